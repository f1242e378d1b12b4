/** Backups are taken while messages flow, the machine is lost, and service and consumers go on elsewhere. */
import { existsSync } from "node:fs";
import { appendFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SuccessOf } from "@atlas-messaging/contract";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, freshFolder } from "../test-support/databases.ts";
import { type InstalledPostgres, createDeployment, installedPostgres } from "../test-support/installed-postgres.ts";
import { asOwner, connectAsOwner } from "../test-support/postgres.ts";
import { type Client, createClient } from "../test-support/client.ts";
import { connectConsumers, delivered, sending } from "../test-support/event-flow.ts";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { runCommand } from "../test-support/run-command.ts";
import { scratchFolder } from "../test-support/scratch-folder.ts";
import { type Variables, start } from "../test-support/server-process.ts";

const limits = { ATLAS_LIMIT_MESSAGES: "100000", ATLAS_LIMIT_READS: "100000", ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };
const otherKey = Buffer.alloc(32, "another").toString("base64");

let folder: string;
let receiver: Receiver;
beforeAll(async () => {
  folder = await scratchFolder("atlas-backup-");
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await rm(folder, { recursive: true });
});

const messagesOf = async (client: Client): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  let after: { readonly after_id?: string } | null = {};
  while (after) {
    const { data }: SuccessOf<"messages.list"> = await client.succeed("messages.list", {
      query: { limit: 200, ...after },
    });
    for (const { id } of data.messages) ids.add(id);
    after = data.next_cursor === null ? null : { after_id: data.next_cursor };
  }
  return ids;
};

/**
 * Takes a backup while messages flow, loses the machine, restores with `again`, and finds there every message that was
 * acknowledged before.
 */
const drill = async (settings: Variables, lose: () => Promise<unknown>, again: () => Promise<Variables>) => {
  const into = join(folder, crypto.randomUUID());
  const before = await start({ ...settings, ...limits });
  const { data } = await createClient(before.url).succeed("sandbox.credentials");
  const client = createClient(before.url, data.token);
  const { data: webhook } = await client.succeed("webhooks.create", {
    body: { url: receiver.url, events: [delivered] },
  });
  const consumers = await connectConsumers(before.url, data);
  const flow = sending(client, data.phone_number);
  await eventually(() => expect(flow.acknowledged.length).toBeGreaterThan(10));
  await consumers.stop();
  const known = [...flow.acknowledged];
  const saved = await runCommand("backup.ts", settings, into);
  const during = flow.acknowledged.length;
  await flow.stop();
  expect(saved).toEqual({ code: 0, text: expect.stringMatching(/messages +\d+\n[\s\S]*Saved \d+ rows of \d+ tables/) });
  expect(during).toBeGreaterThan(known.length);
  expect(saved.text).toContain("Its secrets need the key ");
  await before.kill();
  await lose();

  const restoredTo = await again();
  const restored = await runCommand("restore.ts", restoredTo, into);
  expect(restored).toEqual({ code: 0, text: expect.stringContaining("Restored ") });
  expect(await runCommand("restore.ts", restoredTo, into)).toMatchObject({ code: 1 });
  const [, key = ""] = /need the key ([0-9a-f]{8})/.exec(saved.text) ?? [];
  // Another key opens nothing of it.
  await expect(start({ ...restoredTo, ...limits, ATLAS_ENCRYPTION_KEYS: otherKey })).rejects.toThrow(
    new RegExp(`holds 2 signing secrets of webhooks \\(key ${key}\\).*ATLAS_LOST_KEYS=${key} to start`),
  );
  const after = await start({ ...restoredTo, ...limits });
  const there = createClient(after.url, data.token);
  const found = await messagesOf(there);
  expect(known.filter((id) => !found.has(id))).toEqual([]);
  // Deliveries that waited when the backup was taken go out now.
  await eventually(() => {
    const announced = new Set(receiver.arrived.map(({ raw }) => JSON.parse(raw.toString()).message?.id));
    expect(known.filter((id) => !announced.has(id))).toEqual([]);
  });
  const once = { idempotency_key: "flow-1", phone_number: data.phone_number, text: "Message 1" };
  expect((await there.succeed("messages.send", { body: once })).data.message_id).toBe(known[0]);
  await consumers.goOn(after.url);
  await after.stop();

  const renewed = await start({ ...restoredTo, ...limits, ATLAS_ENCRYPTION_KEYS: otherKey, ATLAS_LOST_KEYS: key });
  const session = createClient(renewed.url, data.operator_token);
  const rotated = await session.succeed("console.webhooks.rotateSecret", {
    params: { webhook_id: webhook.id },
    body: {},
  });
  expect(rotated.data.webhook_endpoint.signing_secret).toMatch(/\S{20}/);
  await renewed.stop();
  expect((await runCommand("backup.ts", restoredTo, into)).text).toContain("is not empty");
  return into;
};

describe("the embedded database", () => {
  test("is backed up by the server that has it open, and restored into a new folder", async () => {
    const [lost, next] = [await freshFolder(), join(folder, "next")];
    const into = await drill(
      { DATA_DIR: lost },
      () => rm(lost, { recursive: true }),
      async () => ({ DATA_DIR: next }),
    );
    const archive = (await readdir(into)).find((name) => name.endsWith(".zip")) ?? "";
    // A stopped one is copied by the command itself.
    expect(await runCommand("backup.ts", { DATA_DIR: next }, join(folder, "stopped"))).toMatchObject({ code: 0 });
    await appendFile(join(into, archive), "damage");
    const third = { DATA_DIR: join(folder, "third") };
    expect((await runCommand("restore.ts", third, into)).text).toContain("is not as it was written");
    expect((await runCommand("restore.ts", third, folder)).text).toContain("holds no finished backup");
    expect(existsSync(join(folder, "third", "PG_VERSION"))).toBe(false);
  });
});

describe("PostgreSQL", () => {
  const begun: InstalledPostgres[] = [];
  afterAll(() => Promise.all(begun.map((server) => server.lose())));

  const refusal = async (): Promise<string> => {
    const url = await freshDatabase();
    const settings = { DATABASE_URL: url, DATABASE_OWNER_URL: asOwner(url) };
    return (await runCommand("backup.ts", settings, join(folder, "none"))).text;
  };

  /** Returns the names of the backup's files. */
  const restoredElsewhere = async (begin: () => Promise<InstalledPostgres>): Promise<readonly string[]> => {
    const deployed = async () => {
      const server = await begin();
      begun.push(server);
      return createDeployment(server.url);
    };
    const settings = await deployed();
    expect(await runCommand("migrate.ts", settings)).toMatchObject({ code: 0 });
    return readdir(await drill(settings, async () => begun.shift()?.lose(), deployed));
  };

  test("is backed up by its own tools and restored elsewhere, or the command names the package that lacks", async () => {
    const begin = await installedPostgres();
    const [entry, wanted] =
      begin === null
        ? [await refusal(), "Install the package postgresql-client-"]
        : [String(await restoredElsewhere(begin)), "manifest.json"];
    expect(entry).toContain(wanted);
  });

  test("is not backed up by a login that would miss rows", async () => {
    const url = await freshDatabase();
    const owner = connectAsOwner(url);
    await owner.unsafe("create table beside (id int); alter table beside enable row level security");
    const settings = { DATABASE_URL: url, DATABASE_OWNER_URL: asOwner(url) };
    expect((await runCommand("backup.ts", settings, join(folder, "blind"))).text).toContain("sees no rows of beside");
    // A folder left behind might be taken for a backup, and the next one would meet it.
    expect(existsSync(join(folder, "blind"))).toBe(false);
    const login = `login_${crypto.randomUUID().replaceAll("-", "")}`;
    await owner.unsafe(`create role ${login} login password 'login'`);
    await owner.end();
    const other = new URL(url);
    [other.username, other.password] = [login, "login"];
    const without = { DATABASE_URL: url, DATABASE_OWNER_URL: other.href };
    expect((await runCommand("backup.ts", without, join(folder, "stranger"))).text).toContain(
      `grant atlas_backup to "${login}"`,
    );
  });
});
