import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mustRun } from "../scripts/command.ts";
import { bundle } from "./bundle.ts";

/** The part of Miniflare that we use. Its own types are in a folder that may not be installed. */
interface Miniflare {
  readonly ready: Promise<URL>;
  dispose(): Promise<void>;
}

type MiniflareModule = { Miniflare: new (options: object) => Miniflare };

/** Dates of today's workers, and of those before `fetch` took the option `cache`. */
const compatibilityDates = ["2026-07-01", "2024-11-10"];

const snippets = fileURLToPath(new URL("../packages/server-stubs/test/snippets/", import.meta.url));

/** Runs the story in workers, which listen so that the server can deliver to them. */
export const tellInWorkerd = (tool: string, project: string, serverUrl: string): Promise<string> =>
  inEach(tool, join(project, "worker.js"), async (url) => {
    const asked = new URL(`?${new URLSearchParams({ baseUrl: serverUrl, hookUrl: url.href })}`, url);
    const response = await fetch(asked);
    if (!response.ok) throw new Error(await response.text());
    return response.text();
  });

/** Runs the server that the documentation prints for a worker, and the suite's cases of its five operations. */
export const serveInWorkerd = async (tool: string, project: string): Promise<string> => {
  for (const name of ["shop.ts", "worker.ts"]) await cp(join(snippets, name), join(project, "own", name));
  return inEach(tool, join(project, "own/worker.ts"), (url) =>
    mustRun([process.execPath, join(project, "profile.js"), url.origin, "a-token-for-trying"]),
  );
};

/** Runs a worker at each date, and says what the visits tell. */
const inEach = async (tool: string, entry: string, visit: (url: URL) => Promise<string>): Promise<string> => {
  const script = await bundle(entry, ["workerd", "worker"]);
  const { Miniflare } = (await import(Bun.resolveSync("miniflare", tool))) as MiniflareModule;
  const told: string[] = [];
  for (const compatibilityDate of compatibilityDates) {
    const miniflare = new Miniflare({ modules: true, script, host: "127.0.0.1", port: 0, compatibilityDate });
    try {
      told.push(`${compatibilityDate}: ${await visit(await miniflare.ready)}`);
    } finally {
      await miniflare.dispose();
    }
  }
  return `workerd ${told.join(", ")}`;
};
