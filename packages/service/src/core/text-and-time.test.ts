/** Small pure helpers: rows that count, first ids of a time, marks, and times. */
import { describe, expect, test } from "vitest";
import { organizationId } from "../../test-support/facts.ts";
import { agentRow, credentialRow, endpointRow, memberRow, templateRow, voucherRow } from "../../test-support/rows.ts";
import { canonical } from "./canonical.ts";
import { firstIdAt } from "./ids.ts";
import { type RowQuotaName, sealedPrefixProblem } from "../rows/primitives.ts";
import { countedRows } from "./quotas.ts";
import type { Rows, TableName } from "../rows/rows.ts";
import { readInstant } from "./time.ts";

const revoked_at = "2026-01-01T00:00:00.000Z";
const document = (status: string) => ({ organization_id: organizationId, status }) as Rows["knowledge_documents"]; // Nothing else is read.

test.for<[RowQuotaName, Rows[TableName], boolean]>([
  ["webhooks", endpointRow({ status: "active" }), true],
  ["webhooks", endpointRow({ status: "disabled" }), true],
  ["webhooks", endpointRow({ status: "deleted" }), false],
  ["keys", credentialRow({ kind: "key" }), true],
  ["keys", credentialRow({ kind: "grant" }), true],
  ["keys", credentialRow({ kind: "sandbox" }), false],
  ["keys", credentialRow({ kind: "key", revoked_at }), false],
  ["documents", document("indexed"), true],
  ["documents", document("archived"), false],
  ["templates", templateRow({ live: true }), true],
  ["templates", templateRow({ live: null }), false],
  ["vouchers", voucherRow({ status: "available" }), true],
  ["vouchers", voucherRow({ status: "issued" }), false],
  ["agents", agentRow(), true],
  ["members", memberRow(), true],
])("the quota of %s counts %o: %s", ([name, row, counts]) => {
  expect(countedRows(name).counts(row)).toBe(counts);
});

describe("the first id of a time", () => {
  test.for([
    ["1970-01-01T00:00:00.000Z", "00000000-0000-7000-8000-000000000000"],
    ["1969-12-31T23:59:59.000Z", "00000000-0000-7000-8000-000000000000"],
    ["2026-01-01T00:00:00.000Z", "019b76da-a800-7000-8000-000000000000"],
  ] as const)("%s is %s", ([time, id]) => {
    expect(firstIdAt(time)).toBe(id);
  });
});

test("canonical JSON sorts what is not in order, and keeps an empty name first", () => {
  expect(canonical({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
  expect(canonical({ b: 1, "": 2 })).toBe('{"":2,"b":1}');
  expect(Object.getOwnPropertyDescriptor(JSON.parse(canonical({ a: 1 })), "a")?.writable).toBe(true);
});

test.for([
  ["0001-01-01T00:00:00.000Z", true],
  ["0000-12-31T23:59:59.999Z", false],
  ["9998-12-31T23:59:59.999Z", true],
  ["9999-01-01T00:00:00.000Z", false],
  ["no time", false],
] as const)("%s can be stored: %s", ([text, stored]) => {
  expect(readInstant(text)).toBe(stored ? text : null);
});

test("a secret that looks sealed is refused in words", () => {
  expect(sealedPrefixProblem("sealed:1")).toBe("must not begin with sealed:, the prefix of sealed secrets");
  expect(sealedPrefixProblem("secret")).toBeNull();
});
