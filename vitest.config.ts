import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The summary is the last that a run says.
    experimental: { diagnostics: { isolate: false, transform: false } },
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: { name: "packages", include: ["packages/*/{src,test}/**/*.test.ts", "scripts/**/*.test.ts"] },
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
