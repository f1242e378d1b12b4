/** Tests that a release runs beside the others: `release:check`. CONTRIBUTING.md tells what holds the same until then. */
import { defineConfig } from "vitest/config";
import { timeLimits } from "./vitest.config.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "release",
    include: ["{packages,scripts}/**/*.release.test.ts"],
    isolate: false,
    maxWorkers: 2,
    ...timeLimits,
  },
});
