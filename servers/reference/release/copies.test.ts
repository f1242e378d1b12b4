/** A database is brought elsewhere by hand while messages flow, and consumers that were connected before go on there. */
import { rm } from "node:fs/promises";
import { eventually } from "@atlas-messaging/test-wait";
import { afterEach, expect, test } from "vitest";
import { type Client, createClient } from "../test-support/client.ts";
import { databaseOf, ways } from "../test-support/database-copies.ts";
import { listBehind } from "../test-support/event-consumers.ts";
import { connectConsumers, delivered, sending } from "../test-support/event-flow.ts";
import {
  type InstalledPostgres,
  createDeployment,
  deploymentOn,
  installedPostgres,
  serversFolder,
} from "../test-support/installed-postgres.ts";
import { connectAsOwner } from "../test-support/postgres.ts";
import { installedTools } from "../test-support/postgres-programs.ts";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { runCommand } from "../test-support/run-command.ts";
import { type ServerProcess, type Variables, start } from "../test-support/server-process.ts";

const limits = { ATLAS_LIMIT_MESSAGES: "100000", ATLAS_LIMIT_READS: "100000", ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

const tools = { begin: await installedPostgres(), bin: await installedTools() };

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const started = async (settings: Variables): Promise<ServerProcess> => {
  const server = await start({ ...settings, ...limits });
  ends.push(() => server.kill());
  return server;
};

/** Deliveries to an endpoint, as a database has them. */
const deliveriesIn = async ({ url }: InstalledPostgres, endpoint: string) => {
  const superuser = connectAsOwner(databaseOf(url));
  try {
    const rows = await superuser<{ event_id: string; status: string }[]>`
      select event_id::text, status from webhook_deliveries where endpoint_id = ${endpoint}`;
    const idsOf = (kept: (status: string) => boolean) =>
      rows.filter((row) => kept(row.status)).map((row) => row.event_id);
    return { done: idsOf((status) => status === "delivered"), open: idsOf((status) => status !== "delivered") };
  } finally {
    await superuser.end();
  }
};

const arrivedAt = (receiver: Receiver, after = 0): readonly string[] =>
  receiver.arrived.slice(after).map(({ raw }) => JSON.parse(raw.toString()).event_id);

const open = async (settings: Variables) => {
  const server = await started(settings);
  const receiver = await startReceiver();
  ends.push(() => receiver.close());
  const { data } = await createClient(server.url).succeed("sandbox.credentials");
  const client = createClient(server.url, data.token);
  const { data: webhook } = await client.succeed("webhooks.create", {
    body: { url: receiver.url, events: [delivered] },
  });
  return { server, receiver, credentials: data, client, webhook };
};

const newestOf = async (base: string, token: string): Promise<string> => {
  const events = await listBehind({ base, token });
  return events.at(-1)?.id ?? "";
};

/** Answers of list and stream to a reader that has seen all events of before. */
const answersBehind = async (client: Client, newest: string): Promise<readonly unknown[]> => {
  const list = await client.call("events.list", { query: { after_id: newest } });
  const stream = await client.call("events.stream", { headers: { "last-event-id": newest } });
  return [list, stream].map(({ status, error }) => error?.code ?? status);
};

const refusalOf = (settings: Variables): Promise<string> =>
  start({ ...settings, ATLAS_ENVIRONMENT: "production" }).then(() => "It started.", String);

/** @throws {Error} where no complete PostgreSQL is installed */
const toolsHere = () => {
  const { begin, bin } = tools;
  if (begin === null || bin === null) throw new Error("No complete PostgreSQL is installed.");
  return { begin, bin };
};

test.skipIf(tools.bin === null).for(ways)("$name: each consumer gets what it had not", async (way) => {
  const { begin, bin } = toolsHere();
  const folder = await serversFolder();
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const beginOne: typeof begin = async (begun) => {
    const one = await begin(begun);
    ends.push(() => one.lose());
    return one;
  };
  const from = await beginOne({ settings: way.settings(folder) });
  const settings = await createDeployment(from.url);
  expect(await runCommand("migrate.ts", settings)).toMatchObject({ code: 0 });
  const { server, receiver, credentials, client, webhook } = await open(settings);
  const consumers = await connectConsumers(server.url, credentials);
  const flow = sending(client, credentials.phone_number);
  await eventually(() => expect(flow.acknowledged.length).toBeGreaterThan(10));
  await consumers.stop();
  const bringUp = await way.take(from, { begin: beginOne, bin, folder });
  const then = flow.acknowledged.length;
  await eventually(() => expect(flow.acknowledged.length).toBeGreaterThan(then + 20));
  await flow.stop();
  const newest = await newestOf(server.url, credentials.token);
  await server.kill();

  const to = await bringUp();
  const there = deploymentOn(to.url);
  expect((await runCommand("doctor.ts", there)).text).toMatch(way.ends ? /✓ events / : /✗ events .*run `migrate`/);
  expect(way.ends ? "" : await refusalOf(there)).toMatch(way.ends ? "" : /sequence that orders events/);
  expect(await runCommand("migrate.ts", there)).toMatchObject({ code: 0 });
  expect((await runCommand("doctor.ts", there)).text).toMatch(/✓ events /);
  const [had, told] = [receiver.arrived.length, await deliveriesIn(to, webhook.id)];
  expect(told.done.length).toBeGreaterThan(0);
  const after = await started(there);
  const answer = way.ends ? "invalid_cursor" : 200;
  expect(await answersBehind(createClient(after.url, credentials.token), newest)).toEqual([answer, answer]);
  await consumers.goOn(after.url);
  await eventually(async () => {
    const now = await deliveriesIn(to, webhook.id);
    expect(now.open).toEqual([]);
    expect(new Set(arrivedAt(receiver))).toEqual(new Set([...arrivedAt(receiver), ...now.done]));
  });
  const again = new Set(arrivedAt(receiver, had));
  expect(told.done.filter((id) => again.has(id))).toEqual([]);
});
