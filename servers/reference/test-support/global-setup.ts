import type { TestProject } from "vitest/node";
import { compilePrograms } from "./compiled-programs.ts";
import { startPostgres } from "./postgres.ts";
import { type Templates, makeTemplates } from "./templates.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    templates: Templates;
  }
}

const makeDatabases = async () => {
  const server = await startPostgres();
  return { server, ...(await makeTemplates(server.url)) };
};

/** One PostgreSQL and migrated databases to copy, and compiled programs, for the whole run, removed at its end, whatever the result. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ server, templates, remove }, removePrograms] = await Promise.all([makeDatabases(), compilePrograms()]);
  project.provide("postgresUrl", server.url);
  project.provide("templates", templates);
  return async () => {
    const { state } = project.vitest;
    const failed =
      state.getFiles().some(({ result }) => result?.state === "fail") || state.getUnhandledErrors().length > 0;
    // The package's own exit hook ends the process with 0, also when tests have failed.
    if (failed) process.on("exit", () => void (process.exitCode = 1));
    await Promise.all([server.stop(), remove(), removePrograms()]);
  };
}
