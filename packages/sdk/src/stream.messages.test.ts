import { describe, expect, it } from "vitest";
import { MessageReader } from "./stream.ts";

const text = 'retry: 250\nid: start\n\n:\n\nid: 1\nevent: ignored\ndata: {"a":1}\n\ndata:one\ndata: two\nunknown\n\n';
const messages = [{ retry: 250, id: "start" }, { id: "1", data: '{"a":1}' }, { data: "one\ntwo" }];

const read = (...chunks: readonly string[]) => {
  const reader = new MessageReader();
  return chunks.flatMap((chunk) => reader.read(chunk));
};

describe("messages", () => {
  it("are read with their ids, also those without data", () => {
    expect(read(text)).toEqual(messages);
  });

  it("are the same wherever the text is cut, and with other line breaks", () => {
    for (let cut = 0; cut <= text.length; cut += 1) expect(read(text.slice(0, cut), text.slice(cut))).toEqual(messages);
    expect(read(...text.replaceAll("\n", "\r\n").split(""))).toEqual(messages);
  });

  it("keep colons in their values, and take no other number for a pause", () => {
    expect(read("id: 2026-01-01T00:00:00.000Z\nretry: soon\n\n")).toEqual([{ id: "2026-01-01T00:00:00.000Z" }]);
  });

  it("may have no value, are no comments, and pause for a whole number only", () => {
    expect(read("data\n\n")).toEqual([{ data: "" }]);
    expect(read(":data: 1\n\nretry: 5s\n\nretry: +5\n\n")).toEqual([]);
  });

  it("that are not whole are not read", () => {
    expect(read('id: 1\ndata: {"a":1}\n')).toEqual([]);
  });
});
