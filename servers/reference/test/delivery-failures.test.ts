import { compileChanges } from "../src/platform/database/commit.ts";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { later } from "@atlas-messaging/service/core/time";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { decodeRow } from "@atlas-messaging/service/core/facts.sql";
import { type Arrived, type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" };
const statusOf: { readonly [path: string]: number } = { "/ok": 204, "/not-found": 404, "/broken": 500, "/busy": 503 };

/** Answers by its path; `/moved` redirects to a receiver that would be content, `/silent` and `/cut` never answer. */
const answering = () =>
  startReceiver(({ path }, response) => {
    if (path === "/silent") return;
    if (path === "/cut") response.socket?.destroy();
    else if (path === "/moved") response.writeHead(307, { location: "/ok" }).end();
    else response.writeHead(statusOf[path] ?? 500).end();
  });

const failures = [
  ["/not-found", { last_response_status: 404, last_error: null }],
  ["/broken", { last_response_status: 500, last_error: null }],
  ["/busy", { last_response_status: 503, last_error: null }],
  ["/moved", { last_response_status: 307, last_error: null }],
  ["/silent", { last_response_status: null, last_error: "timeout" }],
  ["/cut", { last_response_status: null, last_error: expect.stringMatching(/^[a-z_]+$/) }],
] as const;

type Table = "webhook_deliveries" | "outbox";
const rowsOf = async <Name extends Table>(
  database: Database,
  organizationId: string,
  table: Name,
): Promise<Rows[Name][]> => {
  const text = `select row_to_json(found)::text as row from ${table} found where organization_id = $1::uuid`;
  const rows = await database.asTenant<{ row: string }>(organizationId, { text, values: [organizationId] });
  return rows.map(({ row }) => decodeRow(table, JSON.parse(row)));
};

describeServedOnPostgres("a receiver that fails", { settings }, (served) => {
  let receiver: Receiver;
  let organizationId: string;
  const webhooks = new Map<string, { readonly id: string; readonly secret: string }>();
  let deliveries: Rows["webhook_deliveries"][];
  let jobs: Rows["outbox"][];
  let first: readonly Arrived[];
  let stoppedAt: string;

  const at = (path: string) => receiver.arrived.filter((arrived) => arrived.path === path);
  const deliveryTo = (path: string) => deliveries.find(({ endpoint_id }) => endpoint_id === webhooks.get(path)?.id);

  beforeAll(async () => {
    receiver = await answering();
    const { client, data } = await served.organization();
    organizationId = data.organization_id;
    for (const path of ["/ok", ...failures.map(([failing]) => failing)]) {
      const body = { url: `${receiver.url}${path}`, events: ["agent.message_delivery"] };
      const created = await client.succeed("webhooks.create", { body });
      webhooks.set(path, { id: created.data.id, secret: created.data.secret ?? "" });
    }
    await client.succeed("messages.send", { body: { phone_number: data.phone_numbers.stays_sent, text: "Hello" } });
    const attempted = () => served.server.logs.filter(({ msg }) => msg === "webhook attempted");
    await eventually(() => expect(attempted()).toHaveLength(webhooks.size));
    const database = await served.stopAndOpen();
    stoppedAt = new Date().toISOString();
    first = [...receiver.arrived];
    deliveries = await rowsOf(database, organizationId, "webhook_deliveries");
    jobs = (await rowsOf(database, organizationId, "outbox")).filter(({ kind }) => kind === "deliver_webhook");
    return () => receiver.close();
  });

  test.for(failures)("%s is tried again in about a minute", ([path, outcome]) => {
    const delivery = deliveryTo(path);
    expect(delivery).toMatchObject({ status: "pending", attempts: 1, ...outcome });
    const [earliest, latest] = [later(delivery?.updated_at ?? "", 45_000), later(delivery?.updated_at ?? "", 60_000)];
    expect(delivery?.next_attempt_at).toSatisfy((due: string) => earliest <= due && due <= latest);
    expect(jobs.find(({ subject_id }) => subject_id === delivery?.id)).toMatchObject({
      attempts: 0,
      ripe: false,
      due_at: delivery?.next_attempt_at,
      leased_until: null,
    });
    expect(stoppedAt < latest).toBe(true);
  });

  test("one that acknowledges is done, and not held up by the others", () => {
    expect(deliveryTo("/ok")).toMatchObject({
      status: "delivered",
      attempts: 1,
      last_response_status: 204,
      next_attempt_at: null,
    });
    expect(jobs).toHaveLength(failures.length);
  });

  test("a redirect is not followed", () => {
    expect(first.filter(({ path }) => path === "/ok")).toHaveLength(1);
    expect(first.filter(({ path }) => path === "/moved")).toHaveLength(1);
  });

  describe("when the next attempt is due", () => {
    beforeAll(async () => {
      const database = await served.stopAndOpen();
      for (const { organization_id, id } of jobs) {
        const due = compileChanges([
          { kind: "update", table: "outbox", where: { organization_id, id }, set: { due_at: stoppedAt } },
        ]);
        await database.asTenant(organization_id, due);
      }
      await served.startAgain();
      await eventually(() => expect(at("/broken")).toHaveLength(2));
      await eventually(() => expect(at("/moved")).toHaveLength(2));
    });

    test.for(["/broken", "/moved"])("%s gets the same event id and the same bytes", (path) => {
      const secret = webhooks.get(path)?.secret ?? "";
      const [one, other] = at(path);
      if (!one || !other) throw new Error("there were not two attempts");
      expect(other.raw).toEqual(one.raw);
      expect(other.headers["atlas-signature"]).toBe(one.headers["atlas-signature"]);
      expect(other.headers["x-request-id"]).toBe(one.headers["x-request-id"]);
      expect(eventOf(other, secret).event_id).toBe(deliveryTo(path)?.event_id);
    });

    test("the one that acknowledged gets nothing again", () => {
      expect(at("/ok")).toHaveLength(1);
    });
  });
});
