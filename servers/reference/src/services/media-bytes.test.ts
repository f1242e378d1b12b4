import { createHash } from "node:crypto";
import { insert } from "@atlas-messaging/service/core/changes";
import type { Database } from "@atlas-messaging/postgres/database";
import { withDeadline } from "@atlas-messaging/postgres/deadline";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { mediaRow, organizationRow } from "../../test-support/rows.ts";
import { commit } from "../platform/database/commit.ts";
import { mediaBytes } from "./media-bytes.ts";

describeOnBoth("bytes that arrive", (openDatabase) => {
  let database: Database;
  let id: string;
  beforeAll(async () => {
    database = await openDatabase();
    const row = organizationRow();
    await commit(database, row.id, [insert("organizations", row)]);
    id = row.id;
  });
  const store = () => mediaBytes(database, { now: () => Date.now() });
  const bytes = Uint8Array.from({ length: 700_000 }, (_, at) => at * 7_919);
  const inChunks = async function* (length: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length);
  };
  const pieces = async (media: string) =>
    (await database.asTenant(id, { text: `select 1 from media_chunks where media_id = '${media}'`, values: [] }))
      .length;

  test.for([700_000, 262_144, 100_003, 65_536])("are kept as they came in chunks of %i", async (length) => {
    const media = uuidv7();
    const measured = await store().receive(id, media, inChunks(length));
    expect(measured).toEqual({ size_bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    expect(await pieces(media)).toBe(3);
    const read = new Response(store().read(id, media, { first: 0, last: bytes.length - 1 }));
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes);
  });

  test("take as long as they take, whatever time the request has for the database", async () => {
    const media = uuidv7();
    await withDeadline(0, () => store().receive(id, media, inChunks(262_144)));
    expect(await pieces(media)).toBe(3);
  });

  test("go when they are dropped, unless their media is there", async () => {
    const [lost, kept] = [uuidv7(), uuidv7()];
    for (const media of [lost, kept]) await store().receive(id, media, inChunks(262_144));
    await commit(database, id, [insert("media", mediaRow(id, { id: kept }))]);
    for (const media of [lost, kept]) await store().drop(id, media);
    expect([await pieces(lost), await pieces(kept)]).toEqual([0, 3]);
  });
});
