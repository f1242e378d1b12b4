import { defineConfig } from "vitest/config";

const environments = ["node", "jsdom", "happy-dom"];
const projects = environments.map((environment) => ({ test: { name: environment, environment } }));

export default defineConfig({ test: { projects } });
