import type { Database } from "@atlas-messaging/postgres/database";
import { minute } from "@atlas-messaging/service/core/time";
import { eventually } from "@atlas-messaging/test-wait";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { writeBacklog, writeEvents } from "../../test-support/backlog.ts";
import { freshDatabase } from "../../test-support/databases.ts";
import { startReceiver } from "../../test-support/receiver.ts";
import { eventRow, jobRow } from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import type { JobHandlers } from "../jobs/handler.ts";
import { startWorker } from "../jobs/worker.ts";
import { commit } from "../platform/database/commit.ts";
import { openDatabase } from "../platform/database/open.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import type { Services } from "../services/services.ts";
import { takeTurns } from "./turns.ts";
import { whole } from "../../test-support/whole.ts";

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ url: await freshDatabase(), dataDir: "" });
  return () => database.close();
});

const select = <Row>(text: string): Promise<readonly Row[]> => database.asSystem<Row>({ text, values: [] });

const working = async (services: Services, until: () => Promise<void>) => {
  const outgoing = createOutgoingHttp({ allowLoopback: true });
  const noHandlers = {} as JobHandlers; // The outbox holds deliveries only.
  const worker = startWorker(services, noHandlers, { outgoing, random: () => 0 });
  try {
    await eventually(until);
  } finally {
    await worker.stop();
    outgoing.close();
  }
};

/** Failures of a delivery's attempts before one is taken; six are all of them. */
const failures = [0, 0, 0, 1, 2, 6] as const;

/** A mix of outcomes, another for each seed. */
const outcomesOf = (seed: number): readonly number[] => {
  let state = seed;
  return Array.from({ length: 12 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return failures[Math.floor(state / 65_536) % failures.length] ?? 0;
  });
};

const conversations = [uuidv7(), uuidv7(), uuidv7()];

test.for(whole ? [1, 2, 3, 4] : [1])(
  "a mix of outcomes keeps the order in each conversation, and stalls no other: %i",
  async (seed) => {
    const clock = { at: Date.now() + minute, now: () => clock.at };
    const outcomes = outcomesOf(seed);
    const services: Services = { ...testServices(database), clock };
    const seen: string[] = [];
    const left = new Map<string, number>();
    const receiver = await startReceiver(({ raw }, response) => {
      const { event_id: id } = JSON.parse(raw.toString("utf8")) as { event_id: string }; // We have sent it.
      seen.push(id);
      const failing = left.get(id) ?? 0;
      left.set(id, failing - 1);
      response.writeHead(failing > 0 ? 500 : 200).end();
    });
    const [endpoint] = await writeBacklog(database, {
      urls: [receiver.url],
      each: outcomes.length,
      endpoint: { ordering: "conversation" },
      conversations,
    });
    const sent = await select<{ event_id: string; conversation_id: string }>(
      `select event_id, conversation_id from webhook_deliveries where endpoint_id = '${endpoint?.id}' order by event_row_id, id`,
    );
    sent.forEach(({ event_id }, index) => left.set(event_id, outcomes[index] ?? 0));
    const pending = `select from webhook_deliveries where endpoint_id = '${endpoint?.id}' and status = 'pending'`;
    while ((await select(pending)).length > 0) {
      await working(services, async () => {
        const busy = await select<{ id: string }>(
          `select id from outbox where lane = '${endpoint?.id}' and waited_ms is not null
             and (leased_until is not null or due_at <= to_timestamp(${clock.at} / 1000.0))`,
        );
        expect(busy).toEqual([]);
        // A conversation waits for a retry, or it is over.
        const stalled = await select(
          `select conversation_id from outbox where lane = '${endpoint?.id}' and dead_at is null
             group by conversation_id having bool_and(waited_ms is null)`,
        );
        expect(stalled).toEqual([]);
      });
      clock.at += 21 * 60 * minute;
    }
    for (const conversation of conversations) {
      const own = sent
        .filter(({ conversation_id }) => conversation_id === conversation)
        .map(({ event_id }) => event_id);
      expect(seen.filter((id, at) => own.includes(id) && seen.indexOf(id) === at)).toEqual(own);
      const attempts = own.map((id) => seen.flatMap((each, at) => (each === id ? [at] : [])));
      // All attempts of one come before the first of the next.
      attempts.slice(1).forEach((each, index) => expect(each[0]).toBeGreaterThan(attempts[index]?.at(-1) ?? -1));
    }
    await receiver.close();
  },
);

test("a delivery waits for an earlier event that has yet to be expanded, and tells how long", async () => {
  const clock = { at: Date.now() + minute, now: () => clock.at };
  const services: Services = { ...testServices(database), clock };
  const receiver = await startReceiver();
  const [conversation = ""] = conversations;
  const [endpoint] = await writeBacklog(database, {
    urls: [receiver.url],
    each: 0,
    endpoint: { ordering: "conversation" },
  });
  if (!endpoint) throw new Error("no endpoint");
  const { organization_id: organizationId } = endpoint;
  const earlier = eventRow(organizationId, { conversation_id: conversation });
  // It has failed once, so that it is due after the later one.
  const late = jobRow(organizationId, { kind: "expand_event", subject_id: earlier.id, attempts: 1 });
  await commit(database, organizationId, [
    { kind: "insert", table: "events", row: earlier },
    { kind: "insert", table: "outbox", row: late },
  ]);
  await writeEvents(database, [endpoint], 1, [conversation]);
  expect(await takeTurns(services, "all")).toBe(0);
  const { organization_id, id } = late;
  await commit(database, organizationId, [{ kind: "remove", table: "outbox", where: { organization_id, id } }]);
  await working(services, async () => expect(await select("select from outbox")).toEqual([]));
  expect(receiver.arrived).toHaveLength(1);
  const [delivery] = await select<{ waited_ms: number }>("select waited_ms from webhook_deliveries");
  expect(delivery?.waited_ms).toBeGreaterThanOrEqual(minute / 2);
  await receiver.close();
});
