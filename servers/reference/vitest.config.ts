import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
// oxlint-disable-next-line import/no-unassigned-import -- It sets the names of packages up for this process.
import "../../scripts/source-paths.ts";
import { timeLimits } from "../../vitest.config.ts";

/** Options of the server's tests, here and in `release:check`. */
export const running = {
  // Node.js takes the types out itself, in half of the CPU that Vite's own loading takes.
  experimental: { viteModuleRunner: false },
  execArgv: ["--import", fileURLToPath(new URL("../../scripts/source-paths.ts", import.meta.url))],
  globalSetup: ["./test-support/global-setup.ts"],
  // The number that the packages have: left out, it is one on two cores.
  maxWorkers: 3,
  // They keep nothing in globals, and to load the server anew for each file takes seconds.
  isolate: false,
  ...timeLimits,
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    ...running,
    name: "reference-server",
    include: ["{src,test,test-support,upgrades,bench}/**/*.test.ts"],
    // Belongs to the project of the documentation.
    exclude: [...configDefaults.exclude, "src/settings-page.test.ts"],
  },
});
