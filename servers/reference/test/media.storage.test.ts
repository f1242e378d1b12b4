/** Media of an organization that stores as much as it may, counted to the byte. */
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { appShop, newNumber, seedAppShop } from "../test-support/app-shop.ts";
import { type CloudNetwork, startNetwork } from "../test-support/cloud-network.ts";
import { sampleFiles } from "../test-support/sample-files.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

let api: CloudNetwork;
beforeAll(async () => {
  api = await startNetwork();
});
afterAll(() => api.close());

const token = "a token for whoever runs the deployment";
const max = 1_000;
const seed = (database: Database) => seedAppShop(database, api);
const settings = {
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  ATLAS_DEPLOYMENT_TOKEN: token,
  ATLAS_LIMIT_WRITES: "5000",
  ATLAS_MAX_STORED_BYTES: `${max}`,
};

describeServedOnPostgres("stored bytes", { seed, settings }, (served) => {
  const { client, phoneOf } = appShop(served, () => api);
  const upload = (caller: ReturnType<typeof client>, size: number) =>
    caller.call("media.upload", { body: { media_type: "text/plain", content: btoa("x".repeat(size)) } });

  const deployment = async (id: string, method: string, body?: object) => {
    const answer = await fetch(`${served.server.url}/deployment/organizations/${id}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data } = Object(await answer.json());
    return data.organization;
  };
  const storedBy = async (id: string): Promise<number> => (await deployment(id, "GET")).usage.stored_bytes;

  test("take what fits to the last byte, and refuse more until there is room", async () => {
    const { client: caller, data } = await served.organization();
    const id = data.organization_id;
    expect((await upload(caller, max - 10)).status).toBe(200);
    const refused = await upload(caller, 11);
    expect(refused).toMatchObject({ status: 409, error: { code: "limit_reached", retryable: false } });
    expect(refused.error?.message).toBe(
      "Your organization stores 990 bytes of media, 1000 is the limit, and the file has 11; keep media for fewer days, or ask the operator of the service for a higher limit.",
    );
    expect((await upload(caller, 10)).status).toBe(200);
    expect(await storedBy(id)).toBe(max);
    expect((await deployment(id, "PATCH", { stored_bytes: max + 1 })).quotas.stored_bytes).toBe(max + 1);
    expect([(await upload(caller, 2)).status, (await upload(caller, 1)).status]).toEqual([409, 200]);
    expect(await storedBy(id)).toBe(max + 1);
  });

  test("are never more than allowed, whoever uploads at once", async () => {
    const { client: caller, data } = await served.organization();
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await upload(caller, 95)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await storedBy(data.organization_id)).toBe(950);
  });

  test("of a received file are failed for want of room, and fetched once there is some", async () => {
    const id = served.seeded.organizationId;
    const { bytes } = sampleFiles.image;
    await deployment(id, "PATCH", { stored_bytes: bytes.length - 1 });
    await (await phoneOf(newNumber())).sendsFile("image", sampleFiles.image);
    const media = async () => {
      const { messages } = (await client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } }))
        .data;
      const params = { id: `${Object(messages[0]?.content).media_id}` };
      return (await client().succeed("media.get", { params })).data.media;
    };
    await eventually(async () => expect(await media()).toMatchObject({ status: "failed", error_code: "storage_full" }));
    await deployment(id, "PATCH", { stored_bytes: bytes.length });
    const database = await served.stopAndOpen();
    const due = "update outbox set due_at = now(), ripe = true where kind = 'fetch_media'";
    await database.asTenant(id, { text: due, values: [] });
    await served.startAgain();
    await eventually(async () =>
      expect(await media()).toMatchObject({ status: "stored", error_code: null, size_bytes: bytes.length }),
    );
    expect(await storedBy(id)).toBe(bytes.length);
    await client().succeed("customers.erase", {
      params: { id: (await client().succeed("customers.list")).data.customers[0]?.id ?? "" },
    });
    await eventually(async () => expect(await storedBy(id)).toBe(0));
  });
});
