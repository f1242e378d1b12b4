import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The suites wait for databases and servers much of their time: three keep two cores busy.
    maxWorkers: 3,
    // The summary is the last that a run says.
    experimental: { diagnostics: false },
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: "packages",
          include: ["packages/*/{src,test}/**/*.test.ts", "scripts/**/*.test.ts"],
          // They keep nothing in globals, and to load contract and domain anew for each file takes longer than they do.
          isolate: false,
          // Generating, linting and packing take seconds on a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "types",
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            checker: "tsc",
            tsconfig: "./tsconfig.json",
            include: ["packages/*/{src,test}/**/*.test-d.ts", "servers/*/{src,test}/**/*.test-d.ts"],
            // Type errors elsewhere are for `bun run check` to tell.
            ignoreSourceErrors: true,
          },
        },
      },
      "servers/*/vitest.config.ts",
    ],
  },
});
