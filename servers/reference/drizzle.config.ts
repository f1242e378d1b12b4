import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/sections/*/tables.ts",
    "./src/sections/console/*/tables.ts",
    "./src/pipeline/tables.ts",
    "./src/outbox/tables.ts",
    "./src/platform/identity/tables.ts",
  ],
  out: "./migrations",
});
