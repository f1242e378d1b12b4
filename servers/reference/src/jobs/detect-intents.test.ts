import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { asJson } from "@atlas-messaging/service/rows/primitives";
import { later } from "@atlas-messaging/service/core/time";
import { describeOnBoth } from "../../test-support/databases.ts";
import { eventRow, jobRow } from "../../test-support/rows.ts";
import type { Services } from "../services/services.ts";
import { storeIn } from "../services/store.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { claim } from "../outbox/claim.ts";
import { queues } from "../outbox/queues.ts";
import { detectIntents } from "./batched.ts";

const now = "2026-01-02T12:00:00.000Z";

const received = (organizationId: string, text: string) => {
  const message = { id: uuidv7(), type: "text", text, author: null };
  const payload = asJson({ conversation_id: uuidv7(), channel: "chatapp", message });
  return eventRow(organizationId, { event_type: "conversation.message_received", payload });
};

const jobOf = (organizationId: string, eventId: string) =>
  jobRow(organizationId, { kind: "detect_intent", subject_id: eventId, due_at: now });

/** A detection uses no other services, and contacts nobody. */
const servicesOn = (database: Database) =>
  ({ database, store: storeIn(database), clock: { now: () => Date.parse(now) }, newId: uuidv7 }) as unknown as Services;

describeOnBoth("intents of messages", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });

  const namesIn = (organizationId: string) =>
    database.asTenant(organizationId, {
      text: `select payload -> 'message' ->> 'text' as text, payload -> 'intent' ->> 'name' as name
             from events where event_type = 'agent.intent_detected' order by text`,
      values: [],
    });

  const jobsOf = (organizationId: string) =>
    database.asTenant(organizationId, { text: "select kind from outbox order by kind", values: [] });

  test("are detected together, each for its own organization, and what fails holds up no other", async () => {
    const organizations = [uuidv7(), uuidv7()];
    for (const id of organizations) {
      const events = ["When are you open?", "Where is my order?", "Is it raining?"].map((text) => received(id, text));
      const jobs = [...events.map((event) => jobOf(id, event.id)), jobOf(id, uuidv7())];
      await commit(database, id, [
        { kind: "insertMany", table: "events", rows: events },
        { kind: "insertMany", table: "outbox", rows: jobs },
      ]);
    }
    const services = servicesOn(database);
    const jobs = await claim(services, queues.intents, 16);
    const lost = jobs.map((job) => ({ ...job, leased_until: later(now, 1) }));
    const { run: detect } = detectIntents();
    const ends = await Promise.allSettled([...jobs, ...lost].map((job) => detect(services, job)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => "fulfilled"),
      ...Array.from({ length: 10 }, () => "rejected"),
    ]);
    for (const id of organizations) {
      expect(await namesIn(id)).toEqual([
        { text: "When are you open?", name: "opening_hours" },
        { text: "Where is my order?", name: "order_status" },
      ]);
      expect(await jobsOf(id)).toEqual([{ kind: "detect_intent" }, { kind: "expand_event" }, { kind: "expand_event" }]);
    }
  });

  test("pause in long texts, so that others are served", async () => {
    const id = uuidv7();
    const events = Array.from({ length: 12 }, () => received(id, "x".repeat(4_096)));
    await commit(database, id, [
      { kind: "insertMany", table: "events", rows: events },
      { kind: "insertMany", table: "outbox", rows: events.map((event) => jobOf(id, event.id)) },
    ]);
    let pauses = 0;
    const services = { ...servicesOn(database), pause: async () => void pauses++ };
    const jobs = (await claim(services, queues.intents, 64)).filter(({ organization_id }) => organization_id === id);
    const { run: detect } = detectIntents();
    await Promise.all(jobs.map((job) => detect(services, job)));
    // Five of them fill a part.
    expect(pauses).toBe(2);
    expect(await jobsOf(id)).toEqual([]);
  });
});
