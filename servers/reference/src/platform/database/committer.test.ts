/** Requests of one organization that commit in the same moment: together, and as if each came alone. */
import { type Change, insert, update } from "@atlas-messaging/service/core/changes";
import type { Database } from "@atlas-messaging/postgres/database";
import { eventually } from "@atlas-messaging/test-wait";
import { uuidv7 } from "uuidv7";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeOnBoth, freshDatabase } from "../../../test-support/databases.ts";
import { connectAsOwner } from "../../../test-support/postgres.ts";
import { customerRow, eventRow, idempotencyRow, jobRow, organizationRow } from "../../../test-support/rows.ts";
import { type Commit, commit, committer } from "./commit.ts";
import { openDatabase } from "./open.ts";

const phone = (number: number): string => `+1555${String(1_000_000 + number)}`;

const rowsOf = async (database: Database, organization: string, table: string): Promise<unknown[]> => {
  const text = `select to_jsonb(t) - '{organization_id,position}'::text[] as row from "${table}" t order by 1`;
  return (await database.asTenant<{ row: unknown }>(organization, { text, values: [] })).map(({ row }) => row);
};

const newOrganization = async (database: Database): Promise<string> => {
  const row = organizationRow();
  await commit(database, row.id, [insert("organizations", row)]);
  return row.id;
};

/** A number from 0 to below `max`, from a fixed sequence. */
const sequence = (seed: number) => {
  let state = seed;
  return (max: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
};

const details = [null, "text", 42, [1, null, "é"], { a: { b: '"\\' } }, false, "\u2028", "😀", 1e21, "'; --"];
/** PostgreSQL refuses these, or keeps them by one way and not by another. */
const unfit = ["\ud800", "\u0000"];

describeOnBoth(
  "commits of the same moment",
  (open) => {
    let database: Database;
    let organization: string;
    let sent: string[];
    let together: Commit;

    beforeAll(async () => {
      database = await open();
    });

    beforeEach(async () => {
      organization = await newOrganization(database);
      sent = [];
      together = committer({
        ...database,
        asTenant: (id, statement) => {
          sent.push(statement.text);
          return database.asTenant(id, statement);
        },
      });
    });

    const add = (number: number, key = uuidv7()): Change[] => [
      insert("customers", customerRow(organization, { phone_number: phone(number), labels: ["a,b", '"', "null"] })),
      insert("outbox", jobRow(organization)),
      insert("outbox", jobRow(organization, { detail: null })),
      insert("idempotency", idempotencyRow(organization, { key })),
    ];

    const commitAll = (outcomes: readonly (readonly Change[])[]) =>
      Promise.all(outcomes.map((changes) => together(organization, changes)));

    test("share one statement behind the first two, and all their rows are there", async () => {
      const ends = await commitAll(Array.from({ length: 20 }, (_, number) => add(number)));
      expect(ends).toEqual(ends.map(() => "committed"));
      expect(sent).toHaveLength(3);
      expect(await rowsOf(database, organization, "customers")).toHaveLength(20);
      expect(await rowsOf(database, organization, "outbox")).toHaveLength(40);
      expect(await rowsOf(database, organization, "customers")).toMatchObject(
        Array.from({ length: 20 }, () => ({ labels: ["a,b", '"', "null"] })),
      );
    });

    test("are told their own conflict, and leave nothing behind", async () => {
      await together(organization, add(7));
      const ends = await commitAll(Array.from({ length: 10 }, (_, number) => add(number)));
      expect(ends.filter((end) => end !== "committed")).toEqual([{ conflict: expect.stringContaining("phone") }]);
      expect(ends[7]).not.toBe("committed");
      expect(await rowsOf(database, organization, "outbox")).toHaveLength(20);
    });

    test("are executed once where their idempotency keys race", async () => {
      const ends = await commitAll(Array.from({ length: 12 }, (_, number) => add(number, "the same")));
      expect(ends.filter((end) => end === "committed")).toHaveLength(1);
      expect(ends.filter((end) => end !== "committed")).toEqual(
        Array.from({ length: 11 }, () => ({ conflict: "idempotency_pkey" })),
      );
      expect(await rowsOf(database, organization, "customers")).toHaveLength(1);
      expect(await rowsOf(database, organization, "outbox")).toHaveLength(2);
    });

    test("fail alone where one cannot be written", async () => {
      const broken = [insert("customers", customerRow(organization, { phone_number: "\u0000" }))];
      const well = (number: number) => [
        insert("customers", customerRow(organization, { phone_number: phone(number) })),
      ];
      const [first, second, third] = await Promise.allSettled(
        [well(1), broken, well(2)].map((changes) => together(organization, changes)),
      );
      expect([first?.status, second?.status, third?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(await rowsOf(database, organization, "customers")).toHaveLength(2);
    });

    test("of one row under one condition all take place; under a stale one none does", async () => {
      const row = customerRow(organization);
      await together(organization, [insert("customers", row)]);
      const rename = (name: string, where: object): Change[] => [
        update("customers", { organization_id: organization, id: row.id, ...where }, { name }),
        insert("outbox", jobRow(organization)),
      ];
      const names = Array.from({ length: 9 }, (_, index) => `Name ${index}`);
      const ends = await commitAll(names.map((name) => rename(name, { language: null })));
      expect(ends).toEqual(names.map(() => "committed"));
      expect(await rowsOf(database, organization, "customers")).toMatchObject([
        { name: expect.stringMatching(/^Name \d$/) },
      ]);
      const stale = await commitAll(names.map((name) => rename(name, { language: "de" })));
      expect(stale).toEqual(names.map(() => ({ conflict: "precondition" })));
      expect(await rowsOf(database, organization, "outbox")).toHaveLength(9);
    });

    test("that claim one row are won by one", async () => {
      const row = customerRow(organization);
      await together(organization, [insert("customers", row)]);
      const where = { organization_id: organization, id: row.id, name: null };
      const ends = await commitAll(
        Array.from({ length: 20 }, (_, index) => [update("customers", where, { name: `${index}` })]),
      );
      expect(ends.filter((end) => end === "committed")).toHaveLength(1);
    });

    test("of another organization stay behind row-level security", async () => {
      const other = await newOrganization(database);
      const foreign = customerRow(other);
      await commit(database, other, [insert("customers", foreign)]);
      const [first, intruder, last] = await Promise.allSettled([
        together(organization, [insert("customers", customerRow(organization, { phone_number: phone(1) }))]),
        together(organization, [insert("customers", customerRow(other, { phone_number: phone(2) }))]),
        together(organization, [insert("customers", customerRow(organization, { phone_number: phone(3) }))]),
      ]);
      expect([first, last]).toMatchObject([{ value: "committed" }, { value: "committed" }]);
      expect(intruder).toMatchObject({ status: "rejected", reason: { code: "42501" } });
      const where = { organization_id: other, id: foreign.id };
      const ends = await commitAll([1, 2, 3].map((each) => [update("customers", where, { name: `${each}` })]));
      expect(ends).toEqual(ends.map(() => ({ conflict: "precondition" })));
      expect(await rowsOf(database, other, "customers")).toMatchObject([{ name: null }]);
    });

    /** Decisions of a shop. If not `fit`, some meet rows of before, whose phone number, name or key they have not seen. */
    const decisionsOf = (seed: number, fit: boolean, id: string, ids: readonly string[]): Change[][] => {
      const pick = sequence(seed);
      const odd = fit ? details : [...details, ...unfit];
      const next = ids.slice(2)[Symbol.iterator]();
      const newId = (): string => next.next().value ?? "";
      return Array.from({ length: 40 }, (_, number) => {
        const [kind, conflicts] = [pick(3), pick(8) === 0 && !fit];
        const detail = odd[pick(odd.length)] ?? null;
        if (kind === 0) {
          const phone_number = phone(conflicts ? 0 : 100 + number);
          const row = customerRow(id, { id: newId(), phone_number, name: `${String(detail)}` });
          return [insert("customers", row), insert("outbox", jobRow(id, { id: newId(), subject_id: id, detail }))];
        }
        const job = insert("outbox", jobRow(id, { id: newId(), subject_id: id, detail }));
        if (kind === 1) {
          const where = { organization_id: id, id: ids[pick(2)] ?? "", name: conflicts ? "unknown" : null };
          return [update("customers", where, { language: "de" }), job];
        }
        const key = conflicts ? "taken" : `key ${number}`;
        const event = insert("events", eventRow(id, { id: newId(), payload: { detail } }));
        return [event, insert("idempotency", idempotencyRow(id, { key, answer: JSON.stringify(detail) })), job];
      });
    };

    test.for([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
      [6, false],
    ] as const)("end and leave rows as one by one (seed %i, all fit: %s)", async ([seed, fit]) => {
      const ids = Array.from({ length: 120 }, () => uuidv7());
      const shops = [organization, await newOrganization(database)] as const;
      for (const id of shops) {
        await commit(database, id, [
          insert("customers", customerRow(id, { id: ids[0] ?? "", phone_number: phone(0) })),
          insert("customers", customerRow(id, { id: ids[1] ?? "", phone_number: phone(1) })),
          insert("idempotency", idempotencyRow(id, { key: "taken" })),
        ]);
      }
      const [one, other] = shops.map((id) => decisionsOf(seed, fit, id, ids));
      const alone: PromiseSettledResult<unknown>[] = [];
      for (const changes of one ?? []) alone.push(...(await Promise.allSettled([commit(database, shops[0], changes)])));
      const ends = await Promise.allSettled((other ?? []).map((changes) => together(shops[1], changes)));
      const told = (all: readonly PromiseSettledResult<unknown>[]) =>
        all.map((end) => (end.status === "fulfilled" ? end.value : Reflect.get(Object(end.reason), "code")));
      expect(told(ends)).toEqual(told(alone));
      // Three for each of three shapes: two alone, all others together.
      expect(sent.length === 9).toBe(fit);
      const without = (rows: unknown[], id: string) => JSON.parse(JSON.stringify(rows).replaceAll(id, "organization"));
      for (const table of ["customers", "outbox", "events", "idempotency"]) {
        const [expected, found] = await Promise.all(shops.map((id) => rowsOf(database, id, table)));
        expect(without(found ?? [], shops[1])).toEqual(without(expected ?? [], shops[0]));
      }
    });
  },
  { pglite: true },
);

describe("a group whose connection is killed", () => {
  test("fails as a whole or is committed as a whole, and the next ones go on", async () => {
    const url = await freshDatabase();
    const owner = connectAsOwner(url);
    const database = await openDatabase({ url, dataDir: "", connections: 2 });
    try {
      const organization = await newOrganization(database);
      const together = committer(database);
      let committed = 0;
      for (let round = 0; round < 8; round += 1) {
        const all = Array.from({ length: 30 }, (_, number) => [
          insert("customers", customerRow(organization, { phone_number: phone(round * 100 + number) })),
          insert("outbox", jobRow(organization)),
        ]);
        const ends = Promise.allSettled(all.map((changes) => together(organization, changes)));
        await owner`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'atlas'`;
        const told = (await ends).map((end) => (end.status === "fulfilled" ? end.value : String(end.reason.name)));
        committed += told.filter((each) => each === "committed").length;
        expect(["committed", "DatabaseUnavailable"]).toEqual(expect.arrayContaining([...new Set(told)]));
      }
      const last = [insert("customers", customerRow(organization, { phone_number: phone(999) }))];
      await eventually(async () => expect(await together(organization, last)).toBe("committed"));
      const [{ jobs, known } = { jobs: 0, known: 1 }] = await owner<{ jobs: number; known: number }[]>`
        select (select count(*)::int from outbox) as jobs, (select count(*)::int from customers) as known`;
      expect(jobs).toBe(known - 1);
      expect(jobs).toBeGreaterThanOrEqual(committed);
    } finally {
      await database.close();
      await owner.end();
    }
  });
});
