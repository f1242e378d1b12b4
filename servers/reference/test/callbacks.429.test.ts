/** Callbacks of a messaging app beyond the limit of their channel: put off, and never dropped. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { appShop, newNumber, seedAppShop } from "../test-support/app-shop.ts";
import { type CloudNetwork, callbackOf, startNetwork } from "../test-support/cloud-network.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

let api: CloudNetwork;
beforeAll(async () => {
  api = await startNetwork();
});
afterAll(() => api.close());

const seed = (database: Database) => seedAppShop(database, api);
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on", ATLAS_LIMIT_CALLBACKS: "5" };

describeServedOnPostgres("callbacks beyond the limit of a channel", { seed, settings }, (served) => {
  const { client, callbackUrl } = appShop(served, () => api);

  test("are put off and not applied, after one of any size was taken whole", async () => {
    const call = (numbers: readonly string[]) => {
      const messages = numbers.map((number) => {
        return { id: `many-${number}`, from: number.slice(1), type: "text", text: { body: "Hello?" } };
      });
      const { raw, headers } = callbackOf(api, { messages });
      return fetch(callbackUrl(), { method: "POST", body: raw, headers });
    };
    const held = async () =>
      (await client().succeed("customers.list", { query: { limit: 100 } })).data.customers.length;
    const before = await held();
    const many = Array.from({ length: 20 }, newNumber);
    expect((await call(many)).status).toBe(200);
    expect(await held()).toBe(before + 20);
    const refused = await call([newNumber()]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await held()).toBe(before + 20);
  });
});
