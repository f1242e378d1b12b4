import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run, stopped and removed at its end, whatever the result. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return async () => {
    const { state } = project.vitest;
    const failed =
      state.getFiles().some(({ result }) => result?.state === "fail") || state.getUnhandledErrors().length > 0;
    // The package's own exit hook ends the process with 0, also when tests have failed.
    if (failed) process.on("exit", () => void (process.exitCode = 1));
    await server.stop();
  };
}
