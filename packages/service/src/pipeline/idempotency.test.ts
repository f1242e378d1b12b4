import { hash } from "node:crypto";
import { operations } from "@atlas-messaging/contract";
import { type Change, insert, update } from "../core/changes.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import { day, later } from "../core/time.ts";
import { describe, expect, test } from "vitest";
import { approvalRow } from "../../test-support/console-rows.ts";
import { runRow } from "../../test-support/rows.ts";
import type { KnownOperation } from "@atlas-messaging/server-stubs";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";
import { type IdempotencyKey, idempotencyKeyOf, keptFrom, keyArgs, replayable, store } from "./idempotency.ts";

const organizationId = "0198c0de-0000-7000-8000-000000000001";
const now = "2026-01-02T12:00:00.000Z";
const principal: Principal = {
  id: organizationId,
  kind: "key",
  name: null,
  organizationId,
  credentialId: organizationId,
  scopes: ["atlas.messages.send"],
  permissions: [],
  resource: null,
  expiresAt: null,
};
const sha256 = (text: string): string => hash("sha256", text, "hex");
const sending: KnownOperation = { ...operations["messages.send"], id: "messages.send" };
const reading: KnownOperation = { ...operations["channels.list"], id: "channels.list" };

const keyOf = (body: unknown, params: unknown = {}): IdempotencyKey => {
  const key = idempotencyKeyOf(sending, principal, { params, body }, sha256, undefined);
  if (!key) throw new Error("there is no key");
  return key;
};

const hashOf = (members: object, params?: unknown) => keyOf({ idempotency_key: "k-1", ...members }, params).requestHash;

describe("the key of a request", () => {
  test("is scoped by organization, scope, operation and key", () => {
    expect(keyOf({ idempotency_key: "k-1" })).toMatchObject({
      scope: "atlas.messages.send",
      operation: "messages.send",
      key: "k-1",
    });
  });

  test.for<[string, KnownOperation, unknown]>([
    ["without one", sending, { text: "Hello" }],
    ["without a body", sending, undefined],
    ["with null for a body", sending, null],
    ["with one that is no text", sending, { idempotency_key: 1 }],
    ["that takes none", reading, { idempotency_key: "k-1" }],
  ])("is none for a request %s", ([, operation, body]) => {
    expect(idempotencyKeyOf(operation, principal, { params: {}, body }, sha256, undefined)).toBeNull();
    expect(keyArgs(null)).toEqual({ idempotency_scope: null, idempotency_operation: null, idempotency_key: null });
  });
});

describe("two requests are the same", () => {
  const same: [string, object, object][] = [
    ["in another order", { a: 1, b: 2 }, { b: 2, a: 1 }],
    ["in another order further in", { a: [{ x: 1, y: { p: 1, q: 2 } }] }, { a: [{ y: { q: 2, p: 1 }, x: 1 }] }],
    ["in another order of numbers as names", { "10": 1, "9": 2, a: 3 }, { a: 3, "9": 2, "10": 1 }],
  ];

  test.for(same)("with their members %s", ([, one, other]) => {
    expect(hashOf(one)).toBe(hashOf(other));
  });
});

describe("two requests differ", () => {
  const own = (text: string) => JSON.parse(text) as object;
  const different: [string, object, object][] = [
    ["in the order of a list", { a: [1, 2] }, { a: [2, 1] }],
    ["in a value", { a: 1 }, { a: 2 }],
    ["in a type", { a: 1 }, { a: "1" }],
    ["in a member more", { a: 1 }, { a: 1, b: null }],
    ["in a name", { a: 1 }, { b: 1 }],
    ["in nesting", { a: [[1], 2] }, { a: [1, [2]] }],
    ["in a list for an object", { a: ["x"] }, { a: { "0": "x" } }],
    ["in white space", { a: "x" }, { a: "x " }],
    ["in Unicode form", { a: "é" }, { a: "e\u0301" }],
    ["in a member called __proto__", own(`{"a":{"__proto__":1}}`), own(`{"a":{"__proto__":2}}`)],
  ];

  test.for(different)("%s", ([, one, other]) => {
    expect(hashOf(one)).not.toBe(hashOf(other));
  });

  test("in their path", () => {
    expect(hashOf({}, { id: "1" })).not.toBe(hashOf({}, { id: "2" }));
  });
});

describe("a stored answer", () => {
  const key = keyOf({ idempotency_key: "k-1", text: "Hello" });
  const keyedBy = { scope: key.scope, operation: key.operation, key: key.key, request_hash: key.requestHash };
  const stored = (change: Partial<IdempotencyRow> = {}) =>
    ({
      organization_id: organizationId,
      ...keyedBy,
      status: 202,
      answer: "{}",
      created_at: now,
      ...change,
    }) satisfies IdempotencyRow;

  test("is given again for the same request, until 24 hours have passed", () => {
    expect(replayable(key, stored(), later(now, day - 1))).toEqual(stored());
    expect(replayable(key, stored(), later(now, day))).toBeNull();
  });

  test("is refused to another request while it counts", () => {
    const other = stored({ request_hash: "0".repeat(64) });
    expect(() => replayable(key, other, later(now, day - 1))).toThrow(Problem);
    expect(() => replayable(key, other, now)).toThrow("k-1 was used with another body");
    expect(replayable(key, other, later(now, day))).toBeNull();
  });

  test("that is not there is none", () => {
    expect(replayable(key, null, now)).toBeNull();
  });

  const place = { organization_id: organizationId, scope: key.scope, operation: key.operation, key: key.key };
  const content = { request_hash: key.requestHash, status: 200, answer: "{}", created_at: now };

  test("is written beside its effects", () => {
    expect(store(organizationId, key, { status: 200, text: "{}" }, now, null)).toEqual({
      kind: "insert",
      table: "idempotency",
      row: { ...place, ...content },
    });
  });

  test("takes the place of an expired one, if that is still the one that was read", () => {
    const stale = stored({ created_at: later(now, -day) });
    expect(store(organizationId, key, { status: 200, text: "{}" }, now, stale)).toEqual({
      kind: "update",
      table: "idempotency",
      where: { ...place, created_at: stale.created_at },
      set: content,
    });
  });
});

describe("an answer", () => {
  const waiting = approvalRow({ expires_at: later(now, 7 * day) });

  test("is kept for a day from now", () => {
    expect(keptFrom([], now)).toBe(now);
    expect(keptFrom([insert("runs", runRow())], now)).toBe(now);
    const decided: Change = update(
      "approvals",
      { organization_id: organizationId, id: waiting.id },
      { state: "approved" },
    );
    expect(keptFrom([decided], now)).toBe(now);
  });

  test("of a call that awaits approval is kept until the approval ends", () => {
    const changes = [insert("runs", runRow()), insert("approvals", waiting)];
    expect(later(keptFrom(changes, now), day)).toBe(waiting.expires_at);
  });
});
