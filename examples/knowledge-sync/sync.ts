/** Makes the knowledge of an organization the same as a folder of Markdown files. It keeps no state of its own. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Atlas } from "@atlas-messaging/sdk";

export interface Synced {
  readonly added: string[];
  readonly replaced: string[];
  readonly archived: string[];
  readonly unchanged: string[];
}

/** Ids by title, the newest first. The prefix keeps the folder's documents apart from all others. */
const remoteDocuments = async (atlas: Atlas, prefix: string): Promise<Map<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>();
  for await (const { id, title } of atlas.knowledge.list({ limit: 100 }))
    if (title.startsWith(prefix)) found.set(title, [...(found.get(title) ?? []), id]);
  return found;
};

const textOf = async (atlas: Atlas, id: string): Promise<string | undefined> => {
  const { document } = await atlas.knowledge.get(id);
  return document.text ?? undefined;
};

const archive = async (atlas: Atlas, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await atlas.knowledge.update(id, { status: "archived" });
};

export const syncFolder = async (atlas: Atlas, folder: string, prefix = "handbook/"): Promise<Synced> => {
  const synced: Synced = { added: [], replaced: [], archived: [], unchanged: [] };
  const remote = await remoteDocuments(atlas, prefix);

  const files = await readdir(folder, { recursive: true });
  for (const path of files.filter((name) => name.endsWith(".md"))) {
    const title = `${prefix}${path}`;
    const text = await readFile(join(folder, path), "utf8");
    // There is more than one when an earlier sync died between its two steps.
    const [current, ...leftovers] = remote.get(title) ?? [];
    remote.delete(title);
    if (current !== undefined && (await textOf(atlas, current)) === text) {
      synced.unchanged.push(path);
      await archive(atlas, leftovers);
      continue;
    }
    // The new text first: customers may find both for a moment, but never nothing.
    await atlas.knowledge.create({ source_type: "text", title, text, audience: "customers" });
    if (current === undefined) synced.added.push(path);
    else synced.replaced.push(path);
    await archive(atlas, [...(current === undefined ? [] : [current]), ...leftovers]);
  }

  for (const [title, ids] of remote) {
    await archive(atlas, ids);
    synced.archived.push(title.slice(prefix.length));
  }
  return synced;
};
