import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "reference-server",
    include: ["{src,test,test-support,bench}/**/*.test.ts"],
    globalSetup: ["./test-support/global-setup.ts"],
    // PGlite takes seconds to begin on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
