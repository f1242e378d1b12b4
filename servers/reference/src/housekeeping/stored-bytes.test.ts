import { insert } from "@atlas-messaging/service/core/changes";
import { firstIdAt } from "@atlas-messaging/service/core/ids";
import { day, later } from "@atlas-messaging/service/core/time";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import type { Database } from "@atlas-messaging/postgres/database";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import {
  approvalRow,
  channelRow,
  conversationRow,
  customerRow,
  mediaRow,
  messageRow,
  organizationRow,
} from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import { commit } from "../platform/database/commit.ts";
import { mediaBytes } from "../services/media-bytes.ts";
import { StoredBytes, removeUnusedUploads } from "./stored-bytes.ts";

const now = "2026-03-01T12:00:00.000Z";
/** An id of a time: rows are as old as their ids. */
const idAt = (days: number): string => firstIdAt(later(now, -days * day)).slice(0, 13) + uuidv7().slice(13);

describeOnBoth("stored bytes", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  const all = <Row>(id: string, text: string) => database.asTenant<Row>(id, { text, values: [] });
  const counted = async (id: string) => {
    const [found] = await all<{ rows: number; bytes: number }>(
      id,
      "select count(*)::int as rows, coalesce(sum(bytes), 0)::float8 as bytes from stored_bytes",
    );
    return [found?.rows, found?.bytes];
  };
  const organization = async (): Promise<string> => {
    const row = organizationRow();
    await commit(database, row.id, [insert("organizations", row)]);
    return row.id;
  };
  const keep = (id: string, change: Partial<Rows["media"]> = {}) =>
    commit(database, id, [insert("media", mediaRow(id, { size_bytes: 10, ...change }))]);

  test("follow each write, and are joined to one row", async () => {
    const id = await organization();
    for (let index = 0; index < 20; index++) await keep(id);
    await keep(id, { status: "pending", size_bytes: null });
    const [first] = await all<{ id: string }>(id, "select id::text from media where status = 'stored' limit 1");
    const where = { organization_id: id, id: first?.id ?? "" };
    const erased = { status: "erased", size_bytes: null } as const;
    expect(await commit(database, id, [{ kind: "update", table: "media", where, set: erased }])).toBe("committed");
    expect(await counted(id)).toEqual([21, 190]);
    const bytes = new StoredBytes();
    await bytes.join({ database });
    expect(await counted(id)).toEqual([1, 190]);
    await all(id, "delete from media");
    expect(await counted(id)).toEqual([2, 0]);
  });

  test("of media from before there was a count are added once", async () => {
    const [id, other] = [await organization(), await organization()];
    for (const each of [id, other]) for (let index = 0; index < 3; index++) await keep(each);
    await database.asSystem({ text: "delete from stored_bytes where organization_id = $1::uuid", values: [id] });
    expect(await counted(id)).toEqual([0, 0]);
    for (const bytes of [new StoredBytes(), new StoredBytes()]) await bytes.join({ database });
    expect([await counted(id), await counted(other)]).toEqual([
      [1, 30],
      [3, 30],
    ]);
  });

  test("of an old upload that no message has are removed, and of no other", async () => {
    const id = await organization();
    const [channel, customer] = [channelRow(id), customerRow(id)];
    const conversation = conversationRow(id, { channel_id: channel.id, customer_id: customer.id });
    const upload = (days: number, change: Partial<Rows["media"]> = {}) => mediaRow(id, { id: idAt(days), ...change });
    const [unused, used, asked, young] = [upload(31), upload(31), upload(31), upload(29)];
    const received = upload(31, { channel_id: channel.id });
    const content = { type: "image", media_id: used.id } as const;
    const message = messageRow(id, { conversation_id: conversation.id, type: "image", content });
    const approval = approvalRow(id, { state: "pending", arguments: { content: { media_id: asked.id } } });
    const rows = [unused, used, asked, young, received];
    expect(
      await commit(database, id, [
        insert("channels", channel),
        insert("customers", customer),
        insert("conversations", conversation),
        ...rows.map((row) => insert("media", row)),
        insert("messages", message),
        insert("approvals", approval),
      ]),
    ).toBe("committed");
    const clock = { now: () => Date.parse(now) };
    await mediaBytes(database, clock).keep(id, unused.id, new Uint8Array(10));
    const services = { ...testServices(database), clock };
    for (let round = 0; round < 2; round++) expect(await removeUnusedUploads(services)).toBe(false);
    const statusOf = new Map(
      (
        await all<{ id: string; status: string; seen: boolean }>(
          id,
          "select id::text, status, used_at is not null as seen from media",
        )
      ).map((row) => [row.id, `${row.status}${row.seen ? ", used" : ""}`]),
    );
    expect(rows.map((row) => statusOf.get(row.id))).toEqual(["erased", "stored, used", "stored", "stored", "stored"]);
    expect(await all(id, "select 1 from media_chunks")).toEqual([]);
  });
});
