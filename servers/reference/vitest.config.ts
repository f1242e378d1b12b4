import { configDefaults, defineConfig } from "vitest/config";
import { timeLimits } from "../../vitest.config.ts";

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
    ...timeLimits,
  },
});
