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

/** One PostgreSQL, migrated databases to copy and compiled programs for the whole run, removed at its end in any case. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In watch mode sources change, so servers start from them.
  const programs = project.vitest.config.watch ? async () => {} : compilePrograms();
  const [{ server, templates, remove }, removePrograms] = await Promise.all([makeDatabases(), programs]);
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
