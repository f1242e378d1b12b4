import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "reference-server",
    include: ["{src,test,test-support,upgrades,bench}/**/*.test.ts"],
    // Belongs to the project of the documentation.
    exclude: [...configDefaults.exclude, "src/settings-page.test.ts"],
    globalSetup: ["./test-support/global-setup.ts"],
    // The number that the packages have: left out, it is one on two cores.
    maxWorkers: 3,
    // They keep nothing in globals, and to load the server anew for each file takes seconds.
    isolate: false,
    // PGlite takes seconds to begin on a busy machine.
    hookTimeout: 300_000,
    // A time limit is for what hangs: on a busy machine some tests take a minute.
    testTimeout: 300_000,
  },
});
