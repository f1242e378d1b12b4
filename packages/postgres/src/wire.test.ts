import { describe, expect, test } from "vitest";
import { TextList, type Value, encodeValues } from "./wire.ts";
import { settle, settleReader, systemSession, openSession, tenantSession } from "./session.ts";

const encode = (...values: unknown[]) => encodeValues({ text: "", values: values as Value[] });

describe("values on their way to the database", () => {
  test("are text or null", () => {
    expect(encode("text", "", null, 1.5, -0, true, false, [], ["a", 'b"\\'])).toEqual([
      "text",
      "",
      null,
      "1.5",
      "0",
      "t",
      "f",
      "{}",
      '{"a","b\\"\\\\"}',
    ]);
  });

  test("are quoted in lists with the escapes that a list has, and no others", () => {
    expect(encode(["a\nb", 'c\t"\\', "👍", "\u2028", "NULL", "", null])).toEqual([
      '{"a\nb","c\t\\"\\\\","👍","\u2028","NULL","",NULL}',
    ]);
  });

  test("are the bytes of a list of texts, with the length of each", () => {
    const [bytes] = encode(new TextList(["é", null, ""]));
    const [head, texts] = ["00000001000000010000001900000003", "0000000100000002c3a9ffffffff00000000"];
    expect(Buffer.isBuffer(bytes) && bytes.toString("hex")).toBe(head + texts);
    expect(String(new TextList(["é", null, ""]))).toBe('{"é",NULL,""}');
  });

  test.for([[undefined], [Number.NaN], [Infinity], [10n], [new Date(0)], [{}], [Symbol("x")], [[undefined]], [[1]]])(
    "are refused when the driver could fail on them: %s",
    ([value]) => {
      expect(() => encode(value)).toThrow(TypeError);
    },
  );

  test("are refused when they are more than the protocol takes", () => {
    expect(() => encode(...Array.from({ length: 65_533 }, () => null))).not.toThrow();
    expect(() => encode(...Array.from({ length: 65_534 }, () => null))).toThrow(RangeError);
  });
});

describe("a transaction's opening", () => {
  const sets = (text: string): readonly string[] =>
    [...text.matchAll(/set_config\('([^']+)', /g)].map(([, name]) => name ?? "");

  test("sets all that it relies on where the connection may be anyone's", () => {
    const limits = ["statement_timeout", "lock_timeout", "jit"];
    const all = ["role", "app.organization_id", "search_path", "TimeZone", ...limits, "enable_seqscan"];
    expect(sets(openSession(tenantSession("a")).text)).toEqual([...all, "enable_bitmapscan"]);
    expect(sets(openSession(systemSession).text)).toEqual([...all, "enable_bitmapscan", "plan_cache_mode"]);
  });

  test("sets role and organization on our own, and what the system has otherwise than tenants", () => {
    const own = ["role", "app.organization_id"];
    expect(sets(openSession(tenantSession("a"), "settled").text)).toEqual(own);
    expect(sets(settleReader.text)).toEqual([...sets(settle.text), "role"]);
    expect(sets(openSession(systemSession, "settled").text)).toEqual([...own, "enable_bitmapscan", "plan_cache_mode"]);
  });
});
