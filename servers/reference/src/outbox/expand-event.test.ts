import type { JobRow } from "@atlas-messaging/domain";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { endpointRow, eventRow } from "../../test-support/rows.ts";
import type { Services } from "../pipeline/call.ts";
import { commit } from "../platform/database/index.ts";
import { claim } from "./claim.ts";
import { type Outside, jobHandlers } from "./index.ts";
import { queues } from "./queues.ts";

const now = "2026-01-02T12:00:00.000Z";
const names = ["conversation.message_delivered", "message.delivered", "agent.message_delivery"] as const;
const endpointCount = 2_000;

describeOnBoth("an event that thousands of endpoints subscribed to", (openDatabase) => {
  test("becomes a delivery and a job for each of its names at each of them, in one commit", async () => {
    const database = await openDatabase();
    const organizationId = uuidv7();
    const event = eventRow(organizationId, {
      event_type: names[0],
      names: Object.fromEntries(names.map((name) => [name, uuidv7()])),
    });
    const job: JobRow = {
      organization_id: organizationId,
      id: uuidv7(),
      kind: "expand_event",
      subject_id: event.id,
      detail: null,
      attempts: 0,
      due_at: now,
      leased_until: null,
      lane: null,
      ripe: true,
      dead_at: null,
      last_error: null,
      correlation_id: "test-expand",
      traceparent: null,
      created_at: now,
    };
    await commit(database, organizationId, [
      {
        insertMany: "webhook_endpoints",
        rows: Array.from({ length: endpointCount }, () => endpointRow(organizationId, { events: [...names] })),
      },
      { insert: "events", row: event },
      { insert: "outbox", row: job },
    ]);
    // An expansion uses no other services, and contacts nobody.
    const services = { database, clock: { now: () => Date.parse(now) }, newId: uuidv7 } as unknown as Services;
    const handlers = jobHandlers({} as Outside);
    const [claimed] = await claim(services, queues.prompt, 1);
    if (claimed) await handlers.expand_event(services, claimed);

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
    const left = { text: "select count(*)::integer as jobs from outbox where kind = 'expand_event'", values: [] };
    expect(await database.asTenant(organizationId, left)).toEqual([{ jobs: 0 }]);
  });
});
