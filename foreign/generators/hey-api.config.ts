import { defineConfig } from "@hey-api/openapi-ts";

export default defineConfig({
  input: "./dist/openapi.json",
  output: "./dist/hey-api",
  plugins: ["@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/typescript", "zod"],
});
