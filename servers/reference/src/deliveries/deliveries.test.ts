import { commit, commitEach } from "../platform/database/commit.ts";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { hour, later, minute } from "@atlas-messaging/service/core/time";
import { verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { Webhook } from "standardwebhooks";
import { uuidv7 } from "uuidv7";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { startReceiver } from "../../test-support/receiver.ts";
import { deliveryRow, endpointRow, eventRow, jobRow } from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import type { Services } from "../services/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { decodeRow } from "@atlas-messaging/service/core/facts.sql";
import { placeOf } from "@atlas-messaging/service/core/sealed-columns";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import { firstClaim, takeDeliveries } from "./claim.ts";
import type { JobHandlers } from "../jobs/handler.ts";
import { startWorker } from "../jobs/worker.ts";

const start = "2026-01-02T12:00:00.000Z";
const plenty = { quick: 1_000, slow: 1_000 };

describeOnBoth("deliveries", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });

  /** An empty outbox, a clock set by hand, and an organization to deliver for. */
  const open = async (perEndpoint = 4) => {
    await database.asSystem({ text: "delete from outbox", values: [] });
    const clock = { at: Date.parse(start) + minute, now: () => clock.at };
    const services: Services = {
      ...testServices(database, { ATLAS_DELIVERIES_PER_ENDPOINT: String(perEndpoint) }),
      clock,
    };
    return { services, clock, organizationId: uuidv7() };
  };

  const endpointWith = async (
    organizationId: string,
    count: number,
    change: Partial<Rows["webhook_endpoints"]> = {},
  ) => {
    const endpoint = endpointRow(organizationId, change);
    const events = Array.from({ length: count }, () => eventRow(organizationId));
    const deliveries = events.map((event) =>
      deliveryRow(organizationId, { endpoint_id: endpoint.id, event_row_id: event.id, event_id: uuidv7() }),
    );
    const jobs = deliveries.map(({ id }, index) =>
      jobRow(organizationId, {
        kind: "deliver_webhook",
        subject_id: id,
        endpoint_id: endpoint.id,
        due_at: later(start, index),
      }),
    );
    await commit(database, organizationId, [
      { kind: "insert", table: "webhook_endpoints", row: endpoint },
      { kind: "insertMany", table: "events", rows: events },
      { kind: "insertMany", table: "webhook_deliveries", rows: deliveries },
      { kind: "insertMany", table: "outbox", rows: jobs },
    ]);
    return { endpoint, deliveries, jobs };
  };

  const rowsOf = async <Table extends "webhook_deliveries" | "webhook_attempts" | "outbox" | "webhook_endpoints">(
    organizationId: string,
    table: Table,
  ): Promise<Rows[Table][]> => {
    const found = await database.asTenant<{ row: string }>(organizationId, {
      text: `select row_to_json(found)::text as row from ${table} found`,
      values: [],
    });
    return found.map(({ row }) => decodeRow(table, JSON.parse(row)));
  };

  const perEndpoint = (claimed: readonly { readonly job: Pick<Rows["outbox"], "endpoint_id"> }[]): readonly number[] =>
    Array.from(
      Map.groupBy(claimed, ({ job }) => job.endpoint_id),
      ([, own]) => own.length,
    );

  test("take no more than its places to an endpoint, the oldest first, however long its line is", async () => {
    const { services, organizationId } = await open();
    const { jobs } = await endpointWith(organizationId, 300);
    await endpointWith(organizationId, 2);
    const { claimed } = await takeDeliveries(services, plenty, firstClaim);
    expect(perEndpoint(claimed).toSorted((one, other) => one - other)).toEqual([2, 4]);
    const ids = claimed.map(({ job }) => job.id);
    for (const { id } of jobs.slice(0, 4)) expect(ids).toContain(id);
    expect((await takeDeliveries(services, plenty, firstClaim)).claimed).toEqual([]);
  });

  test("take few to an endpoint that nothing is known of yet, among the slow ones", async () => {
    const { services, organizationId } = await open(8);
    await endpointWith(organizationId, 9, { speed: "unknown" });
    expect((await takeDeliveries(services, { quick: 100, slow: 0 }, firstClaim)).claimed).toEqual([]);
    expect((await takeDeliveries(services, plenty, firstClaim)).claimed).toHaveLength(4);
    expect((await takeDeliveries(services, plenty, firstClaim)).claimed).toEqual([]);
  });

  test("tell if more may be due than there was room for, and which receivers are full", async () => {
    const { services, organizationId } = await open();
    const none = { claimed: [], more: false, full: new Set() };
    expect(await takeDeliveries(services, plenty, firstClaim)).toMatchObject(none);
    await endpointWith(organizationId, 3);
    const three = { claimed: { length: 3 }, more: false, full: new Set() };
    expect(await takeDeliveries(services, plenty, firstClaim)).toMatchObject(three);
    const { endpoint } = await endpointWith(organizationId, 9);
    const full = new Set([endpoint.id]);
    expect(await takeDeliveries(services, plenty, firstClaim)).toMatchObject({
      claimed: { length: 4 },
      more: false,
      full,
    });
    expect(await takeDeliveries(services, plenty, firstClaim)).toMatchObject({ claimed: [], more: false, full });
    await endpointWith(organizationId, 3);
    const few = { quick: 2, slow: 0 };
    expect(await takeDeliveries(services, few, firstClaim)).toMatchObject({ claimed: { length: 2 }, more: true, full });
  });

  test("keep to an endpoint's places with many claiming at once", async () => {
    const { services, organizationId } = await open();
    await Promise.all(Array.from({ length: 6 }, () => endpointWith(organizationId, 50)));
    const claims = await Promise.all(Array.from({ length: 20 }, () => takeDeliveries(services, plenty, firstClaim)));
    const claimed = claims.flatMap((each) => each.claimed);
    expect(new Set(claimed.map(({ job }) => job.id)).size).toBe(claimed.length);
    expect(perEndpoint(claimed)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test("keep to them when 2,000 retries are due at once", async () => {
    const { services, organizationId, clock } = await open();
    const { jobs } = await endpointWith(organizationId, 2_000);
    const all = { text: "update outbox set ripe = false where lane is not null", values: [] };
    await database.asSystem(all);
    clock.at += minute;
    const seen = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const { claimed } = await takeDeliveries(services, plenty, firstClaim);
      expect(claimed).toHaveLength(4);
      for (const { job } of claimed) {
        seen.add(job.id);
        await commit(database, organizationId, [
          { kind: "remove", table: "outbox", where: { organization_id: organizationId, id: job.id } },
        ]);
      }
    }
    expect(seen.size).toBe(12);
    expect(jobs.length).toBe(2_000);
  });

  test("give a failing endpoint one place, and one that is slow no place among the quick", async () => {
    const { services, organizationId } = await open();
    const failing = await endpointWith(organizationId, 9, { failing_since: start, speed: "quick" });
    const slow = await endpointWith(organizationId, 9, { speed: "slow" });
    const quick = await endpointWith(organizationId, 9);
    const { claimed } = await takeDeliveries(services, { quick: 100, slow: 0 }, firstClaim);
    expect(claimed.map(({ endpoint }) => endpoint?.id)).toEqual(Array.from({ length: 4 }, () => quick.endpoint.id));
    const others = (await takeDeliveries(services, plenty, firstClaim)).claimed;
    const of = (id: string) => others.filter(({ job }) => job.endpoint_id === id).length;
    expect([of(failing.endpoint.id), of(slow.endpoint.id)]).toEqual([1, 4]);
  });

  test("to one that was quick and keeps the worker waiting take few places, and none of the quick", async () => {
    const { services, organizationId } = await open(9);
    const { endpoint } = await endpointWith(organizationId, 12);
    const waitedFor = [endpoint.id];
    const none = await takeDeliveries(services, { quick: 100, slow: 0, waitedFor }, firstClaim);
    expect(none.claimed).toEqual([]);
    expect((await takeDeliveries(services, { ...plenty, waitedFor }, firstClaim)).claimed).toHaveLength(4);
    expect((await takeDeliveries(services, { ...plenty, waitedFor }, firstClaim)).claimed).toHaveLength(0);
    expect((await takeDeliveries(services, plenty, firstClaim)).claimed).toHaveLength(5);
  });

  test("go first when a worker has left them behind, however much older the others are", async () => {
    const { services, organizationId, clock } = await open();
    const left = await endpointWith(organizationId, 1);
    await takeDeliveries(services, plenty, firstClaim);
    const older = await endpointWith(organizationId, 4);
    await database.asSystem({
      text: "update outbox set due_at = $1::timestamptz where lane = $2::uuid",
      values: [later(start, -minute), older.endpoint.id],
    });
    clock.at += minute;
    const { claimed } = await takeDeliveries(services, { quick: 1, slow: 0 }, firstClaim);
    expect(claimed.map(({ job }) => job.endpoint_id)).toEqual([left.endpoint.id]);
  });

  test("go first of their own endpoint, too, when all of it was due at one time", async () => {
    const { services, organizationId, clock } = await open();
    await endpointWith(organizationId, 9);
    await database.asSystem({ text: "update outbox set due_at = $1::timestamptz", values: [start] });
    const one = { quick: 1, slow: 0 };
    const [left] = (await takeDeliveries(services, one, firstClaim)).claimed;
    clock.at += 30_000;
    const { claimed } = await takeDeliveries(services, one, firstClaim);
    expect(claimed.map(({ job }) => job.id)).toEqual([left?.job.id]);
    const rest = (await takeDeliveries(services, plenty, firstClaim)).claimed;
    expect(rest).toHaveLength(3);
  });

  test("are taken over when a lease has run out, and count it against the job", async () => {
    const { services, organizationId, clock } = await open();
    await endpointWith(organizationId, 1);
    const first = (await takeDeliveries(services, plenty, firstClaim)).claimed[0];
    clock.at += 30_000;
    const again = (await takeDeliveries(services, plenty, firstClaim)).claimed[0];
    expect([first?.job.attempts, again?.job.attempts]).toEqual([0, 1]);
    expect(again?.job.id).toBe(first?.job.id);
    // A worker that lost its lease cannot write.
    const { organization_id, id, leased_until } = first?.job ?? jobRow(organizationId);
    const lost = [{ kind: "remove", table: "outbox", where: { organization_id, id, leased_until } }] as const;
    expect(await commitEach(database, [lost])).toEqual([{ status: "fulfilled", value: false }]);
    expect(await rowsOf(organizationId, "outbox")).toHaveLength(1);
  });

  describe("at work", () => {
    const noHandlers = {} as JobHandlers; // The outbox holds deliveries only.
    const working = async (services: Services, until: () => Promise<void> | void) => {
      const outgoing = createOutgoingHttp({ allowLoopback: true });
      const worker = startWorker(services, noHandlers, { outgoing, random: () => 0 });
      try {
        await eventually(until);
      } finally {
        await worker.stop();
        outgoing.close();
      }
    };

    test("are signed in both forms, by both secrets during a rotation, and logged", async () => {
      const { services, organizationId } = await open();
      const receiver = await startReceiver(
        (_, response) => void response.writeHead(200).end("a\0thanks".padEnd(9_000, "!")),
      );
      const secrets = { secret: "the-secret-of-now", previous_secret: "the-secret-before" };
      const { endpoint, deliveries } = await endpointWith(organizationId, 1, {
        url: receiver.url,
        ...secrets,
        previous_secret_until: "2030-01-01T00:00:00.000Z",
      });
      // Standard Webhooks refuses old times, so this clock is the system's.
      const now = { now: () => Date.now() };
      await working({ ...services, clock: now }, () => expect(receiver.arrived).toHaveLength(1));
      const [arrived] = receiver.arrived;
      if (!arrived) throw new Error("nothing arrived");
      const { raw, headers } = arrived;
      for (const secret of Object.values(secrets)) {
        expect(verifyAtlasSignature(raw, headers, secret)).toBe(true);
        const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
        expect(new Webhook(secret, { format: "raw" }).verify(raw, plain)).toMatchObject({
          event_type: "message.delivered",
        });
      }
      expect(headers["webhook-id"]).toBe(deliveries[0]?.event_id);
      const [attempt] = await rowsOf(organizationId, "webhook_attempts");
      expect(attempt).toMatchObject({ attempt: 1, response_status: 200, error: null });
      expect(attempt?.response_body).toHaveLength(4_096);
      expect(attempt?.response_body?.startsWith("a\u{fffd}thanks!")).toBe(true);
      const [stored] = await rowsOf(organizationId, "webhook_endpoints");
      expect(stored?.secret).toMatch(/^sealed:/);
      expect(database.vault.open(stored?.secret ?? "", placeOf("webhook_endpoints", "secret", endpoint))).toBe(
        "the-secret-of-now",
      );
      expect(endpoint.secret).toBe("the-secret-of-now");
      await receiver.close();
    });

    test("are retried when the receiver says that it is gone", async () => {
      const { services, organizationId } = await open();
      const receiver = await startReceiver((_, response) => void response.writeHead(410).end());
      await endpointWith(organizationId, 1, { url: receiver.url });
      await working(services, async () => {
        const [delivery] = await rowsOf(organizationId, "webhook_deliveries");
        expect(delivery).toMatchObject({ status: "pending", attempts: 1, last_response_status: 410 });
      });
      expect((await rowsOf(organizationId, "webhook_endpoints"))[0]?.status).toBe("active");
      await receiver.close();
    });

    test("stop when the receiver says to the last retry that it is gone", async () => {
      const { services, organizationId } = await open();
      const receiver = await startReceiver((_, response) => void response.writeHead(410).end());
      await endpointWith(organizationId, 1, { url: receiver.url });
      const last = "update webhook_deliveries set round_attempts = 5";
      await database.asTenant(organizationId, { text: last, values: [] });
      await working(services, async () => {
        expect((await rowsOf(organizationId, "webhook_endpoints"))[0]?.status).toBe("disabled");
      });
      expect(await rowsOf(organizationId, "webhook_deliveries")).toMatchObject([
        { status: "exhausted", last_response_status: 410 },
      ]);
      expect(await rowsOf(organizationId, "outbox")).toEqual([]);
      await receiver.close();
    });

    test("go on although their endpoint was made active again just as they were being withheld", async () => {
      const { services, organizationId } = await open();
      const receiver = await startReceiver();
      const { endpoint } = await endpointWith(organizationId, 1, { url: receiver.url, status: "disabled" });
      const today = "update webhook_deliveries set round_started_at = $1::timestamptz";
      await database.asTenant(organizationId, { text: today, values: [start] });
      const activate = {
        kind: "update",
        table: "webhook_endpoints",
        where: { organization_id: organizationId, id: endpoint.id },
        set: { status: "active" },
      } as const;
      const behind: Database = {
        ...database,
        asSystem: async <Row>(statement: Parameters<Database["asSystem"]>[0]) => {
          const found = await database.asSystem<Row>(statement);
          if (statement.text.includes("atlas_claim_deliveries")) await commit(database, organizationId, [activate]);
          return found;
        },
      };
      await working({ ...services, database: behind }, () => expect(receiver.arrived).toHaveLength(1));
      await receiver.close();
    });

    test("wait for as long as the receiver asks", async () => {
      const { services, organizationId, clock } = await open();
      const receiver = await startReceiver(
        (_, response) => void response.writeHead(429, { "retry-after": "1200" }).end(),
      );
      await endpointWith(organizationId, 1, { url: receiver.url });
      await working(services, async () => {
        expect((await rowsOf(organizationId, "webhook_deliveries"))[0]?.attempts).toBe(1);
      });
      const [delivery] = await rowsOf(organizationId, "webhook_deliveries");
      expect(delivery?.next_attempt_at).toBe(new Date(clock.at + 20 * minute).toISOString());
      await receiver.close();
    });

    test("give back what cannot be written down, and go on with the rest", async () => {
      const { services, organizationId } = await open();
      const receiver = await startReceiver();
      const { deliveries, jobs } = await endpointWith(organizationId, 3, { url: receiver.url });
      const [, second] = deliveries;
      const attempt = { delivery_id: second?.id, attempt: 1, started_at: start, duration_ms: 1 };
      await database.asTenant(organizationId, {
        text: `insert into webhook_attempts select * from json_populate_record(null::webhook_attempts, $1::json)`,
        values: [JSON.stringify({ organization_id: organizationId, ...attempt })],
      });
      await working(services, async () => {
        expect(await rowsOf(organizationId, "outbox")).toMatchObject([
          { id: jobs[1]?.id, attempts: 1, leased_until: null, last_error: expect.stringContaining("attempts_pkey") },
        ]);
      });
      const states = (await rowsOf(organizationId, "webhook_deliveries")).map(({ id, status }) => [id, status]);
      expect(new Map(states.map(([id = "", status]) => [id, status]))).toEqual(
        new Map(deliveries.map(({ id }) => [id, id === second?.id ? "pending" : "delivered"])),
      );
      await receiver.close();
    });

    test("set aside what cannot be delivered, and go on with the rest", async () => {
      const { services, organizationId, clock } = await open();
      const receiver = await startReceiver();
      const { endpoint, jobs } = await endpointWith(organizationId, 3, { url: receiver.url });
      const poison = jobRow(organizationId, {
        kind: "deliver_webhook",
        endpoint_id: endpoint.id,
        due_at: later(start, -minute),
        attempts: 9,
      });
      await commit(database, organizationId, [{ kind: "insert", table: "outbox", row: poison }]);
      await working(services, () => expect(receiver.arrived).toHaveLength(jobs.length));
      expect(await rowsOf(organizationId, "outbox")).toMatchObject([
        { id: poison.id, dead_at: new Date(clock.at).toISOString(), last_error: expect.stringContaining("not there") },
      ]);
      const audited = await database.asTenant(organizationId, {
        text: "select event_type from audit_events",
        values: [],
      });
      expect(audited).toEqual([{ event_type: "atlas_api.job.set_aside" }]);
      await receiver.close();
    });

    test("that are set aside are exhausted, and can be replayed once their trouble is mended", async () => {
      const { services, organizationId, clock } = await open();
      // This secret can sign nothing.
      await endpointWith(organizationId, 1, { secret: " " });
      await database.asTenant(organizationId, { text: "update outbox set attempts = 8", values: [] });
      const delivery = async () => (await rowsOf(organizationId, "webhook_deliveries"))[0];
      await working(services, async () => {
        expect(await rowsOf(organizationId, "outbox")).toMatchObject([{ attempts: 9, dead_at: null }]);
      });
      expect(await delivery()).toMatchObject({ status: "pending" });
      clock.at += hour;
      await working(services, async () => {
        expect(await rowsOf(organizationId, "outbox")).toMatchObject([{ attempts: 10, dead_at: expect.any(String) }]);
      });
      expect(await delivery()).toMatchObject({ status: "exhausted", last_error: "set_aside", next_attempt_at: null });
    });
  });
});
