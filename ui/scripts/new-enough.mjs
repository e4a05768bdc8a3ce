// Ends well if this Node is one that the page can be built with, see "engines" in package.json.
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1);
