/** Slips and odd answers: each call settles with an error that names them, and none shows the token. */
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { errorOf } from "../test-support/hostile-service.ts";
import { Atlas } from "./atlas.ts";
import { AtlasClient } from "./client.ts";
import { AtlasConnectionError, AtlasError } from "./errors.ts";
import { MessageReader } from "./stream.ts";

const baseUrl = "http://127.0.0.1:4199";
const message = { phone_number: "+15550100001", text: "Your table is ready." } as const;
const secret = "atlas_key_sandbox_secret";
const json = { "content-type": "application/json" };

const answering = (body: BodyInit | null, headers: Record<string, string> = json, status = 200) =>
  new Atlas({ baseUrl, token: secret, retries: 0, fetch: async () => new Response(body, { status, headers }) });

/** Text as JSON may also have it: each character by its code. */
const escaped = (text: string): string =>
  Array.from(text, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

/** Slips of those who write no types. */
const untyped = (given: unknown) => given as never;

describe("a signal that is none", () => {
  it.each([
    ["the controller itself", new AbortController()],
    ["true", true],
    ["an object", {}],
    ["half a signal", { aborted: false, addEventListener: () => {} }],
  ])("is refused at once: %s", async (_name, signal) => {
    const options = { signal: untyped(signal) };
    const atlas = answering('{"ok":true,"data":{}}');
    await expect(atlas.messages.send(message, options)).rejects.toThrow("controller.signal");
  });
});

it.each([
  ["a symbol", Symbol("x")],
  ["an object", { toString: () => ({}) }],
])("an address that a hook replaced by %s is named in no error", async (_name, url) => {
  const before = (attempt: { url: unknown }) => void (attempt.url = url);
  const fetch = async () => Promise.reject(new TypeError("refused"));
  const atlas = new Atlas({ baseUrl, retries: 0, fetch, hooks: [{ before: untyped(before) }] });
  await expect(atlas.messages.send(message)).rejects.toThrow(AtlasConnectionError);
});

describe("no error shows", () => {
  it.each([[Atlas], [AtlasClient]])("the token in place of options: %o", (Client) => {
    for (const given of [secret, null, 7]) {
      const making = () => new Client(untyped(given));
      expect(making).toThrow("Pass { token }.");
    }
    const making = () => new Client({ token: untyped({ secret }) });
    expect(making).toThrow(TypeError);
    expect(making).not.toThrow(secret);
  });

  it("a credential in a header", async () => {
    const headers = { authorization: `Bearer ${secret}\nx` };
    expect(() => new Atlas({ headers })).toThrow(/^Invalid header\.$/);
    await expect(answering("{}").messages.send(message, { headers })).rejects.toThrow(/^Invalid header/);
  });

  it.each([
    ["as it was sent", 'Key "a/b"', (text: string) => JSON.stringify(text)],
    ["with escaped slashes", secret.replace("_", "/"), (text: string) => JSON.stringify(text).replaceAll("/", "\\/")],
    ["by its code points", secret, (text: string) => `"${escaped(text)}"`],
  ])("a credential that a proxy echoes %s", async (_how, authorization, quote) => {
    const echo = quote(`You sent ${authorization}`);
    const body = `{"error":{"code":${echo},"message":${echo},"details":[{"path":"a","message":${echo}}]}}`;
    const error = await errorOf(answering(body, json, 403).messages.send(message, { headers: { authorization } }));
    const credential = authorization.replace("Key ", "");
    expect(error).toMatchObject({ message: expect.stringContaining("[token]"), status: 403 });
    expect([inspect(error, { depth: null }), JSON.stringify(error)].join().replaceAll("\\", "")).not.toContain(
      credential,
    );
  });

  it.each([
    ["JSON that breaks off", `{"token":"${secret}`],
    ["JSON that breaks off, in escapes", `{"${escaped(secret)}`],
    ["text", secret],
    ["a string", JSON.stringify(secret)],
  ])("a credential that a success echoes in %s", async (_how, body) => {
    const error = await errorOf(answering(body).messages.list());
    expect(error).toMatchObject({ code: "unexpected_answer", status: 200 });
    const shown = inspect(error, { depth: null, showHidden: true });
    expect(shown).not.toContain(secret.slice(0, 9));
    expect(shown).not.toContain(escaped(secret).slice(0, 9));
  });

  it.each([
    ["JSON in place of its stream", `{"error":{"message":"You sent ${secret}"}}`, json],
    ["an item that is no JSON", `data: ${secret}\n\n`, { "content-type": "text/event-stream" }],
  ])("a credential that a stream echoes in %s", async (_how, body, headers) => {
    const error = await errorOf(answering(body, headers).events.stream()[Symbol.asyncIterator]().next());
    expect(error).toMatchObject({ code: "unexpected_answer", status: 200 });
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain(secret.slice(0, 9));
  });

  it("a credential that a proxy echoes after its scheme", async () => {
    const other = "Bearer other-secret";
    const refused = answering(JSON.stringify({ error: { message: `You sent ${other}` } }), json, 403);
    const error: unknown = await refused.messages.send(message, { headers: { authorization: other } }).catch(Object);
    expect(error).toMatchObject({ message: "You sent Bearer [token]" });
  });
});

describe("a stream", () => {
  it.each([
    ["a page", "<html>", { "content-type": "text/html" }, 200],
    ["JSON", "{}", json, 200],
    ["nothing", null, {}, 201],
  ])("that is %s ends with an error", async (_name, body, headers, status) => {
    const events = answering(body, headers, status).events.stream()[Symbol.asyncIterator]();
    await expect(events.next()).rejects.toMatchObject({ code: "unexpected_answer", status });
  });

  it("whose item is no JSON ends with an error", async () => {
    const events = answering("data: {oops\n\n", { "content-type": "text/event-stream" }).events.stream();
    await expect(events[Symbol.asyncIterator]().next()).rejects.toThrow(AtlasError);
  });

  it("ends its lines by LF, CR LF or CR, in whichever pieces", () => {
    const text = "id: 1\rdata: a\r\rid: 2\r\ndata: b\r\n\r\ndata: c\n\n";
    const all = [{ id: "1", data: "a" }, { id: "2", data: "b" }, { data: "c" }];
    for (const pieces of [[text], text.split("")]) {
      const reader = new MessageReader();
      expect(pieces.flatMap((piece) => reader.read(piece))).toEqual(all);
    }
  });

  it("keeps no id that a header could not carry back", () => {
    expect(new MessageReader().read("id: ü\ndata: a\n\n")).toEqual([{ data: "a" }]);
  });
});

it.each(["{}", '{"data":null}', "[]", '{"ok":true,"data":{"messages":{}}}'])(
  "a list without its items ends with an error: %s",
  async (body) => {
    const list = answering(body).messages.list();
    await expect(list[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: "unexpected_answer" });
  },
);
