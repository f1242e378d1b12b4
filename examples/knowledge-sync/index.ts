/** Syncs a copy of `knowledge/`, changes it, syncs again, and asks about the changes. */
import assert from "node:assert/strict";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Atlas } from "@atlas-messaging/sdk";
import { connect } from "./connect.ts";
import { type Synced, syncFolder } from "./sync.ts";

const { options } = await connect();
const atlas = new Atlas(options);
const folder = await mkdtemp(join(tmpdir(), "knowledge-sync-"));

const sync = async (): Promise<Synced> => {
  const synced = await syncFolder(atlas, folder);
  console.log(
    Object.entries(synced)
      .map(([what, files]) => `${what}: ${files.toSorted().join(", ") || "none"}`)
      .join("; "),
  );
  return synced;
};

const bestPassage = async (question: string): Promise<string> => {
  const { data } = await atlas.knowledge.search(question, { audience: "customers", limit: 1 });
  return data[0]?.passage ?? "";
};

try {
  await cp(new URL("knowledge", import.meta.url), folder, { recursive: true });
  assert.equal((await sync()).added.length, 2);
  assert.match(await bestPassage("How long are gift cards valid?"), /three years/);

  assert.equal((await sync()).unchanged.length, 2);

  await writeFile(join(folder, "gift-cards.md"), "# Gift cards\n\nGift cards are valid for five years.\n");
  await rm(join(folder, "allergens.md"));
  const { replaced, archived } = await sync();
  assert.deepEqual([replaced, archived], [["gift-cards.md"], ["allergens.md"]]);
  assert.match(await bestPassage("How long are gift cards valid?"), /five years/);
  assert.doesNotMatch(await bestPassage("Which allergens are in the almond croissant?"), /almond croissant contains/);
} finally {
  await rm(folder, { recursive: true });
}
