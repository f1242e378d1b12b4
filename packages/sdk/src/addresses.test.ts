import { describe, expect, it, vi } from "vitest";
import { connect, drops, errorOf, hangs, succeeds } from "../test-support/hostile-service.ts";
import { AtlasConsole } from "./console.ts";
import { Atlas } from "./index.ts";
import { AtlasClient, messagesSend } from "./operations.ts";
import { Atlas as AtlasWithRaw } from "./raw.ts";

const message = { phone_number: "+15550100001", text: "Hi", idempotency_key: "order-1" };

/** Each address, and where a call of it goes. */
const taken = [
  ["http://127.0.0.1:4100 ", "http://127.0.0.1:4100"],
  ["\t http://127.0.0.1:4100/\r\n", "http://127.0.0.1:4100"],
  ["http://127.0.0.1:4100///", "http://127.0.0.1:4100"],
  ["HTTP://API.test:80/", "http://api.test"],
  ["https://api.test/atlas/ ", "https://api.test/atlas"],
  ["http://[::1]:4100", "http://[::1]:4100"],
  ["http://[0:0::1] ", "http://[::1]"],
  ["https://bücher.test", "https://xn--bcher-kva.test"],
] as const;

it("checks an address without URL.canParse, which React Native lacks", async () => {
  const canParse = vi.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  try {
    const { arrived, options } = connect([succeeds()], { baseUrl: "https://api.test" });
    await new Atlas(options).messages.send(message);
    expect(arrived).toHaveLength(1);
    expect(() => new Atlas({ ...options, baseUrl: "https://[" })).toThrow("must be an address");
  } finally {
    canParse.mockRestore();
  }
});

describe.each(taken)("an address of %j", (baseUrl, sent) => {
  it(`sends to ${sent}, by each client`, async () => {
    const { arrived, options } = connect([succeeds({ channels: [] })], { baseUrl });
    await new Atlas(options).messages.send(message);
    await messagesSend(new AtlasClient(options), message);
    await new AtlasWithRaw(options).raw.POST("/v1/atlas/messages", { body: message });
    expect(new Set(arrived.map(({ url }) => url))).toEqual(new Set([`${sent}/v1/atlas/messages`]));
    await new AtlasConsole({ ...options, baseUrl: "http://other.test", consoleUrl: baseUrl }).overview.get();
    expect(arrived.at(-1)?.url).toBe(`${sent}/operator/developers/overview`);
  });

  it("is named by the errors of a call that nothing answers", async () => {
    const { origin } = new URL(sent);
    const lost = connect([drops], { baseUrl, retries: 0 });
    expect(await errorOf(lost.clock.until(lost.atlas.messages.send(message)))).toMatchObject({
      name: "AtlasConnectionError",
      message: `${origin} did not answer.`,
    });
    const late = connect([hangs], { baseUrl, retries: 0 });
    expect(await errorOf(late.clock.until(late.atlas.messages.send(message)))).toMatchObject({
      name: "AtlasTimeoutError",
      message: `${origin} did not answer in time.`,
    });
  });
});

it.each([
  "",
  " ",
  "127.0.0.1:4100",
  "localhost:4100",
  "//api.test",
  "http:/api.test",
  "http://",
  "file:///etc/passwd",
  "ftp://api.test",
  "ws://api.test",
  "javascript:alert(1)",
  "blob:http://api.test/1",
  "http://api.test?tenant=1",
  "http://api.test/?",
  "http://api.test/#top",
  "http://ada:hush@api.test",
  "http://ada@api.test",
  "http://ada:hush@[::1",
  "http://[::1",
  "http://[::g]",
  "http://api.test:port",
  "http://api.test:99999",
  "http://api.test http://api.test",
  "http://127.0.0.1:41\n00",
  "http://127.0.0.1:4100/\tatlas",
])("an address of %j is refused when a client is made, unshown where it has a password", (address) => {
  for (const Client of [AtlasClient, Atlas, AtlasConsole])
    for (const name of ["baseUrl", "consoleUrl", "agentUrl", "siteUrl"]) {
      const refusal = thrownBy(() => new Client({ baseUrl: "http://api.test", [name]: address }));
      expect(refusal).toBeInstanceOf(TypeError);
      expect(JSON.stringify(refusal) + String(refusal) + Object.values(Object(refusal)).join()).not.toContain("hush");
    }
});

const thrownBy = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return error;
  }
};

describe("a call settles, and throws nothing outside of its promise,", () => {
  it("whatever a hook makes of its address", async () => {
    for (const url of ["", "nowhere", "http://", "::", "http://a b"]) {
      const rewrites = { before: (attempt: object) => void Object.assign(attempt, { url }) };
      for (const deed of [drops, hangs]) {
        const { atlas, clock } = connect([deed], { hooks: [rewrites], retries: 0 });
        expect(await errorOf(clock.until(atlas.messages.send(message)))).toHaveProperty("retryable", true);
      }
    }
  });

  it("whatever the members of a refusal are", async () => {
    const odd = [null, 7, [], { toString: 1 }];
    for (const value of odd) {
      const error = { code: value, message: value, retryable: false, details: value, approval_id: value };
      const { atlas } = connect([() => Response.json({ ok: false, error, migrate_to: value }, { status: 400 })]);
      expect(await errorOf(atlas.messages.send(message))).toMatchObject({
        code: "unexpected_answer",
        status: 400,
        message: "The service answered 400.",
      });
    }
  });

  it.each([
    ["a body that has no JSON", { ...message, template_params: [1n] }, {}],
    ["a header that nothing can carry", message, { headers: { "X-Request-Id": "a\nb" } }],
  ])("whatever it is given: %s", async (_what, body, options) => {
    const { atlas, arrived } = connect([succeeds()]);
    const send = (): Promise<unknown> => Reflect.apply(atlas.messages.send, atlas.messages, [body, options]);
    expect(await errorOf(send())).toBeInstanceOf(TypeError);
    expect(arrived).toEqual([]);
  });

  it("where only the response is wanted", async () => {
    const rejections = vi.fn<() => void>();
    process.on("unhandledRejection", rejections);
    const { atlas } = connect([drops], { retries: 0 });
    expect(await errorOf(atlas.messages.send(message).withResponse())).toHaveProperty("name", "AtlasConnectionError");
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", rejections);
    expect(rejections).not.toHaveBeenCalled();
  });
});
