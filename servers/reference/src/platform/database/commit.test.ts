import type { Change } from "@atlas-messaging/service/core/changes";
import { countGap } from "@atlas-messaging/service/knowledge/gaps";
import { later, minute } from "@atlas-messaging/service/core/time";
import { uuidv7 } from "uuidv7";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeOnBoth } from "../../../test-support/databases.ts";
import {
  channelRow,
  conversationRow,
  credentialRow,
  customerRow,
  eventRow,
  idempotencyRow,
  jobRow,
  organizationRow,
  runRow,
} from "../../../test-support/rows.ts";
import { ConstraintViolation, type Database } from "@atlas-messaging/postgres/database";
import { commit } from "./commit.ts";
import { decodeRow } from "@atlas-messaging/service/core/facts.sql";

describeOnBoth(
  "commit",
  (open) => {
    let database: Database;
    let organization: string;

    beforeAll(async () => {
      database = await open();
    });

    beforeEach(async () => {
      const row = organizationRow();
      organization = row.id;
      await commit(database, organization, [{ kind: "insert", table: "organizations", row }]);
    });

    const rowsOf = async (table: string): Promise<unknown[]> => {
      const text = `select to_json(t) as row from "${table}" t order by to_json(t)::text`;
      const rows = await database.asTenant<{ row: unknown }>(organization, { text, values: [] });
      return rows.map(({ row }) => row);
    };

    test("nothing to change is committed", async () => {
      expect(await commit(database, organization, [])).toBe("committed");
    });

    test("the latest record of a run is known, and no other run is touched", async () => {
      const [run, another] = [runRow(organization), runRow(organization)];
      const runs = [run, another].map((row): Change => ({ kind: "insert", table: "runs", row }));
      expect(await commit(database, organization, runs)).toBe("committed");
      for (const iteration of [2, 3]) {
        await commit(database, organization, [{ kind: "insert", table: "runs", row: { ...run, iteration } }]);
      }
      const text = "select run_id, iteration from runs where is_latest order by iteration";
      expect(await database.asTenant(organization, { text, values: [] })).toEqual([
        { run_id: another.run_id, iteration: 1 },
        { run_id: run.run_id, iteration: 3 },
      ]);
    });

    test("a tally adds a row or merges it, in every order, and the bound drops the longest unasked", async () => {
      const start = "2026-01-01T00:00:00.000Z";
      const actor = { kind: "system", id: null } as const;
      const ask = (question: string, minutes: number, best = 0) =>
        commit(
          database,
          organization,
          countGap(
            {
              organizationId: organization,
              newId: uuidv7,
              now: later(start, minutes * minute),
              actor,
              correlationId: "test",
            },
            question,
            { hits: [], best, possible: 1, total: 0, unknown: [] },
          ),
        );
      await Promise.all([1, 2, 3].map((minutes) => ask("Where?", minutes, minutes / 100)));
      const text = `select count, best_score, last_asked_at = '${later(start, 3 * minute)}' as last from knowledge_gaps where question_key = 'where'`;
      expect(await database.asTenant(organization, { text, values: [] })).toEqual([
        { count: 3, best_score: 0.03, last: true },
      ]);
      const filled = `insert into knowledge_gaps select organization_id, gen_random_uuid(), 'q' || i, '', 'gap_none', 0, 1, last_asked_at,
      last_asked_at + i * interval '1 minute' from knowledge_gaps, generate_series(1, 1000) i where question_key = 'where'`;
      await database.asTenant(organization, { text: filled, values: [] });
      await ask("Anything else?", 5_000);
      const left = "select count(*)::int as count, bool_or(question_key = 'where') as oldest from knowledge_gaps";
      expect(await database.asTenant(organization, { text: left, values: [] })).toEqual([
        { count: 1_000, oldest: false },
      ]);
    });

    describe("what is stored comes back as it was", () => {
      test("with text that looks like syntax, and lists", async () => {
        const row = credentialRow(organization, {
          token_prefix: `'; drop table runs; -- "\\ {,} 😀 $1`,
          expires_at: "2026-06-30T22:15:00.120Z",
        });
        const run = runRow(organization, {
          tools_called: ["a,b", 'say "hi"', "back\\slash", "", "null", "NULL", "{}", " x ", "😀"],
          approval_required: true,
          approval_state: "pending",
          iteration: 7,
          citations: [{ knowledge_id: organization, title: "Opening hours" }],
          error: { code: "failed", message: "Ünicode" },
        });
        await commit(database, organization, [
          { kind: "insert", table: "credentials", row },
          { kind: "insert", table: "runs", row: run },
        ]);
        expect((await rowsOf("credentials")).map((json) => decodeRow("credentials", json))).toEqual([row]);
        expect((await rowsOf("runs")).map((json) => decodeRow("runs", json))).toEqual([{ ...run, is_latest: true }]);
      });

      test("with null where an object may be, as the database's own null", async () => {
        await commit(database, organization, [{ kind: "insert", table: "runs", row: runRow(organization) }]);
        const text = "select count(*) as count from runs where error is null and approval_id is null";
        expect(await database.asTenant(organization, { text, values: [] })).toEqual([{ count: 1 }]);
      });

      test("with the members of an event's payload in their order", async () => {
        const payload = { zebra: 1, apple: [true, null, "text"], "10": {}, message: { text: "Grüße", id: 1.5 } };
        await commit(database, organization, [
          { kind: "insert", table: "events", row: eventRow(organization, { payload }) },
        ]);
        const [event] = (await rowsOf("events")).map((json) => decodeRow("events", json));
        expect(JSON.stringify(event?.payload)).toBe(JSON.stringify(payload));
      });

      test.for([[null], ["text"], [42], [[1, 2]], [false]])("with a job's detail of %j", async ([detail = null]) => {
        await commit(database, organization, [
          { kind: "insert", table: "outbox", row: jobRow(organization, { detail }) },
        ]);
        expect(await rowsOf("outbox")).toMatchObject([{ detail }]);
      });

      test.for([[null], ["text"], [42], [[1, 2]], [false]])(
        "with a detail of %j in each of many jobs",
        async ([detail = null]) => {
          const jobs = [jobRow(organization, { detail }), jobRow(organization, { detail })];
          await commit(database, organization, [{ kind: "insertMany", table: "outbox", rows: jobs }]);
          expect(await rowsOf("outbox")).toMatchObject([{ detail }, { detail }]);
        },
      );
    });

    test("rows that refer to each other may come in any order", async () => {
      const customer = customerRow(organization);
      const channel = channelRow(organization);
      const row = conversationRow(organization, { customer_id: customer.id, channel_id: channel.id });
      const done = await commit(database, organization, [
        { kind: "insert", table: "conversations", row },
        { kind: "insert", table: "channels", row: channel },
        { kind: "insert", table: "customers", row: customer },
      ]);
      expect(done).toBe("committed");
      expect(await rowsOf("conversations")).toHaveLength(1);
    });

    test("a reference to nothing is a conflict", async () => {
      const channel = channelRow(organization);
      const row = conversationRow(organization, { customer_id: channel.id, channel_id: channel.id });
      const done = await commit(database, organization, [
        { kind: "insert", table: "channels", row: channel },
        { kind: "insert", table: "conversations", row },
      ]);
      expect(done).toEqual({ conflict: "conversations_customer_fkey" });
      expect(await rowsOf("channels")).toEqual([]);
    });

    test("a duplicate key refuses everything and names the constraint", async () => {
      const first = idempotencyRow(organization, { key: "k" });
      await commit(database, organization, [{ kind: "insert", table: "idempotency", row: first }]);
      const done = await commit(database, organization, [
        { kind: "insert", table: "customers", row: customerRow(organization) },
        { kind: "insert", table: "idempotency", row: idempotencyRow(organization, { key: "k" }) },
      ]);
      expect(done).toEqual({ conflict: "idempotency_pkey" });
      expect(await rowsOf("customers")).toEqual([]);
    });

    const twoCustomers = async () => {
      const [one, two] = [
        customerRow(organization, { phone_number: "+15550100001" }),
        customerRow(organization, { phone_number: "+15550100002", name: "Two" }),
      ];
      await commit(database, organization, [
        { kind: "insert", table: "customers", row: one },
        { kind: "insert", table: "customers", row: two },
      ]);
      return [one, two] as const;
    };

    describe("a precondition", () => {
      test("that holds lets everything through", async () => {
        const [one, two] = await twoCustomers();
        const done = await commit(database, organization, [
          {
            kind: "update",
            table: "customers",
            where: { organization_id: organization, id: one.id, name: null },
            set: { name: "One" },
          },
          { kind: "remove", table: "customers", where: { organization_id: organization, id: two.id, name: "Two" } },
        ]);
        expect(done).toBe("committed");
        expect(await rowsOf("customers")).toMatchObject([{ id: one.id, name: "One" }]);
      });

      test.for([
        ["another value", { name: "Zwei" }],
        ["null where a value is", { name: null }],
      ] as const)("that no longer holds refuses everything: %s", async ([, expected]) => {
        const [one, two] = await twoCustomers();
        const done = await commit(database, organization, [
          {
            kind: "update",
            table: "customers",
            where: { organization_id: organization, id: one.id },
            set: { name: "One" },
          },
          { kind: "remove", table: "customers", where: { organization_id: organization, id: two.id, ...expected } },
          { kind: "insert", table: "outbox", row: jobRow(organization) },
        ]);
        expect(done).toEqual({ conflict: "precondition" });
        expect(await rowsOf("customers")).toMatchObject([{ name: null }, { name: "Two" }]);
        expect(await rowsOf("outbox")).toEqual([]);
      });

      test("that meets several rows refuses everything", async () => {
        await twoCustomers();
        const where = { organization_id: organization };
        expect(await commit(database, organization, [{ kind: "remove", table: "customers", where }])).toEqual({
          conflict: "precondition",
        });
        expect(await rowsOf("customers")).toHaveLength(2);
      });

      test("on a time holds to the millisecond", async () => {
        const due = { organization_id: organization, due_at: "2026-03-01T10:00:00.123Z" };
        await commit(database, organization, [{ kind: "insert", table: "outbox", row: jobRow(organization, due) }]);
        const late = { ...due, due_at: "2026-03-01T10:00:00.124Z" };
        expect(await commit(database, organization, [{ kind: "remove", table: "outbox", where: late }])).toEqual({
          conflict: "precondition",
        });
        expect(await commit(database, organization, [{ kind: "remove", table: "outbox", where: due }])).toBe(
          "committed",
        );
      });
    });

    test("of many that race for one row, one wins", async () => {
      const customer = customerRow(organization);
      await commit(database, organization, [{ kind: "insert", table: "customers", row: customer }]);
      const where = { organization_id: organization, id: customer.id, name: null };
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          commit(database, organization, [{ kind: "update", table: "customers", where, set: { name: `${index}` } }]),
        ),
      );
      expect(results.filter((result) => result === "committed")).toHaveLength(1);
      expect(results.filter((result) => result !== "committed")).toEqual(
        Array.from({ length: 19 }, () => ({ conflict: "precondition" })),
      );
    });

    test("a violation carries its sqlstate and constraint", async () => {
      const text = "select atlas_require(2)";
      const failure = await database.asTenant(organization, { text, values: [] }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ConstraintViolation);
      expect(failure).toMatchObject({ sqlstate: "AT001", constraint: "precondition" });
    });

    test("a defect in a statement stays what it is", async () => {
      const text = "select * from nowhere where 1 = $1::int";
      await expect(database.asTenant(organization, { text, values: [1] })).rejects.toMatchObject({ code: "42P01" });
      expect(await rowsOf("customers")).toEqual([]);
    });
  },
  { pglite: true },
);
