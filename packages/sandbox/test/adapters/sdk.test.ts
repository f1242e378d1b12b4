import { Atlas, AtlasConnectionError, AtlasError } from "@atlas-messaging/sdk";
import { AtlasAgent } from "@atlas-messaging/sdk/agent";
import type { Clock } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";
import { type Sandbox, createSandbox } from "../../src/index.ts";

test("the SDK works offline on the sandbox's fetch", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);
  const sent = await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
  await sandbox.advance("1s");
  expect(sandbox.customer("+15550100001").messages()).toMatchObject([{ id: sent.message_id, status: "read" }]);
  const agent = new AtlasAgent({ token: sandbox.token, fetch: sandbox.fetch });
  const { results } = await agent.searchKnowledge({ query: "When are you open on Sunday?" });
  expect(results[0]?.title).toBe("Opening hours");
});

test("and meets its failures", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas({ ...sandbox.client, retries: 0 });
  sandbox.fail("channels.list", { status: 503 });
  await expect(atlas.channels.list()).rejects.toThrow(AtlasError);
  sandbox.fail("channels.list", { lose: "request" });
  await expect(atlas.channels.list()).rejects.toThrow(AtlasConnectionError);
  expect((await atlas.channels.list()).channels).toHaveLength(1);
});

/** The sandbox's time for the SDK: it moves to the next timer when nothing else is left to happen. */
const sharedClock = (sandbox: Sandbox) => {
  const timers = new Set<{ at: number; run: () => void }>();
  const now = (): number => sandbox.now.getTime();
  const clock: Clock = {
    now,
    random: () => 0,
    after: (milliseconds, run) => {
      const timer = { at: now() + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const until = async <Value>(call: Promise<Value>): Promise<Value> => {
    let settled = false;
    const done = (): void => void (settled = true);
    call.then(done, done);
    for (;;) {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      if (settled) return call;
      const [timer] = [...timers].toSorted((one, other) => one.at - other.at);
      if (timer === undefined) continue;
      timers.delete(timer);
      await sandbox.advance(Math.max(0, timer.at - now()));
      timer.run();
    }
  };
  return { clock, until };
};

const message = { phone_number: "+15550100001", text: "Your table is ready." };

test("a lost answer is asked for again, and the message is sent once", async () => {
  const sandbox = createSandbox();
  const { clock, until } = sharedClock(sandbox);
  const atlas = new Atlas({ token: sandbox.token, fetch: sandbox.fetch, clock });
  sandbox.fail("messages.send", { lose: "answer" });
  const { data, response } = await until(atlas.messages.send(message).withResponse());
  expect(response.headers.get("Idempotent-Replayed")).toBe("true");
  await sandbox.advance("1s");
  expect(sandbox.customer(message.phone_number).messages()).toMatchObject([{ id: data.message_id }]);
});

test("the throttle keeps under the limits, and no call is refused", async () => {
  const statuses: number[] = [];
  const sandbox = createSandbox({ limits: { messages: 10 }, onAnswer: ({ status }) => void statuses.push(status) });
  const { clock, until } = sharedClock(sandbox);
  const atlas = new Atlas({ token: sandbox.token, fetch: sandbox.fetch, clock, timeout: 600_000 });
  const begun = clock.now();
  for (let sent = 0; sent < 25; sent += 1) await until(atlas.messages.send(message));
  expect(statuses).toEqual(Array(25).fill(200));
  expect(clock.now() - begun).toBeLessThanOrEqual(180_000);
});

test("a burst beyond a limit comes through, each message once", async () => {
  const sandbox = createSandbox({ limits: { messages: 10 } });
  const { clock, until } = sharedClock(sandbox);
  const atlas = new Atlas({ token: sandbox.token, fetch: sandbox.fetch, clock, timeout: 600_000, retries: 9 });
  const sent = await until(Promise.all(Array.from({ length: 25 }, () => atlas.messages.send(message))));
  expect(new Set(sent.map(({ message_id }) => message_id)).size).toBe(25);
  expect(sandbox.customer(message.phone_number).messages()).toHaveLength(25);
});

test("lists are read to their ends", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.push((await atlas.sessions.create()).session.id);
  const read: string[] = [];
  for await (const { id } of atlas.sessions.list({ limit: 2 })) read.push(id);
  expect(read.toReversed()).toEqual(made);
  const titles: string[] = [];
  for await (const { title } of atlas.knowledge.list({ limit: 5 })) titles.push(title);
  expect(titles.length).toBeGreaterThanOrEqual(12);
  expect(new Set(titles).size).toBe(titles.length);
});
