import { createHmac } from "node:crypto";
import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { idOf, organizationId } from "../../test-support/facts.ts";
import { isId } from "../core/ids.ts";
import { type Mac, type PageScope, pageOf, readCursor, writeCursor } from "./paging.ts";

const macWith =
  (secret: string): Mac =>
  (text) =>
    createHmac("sha256", secret).update(text).digest("base64url");

const mac = macWith("one secret");
const scope: PageScope = { list: "webhooks.list", organizationId, principalId: idOf(0, 2) };
const id = idOf(9, 1);
const cursor = writeCursor(mac, scope, id);

describe("a cursor", () => {
  test("is read where it was written", () => {
    expect(readCursor(mac, scope, cursor)).toBe(id);
  });

  test("needs no escaping in a URL", () => {
    expect(encodeURIComponent(cursor)).toBe(cursor);
  });

  test("is the same without padding, whatever its bytes", () => {
    const odd: Mac = () => "\u00fb\u00ff\u00fb\u00ff\u00fb\u00ff\u00fb\u00ff";
    const written = writeCursor(odd, scope, id);
    expect(written).toMatch(/^[\w-]+$/);
    expect(written).toMatch(/-.*_|_.*-/);
    expect(readCursor(odd, scope, written)).toBe(id);
  });

  test("does not show the id", () => {
    expect(cursor).not.toContain(id);
  });

  test.for<[string, Partial<PageScope>]>([
    ["list", { list: "conversations.list" }],
    ["organization", { organizationId: idOf(0, 9) }],
    ["principal", { principalId: idOf(0, 9) }],
    ["caller without a principal", { principalId: null }],
  ])("is rejected for another %s", ([, other]) => {
    expect(readCursor(mac, { ...scope, ...other }, cursor)).toBeNull();
  });

  test("is rejected under another secret", () => {
    expect(readCursor(macWith("another secret"), scope, cursor)).toBeNull();
  });

  test("is rejected when any one character changes", () => {
    const tampered = Array.from(cursor).flatMap((own, index) =>
      ["A", "B", "g", "w", "-", "."]
        .filter((char) => char !== own)
        .map((char) => cursor.slice(0, index) + char + cursor.slice(index + 1)),
    );
    expect(tampered.length).toBeGreaterThanOrEqual(5 * cursor.length);
    expect(tampered.filter((text) => readCursor(mac, scope, text) !== null)).toEqual([]);
  });

  test.for([
    ["nothing", ""],
    ["a part of a cursor", cursor.slice(0, -4)],
    ["a cursor with text after it", `${cursor}AAAA`],
    ["padding", `${cursor}=`],
    ["spaces", ` ${cursor} `],
    ["a further part", btoa(`${atob(cursor.replaceAll("-", "+").replaceAll("_", "/"))}.more`)],
    ["an id with an empty seal", btoa(`${id}.`)],
    ["an id without a seal", btoa(id)],
    ["a dot", btoa(".")],
    ["no base64", "%%%"],
    ["other scripts", "日本語🙂"],
    ["half a surrogate pair", "\uD83D"],
    ["NUL", "\0"],
  ] as const)("is never %s", ([, text]) => {
    expect(readCursor(mac, scope, text)).toBeNull();
  });

  test("is never random text", () => {
    assert(
      property(string({ unit: "grapheme", maxLength: 200 }), (text) => {
        expect(readCursor(mac, scope, text)).toBeNull();
      }),
    );
  });
});

describe("a last seen id", () => {
  test("is accepted and lowercased", () => {
    expect(readCursor(mac, scope, id)).toBe(id);
    expect(readCursor(mac, scope, id.toUpperCase())).toBe(id);
  });

  test.for([
    ["short", id.slice(1)],
    ["long", `${id}0`],
    ["without dashes", id.replaceAll("-", "")],
    ["on two lines", `${id}\n`],
    ["the nil UUID", "00000000-0000-0000-0000-000000000000"],
    ["in braces", `{${id}}`],
  ] as const)("is rejected when it is %s", ([, text]) => {
    expect(isId(text)).toBe(false);
    expect(readCursor(mac, scope, text)).toBeNull();
  });
});

describe("a page", () => {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: idOf(9, index + 1) }));
  const page = (count: number, limit: number) => pageOf(mac, scope, rowsOf(count), (row) => row.id, limit);

  test.for([
    [0, 2, 0],
    [1, 2, 1],
    [2, 2, 2],
  ] as const)("of %i rows within a limit of %i is the last", ([count, limit, length]) => {
    expect(page(count, limit)).toEqual({ items: rowsOf(length), has_more: false, next_cursor: null });
  });

  test("of one row more than the limit goes on after its last item", () => {
    const { items, has_more, next_cursor } = page(3, 2);
    expect(items).toEqual(rowsOf(2));
    expect(has_more).toBe(true);
    expect(readCursor(mac, scope, next_cursor ?? "")).toBe(idOf(9, 2));
  });
});
