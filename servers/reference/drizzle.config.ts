import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["../../packages/service/src/rows/*.ts", "./src/platform/tables.ts"],
  out: "./migrations",
});
