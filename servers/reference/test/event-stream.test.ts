/** A client of the stream sees each event once and in order, also when the server dies again and again. */
import { Atlas } from "@atlas-messaging/sdk";
import { eventually } from "@atlas-messaging/test-wait";
import { expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { hasty } from "../test-support/sdk-stories.ts";
import { describeServed } from "../test-support/served.ts";

/** `ATLAS_STREAM=3500` makes more than 10,000 events, with five deaths. An inbound message makes about three. */
const messages = Number(process.env["ATLAS_STREAM"] ?? 60);
const deaths = messages < 1_000 ? 1 : 5;
const settings = { ATLAS_LIMIT_WRITES: "1000000", ATLAS_LIMIT_READS: "1000000" };

const hear = (client: Client, index: number): Promise<unknown> =>
  client.succeed("events.ingest", {
    body: {
      idempotency_key: `message ${index}`,
      channel: "chatapp",
      customer: { phone_number: `+4930${1_000_000 + (index % 50)}` },
      event_type: "message.received",
      message: { text: "When do you open?" },
    },
  });

describeServed("a stream of events", { settings }, (served) => {
  test("goes on after each death of the server", async () => {
    const { data } = await served.organization();
    const placeholder = "http://127.0.0.1:1";
    const atlas = new Atlas({
      token: data.token,
      baseUrl: placeholder,
      clock: hasty,
      fetch: (url, init) => fetch(url.replace(placeholder, served.server.url), init),
    });
    const leaving = new AbortController();
    const seen: string[] = [];
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const follow = async (): Promise<void> => {
      for await (const { id } of atlas.events.stream({ since }, { signal: leaving.signal })) seen.push(id);
    };
    const following = follow().catch((error: unknown) => error);
    await hear(served.clientOf(data.token), -1);
    await eventually(() => expect(seen.length).toBeGreaterThan(0));
    const perLife = Math.ceil(messages / (deaths + 1));
    for (let life = 0; life <= deaths; life += 1) {
      const client = served.clientOf(data.token);
      const indices = Array.from({ length: perLife }, (_, index) => life * perLife + index);
      const took = async (): Promise<void> => {
        for (let index = indices.pop(); index !== undefined; index = indices.pop()) await hear(client, index);
      };
      const halfHeard = () => eventually(() => expect(indices.length).toBeLessThan(perLife / 2));
      const hearing = Promise.allSettled(Array.from({ length: 8 }, took));
      if (life < deaths) {
        await halfHeard();
        await served.server.kill();
        await served.startAgain();
      }
      await hearing;
    }
    const listed: string[] = [];
    const client = new Atlas({ token: data.token, baseUrl: served.server.url });
    await eventually(async () => {
      listed.splice(0);
      for await (const { id } of client.events.list({ since, limit: 200 })) listed.push(id);
      expect(seen).toHaveLength(listed.length);
    });
    expect(seen).toEqual(listed);
    expect(seen.length).toBeGreaterThan(messages);
    leaving.abort();
    expect(await following).toMatchObject({ name: "AbortError" });
  });

  test("ends when the server stops", async () => {
    const { data } = await served.organization();
    const headers = { authorization: `Bearer ${data.token}` };
    const { body } = await fetch(`${served.server.url}/v1/atlas/events/stream`, { headers });
    const text = new Response(body).text();
    expect(await served.server.stop()).toBe(0);
    expect(await text).toMatch(/^retry: 1000\nid: \S+\n\n:\n\n$/);
    await served.startAgain();
  });
});
