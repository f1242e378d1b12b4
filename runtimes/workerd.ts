import { join } from "node:path";
import { bundle } from "./bundle.ts";

/** The part of Miniflare that we use. Its own types are in a folder that may not be installed. */
interface Miniflare {
  readonly ready: Promise<URL>;
  dispose(): Promise<void>;
}

type MiniflareModule = { Miniflare: new (options: object) => Miniflare };

/** Dates of today's workers, and of those before `fetch` took the option `cache`. */
const compatibilityDates = ["2026-07-01", "2024-11-10"];

/** Runs the story in workers, which listen so that the server can deliver to them. */
export const tellInWorkerd = async (tool: string, project: string, serverUrl: string): Promise<string> => {
  const script = await bundle(join(project, "worker.js"), ["workerd", "worker"]);
  const entry = Bun.resolveSync("miniflare", tool);
  const { Miniflare } = (await import(entry)) as MiniflareModule;
  const told: string[] = [];
  for (const date of compatibilityDates) told.push(`${date}: ${await tellIn(Miniflare, script, date, serverUrl)}`);
  return `workerd ${told.join(", ")}`;
};

const tellIn = async (
  Miniflare: MiniflareModule["Miniflare"],
  script: string,
  compatibilityDate: string,
  serverUrl: string,
): Promise<string> => {
  const miniflare = new Miniflare({
    modules: true,
    script,
    host: "127.0.0.1",
    port: 0,
    compatibilityDate,
  });
  try {
    const url = await miniflare.ready;
    const asked = new URL(`?${new URLSearchParams({ baseUrl: serverUrl, hookUrl: url.href })}`, url);
    const response = await fetch(asked);
    if (!response.ok) throw new Error(await response.text());
    return await response.text();
  } finally {
    await miniflare.dispose();
  }
};
