import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page becomes part of the Python package: `railbird serve` serves it from there. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/railbird/web/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": "http://127.0.0.1:8280", "/schema": "http://127.0.0.1:8280", "/ws": { target: "ws://127.0.0.1:8280", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
