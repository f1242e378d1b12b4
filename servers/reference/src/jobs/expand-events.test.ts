import type { Rows } from "@atlas-messaging/service/rows/rows";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import { later } from "@atlas-messaging/service/core/time";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { deliveryRow, endpointRow, eventRow, jobRow } from "../../test-support/rows.ts";
import type { Services } from "../services/services.ts";
import { storeIn } from "../services/store.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { claim } from "../outbox/claim.ts";
import { type Outside, jobHandlers } from "./index.ts";
import { queues } from "../outbox/queues.ts";
import { whole } from "../../test-support/whole.ts";

const now = "2026-01-02T12:00:00.000Z";
const names = ["conversation.message_delivered", "message.delivered", "agent.message_delivery"] as const;
const endpointCount = whole ? 2_000 : 500;

const jobOf = (organizationId: string, eventId: string): JobRow =>
  jobRow(organizationId, { kind: "expand_event", subject_id: eventId, due_at: now, correlation_id: "test-expand" });

const eventFor = (organizationId: string) =>
  eventRow(organizationId, {
    event_type: names[0],
    names: Object.fromEntries(names.map((name) => [name, uuidv7()])),
  });

/** An expansion uses no other services, and contacts nobody. */
const servicesOn = (database: Database) =>
  ({ database, store: storeIn(database), clock: { now: () => Date.parse(now) }, newId: uuidv7 }) as unknown as Services;

const jobsOf = (kind: string) => ({
  text: `select count(*)::integer as jobs from outbox where kind = '${kind}'`,
  values: [],
});

describeOnBoth("events that wait to be expanded", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });

  test("become a delivery and a job for each name at each of many endpoints, in one commit", async () => {
    const organizationId = uuidv7();
    const event = eventFor(organizationId);
    await commit(database, organizationId, [
      {
        kind: "insertMany",
        table: "webhook_endpoints",
        rows: Array.from({ length: endpointCount }, () => endpointRow(organizationId, { events: [...names] })),
      },
      { kind: "insert", table: "events", row: event },
      { kind: "insert", table: "outbox", row: jobOf(organizationId, event.id) },
    ]);
    const services = servicesOn(database);
    const [claimed] = await claim(services, queues.prompt, 1);
    if (claimed) await jobHandlers({} as Outside).expand_event.run(services, claimed);

    const text = `
      select event_type, count(*)::integer as deliveries, count(distinct endpoint_id)::integer as endpoints,
        count(job.id)::integer as jobs, count(*) filter (where job.detail = 'null'::jsonb)::integer as "withoutDetail"
      from webhook_deliveries delivery
      left join outbox job on job.subject_id = delivery.id and job.kind = 'deliver_webhook'
      group by event_type order by event_type`;
    const one = {
      deliveries: endpointCount,
      endpoints: endpointCount,
      jobs: endpointCount,
      withoutDetail: endpointCount,
    };
    const found = await database.asTenant(organizationId, { text, values: [] });
    expect(found).toEqual(names.toSorted().map((event_type) => ({ event_type, ...one })));
    expect(await database.asTenant(organizationId, jobsOf("expand_event"))).toEqual([{ jobs: 0 }]);
  });

  test("are expanded together, each to its own organization, and what fails holds up no other", async () => {
    const [one, other] = [uuidv7(), uuidv7()];
    for (const id of [one, other]) {
      const event = eventFor(id);
      await commit(database, id, [
        { kind: "insert", table: "webhook_endpoints", row: endpointRow(id, { events: ["message.delivered"] }) },
        { kind: "insert", table: "events", row: event },
        { kind: "insertMany", table: "outbox", rows: [jobOf(id, event.id), jobOf(id, uuidv7())] },
      ]);
    }
    const services = servicesOn(database);
    const jobs = await claim(services, queues.prompt, 10);
    const { run: expand } = jobHandlers({} as Outside).expand_event;
    const lost = jobs.map((job) => ({ ...job, leased_until: later(now, 1) }));
    const ends = await Promise.allSettled([...jobs, ...lost].map((job) => expand(services, job)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => "fulfilled"),
      ...Array.from({ length: 6 }, () => "rejected"),
    ]);
    for (const id of [one, other]) {
      expect(await database.asTenant(id, jobsOf("expand_event"))).toEqual([{ jobs: 1 }]);
      const deliveries = { text: "select organization_id::text as id from webhook_deliveries", values: [] };
      expect(await database.asTenant(id, deliveries)).toEqual([{ id }]);
    }
  });

  test("are written a part at a time, with a pause between, when they have many endpoints", async () => {
    const organizationId = uuidv7();
    const events = Array.from({ length: 12 }, () => eventFor(organizationId));
    const endpoints = Array.from({ length: 100 }, () => endpointRow(organizationId, { events: [...names] }));
    await commit(database, organizationId, [
      { kind: "insertMany", table: "webhook_endpoints", rows: endpoints },
      { kind: "insertMany", table: "events", rows: events },
      { kind: "insertMany", table: "outbox", rows: events.map(({ id }) => jobOf(organizationId, id)) },
    ]);
    let pauses = 0;
    const services = { ...servicesOn(database), pause: async () => void pauses++ };
    const jobs = (await claim(services, queues.prompt, 64)).filter((job) => job.organization_id === organizationId);
    const { run: expand } = jobHandlers({} as Outside).expand_event;
    await Promise.all(jobs.map((job) => expand(services, job)));
    // 300 deliveries and their jobs for each event: two of them fill a part.
    expect(pauses).toBe(5);
    expect(await database.asTenant(organizationId, jobsOf("deliver_webhook"))).toEqual([{ jobs: 3_600 }]);
  });

  test("are decided again where a recovery made their deliveries first, and what cannot be written holds up no other", async () => {
    const organizationId = uuidv7();
    const unheard = eventRow(organizationId, { event_type: "customer.erased", names: {} });
    const [plain, recovered, broken] = [0, 1, 2].map(() => eventFor(organizationId));
    const endpoint = endpointRow(organizationId, { events: ["message.delivered"] });
    const deliveryOf = (event: Rows["events"] | undefined, change: Partial<Rows["webhook_deliveries"]>) =>
      deliveryRow(organizationId, {
        endpoint_id: endpoint.id,
        event_id: event?.names["message.delivered"] ?? "",
        ...change,
      });
    const events = [unheard, plain, recovered, broken].flatMap((event) => event ?? []);
    await commit(database, organizationId, [
      { kind: "insert", table: "webhook_endpoints", row: endpoint },
      { kind: "insertMany", table: "events", rows: events },
      {
        kind: "insertMany",
        table: "webhook_deliveries",
        rows: [
          deliveryOf(recovered, { event_row_id: recovered?.id ?? "" }),
          deliveryOf(broken, { event_row_id: unheard.id }),
        ],
      },
      { kind: "insertMany", table: "outbox", rows: events.map(({ id }) => jobOf(organizationId, id)) },
    ]);
    const services = servicesOn(database);
    const jobs = (await claim(services, queues.prompt, 64)).filter((job) => job.organization_id === organizationId);
    const { run: expand } = jobHandlers({} as Outside).expand_event;
    const ends = await Promise.allSettled(jobs.map((job) => expand(services, job)));
    const failed = jobs.filter((_, index) => ends[index]?.status === "rejected");
    expect(failed.map(({ subject_id }) => subject_id)).toEqual([broken?.id]);
    expect(ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []))).toEqual([
      expect.stringContaining("met a conflict: webhook_deliveries_event_endpoint_key"),
    ]);
    expect(await database.asTenant(organizationId, jobsOf("expand_event"))).toEqual([{ jobs: 1 }]);
    expect(await database.asTenant(organizationId, jobsOf("deliver_webhook"))).toEqual([{ jobs: 1 }]);
  });
});
