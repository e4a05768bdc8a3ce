import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const USUAL_LETTERS = 16;
/** Widths at which a layout changes are written in pixels and meant in letters: whoever reads at twice the size gets what a window of half the width shows. */
const breakpoints = {
  postcssPlugin: "breakpoints",
  AtRule: {
    media(rule: { params: string }) {
      rule.params = rule.params.replace(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) / USUAL_LETTERS}em`);
    },
  },
};

/** The page becomes part of the Python package: `railbird serve` serves it from there. */
export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [breakpoints] } },
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
