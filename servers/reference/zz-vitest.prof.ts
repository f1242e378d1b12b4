import { defineConfig } from "vitest/config";
export default defineConfig({ resolve: { tsconfigPaths: true }, test: { name:"reference-server", isolate:false, testTimeout:240000, hookTimeout:120000, include:["{src,test}/**/*.test.ts"], globalSetup:["./test-support/global-setup.ts"], setupFiles:["./zz-prof-setup.mjs"] } });
