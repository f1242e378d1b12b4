import { compileChanges } from "./commit.ts";
import type { Change } from "@atlas-messaging/service/core/changes";
import { uuidv7 } from "uuidv7";
import { describe, expect, test } from "vitest";
import { customerRow, eventRow } from "../../../test-support/rows.ts";

const organization_id = uuidv7();
const id = uuidv7();

describe("the statement of some changes", () => {
  test("inserts every column of a row, with a cast", () => {
    const row = customerRow(organization_id, { id, name: "Ada", labels: ["vip"], attributes: { city: "Berlin" } });
    const time = "timestamp(3) with time zone";
    const casts: Readonly<Record<keyof typeof row, string>> = {
      organization_id: "uuid",
      id: "uuid",
      phone_number: "text",
      user_id: "text",
      name: "text",
      labels: "text[]",
      attributes: "jsonb",
      metadata: "jsonb",
      language: "text",
      time_zone: "text",
      marketing: "text",
      marketing_changed_at: time,
      created_at: time,
      updated_at: time,
      erased_at: time,
      erasure_completed_at: time,
      addresses: "jsonb",
      last_conversation_id: "uuid",
      merged_into: "uuid",
      merged_with: "uuid",
      merged_at: time,
      merge_changed: "jsonb",
      merges: "jsonb",
    };
    const { text, values } = compileChanges([{ kind: "insert", table: "customers", row }]);
    const names = Object.keys(casts) as (keyof typeof row)[]; // All of them, in the order of the table.
    const placeholders = names.map((name, index) => `$${index + 1}::${casts[name]}`);
    expect(text).toBe(
      `with c0 as (insert into "customers" (${names.map((name) => `"${name}"`).join(", ")}) ` +
        `values (${placeholders.join(", ")})) select 1 as done`,
    );
    expect(values).toEqual(
      names.map((name) => (casts[name] === "jsonb" && row[name] !== null ? JSON.stringify(row[name]) : row[name])),
    );
  });

  test("requires one row of an update and of a removal, and compares what may be null so that null equals null", () => {
    expect(
      compileChanges([
        { kind: "update", table: "customers", where: { organization_id, id, name: null }, set: { name: "Ada" } },
        { kind: "remove", table: "outbox", where: { organization_id, id } },
      ]),
    ).toEqual({
      text:
        `with c0 as (update "customers" set "name" = $1::text where "id" = $2::uuid ` +
        `and "name" is not distinct from $3::text and "organization_id" = $4::uuid returning 1), ` +
        `c1 as (delete from "outbox" where "id" = $5::uuid and "organization_id" = $6::uuid returning 1) ` +
        `select atlas_require((select count(*) from c0)) as c0, atlas_require((select count(*) from c1)) as c1`,
      values: ["Ada", id, null, organization_id, id, organization_id],
    });
  });

  test("requires no number of rows of a removal of many", () => {
    const { text, values } = compileChanges([
      { kind: "removeMany", table: "knowledge_postings", where: { organization_id, document_id: id } },
    ]);
    expect(text).toBe(
      `with c0 as (delete from "knowledge_postings" where "document_id" = $1::uuid and "organization_id" = $2::uuid) ` +
        `select 1 as done`,
    );
    expect(values).toEqual([id, organization_id]);
  });

  test("requires no number of rows of a change of all", () => {
    const { text, values } = compileChanges([
      { kind: "updateAll", table: "outbox", where: { organization_id, endpoint_id: id }, set: { last_error: null } },
    ]);
    expect(text).toBe(
      `with c0 as (update "outbox" set "last_error" = $1::text where "lane" is not distinct from $2::uuid ` +
        `and "organization_id" = $3::uuid) select 1 as done`,
    );
    expect(values).toEqual([null, id, organization_id]);
  });

  // The types forbid it; this is for values that have passed them by.
  test.for([
    { kind: "update", table: "customers", where: { id } as never, set: { name: "Ada" } },
    { kind: "updateAll", table: "outbox", where: { endpoint_id: id } as never, set: { last_error: null } },
    {
      kind: "updateMany",
      table: "outbox",
      ids: [id],
      where: { kind: "send_message" } as never,
      set: { last_error: null },
    },
    { kind: "remove", table: "outbox", where: { id } as never },
    { kind: "removeMany", table: "outbox", where: { endpoint_id: id } as never },
    { kind: "update", table: "organizations", where: { name: "Ada" }, set: { name: "Eve" } },
  ] satisfies Change[])("refuses a change that does not name its organization: %o", (change) => {
    expect(() => compileChanges([change])).toThrow(/does not name its (organization_)?id/);
  });

  test("is the same text for the same shape, whatever the values and the order of members", () => {
    const one = compileChanges([
      { kind: "update", table: "customers", where: { organization_id, id }, set: { name: "A" } },
    ]);
    const two = compileChanges([
      { kind: "update", table: "customers", where: { id: uuidv7(), organization_id: uuidv7() }, set: { name: null } },
    ]);
    expect(two.text).toBe(one.text);
    const three = compileChanges([
      { kind: "update", table: "customers", where: { organization_id }, set: { name: "A" } },
    ]);
    expect(three.text).not.toBe(one.text);
  });

  test("holds JSON as text", () => {
    const { values } = compileChanges([
      { kind: "insert", table: "events", row: eventRow(organization_id, { payload: ["x"] }) },
    ]);
    expect(values).toContain('["x"]');
    const row = eventRow(organization_id, { payload: ["x"] });
    const ahead = compileChanges([{ kind: "insert", table: "events", row, json: { payload: '[ "x" ]' } }]);
    expect(ahead.values).toEqual(
      compileChanges([{ kind: "insert", table: "events", row }]).values.map((value) =>
        value === '["x"]' ? '[ "x" ]' : value,
      ),
    );
  });
});

/** Bypasses the type checker, as computed changes may. */
const untyped = (value: object): never => value as never;

describe("refused, rather than sent:", () => {
  test.for<[string, object]>([
    [
      "a member that is not a column",
      { kind: "insert", table: "customers", row: { ...customerRow(organization_id), '"': 1 } },
    ],
    ["a row that misses a member", { kind: "insert", table: "customers", row: { organization_id, id } }],
    [
      "an undefined member",
      { kind: "insert", table: "customers", row: { ...customerRow(organization_id), name: undefined } },
    ],
    ["an unknown member to match", { kind: "remove", table: "customers", where: { nothing: 1 } }],
    ["an inherited name to match", { kind: "remove", table: "customers", where: { constructor: 1 } }],
    ["an update of everything", { kind: "update", table: "customers", where: {}, set: { name: "x" } }],
    ["an update of nothing", { kind: "update", table: "customers", where: { id }, set: {} }],
    ["a removal of everything", { kind: "remove", table: "customers", where: {} }],
    ["a removal of many that are all", { kind: "removeMany", table: "customers", where: {} }],
    ["a comparison with a payload", { kind: "remove", table: "events", where: { payload: {} } }],
  ])("%s", ([, change]) => {
    expect(() => compileChanges([untyped(change)])).toThrow(TypeError);
  });

  test("no changes", () => {
    expect(() => compileChanges([])).toThrow(TypeError);
  });
});
