/** `release:check`: what takes minutes and seldom fails, beside `verify`. CONTRIBUTING lists it under "What runs where". */
import { defineConfig } from "vitest/config";
import { running } from "./servers/reference/vitest.config.ts";
import { timeLimits } from "./vitest.config.ts";

export default defineConfig({
  test: {
    maxWorkers: 3,
    experimental: { diagnostics: false },
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...timeLimits,
          name: "packages",
          include: ["{packages,scripts}/**/*.release.test.ts"],
          isolate: false,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...running,
          name: "server",
          root: "servers/reference",
          // Tests of `verify` are larger here, or run on PGlite, too.
          include: ["{release,src,test,upgrades}/**/*.test.ts"],
          env: { ATLAS_TESTS: "whole" },
        },
      },
    ],
  },
});
