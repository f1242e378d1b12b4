import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

/** They hold the documentation to the service, and count what they hold: see `docs:check`. */
const documentation = [
  "packages/service/src/discovery/reference/reference.test.ts",
  "packages/sandbox/test/{guides,pages}.test.ts",
  "packages/cli/test/pages.test.ts",
  "packages/sandbox/test/snippets/*.test.ts",
  "packages/{sdk,webhooks}/test/readme.test.ts",
  "packages/server-stubs/test/pages.test.ts",
  "packages/site/{src,test}/**/*.test.ts",
  "scripts/contributing.test.ts",
  "scripts/{docs-check,examples}/*.test.ts",
  "servers/reference/src/settings-page.test.ts",
];

/** For what hangs, and for that alone: on a machine that is slow and busy some tests take ten minutes. */
export const timeLimits = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  setupFiles: [fileURLToPath(import.meta.resolve("./packages/test-wait/src/tell.ts"))],
};

/** A release runs them: see `vitest.release.config.ts`. */
const ofRelease = "**/*.release.test.ts";

const packages = {
  // They keep nothing in globals, and to load contract and service anew for each file takes longer than they do.
  isolate: false,
  ...timeLimits,
};

export default defineConfig({
  test: {
    // The suites wait for databases and servers much of their time: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // The summary is the last that a run says.
    experimental: { diagnostics: false },
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...packages,
          name: "packages",
          include: ["packages/*/{build,src,test}/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...documentation, ofRelease],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: { ...packages, name: "docs", include: documentation },
      },
      "servers/*/vitest.config.ts",
    ],
  },
});
