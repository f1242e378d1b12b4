/** Migrations of rows that were there before, run as an owner whom row-level security binds. */
import { readFile, readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "../../../test-support/databases.ts";
import { connectAsOwner } from "../../../test-support/postgres.ts";

const folder = new URL("../../../migrations/", import.meta.url);
const id = (kind: number, number: number): string =>
  `0198c0de-000${kind}-7000-8000-${String(number).padStart(12, "0")}`;
const organization = id(0, 1);
const at = (minute: number): string => `2026-01-02T12:${String(minute).padStart(2, "0")}:00.000Z`;

let owner: ReturnType<typeof connectAsOwner>;
let files: readonly string[];
// A superuser would pass where the owner of a real deployment, bound by row-level security, sees no row.
const login = `owner_${crypto.randomUUID().replaceAll("-", "")}`;
beforeAll(async () => {
  const url = await emptyDatabase();
  const name = new URL(url).pathname.slice(1);
  owner = connectAsOwner(url);
  files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  await owner.unsafe(`create role ${login} nosuperuser`);
  await owner.unsafe(`alter database ${name} owner to ${login}; alter schema public owner to ${login}`);
});
afterAll(() => owner.end());

let next = 0;
/** Runs the migrations up to one and with it. */
const migrateThrough = async (last: string): Promise<void> => {
  const end = files.indexOf(`${last}.sql`) + 1;
  await owner.unsafe(`set role ${login}`);
  for (const file of files.slice(next, end)) await owner.unsafe(await readFile(new URL(file, folder), "utf8"));
  await owner.unsafe("reset role");
  next = end;
};

const write = async (table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> => {
  const owned = rows.map((row) => ({ organization_id: organization, created_at: at(0), ...row }));
  for (const row of owned) await owner`insert into ${owner(table)} ${owner(row)}`;
};

/** A conversation with its messages: direction, type and minute of each. */
const conversation = async (
  number: number,
  status: string,
  messages: readonly (readonly ["inbound" | "outbound", "text" | "template", number])[],
): Promise<void> => {
  const inbound = messages.filter(([direction]) => direction === "inbound").map(([, , minute]) => minute);
  const last_inbound_at = inbound.length === 0 ? null : at(Math.max(...inbound));
  await write("customers", [{ id: id(2, number), phone_number: `+4930${number}` }]);
  await write("conversations", [
    {
      id: id(3, number),
      customer_id: id(2, number),
      channel_id: id(1, 1),
      status,
      last_inbound_at,
      updated_at: at(0),
    },
  ]);
  await write(
    "messages",
    messages.map(([direction, type, minute]) => ({
      id: id(4, number * 100 + minute),
      conversation_id: id(3, number),
      direction,
      type,
      text: "Hello",
      created_at: at(minute),
      updated_at: at(minute),
    })),
  );
};

describe("rows of before", () => {
  beforeAll(async () => {
    await migrateThrough("0011_business_accounts");
    await owner`insert into organizations ${owner({ id: organization, name: "Shop", environment: "staging", created_at: at(0) })}`;
    const channel = { channel: "chatapp", display_name: "Shop", status: "active", health: {} };
    const scripted = { ...channel, id: id(1, 3), provider: "sandbox" };
    await write("channels", [
      ...[1, 2].map((number) => ({ ...channel, id: id(1, number), provider: "cloud_api" })),
      scripted,
    ]);
    const link = {
      provider: "cloud_api",
      base_url: "https://m.example",
      sender_id: "1",
      template_language: "en",
      secrets: "",
    };
    await write(
      "channel_links",
      [1, 2, 3].map((number) => ({ ...link, id: id(1, number) })),
    );
    await conversation(1, "open", [
      ["inbound", "text", 1],
      ["outbound", "text", 2],
      ["inbound", "text", 3],
      ["inbound", "text", 4],
    ]);
    await conversation(2, "open", [
      ["inbound", "text", 1],
      ["outbound", "text", 2],
    ]);
    await conversation(3, "handed_off", [
      ["inbound", "text", 1],
      ["outbound", "template", 2],
    ]);
    await conversation(4, "closed", [["inbound", "text", 1]]);
    await conversation(5, "open", [["outbound", "template", 1]]);
    const roles = ["owner", "approver", "viewer"].map((role, number) => ({
      status: "active",
      id: id(5, number),
      role,
    }));
    await write(
      "members",
      roles.map((row) => ({ ...row, email: `${row.role}@shop.example`, permissions: ["developer_console.read"] })),
    );
    await migrateThrough("0012_conversations");
  });

  test("of conversations tell who waits since when, and where they stand in the inbox", async () => {
    const found = await owner`select last_inbound_id, waiting_since from conversations order by id`;
    expect(found.map(({ last_inbound_id }) => last_inbound_id)).toEqual([
      id(4, 104),
      id(4, 201),
      id(4, 301),
      id(4, 401),
      null,
    ]);
    expect(found.map(({ waiting_since }) => waiting_since?.toISOString() ?? null)).toEqual([
      at(3),
      null,
      at(1),
      null,
      null,
    ]);
  });

  test("of members may work in conversations if their role says so", async () => {
    const found =
      await owner`select role, 'atlas_api.conversations.manage' = any (permissions) as may from members order by id`;
    expect(found.map(({ role, may }) => [role, may])).toEqual([
      ["owner", true],
      ["approver", true],
      ["viewer", false],
    ]);
  });

  test("of messages by operators lose the address, and links get one hourly comparison", async () => {
    const authors = ["operator", "agent"].map((type) => ({ type, name: `${type}@shop.example` }));
    for (const [index, author] of authors.entries()) {
      await owner`update messages set author = ${owner.json(author)} where id = ${id(4, 301 + index)}`;
    }
    const job = { id: id(6, 1), kind: "sync_templates", subject_id: id(1, 2), attempts: 0, due_at: at(0), ripe: true };
    await write("outbox", [{ ...job, detail: {}, correlation_id: "request" }]);
    await migrateThrough("0021_actors");
    const found = await owner`select author from messages where author is not null order by id`;
    expect(found.map(({ author }) => author.name)).toEqual(["Operator", "agent@shop.example"]);
    const jobs =
      await owner`select id, subject_id, detail, ripe from outbox where kind = 'sync_templates' order by subject_id`;
    expect(jobs.map(({ subject_id }) => subject_id)).toEqual([id(1, 1), id(1, 2)]);
    expect(jobs[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/),
      ripe: true,
      detail: null,
    });
  });
});
