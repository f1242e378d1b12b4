import type { Change } from "@atlas-messaging/service/core/changes";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import { minute } from "@atlas-messaging/service/core/time";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { agentRow, jobRow, messageRow } from "../../test-support/rows.ts";
import { seedOrganization } from "../../test-support/seed.ts";
import type { Services } from "../services/services.ts";
import { storeIn } from "../services/store.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { newId } from "../platform/ids.ts";
import { agentTurn } from "./index.ts";
import { handlerOf } from "./handler.ts";

const { run: takeTurn } = handlerOf(agentTurn, () => 0);

describeOnBoth("the turn of a hosted agent", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });

  /** An organization with two hosted agents, and a customer who has asked; the job is held until `leased`. */
  const open = async (leased = minute) => {
    const { organizationId, data } = await seedOrganization(database);
    const at = Date.now();
    const owned = { organization_id: organizationId, id: data.conversation_id };
    const written = (text: string, after = 0): Change & { readonly row: { readonly id: string } } => ({
      kind: "insert",
      table: "messages",
      row: messageRow(organizationId, {
        conversation_id: data.conversation_id,
        text,
        created_at: new Date(at + after).toISOString(),
        updated_at: new Date(at + after).toISOString(),
      }),
    });
    const question = written("What are your opening hours?");
    const agents = [
      agentRow(organizationId, { channels: ["chatapp"] }),
      agentRow(organizationId, { channels: ["chatapp"] }),
    ];
    const job = jobRow(organizationId, {
      kind: "agent_turn",
      subject_id: question.row.id,
      leased_until: new Date(at + leased).toISOString(),
    });
    await commit(database, organizationId, [
      ...agents.map((row) => ({ kind: "insert" as const, table: "agents" as const, row })),
      {
        kind: "update",
        table: "channels",
        where: { organization_id: organizationId, id: data.channel_id },
        set: { agent_id: agents[1]?.id ?? null },
      },
      question,
      { kind: "insert", table: "outbox", row: job },
    ]);
    const all = async <Row>(text: string) =>
      database
        .asTenant<{ found: Row }>(organizationId, { text, values: [] })
        .then((rows) => rows.map((row) => row.found));
    return {
      organizationId,
      job,
      agents,
      again: written("And on Sundays?", 1),
      conversation: { kind: "update" as const, table: "conversations" as const, where: owned },
      // A turn uses no other services than these.
      services: { database, store: storeIn(database), clock: { now: () => at }, newId } as unknown as Services,
      known: async () => ({
        replies: await all<string>("select text as found from messages where direction = 'outbound'"),
        turns: await all<string>("select id as found from outbox where kind = 'agent_turn'"),
        audited: await all<string>(
          "select subject_id as found from audit_events where event_type = 'atlas_api.agent.reply'",
        ),
      }),
    };
  };

  /** The same database, in which this happens after the facts have been read, before the first commit. */
  const interrupted = (services: Services, happens: () => Promise<unknown>): Services => {
    let waiting = true;
    const asTenant: Database["asTenant"] = async (...given) => {
      if (waiting) {
        waiting = false;
        await happens();
      }
      return database.asTenant(...given);
    };
    const between: Database = { ...database, asTenant };
    return { ...services, database: between, store: storeIn(between) };
  };

  test("is the agent's that serves the channel, though another works there", async () => {
    const { services, job, agents, known } = await open();
    await takeTurn(services, job);
    const { replies, turns, audited } = await known();
    expect(replies).toEqual([expect.stringContaining("(Opening hours)")]);
    expect(turns).toEqual([]);
    expect(audited).toEqual([agents[1]?.id]);
  });

  test("is taken once, by however many workers at once", async () => {
    const { services, job, known } = await open();
    const workers = await Promise.allSettled([job, job, job].map((each) => takeTurn(services, each)));
    expect(workers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await known()).replies).toHaveLength(1);
  });

  test("is not taken by a worker that has lost it to another", async () => {
    const { services, job, known } = await open();
    const earlier: JobRow = { ...job, leased_until: "2099-01-01T00:00:00.000Z" };
    await expect(takeTurn(services, earlier)).rejects.toThrow("met a conflict");
    expect((await known()).replies).toEqual([]);
    await takeTurn(services, job);
    expect((await known()).replies).toHaveLength(1);
  });

  test.for([
    ["people take over, and are announced", { status: "handed_off", person_announced: true }],
    ["the conversation is closed", { status: "closed" }],
    ["the window closes", { last_inbound_at: "2020-01-01T00:00:00.000Z" }],
  ] as const)("says nothing when %s while it is thinking", async ([, set]) => {
    const { services, job, known, organizationId, conversation } = await open();
    await takeTurn(
      interrupted(services, () => commit(database, organizationId, [{ ...conversation, set }])),
      job,
    );
    expect(await known()).toMatchObject({ replies: [], turns: [] });
  });

  test("announces a person, and does not answer, when people take over while it is thinking", async () => {
    const { services, job, known, organizationId, conversation } = await open();
    const set = { status: "handed_off" } as const;
    await takeTurn(
      interrupted(services, () => commit(database, organizationId, [{ ...conversation, set }])),
      job,
    );
    expect(await known()).toMatchObject({ replies: [expect.stringMatching(/^A person will answer you/)], turns: [] });
  });

  test("leaves the answer to the next turn when the customer writes again meanwhile", async () => {
    const { services, job, known, organizationId, conversation, again } = await open();
    const last_inbound_at = new Date().toISOString();
    await takeTurn(
      interrupted(services, () =>
        commit(database, organizationId, [{ ...conversation, set: { last_inbound_at } }, again]),
      ),
      job,
    );
    expect(await known()).toMatchObject({ replies: [], turns: [] });
  });
});
