/** `release:check`: what takes minutes and seldom fails, beside `verify`. CONTRIBUTING lists it under "What runs where". */
import { defineConfig } from "vitest/config";
import { running } from "./servers/reference/vitest.config.ts";
import { timeLimits } from "./vitest.config.ts";

/** Tests of `verify` that ask for less there: see `servers/reference/test-support/whole.ts`. */
const sized = [
  "test/bounds",
  "test/conformance",
  "test/console-journeys",
  "test/console-states",
  "test/docs-site",
  "test/knowledge.bombs",
  "test/knowledge.businesses",
  "test/media",
  "test/neighbours",
  "upgrades/upgrade",
];

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
          include: ["release/**/*.test.ts", `{${sized.join(",")}}.test.ts`],
          env: { ATLAS_TESTS: "whole" },
        },
      },
    ],
  },
});
