import { join } from "node:path";
import { bundle } from "./bundle.ts";

/** The part of Miniflare that we use. Its own types are in a folder that may not be installed. */
interface Miniflare {
  readonly ready: Promise<URL>;
  dispose(): Promise<void>;
}

type MiniflareModule = { Miniflare: new (options: object) => Miniflare };

/** Runs the story in a worker, which listens so that the server can deliver to it. */
export const tellInWorkerd = async (tool: string, project: string, serverUrl: string): Promise<string> => {
  const script = await bundle(join(project, "worker.js"), ["workerd", "worker"]);
  const entry = Bun.resolveSync("miniflare", tool);
  const { Miniflare } = (await import(entry)) as MiniflareModule;
  const miniflare = new Miniflare({
    modules: true,
    script,
    host: "127.0.0.1",
    port: 0,
    compatibilityDate: "2026-07-01",
  });
  try {
    const url = await miniflare.ready;
    const asked = new URL(`?${new URLSearchParams({ baseUrl: serverUrl, hookUrl: url.href })}`, url);
    const response = await fetch(asked);
    if (!response.ok) throw new Error(await response.text());
    return `workerd: ${await response.text()}`;
  } finally {
    await miniflare.dispose();
  }
};
