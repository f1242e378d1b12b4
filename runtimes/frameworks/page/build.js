/** Builds `src/server` for Node.js, and `src/browser` for the page, in one file each. */
import { build } from "vite";

const input = (name, outDir, ssr) => ({
  logLevel: "error",
  build: { ssr, outDir, rolldownOptions: { input: `/src/${name}`, output: { entryFileNames: `${name}.js` } } },
});

await build(input("server", "dist/server", true));
await build(input("browser", "dist/browser", false));
