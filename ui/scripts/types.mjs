// Turns the JSON schema of the messages into TypeScript: node scripts/types.mjs schema.json messages.ts
import { readFileSync, writeFileSync } from "node:fs";

const [source, target] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(source, "utf8"));

/** A name as TypeScript allows it; two games may use the same one, and the schema then gives both in full. */
const name = (reference) => reference.split("/").at(-1).replaceAll(/[^0-9A-Za-z]+/g, "_");
const literal = (value) => JSON.stringify(value);

function shape(part) {
  if (part.$ref) return name(part.$ref);
  if ("const" in part) return literal(part.const);
  if (part.enum) return part.enum.map(literal).join(" | ");
  if (part.anyOf) return part.anyOf.map(shape).join(" | ");
  if (part.oneOf) return part.oneOf.map(shape).join(" | ");
  switch (part.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return part.type;
    case "array":
      return part.prefixItems ? `[${part.prefixItems.map(shape).join(", ")}]` : `(${part.items ? shape(part.items) : "unknown"})[]`;
    case "object":
      return part.properties ? record(part) : `Record<string, ${part.additionalProperties ? shape(part.additionalProperties) : "unknown"}>`;
    default:
      return "unknown";
  }
}

function record(part) {
  const required = new Set(part.required ?? []);
  const fields = Object.entries(part.properties).map(([field, value]) => {
    const note = value.description ? `  /** ${value.description.replaceAll("\n", " ")} */\n` : "";
    return `${note}  ${literal(field)}${required.has(field) ? "" : "?"}: ${shape(value)};`;
  });
  return `{\n${fields.join("\n")}\n}`;
}

const types = Object.entries(schema.$defs).map(([type, part]) => `export type ${name(type)} = ${shape(part)};`);
types.push(`export type ToTable = ${shape(schema.toTable)};`, `export type FromTable = ${shape(schema.fromTable)};`);
writeFileSync(target, `// Written by scripts/types.mjs from the schema of the server.\n\n${types.join("\n\n")}\n`);
