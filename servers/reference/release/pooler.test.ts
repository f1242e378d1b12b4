/** A whole server behind the worst pooler, with many organizations that write and read at once. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";
import { type WorstPooler, startWorstPooler } from "../test-support/worst-pooler.ts";

const organizations = 32;
const rounds = 3;

describe("behind a pooler that hands each transaction on and resets nothing", () => {
  let pooler: WorstPooler;
  let server: ServerProcess;

  beforeAll(async () => {
    const url = await freshDatabase();
    pooler = await startWorstPooler(url, { backends: 4 });
    server = await start({
      DATABASE_URL: pooler.url,
      DATABASE_POOLED: "on",
      DATABASE_DIRECT_URL: url,
      ATLAS_LIMIT_PUBLIC: "1000",
    });
  });

  afterAll(async () => {
    await server.stop();
    await pooler.close();
  });

  test(`${organizations} organizations send at once, and each finds what is its own alone`, async () => {
    const anonymous = createClient(server.url);
    const found = await Promise.all(
      Array.from({ length: organizations }, async (_, index) => {
        const own = `organization ${index},`;
        const { data } = await anonymous.succeed("sandbox.credentials");
        const client = createClient(server.url, data.token);
        await client.succeed("agents.create", { body: { name: own } });
        const sent = Array.from({ length: rounds }, (__, round) =>
          client.succeed("messages.send", {
            body: { idempotency_key: `${round}`, phone_number: data.phone_number, text: `${own} message ${round}` },
          }),
        );
        const [first] = await Promise.all(sent);
        const params = { conversation_id: first?.data.conversation_id ?? "" };
        const [agents, context, runs] = await Promise.all([
          client.succeed("agents.list"),
          client.succeed("conversations.context", { params }),
          client.succeed("runs.list"),
        ]);
        const names = agents.data.agents.map(({ name }) => name).filter((name) => name.startsWith("organization"));
        const texts = context.data.recent_messages.flatMap(({ text }) =>
          text?.startsWith("organization") ? text : [],
        );
        return { own, names, texts, runs: runs.data.runs.length };
      }),
    );
    for (const { own, names, texts, runs } of found) {
      expect(names).toEqual([own]);
      expect(texts.toSorted()).toEqual(Array.from({ length: rounds }, (_, round) => `${own} message ${round}`));
      expect(runs).toBeGreaterThanOrEqual(rounds);
    }
    expect(pooler.handedOver).toBeGreaterThan(100);
    expect(server.logs.filter(({ level }) => level === "error")).toEqual([]);
  });

  test.for(["drop", "refuse"] as const)(
    "a fault of the pooler (%s) answers 503, and nothing is done twice",
    async (fault) => {
      const { data } = await createClient(server.url).succeed("sandbox.credentials");
      const client = createClient(server.url, data.token);
      await client.succeed("channels.list");
      const { phone_number } = data;
      const keys = Array.from({ length: 24 }, (_, index) => `${fault}-${index}`);
      const send = () =>
        Promise.all(
          keys.map((idempotency_key) =>
            client.call("messages.send", { body: { idempotency_key, phone_number, text: `once ${idempotency_key}` } }),
          ),
        );
      pooler.fail(fault);
      const during = [...(await send()), await client.call("channels.list"), await client.call("system.ready")];
      pooler.fail(null);
      for (const answer of during) {
        expect(answer).toMatchObject({ status: 503, error: { code: "unavailable", retryable: true } });
        expect(answer.headers.get("retry-after")).toBe("1");
      }
      for (const { status, text } of await send()) expect(status, text).toBe(200);
      const { data: page } = await client.succeed("messages.list", { query: { limit: 200 } });
      const sent = page.messages.flatMap(({ text }) => (text?.startsWith(`once ${fault}`) ? text : []));
      expect(sent.toSorted()).toEqual(keys.map((key) => `once ${key}`).toSorted());
      expect(server.logs.filter(({ msg }) => msg === "request failed")).toEqual([]);
    },
  );
});
