import { describe, expect, test, vi } from "vitest";
import { maxBodyBytes } from "@atlas-messaging/server-stubs/parts";
import { readJsonBody } from "./validate.ts";
import { Problem } from "./problem.ts";

type Headers = { readonly [name: string]: string };
const json: Headers = { "content-type": "application/json" };

const requestOf = (body: BodyInit | null, headers: Headers = json): Request =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });

const read = (body: BodyInit | null, headers?: Headers) => readJsonBody(requestOf(body, headers));

const refusalOf = async (body: BodyInit | null, headers?: Headers): Promise<Problem["refusal"]> => {
  const outcome: unknown = await read(body, headers).catch((error: unknown) => error);
  if (outcome instanceof Problem) return outcome.refusal;
  throw new Error(`not refused: ${JSON.stringify(outcome).slice(0, 100)}`);
};

const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const textBytes = (text: string) => new TextEncoder().encode(text);

describe("a body", () => {
  test.for([
    ["an object", `{"text":"Hello"}`, { text: "Hello" }],
    ["a list", "[1]", [1]],
    ["a string", `"é🙂"`, "é🙂"],
    ["null", "null", null],
    ["white space around it", " \n{}\t ", {}],
    ["a byte order mark", "\uFEFF{}", {}],
    ["a pair of surrogates as escapes", String.raw`"\ud83d\ude42"`, "🙂"],
    ["what only looks like an escape of U+0000", String.raw`"\\u0000"`, String.raw`\u0000`],
    ["another escape", String.raw`"\u00e9\n\""`, 'é\n"'],
  ] as const)("may be %s", async ([, text, value]) => {
    expect(await read(text)).toEqual(value);
  });

  test("keeps a member called __proto__ as a member", async () => {
    const body = await read(`{"__proto__":{"admin":true}}`);
    expect(Object.keys(body as object)).toEqual(["__proto__"]);
    expect(body).not.toHaveProperty("admin");
  });

  test.for([
    ["no content type", {}],
    ["one of JSON", json],
  ] as const)("may be absent, with %s", async ([, headers]) => {
    expect(await read(null, headers)).toBeUndefined();
    expect(await read("", { "content-type": "application/json", ...headers })).toBeUndefined();
  });

  test("may come in pieces, and may be cut within a character", async () => {
    const encoded = textBytes(`"é🙂"`);
    const pieces = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of encoded) controller.enqueue(bytes(byte));
        controller.close();
      },
    });
    expect(await read(pieces)).toBe("é🙂");
  });
});

describe("a type", () => {
  test.for([
    "application/json",
    "Application/JSON",
    "application/json;charset=utf-8",
    "application/json; charset=UTF-8",
    `application/json ; charset = "utf-8"`,
  ])("%s is taken", async (type) => {
    expect(await read("{}", { "content-type": type })).toEqual({});
  });

  test.for([
    "text/plain",
    "text/json",
    "application/problem+json",
    "application/json5",
    "application/json; charset=latin1",
    "application/json, text/plain",
    "multipart/form-data; boundary=x",
    `application/json${" ".repeat(10_000)}x`,
  ])("%s is refused", async (type) => {
    expect(await refusalOf("{}", { "content-type": type })).toMatchObject({ code: "unsupported_media_type" });
  });

  test("is needed for a body", async () => {
    expect(await refusalOf(textBytes("{}"), {})).toMatchObject({ code: "unsupported_media_type" });
  });
});

describe("a size", () => {
  const tooLarge = { code: "payload_too_large" };
  const jsonOf = (length: number) => `"${"a".repeat(length - 2)}"`;

  const endless = () => {
    const state = { sent: 0, cancelled: false };
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        state.sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
      cancel: () => {
        state.cancelled = true;
      },
    });
    return { state, stream };
  };

  test("of the most that is allowed is read", async () => {
    expect(await read(jsonOf(maxBodyBytes))).toHaveLength(maxBodyBytes - 2);
    expect(await read(new Blob([jsonOf(maxBodyBytes)]).stream())).toHaveLength(maxBodyBytes - 2);
  });

  test("of a byte more is refused, in one piece or in chunks", async () => {
    expect(await refusalOf(jsonOf(maxBodyBytes + 1))).toMatchObject(tooLarge);
    expect(await refusalOf(new Blob([jsonOf(maxBodyBytes + 1)]).stream())).toMatchObject(tooLarge);
  });

  test("that is declared too large is refused before anything is read", async () => {
    const { state, stream } = endless();
    const request = requestOf(stream, { ...json, "content-length": String(maxBodyBytes + 1) });
    await expect(readJsonBody(request)).rejects.toMatchObject({ refusal: tooLarge });
    expect(state.sent).toBeLessThanOrEqual(65_536);
  });

  test("without an end is refused soon after the most that is allowed", async () => {
    const { state, stream } = endless();
    expect(await refusalOf(stream)).toMatchObject(tooLarge);
    expect(state.sent).toBeLessThan(2 * maxBodyBytes);
    expect(state.cancelled).toBe(true);
  });

  // Interceptors hand on a clone, whose cancelling ends only with the other one's.
  test("of a byte more is refused where the body has another reader", async () => {
    const request = requestOf(new Blob([jsonOf(maxBodyBytes + 1)]).stream(), json);
    await expect(readJsonBody(request.clone())).rejects.toMatchObject({ refusal: tooLarge });
  });

  test("that is more than declared is refused", async () => {
    expect(await refusalOf(jsonOf(maxBodyBytes + 1), { ...json, "content-length": "5" })).toMatchObject(tooLarge);
  });

  test("is reported before the type", async () => {
    expect(
      await refusalOf(jsonOf(maxBodyBytes + 1), { "content-type": "text/plain", "content-length": "2000000" }),
    ).toMatchObject(tooLarge);
  });
});

describe("an encoding", () => {
  test.for([
    ["a lone continuation byte", bytes(0x22, 0x80, 0x22)],
    ["a cut character", bytes(0x22, 0xf0, 0x9f, 0x99, 0x22)],
    ["an overlong slash", bytes(0x22, 0xc0, 0xaf, 0x22)],
    ["half a surrogate pair", bytes(0x22, 0xed, 0xa0, 0xbd, 0x22)],
    ["Latin-1", bytes(0x22, 0xe9, 0x22)],
    ["UTF-16", bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
  ] as const)("that is %s is refused", async ([, body]) => {
    expect(await refusalOf(body)).toEqual({ code: "malformed_json", message: "The body is not valid UTF-8." });
  });
});

describe("what is no JSON", () => {
  test.for([
    ["half an object", `{"a":`],
    ["two values", "{}{}"],
    ["a comment", "{} // x"],
    ["single quotes", "{'a':1}"],
    ["a trailing comma", "[1,]"],
    ["NaN", "NaN"],
    ["only white space", " "],
    ["only a byte order mark", "\uFEFF"],
    ["two byte order marks", "\uFEFF\uFEFF{}"],
    ["a raw line break in a string", `"a\nb"`],
    ["a raw U+0000 in a string", `"a\0b"`],
    ["more brackets closed than opened", "]".repeat(100)],
    ["an unclosed string", `"${"[".repeat(100)}`],
  ] as const)("is refused, without repeating it: %s", async ([, text]) => {
    expect(await refusalOf(text)).toEqual({
      code: "malformed_json",
      message: expect.stringMatching(/^The body is not valid JSON at line 1, column \d+\.$/),
    });
  });
});

test("what is no JSON and long is refused without its place", async () => {
  const refusal = { code: "malformed_json", message: "The body is not valid JSON." };
  expect(await refusalOf(`["${"\\n".repeat(16_384)}`)).toEqual(refusal);
});

describe("a depth", () => {
  const nest = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

  test("of 64 levels is read", async () => {
    expect(await read(nest("[", "]", 64))).toBeInstanceOf(Array);
    expect(await read(`${`{"a":`.repeat(64)}1${"}".repeat(64)}`)).toBeInstanceOf(Object);
    expect(await read(`[${Array.from({ length: 100 }, () => nest("[", "]", 63)).join()}]`)).toHaveLength(100);
  });

  test.for([
    ["lists", nest("[", "]", 65)],
    ["objects", `${`{"a":`.repeat(65)}1${"}".repeat(65)}`],
    ["both", `${`[{"a":`.repeat(33)}1${"}]".repeat(33)}`],
    ["lists without an end", "[".repeat(1_000_000)],
    ["lists after a string that ends in a backslash", String.raw`["\\",` + nest("[", "]", 64) + "]"],
    ["lists after a string with a quote", String.raw`["\"",` + nest("[", "]", 64) + "]"],
  ] as const)("of 65 levels of %s is refused", async ([, text]) => {
    expect(await refusalOf(text)).toEqual({
      code: "malformed_json",
      message: "The body is nested deeper than 64 levels.",
    });
  });

  test.for([
    ["in a string", `["${"[{".repeat(100)}"]`],
    ["in a name", `{"${"[{".repeat(100)}":1}`],
    ["after an escaped quote", String.raw`["\"` + "[".repeat(100) + `"]`],
    ["after an escaped backslash and quote", String.raw`["\\\"` + "[".repeat(100) + `"]`],
  ] as const)("is not that of brackets %s", async ([, text]) => {
    expect(await read(text)).toBeInstanceOf(Object);
  });
});

describe("a number of members and items", () => {
  const message = "The body has more than 10000 members and items.";
  const list = (count: number, item: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => item(at)).join();

  test("of ten thousand is read, whatever stands in texts", async () => {
    expect(await read(`[${list(10_000, () => "0")}]`)).toHaveLength(10_000);
    expect(await read(`{"a":"${",".repeat(20_000)}"}`)).toBeInstanceOf(Object);
  });

  test.for([
    ["items", `[${list(10_001, () => "0")}]`],
    ["members", `{${list(10_001, (at) => `"k${at}":0`)}}`],
    ["empty lists", `[[${list(2_500, () => "[]")}],[${list(2_501, () => "{}")}]]`],
    ["lists in lists", `[${list(200, () => "[".repeat(50) + "]".repeat(50))}]`],
    ["items behind a text", String.raw`["\\\"",` + `${list(10_000, () => "0")}]`],
    ["what is no JSON after all", ",".repeat(1_000_000)],
  ] as const)("beyond it is refused before it is parsed: %s", async ([, text]) => {
    const parse = vi.spyOn(JSON, "parse");
    expect(await refusalOf(text)).toEqual({ code: "malformed_json", message });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});

describe("characters that cannot be stored", () => {
  const message = "must not contain U+0000 or an unpaired surrogate";

  test.for([
    ["U+0000", String.raw`{"text":"a\u0000b"}`, "text"],
    ["the first half of a pair", String.raw`{"text":"\ud83d"}`, "text"],
    ["the second half of a pair", String.raw`{"text":"\uDE42"}`, "text"],
    ["a pair the wrong way round", String.raw`{"text":"\ude42\ud83d"}`, "text"],
    ["half a pair beside a whole one", String.raw`{"text":"\ud83d\ude42\ud83d"}`, "text"],
    ["half a pair in a list", String.raw`{"a":[{"b":1},{"b":"\udbff"}]}`, "a.1.b"],
    ["U+0000 as the whole body", String.raw`"\u0000"`, "body"],
  ] as const)("%s is refused where it is", async ([, text, path]) => {
    expect(await refusalOf(text)).toEqual({
      code: "validation_failed",
      message: `${path} ${message}`,
      details: [{ path, message }],
    });
  });

  test.for([String.raw`{"a\u0000":1}`, String.raw`{"a":{"\ud800":1}}`])("are refused in a name: %s", async (text) => {
    expect(await refusalOf(text)).toMatchObject({ code: "validation_failed", details: [{ message }] });
  });
});
