/** A suspended organization on a messaging app: it sends nothing, and what its customers write is kept. */
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { appShop, newNumber, seedAppShop } from "../test-support/app-shop.ts";
import { type CloudNetwork, startNetwork } from "../test-support/cloud-network.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

let api: CloudNetwork;
beforeAll(async () => {
  api = await startNetwork();
});
afterAll(() => api.close());

const token = "a token for whoever runs the deployment";
const seed = (database: Database) => seedAppShop(database, api);
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on", ATLAS_DEPLOYMENT_TOKEN: token };

describeServedOnPostgres("a suspended organization", { seed, settings }, (served) => {
  const { client, write, taken } = appShop(served, () => api);
  const act = async (name: string) => {
    const { organizationId } = served.seeded;
    const url = `${served.server.url}/deployment/organizations/${organizationId}/${name}`;
    const answer = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  };

  test("keeps what its customers write, and sends nothing that waited", async () => {
    const [number, other] = [newNumber(), newNumber()];
    await write(number);
    const send_at = new Date(Date.now() + 1_500).toISOString();
    const body = { idempotency_key: "1", phone_number: number, text: "Ready.", send_at };
    const { message_id } = (await client().succeed("messages.send", { body })).data;
    await act("suspend");
    await write(other);
    await eventually(async () => {
      const { message } = (await client().succeed("messages.get", { params: { id: message_id } })).data;
      expect(message).toMatchObject({ delivery_state: "failed", error_code: "organization_suspended" });
    });
    expect(taken()).toEqual([]);
    const { customers } = (await client().succeed("customers.list")).data;
    expect(customers.map(({ phone_number }) => phone_number)).toContain(other);
    await act("resume");
    await client().succeed("messages.send", { body: { ...body, idempotency_key: "2", send_at: undefined } });
    await eventually(() => expect(taken()).toHaveLength(1));
  });
});
