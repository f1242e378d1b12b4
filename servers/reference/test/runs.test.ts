import { beforeAll, describe, expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { runRow } from "../test-support/rows.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { describeShared } from "../test-support/served.ts";
import type { Client } from "../test-support/client.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { type Change, insert } from "@atlas-messaging/service/core/changes";

const created_at = "2026-01-01T00:00:00.000Z";

/** Two sessions of one organization: the first with a run of three records and four of one, the second with none. */
const seed = async (database: Database) => {
  const { organizationId: organization_id, token } = await seedOrganization(database);
  const sessions = [uuidv7(), uuidv7()] as const;
  const approved = uuidv7();
  const steps = ["pending_approval", "pending_approval", "completed"] as const;
  const history = steps.map((status, index) =>
    runRow(organization_id, {
      run_id: approved,
      iteration: index + 1,
      session_id: sessions[0],
      status,
      intent: "issue_voucher",
    }),
  );
  const others = (["pending_approval", "shadow", "failed", "completed"] as const).map((status) =>
    runRow(organization_id, {
      session_id: sessions[0],
      status,
      error: status === "failed" ? { code: "channel_error", message: "The channel did not answer." } : null,
    }),
  );
  const withoutSession = runRow(organization_id, {});
  const changes: Change[] = [
    ...sessions.map((id) =>
      insert("sessions", {
        organization_id,
        id,
        agent_id: null,
        status: "active",
        created_at,
        last_message_at: null,
        ended_at: null,
      }),
    ),
    ...[...history, ...others, withoutSession].map((row) => insert("runs", row)),
  ];
  await commit(database, organization_id, changes);
  const inSession = [approved, ...others.map(({ run_id }) => run_id)].toReversed();
  return { token, sessions, approved, inSession, all: [withoutSession.run_id, ...inSession] };
};

describeShared("runs", { seed }, (served) => {
  let client: Client;
  beforeAll(() => {
    client = served.clientOf(served.seeded.token);
  });

  /** Reads all pages of two. */
  const walk = async (
    read: (query: { readonly [name: string]: string | number }) => Promise<{
      readonly runs: readonly { readonly run_id: string }[];
      readonly next_cursor: string | null;
    }>,
  ) => {
    const seen: string[] = [];
    for (let after: string | null = ""; after !== null;) {
      const { runs, next_cursor } = await read(after === "" ? { limit: 2 } : { limit: 2, after_id: after });
      seen.push(...runs.map(({ run_id }) => run_id));
      after = next_cursor;
    }
    return seen;
  };

  test("are listed newest first, each once, by its latest record", async () => {
    const { runs, has_more } = (await client.succeed("runs.list")).data;
    expect(runs.map(({ run_id }) => run_id)).toEqual(served.seeded.all);
    expect(has_more).toBe(false);
    expect(runs.find(({ id }) => id === served.seeded.approved)).toMatchObject({ iteration: 3, status: "completed" });
    expect(await walk(async (query) => (await client.succeed("runs.list", { query })).data)).toEqual(served.seeded.all);
  });

  test.for([
    ["pending_approval", 1],
    ["completed", 3],
    ["failed", 1],
    ["shadow", 1],
    ["rejected", 0],
  ] as const)("with status %s are those whose latest record has it", async ([status, count]) => {
    const { runs } = (await client.succeed("runs.list", { query: { status } })).data;
    expect(runs.map((run) => run.status)).toEqual(Array.from({ length: count }, () => status));
    const paged = await walk(
      async (query) => (await client.succeed("runs.list", { query: { ...query, status } })).data,
    );
    expect(paged).toEqual(runs.map(({ run_id }) => run_id));
  });

  test("a run comes with every record in order, the last of which it is", async () => {
    const { run, history } = (await client.succeed("runs.get", { params: { run_id: served.seeded.approved } })).data;
    expect(history.map(({ iteration, status }) => [iteration, status])).toEqual([
      [1, "pending_approval"],
      [2, "pending_approval"],
      [3, "completed"],
    ]);
    expect(run).toEqual(history[2]);
  });

  test("of a session are its own, newest first, in pages", async () => {
    const [session, empty] = served.seeded.sessions;
    const pagesOf = (id: string) =>
      walk(async (query) => {
        const { data, next_cursor } = await client.succeed("sessions.listRuns", { params: { id }, query });
        return { runs: data, next_cursor };
      });
    expect(await pagesOf(session)).toEqual(served.seeded.inSession);
    expect(await pagesOf(empty)).toEqual([]);
    const { next_cursor } = await client.succeed("sessions.listRuns", { params: { id: session }, query: { limit: 1 } });
    const foreign = await client.call("sessions.listRuns", {
      params: { id: empty },
      query: { after_id: next_cursor ?? "" },
    });
    expect(foreign).toMatchObject({ status: 400, error: { code: "invalid_cursor" } });
  });

  describe("404 not_found", () => {
    test("for what is unknown, malformed or another organization's", async () => {
      const other = (await served.organization()).client;
      const [session] = served.seeded.sessions;
      for (const [caller, run_id, id] of [
        [client, uuidv7(), uuidv7()],
        [client, "run", "session"],
        [other, served.seeded.approved, session],
      ] as const) {
        expect(await caller.call("runs.get", { params: { run_id } })).toMatchObject({
          status: 404,
          error: { code: "not_found" },
        });
        expect(await caller.call("sessions.listRuns", { params: { id } })).toMatchObject({
          status: 404,
          error: { code: "not_found" },
        });
      }
      expect((await other.succeed("runs.list")).data.runs).toEqual([]);
    });
  });

  test("every mutation leaves one, with the request's id", async () => {
    const { client: fresh, data } = await served.organization();
    const headers = { "x-request-id": "request-of-a-run" };
    await fresh.succeed("messages.send", { body: { phone_number: data.phone_number, text: "Hello" }, headers });
    const { runs } = (await fresh.succeed("runs.list")).data;
    expect(runs).toMatchObject([
      { intent: "send_message", correlation_id: "request-of-a-run", conversation_id: data.conversation_id },
    ]);
  });
});
