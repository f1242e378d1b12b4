import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test } from "vitest";
import { type Change, schemaOf } from "./compile.ts";
import { ConstraintViolation, DatabaseUnavailable, type Statement } from "./database.ts";
import { withDeadline } from "./deadline.ts";
import { GroupCommit } from "./group-commit.ts";

const notes = pgTable("notes", {
  organization_id: uuid().notNull(),
  id: integer().notNull(),
  body: text(),
  detail: jsonb().notNull(),
});

const insert = (id: number, body: string | null = null): Change => ({
  kind: "insert",
  table: "notes",
  row: { organization_id: "o", id, body, detail: { id } },
});

const update = (id: number, body: string): Change => ({
  kind: "update",
  table: "notes",
  where: { organization_id: "o", id },
  set: { body },
});

interface Asked {
  readonly organizationId: string;
  readonly statement: Statement;
  readonly answer: (failure?: Error) => void;
}

let asked: Asked[];
let group: GroupCommit;

beforeEach(() => {
  asked = [];
  group = new GroupCommit(schemaOf({ notes }), (organizationId, statement) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    asked.push({ organizationId, statement, answer: (failure) => (failure ? reject(failure) : resolve()) });
    return promise;
  });
});

const commit = (changes: readonly Change[], organizationId = "o") =>
  group.commit(organizationId, changes).then(
    () => "committed",
    (failure: unknown) => failure,
  );

/** Lets all that is ready run. */
const settle = () => new Promise(setImmediate);

/** Commits two, then others behind them, whose group is asked for as the third statement. */
const behind = async (...others: readonly (readonly Change[])[]) => {
  const before = others[0]?.[0]?.kind === "update" ? update(0, "z") : insert(0);
  const [first, second] = [commit([before]), commit([before])];
  const ends = others.map((changes) => commit(changes));
  asked[0]?.answer();
  expect(await first).toBe("committed");
  await settle();
  asked[1]?.answer();
  expect(await second).toBe("committed");
  return ends;
};

const violation = new ConstraintViolation("23505", "notes_pkey", null);
const lockTimeout = new DatabaseUnavailable(Object.assign(new Error("lock"), { code: "55P03" }), true);

describe("a commit", () => {
  test("is sent at once when none or one is under way", () => {
    for (const id of [1, 2, 3]) void commit([insert(id)]);
    expect(asked).toHaveLength(2);
  });

  test("waits behind two of its organization and shape, and goes with the others that wait", async () => {
    const ends = await behind([insert(1)], [insert(2, "é \"'\\ \n")]);
    expect(asked).toHaveLength(3);
    expect(JSON.parse(String(asked[2]?.statement.values[0]))).toEqual([
      { organization_id: "o", id: 1, body: null, detail: { id: 1 } },
      { organization_id: "o", id: 2, body: "é \"'\\ \n", detail: { id: 2 } },
    ]);
    asked[2]?.answer();
    expect(await Promise.all(ends)).toEqual(["committed", "committed"]);
  });

  test("waits behind a group, though nothing else is under way", async () => {
    await behind([insert(1)], [insert(2)]);
    for (const id of [3, 4]) void commit([insert(id)]);
    expect(asked).toHaveLength(3);
    asked[2]?.answer();
    await settle();
    expect(JSON.parse(String(asked[3]?.statement.values[0]))).toHaveLength(2);
  });

  test("waits for no other organization and no other shape", () => {
    void commit([insert(1)]);
    void commit([insert(2)], "another");
    void commit([update(1, "x")]);
    expect(asked.map(({ organizationId }) => organizationId)).toEqual(["o", "another", "o"]);
  });

  test("that is large, limited in number or no plain write goes alone", async () => {
    const alone: readonly Change[][] = [
      [insert(1, "x".repeat(20_000))],
      [insert(1), { kind: "within", quota: "notes", max: 1 }],
      [{ kind: "remove", table: "notes", where: { organization_id: "o", id: 1 } }],
    ];
    for (const changes of alone) for (let times = 0; times < 2; times += 1) void commit(changes);
    expect(asked).toHaveLength(6);
  });

  test("leaves the line when its request has no time left", async () => {
    const before = [commit([insert(0)]), commit([insert(0)])];
    const late = withDeadline(1, () => group.commit("o", [insert(1)]));
    await expect(late).rejects.toBeInstanceOf(DatabaseUnavailable);
    for (const { answer } of asked) answer();
    await Promise.all(before);
    await settle();
    expect(asked).toHaveLength(2);
  });
});

describe("updates of a group", () => {
  test("of one row under equal conditions become the last of them", async () => {
    const ends = await behind([update(2, "b")], [update(1, "c")], [update(1, "d")]);
    expect(JSON.parse(String(asked[2]?.statement.values[0]))).toEqual([
      { n: 2, v0: "d", v1: 1, v2: "o" },
      { n: 0, v0: "b", v1: 2, v2: "o" },
    ]);
    expect(asked[2]?.statement.values[1]).toBe(2);
    asked[2]?.answer();
    expect(await Promise.all(ends)).toEqual(["committed", "committed", "committed"]);
  });

  test("stay apart where they change what they compare", async () => {
    const claim = (body: string): Change[] => [
      { kind: "update", table: "notes", where: { organization_id: "o", id: 1, body: null }, set: { body } },
    ];
    for (const body of ["a", "b", "c", "d"]) void commit(claim(body));
    asked[0]?.answer();
    await settle();
    expect(asked[2]?.statement.values[1]).toBe(2);
  });
});

describe("a group that is refused", () => {
  test.for([
    ["a constraint", violation],
    ["a lock that is held too long", lockTimeout],
    ["a defect", new TypeError("no value")],
  ] as const)("by %s comes again one by one", async ([, failure]) => {
    const ends = await behind([insert(1)], [insert(2)], [insert(3)]);
    asked[2]?.answer(failure);
    await settle();
    expect(asked).toHaveLength(6);
    asked[3]?.answer();
    asked[4]?.answer(violation);
    asked[5]?.answer();
    expect(await Promise.all(ends)).toEqual(["committed", violation, "committed"]);
  });

  test("holds nobody up meanwhile", async () => {
    await behind([insert(1)], [insert(2)]);
    asked[2]?.answer(lockTimeout);
    await settle();
    void commit([insert(3)]);
    expect(asked).toHaveLength(6);
  });

  test("by the loss of its connection fails, as nobody knows if it took place", async () => {
    const ends = await behind([insert(1)], [insert(2)]);
    const lost = new DatabaseUnavailable(new Error("closed"));
    asked[2]?.answer(lost);
    expect(await Promise.all(ends)).toEqual([lost, lost]);
    expect(asked).toHaveLength(3);
  });

  test("of one alone is refused once, unless it waited for a lock", async () => {
    const refused = commit([insert(1)]);
    asked[0]?.answer(violation);
    expect(await refused).toBe(violation);
    const patient = commit([insert(1)]);
    asked[1]?.answer(lockTimeout);
    await settle();
    expect(asked.map(({ statement }) => statement.lockMilliseconds)).toEqual([50, 50, undefined]);
    asked[2]?.answer();
    expect(await patient).toBe("committed");
  });
});
