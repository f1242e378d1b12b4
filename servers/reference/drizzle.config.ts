import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/sections/*/tables.ts",
    "./src/sections/console/*/tables.ts",
    "../../packages/service/src/rows/requests.ts",
    "../../packages/service/src/rows/jobs.ts",
    "./src/platform/tables.ts",
  ],
  out: "./migrations",
});
