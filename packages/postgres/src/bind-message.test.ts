import { describe, expect, test } from "vitest";
import { TextList, bindMessage, unitsOf } from "./wire.ts";

/** Parses a Bind as the server does: the statement's name and its values. */
const read = (message: Buffer) => {
  let at = 5;
  const text = (): string => {
    const end = message.indexOf(0, at);
    const found = message.toString("utf8", at, end);
    at = end + 1;
    return found;
  };
  const short = (): number => message.readUInt16BE((at += 2) - 2);
  const [portal, statement] = [text(), text()];
  const formats = Array.from({ length: short() }, short);
  const values = Array.from({ length: short() }, () => {
    const length = message.readInt32BE((at += 4) - 4);
    return length === -1 ? null : message.toString("utf8", at, (at += length));
  });
  const results = Array.from({ length: short() }, short);
  const isWhole = at === message.length && message.readInt32BE(1) === message.length - 1;
  return {
    type: message.toString("latin1", 0, 1),
    portal,
    statement,
    formats: new Set(formats),
    values,
    results,
    isWhole,
  };
};

describe("the message that binds values", () => {
  const small = ["a", "", null, "ä👍漢", '{"a":1}'];

  test.for([
    ["small ones", small],
    ["large ones", [...small, "x".repeat(70_000), null, "漢👍\n".repeat(30_000)]],
    ["as many as there may be", Array.from({ length: 65_533 }, (_, index) => (index % 7 === 0 ? null : `${index}`))],
    ["none", []],
  ] as const)("has %s as they are, all of them as text", ([, values]) => {
    const { formats, results, ...message } = read(bindMessage("atlas_7", values));
    expect(message).toEqual({ type: "B", portal: "", statement: "atlas_7", values, isWhole: true });
    expect([...formats, ...results].every((format) => format === 0)).toBe(true);
  });

  test.for([
    ["small", 1],
    ["large", 70_000],
  ] as const)("says which %s values are bytes", ([, length]) => {
    const message = read(bindMessage("atlas_7", ["a", Buffer.alloc(length, "b"), null]));
    expect(message).toMatchObject({ values: ["a", "b".repeat(length), null], formats: new Set([0, 1]), isWhole: true });
  });

  test("counts what it has to encode", () => {
    expect(unitsOf(["a", null, "👍", 7, Buffer.from("bc"), new TextList(["d", null])])).toBe(6);
  });
});
