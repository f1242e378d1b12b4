/** Callbacks as large as a messaging app sends them. */
import { eventually } from "@atlas-messaging/test-wait";
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
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServedOnPostgres("a callback of a thousand items", { seed, settings }, (served) => {
  const { callbackUrl } = appShop(served, () => api);

  test("is taken whole", async () => {
    const messages = Array.from({ length: 1_000 }, (_, at) => {
      return { id: `thousand-${at}`, from: newNumber().slice(1), type: "text", text: { body: `Hello ${at}?` } };
    });
    const { raw, headers } = callbackOf(api, { messages });
    expect((await fetch(callbackUrl(), { method: "POST", body: raw, headers })).status).toBe(200);
    const lines = () => served.server.logs.filter(({ msg }) => msg === "channel callback");
    await eventually(() => expect(lines()).toMatchObject([{ applied: 1_000, repeated: 0, ignored: 0 }]));
  });
});
