/** A whole server behind the worst pooler, with many organizations that write and read at once. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";
import { type WorstPooler, startWorstPooler } from "../test-support/worst-pooler.ts";

const organizations = 32;
const rounds = 4;

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

  test(`${organizations} organizations send, and find their own conversations, agents and runs alone`, async () => {
    const anonymous = createClient(server.url);
    const tenants = await Promise.all(
      Array.from({ length: organizations }, async (_, index) => {
        const { data } = await anonymous.succeed("sandbox.credentials");
        const client = createClient(server.url, data.token);
        await client.succeed("agents.create", { body: { name: `agent ${index}`, idempotency_key: "agent" } });
        return { client, index };
      }),
    );
    await Promise.all(
      tenants.map(async ({ client, index }) => {
        for (let round = 0; round < rounds; round++) {
          const text = `organization ${index}, message ${round}`;
          const phone_number = `+1555020${String(round).padStart(4, "0")}`;
          const body = { idempotency_key: `message ${round}`, phone_number, template_id: "", text };
          await client.succeed("messages.send", { body: { ...body, template_id: undefined } });
        }
      }),
    );
    for (const { client, index } of tenants) {
      const { data } = await client.succeed("agents.list");
      const names = data.agents.map(({ name }) => name).filter((name) => name.startsWith("agent "));
      expect(names).toEqual([`agent ${index}`]);
    }
    expect(pooler.handedOver).toBeGreaterThan(100);
    expect(server.logs.filter(({ level }) => level === "error" || level === 50)).toEqual([]);
  });
});
