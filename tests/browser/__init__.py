"""The browser table in Debian's Chromium, against a real server."""
