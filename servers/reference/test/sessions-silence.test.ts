import { hour, later } from "@atlas-messaging/service/core/time";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import type { Client } from "../test-support/client.ts";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { endpointRow, jobRow, sessionRow } from "../test-support/rows.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { describeServed, describeServedOnPostgres } from "../test-support/served.ts";

const now = new Date().toISOString();
const ago = (hours: number) => later(now, -hours * hour);

const secret = "a-secret-that-only-the-two-know";

/** Sessions that were begun two days ago, and a receiver. Those with a job are looked at as soon as the server starts. */
const seed = async (database: Database) => {
  const { organizationId, token } = await seedOrganization(database);
  const begun = { created_at: ago(48) };
  const sessions = {
    unrecorded: sessionRow(organizationId, { ...begun, last_message_at: ago(24) }),
    neverUsed: sessionRow(organizationId, { created_at: ago(25) }),
    silent: sessionRow(organizationId, { ...begun, last_message_at: ago(25) }),
    prolonged: sessionRow(organizationId, { ...begun, last_message_at: ago(23) }),
    endedBefore: sessionRow(organizationId, { ...begun, status: "ended", ended_at: ago(47) }),
  };
  const { silent, prolonged, endedBefore } = sessions;
  const jobs = [silent, prolonged, endedBefore].map(({ id }) =>
    jobRow(organizationId, { kind: "end_session", subject_id: id }),
  );
  const receiver = await startReceiver();
  const endpoint = endpointRow(organizationId, { url: `${receiver.url}/ended`, events: ["session.ended"], secret });
  await commit(database, organizationId, [
    { kind: "insert", table: "webhook_endpoints", row: endpoint },
    ...Object.values(sessions).map((row) => ({ kind: "insert" as const, table: "sessions" as const, row })),
    ...jobs.map((row) => ({ kind: "insert" as const, table: "outbox" as const, row })),
  ]);
  return { organizationId, token, sessions, receiver };
};

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" };

describeServed("silence", { seed, settings }, (served) => {
  let client: Client;
  let receiver: Receiver;

  const session = async (id: string) => (await client.succeed("sessions.list")).data.find((listed) => listed.id === id);
  const ask = (sessionId: string) =>
    client.call("sessions.sendMessage", { params: { session_id: sessionId }, body: { query: "Hello?" } });

  beforeAll(() => {
    ({ receiver } = served.seeded);
    client = served.clientOf(served.seeded.token);
  });
  afterAll(() => receiver.close());

  describe("of 24 hours", () => {
    test("has ended a session before it is recorded", async () => {
      const { unrecorded, neverUsed } = served.seeded.sessions;
      expect(await session(unrecorded.id)).toMatchObject({ status: "ended", ended_at: now });
      expect(await session(neverUsed.id)).toMatchObject({ status: "ended", ended_at: ago(1) });
      expect(await ask(unrecorded.id)).toMatchObject({ status: 409, error: { code: "conflict" } });
      const answer = await client.call("sessions.update", {
        params: { session_id: unrecorded.id },
        body: { status: "ended" },
      });
      expect(answer.body?.data.session).toMatchObject({ status: "ended", ended_at: now });
    });

    test("is recorded once, and reported once", async () => {
      const { silent } = served.seeded.sessions;
      await eventually(() => expect(receiver.arrived).toHaveLength(1));
      const events = receiver.arrived.map((arrived) => eventOf(arrived, secret));
      expect(events).toMatchObject([
        { event_type: "session.ended", session: { id: silent.id, agent_id: null, status: "ended" } },
      ]);
      expect(await session(silent.id)).toMatchObject({ status: "ended", ended_at: ago(1) });
    });

    test("is counted from the last message", async () => {
      const { prolonged } = served.seeded.sessions;
      expect(await session(prolonged.id)).toMatchObject({ status: "active", ended_at: null });
      expect(await ask(prolonged.id)).toMatchObject({ status: 200 });
    });
  });

  describe("on request", () => {
    test("a session's end is reported, too", async () => {
      const { id } = (await client.succeed("sessions.create")).data.session;
      await client.succeed("sessions.update", { params: { session_id: id }, body: { status: "ended" } });
      await eventually(() => expect(receiver.arrived).toHaveLength(2));
      const last = receiver.arrived.at(-1);
      expect(last && eventOf(last, secret)).toMatchObject({ session: { id, status: "ended" } });
    });
  });

  test("leaves one job, that waits for the session that goes on", async () => {
    const { organizationId, sessions } = served.seeded;
    const database = await served.stopAndOpen();
    const text =
      "select subject_id, due_at > now() as later from outbox where kind = 'end_session' order by subject_id";
    const jobs = await database.asTenant<{ subject_id: string; later: boolean }>(organizationId, { text, values: [] });
    expect(jobs.filter(({ subject_id }) => Object.values(sessions).some(({ id }) => id === subject_id))).toEqual([
      { subject_id: sessions.prolonged.id, later: true },
    ]);
    expect(receiver.arrived).toHaveLength(2);
  });
});

const seedProduction = (database: Database) => seedOrganization(database, "production");
const production = { ATLAS_ENVIRONMENT: "production", ATLAS_ENABLE_PREVIEW: "on" };

describeServedOnPostgres("production", { seed: seedProduction, settings: production }, (served) => {
  test("has no session writes, and says so ahead of all else", async () => {
    const client = served.clientOf(served.seeded.token);
    const refused = { status: 403, error: { code: "not_available_in_environment", retryable: false } };
    const params = { session_id: served.seeded.organizationId };
    expect(await client.call("sessions.create", { body: { agent_id: 42 } })).toMatchObject(refused);
    expect(await client.call("sessions.update", { params, body: {} })).toMatchObject(refused);
    expect(await client.call("sessions.sendMessage", { params, body: { query: "Hello?" } })).toMatchObject(refused);
    expect(await client.succeed("sessions.list")).toMatchObject({ data: [] });
    const { data } = await served.anonymous.succeed("system.version");
    const enabled = data.operations.filter(
      ({ operation_id }) => operation_id.startsWith("sessions.") && operation_id !== "sessions.listRuns",
    );
    expect(enabled.filter((operation) => operation.enabled).map(({ operation_id }) => operation_id)).toEqual([
      "sessions.list",
      "sessions.listMessages",
      // Agents that ask by A2A have sessions in production as well.
      "sessions.exchange",
    ]);
  });
});
