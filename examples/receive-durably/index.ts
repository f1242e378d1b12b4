/** Receives events more than once, fails at each first attempt, and checks that every effect happened once. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Atlas } from "@atlas-messaging/sdk";
import { exampleEvent, signedDelivery } from "@atlas-messaging/webhooks/testing";
import postgres from "postgres";
import { connect } from "./connect.ts";
import { startDatabase } from "./database.ts";
import { type Handle, createQueue, durableReceiver, workOnce } from "./queue.ts";

const messages = 5;
const secret = crypto.randomUUID();

const listen = async (server: ReturnType<typeof createServer>): Promise<number> => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port; // It listens on TCP.
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
};

const database = await startDatabase(await freePort());
const sql = postgres(database.url, { onnotice: () => {} });
await createQueue(sql);
await sql`create table greetings (event_id text)`;
const server = createServer(durableReceiver(sql, secret));
const url = `http://127.0.0.1:${await listen(server)}/webhooks/atlas`;

// Fails after the effect of each first attempt, as a process would that dies there.
const tried = new Set<string>();
const greet: Handle = async (event, transaction) => {
  await transaction`insert into greetings values (${event.event_id})`;
  if (tried.has(event.event_id)) return;
  tried.add(event.event_id);
  throw new Error(`crash in ${event.event_type}`);
};

let working = true;
const work = async (): Promise<void> => {
  while (working) if (!(await workOnce(sql, greet))) await sleep(20);
};
const workers = [work(), work()];

try {
  const { credentials, options } = await connect();
  const atlas = new Atlas(options);
  await atlas.webhooks.create({ url, events: ["message.delivered"], secret });
  for (let number = 1; number <= messages; number += 1)
    await atlas.messages.send({ phone_number: credentials.phone_number, text: `Your table ${number} is ready.` });

  // The service delivers at least once, so the same delivery may come again.
  const again = exampleEvent("message.delivered", { event_id: crypto.randomUUID() });
  for (let time = 0; time < 3; time += 1) {
    const { status } = await fetch(url, await signedDelivery(again, secret));
    assert.equal(status, 200);
  }

  const handled = async () => (await sql<{ count: number }[]>`select count(*)::int from greetings`)[0]?.count ?? 0;
  for (const end = Date.now() + 300_000; (await handled()) < messages + 1; await sleep(50))
    if (Date.now() > end) throw new Error(`Only ${await handled()} events are handled after 5 minutes.`);

  const effects = await sql<{ times: number }[]>`select count(*)::int as times from greetings group by event_id`;
  assert.deepEqual(
    effects.map(({ times }) => times),
    Array.from({ length: messages + 1 }, () => 1),
  );
  console.log(`${messages + 1} events, each tried twice, one of them delivered three times: each effect happened once`);
} finally {
  working = false;
  await Promise.all(workers);
  server.close();
  server.closeAllConnections();
  await sql`drop table greetings`;
  await sql.end();
  await database.stop();
}
