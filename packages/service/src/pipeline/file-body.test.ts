import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { FileBody } from "./file-body.ts";

const length = 2_100_000;
const bytes = Uint8Array.from({ length }, (_, at) => (at * 7_919) >> 3);
const base64 = Buffer.from(bytes).toString("base64");
const standIn = `sha256//${createHash("sha256").update(bytes).digest("hex")}`;

/** Reads a body in chunks of a length. */
const read = async (text: string, chunk = 65_536) => {
  const whole = new TextEncoder().encode(text);
  const body = new FileBody("content", whole.length);
  for (let at = 0; at < whole.length; at += chunk) body.add(whole.subarray(at, at + chunk));
  const { bytes: around, file } = await body.end();
  return { text: new TextDecoder().decode(around), file };
};

describe("a file in a body", () => {
  test.for([1, 7])("has its name found in chunks of %i bytes", async (chunk) => {
    const whole = new TextEncoder().encode(`{"a":"content","b":["content"], "content" : "${base64}"}`);
    const body = new FileBody("content", whole.length);
    for (let at = 0; at < 60; at += chunk) body.add(whole.subarray(at, Math.min(60, at + chunk)));
    body.add(whole.subarray(60));
    expect((await body.end()).file?.standIn).toBe(standIn);
  });

  test.for([997, 65_536, 1_000_000])("is decoded in chunks of %i bytes", async (chunk) => {
    const { text, file } = await read(
      `{"a": {"content": "b"}, "content" : "${base64}", "c": ["\\"content\\":"]}`,
      chunk,
    );
    expect(JSON.parse(text)).toEqual({ a: { content: "b" }, content: standIn, c: ['"content":'] });
    expect(file?.standIn).toBe(standIn);
    expect(Buffer.compare(file?.bytes ?? new Uint8Array(), bytes)).toBe(0);
  });

  test.for([
    ["escaped slashes", base64.replaceAll("/", String.raw`\/`)],
    ["escapes by number", base64.replaceAll("+", String.raw`\u002B`).replaceAll("A", String.raw`\u0041`)],
    ["no padding", base64.replace(/=+$/, "")],
  ] as const)("may have %s", async ([, content]) => {
    const { file } = await read(`{"content":"${content}"}`, 65_537);
    expect(file?.standIn).toBe(standIn);
  });

  test.for([0, 1, 2])("may have %i bytes beyond a group", async (more) => {
    const some = bytes.subarray(0, 2_000_001 + more);
    const { file } = await read(`{"content":"${Buffer.from(some).toString("base64")}"}`);
    expect(file?.bytes.length).toBe(some.length);
    expect(Buffer.compare(file?.bytes ?? new Uint8Array(), some)).toBe(0);
  });

  test.for([
    ["another character", `${base64.slice(0, 2_700_000)}*${base64.slice(2_700_001)}`],
    ["an escape of another character", `${base64}\\n`],
    ["a space", `${base64} `],
    ["padding within", `${base64.slice(0, 2_700_000)}==${base64.slice(2_700_000)}`],
    ["too much padding", `${base64}===`],
    ["a length that no bytes have", `${base64.replace(/=+$/, "").slice(0, 2_700_000)}A`],
  ] as const)("is none with %s", async ([, content]) => {
    const { text, file } = await read(`{"content":"${content}"}`);
    expect([JSON.parse(text), file]).toEqual([{ content: "####" }, null]);
  });

  test("is the last of several, as in JSON", async () => {
    const other = base64.replaceAll("A", "B");
    const { text, file } = await read(`{"content":"${other}","content":"${base64}"}`);
    expect(JSON.parse(text)).toEqual({ content: standIn });
    expect(file?.standIn).toBe(standIn);
  });

  test.for([
    ["a short one", `{"content":"${base64.slice(0, 2_600_000)}"}`],
    ["one of another name", `{"contents":"${base64}"}`],
    ["one of an inner object", `{"a":{"content":"${base64}"}}`],
    ["an item of a list", `["content","${base64}"]`],
    ["one whose name is a value", `{"a":"content","b":"${base64}"}`],
  ] as const)("stays a text where it is %s", async ([, given]) => {
    expect(await read(given)).toEqual({ text: given, file: null });
  });

  test("without an end leaves no JSON", async () => {
    const { text } = await read(`{"content":"${base64}`);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });
});
