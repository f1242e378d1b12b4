import type { TestProject } from "vitest/node";
import { compilePrograms } from "./compiled-programs.ts";
import { startPostgres } from "./postgres.ts";
import { type SharedServer, startShared } from "./shared-server.ts";
import { type Templates, makeDatabase, makeFolder } from "./templates.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    templates: Templates;
    sharedServer: SharedServer;
  }
}

const makePostgres = async () => {
  const server = await startPostgres();
  return { server, database: await makeDatabase(server.url) };
};

/** One PostgreSQL, databases to copy, compiled programs and a server for the whole run, removed at its end in any case. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In watch mode sources change, so servers start from them.
  const programs = project.vitest.config.watch ? async () => {} : compilePrograms();
  const [{ server, database }, { folder, remove }, removePrograms] = await Promise.all([
    makePostgres(),
    makeFolder(),
    programs,
  ]);
  project.provide("postgresUrl", server.url);
  project.provide("templates", { folder, database });
  const { shared, stop: stopShared } = await startShared(server.url, database);
  project.provide("sharedServer", shared);
  return async () => {
    const { state } = project.vitest;
    const failed =
      state.getFiles().some(({ result }) => result?.state === "fail") || state.getUnhandledErrors().length > 0;
    // The package's own exit hook ends the process with 0, also when tests have failed.
    const fails = () => process.on("exit", () => void (process.exitCode = 1));
    if (failed) fails();
    try {
      await stopShared();
    } catch (failure) {
      fails();
      throw failure;
    } finally {
      await Promise.all([server.stop(), remove(), removePrograms()]);
    }
  };
}
