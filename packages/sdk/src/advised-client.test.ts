import { createSandbox } from "@atlas-messaging/sandbox";
import { afterEach, describe, expect, test, vi } from "vitest";
import { answers, connect, succeeds } from "../test-support/hostile-service.ts";
import { Atlas, AtlasError, type CallOptions } from "./index.ts";
import { AtlasConsole } from "./console.ts";

const address = "https://api.example.com";
const secret = "atlas_key_production_0123456789";

const refusalOf = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    if (error instanceof TypeError) return error.message;
  }
  throw new Error("nothing was refused");
};

/** A value that a caller without types passes. */
const fromJavaScript = <Wanted = string>(value: unknown) => value as Wanted;

describe("a client says at once what to do about", () => {
  test.for([
    ["a token whose variable is not set", { token: undefined }, /`token` is empty or undefined/],
    ["an empty token", { token: " \n" }, /Set the variable/],
    ["a token pasted with its scheme", { token: `Bearer ${secret}` }, /starts with "Bearer"/],
    ["a token with a line break inside", { token: `${secret}\n${secret}` }, /line break/],
    ["an address without its scheme", { baseUrl: "localhost:4100" }, /`baseUrl` must be .* http:\/\/ or https:/],
    ["an address with another scheme", { agentUrl: "ftp://example.com" }, /`agentUrl` must be/],
    ["an empty address", { consoleUrl: "" }, /`consoleUrl` must be/],
    ["an address that is only a scheme", { siteUrl: "https://" }, /`siteUrl` must be/],
    ["an address that is no text", { baseUrl: fromJavaScript(new URL(address)) }, /`baseUrl` must be/],
    ["an address with a line break inside", { baseUrl: "https://api.exa\nmple.com" }, /space or a line break/],
    ["two addresses in one", { baseUrl: `${address} ${address}` }, /space or a line break/],
    ["an address with a query", { agentUrl: `${address}?v=1` }, /query or a fragment/],
    ["an address with a fragment", { siteUrl: `${address}/#top` }, /query or a fragment/],
    ["a wrong number of retries", { retries: -1 }, /`retries` must be a number from 0/],
    ["retries that are no number", { retries: NaN }, /`retries` must be/],
    [
      "an environment that is none",
      { environment: fromJavaScript<"sandbox">("prod") },
      /`environment` must be sandbox, /,
    ],
    ["an option in another spelling", { base_url: address }, /no option `base_url`. Did you mean `baseUrl`\?/],
    ["an address with a password", { baseUrl: `https://ada:${secret}@example.com` }, /user name or a password/],
  ] as const)("%s", ([, options, message]) => {
    const refusal = refusalOf(() => new Atlas({ baseUrl: address, ...options }));
    expect(refusal).toMatch(message);
    expect(refusal).not.toContain(secret);
    expect(refusalOf(() => new AtlasConsole({ baseUrl: address, ...options }))).toBe(refusal);
  });

  test("nothing, where the token is left out for public operations", () => {
    expect(() => new Atlas({ baseUrl: address })).not.toThrow();
  });
});

describe("a call says what to do about", () => {
  test.for([
    [
      "a key in another spelling",
      { idempotency_key: "k" },
      /no option `idempotency_key`. Did you mean `idempotencyKey`\?/,
    ],
    ["a key in the spelling of its header", { "Idempotency-Key": "k" }, /Did you mean `idempotencyKey`\?/],
    ["a wrong number of retries", { retries: -1 }, /`retries` must be a number from 0/],
  ] as const)("%s, and sends nothing", async ([, given, message]) => {
    const options = fromJavaScript<CallOptions>(given);
    const { atlas, arrived } = connect([succeeds()]);
    const call = atlas.messages.send({ phone_number: "+15550100001", text: "hi" }, options);
    await expect(call).rejects.toThrow(message);
    expect(arrived).toEqual([]);
  });

  test("nothing, where members of another object stand beside the options", async () => {
    const { atlas } = connect([succeeds({ channels: [] })]);
    const context = { queryKey: ["channels"], meta: undefined, signal: new AbortController().signal };
    await expect(atlas.channels.get("c", context)).resolves.toEqual({ channels: [] });
  });
});

describe("the offline sandbox", () => {
  test("is no client's options, since its clock would be left out", () => {
    const sandbox = createSandbox();
    expect(refusalOf(() => new Atlas(sandbox))).toMatch(/Pass `sandbox.client`/);
    expect(() => new Atlas(sandbox.client)).not.toThrow();
    expect(() => new Atlas({ ...sandbox.client, timeout: 1_000 })).not.toThrow();
  });
});

describe("the local sandbox", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("is named once, where no address is given", async () => {
    vi.resetModules();
    const fresh = await import("./index.ts");
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    for (const options of [{ baseUrl: address }, { consoleUrl: address }, { fetch }]) void new fresh.Atlas(options);
    expect(warn).not.toHaveBeenCalled();
    for (const token of [secret.replace("production", "sandbox"), "token"]) void new fresh.Atlas({ token });
    expect(warn.mock.calls).toEqual([[expect.stringContaining("http://127.0.0.1:4100")]]);
  });
});

describe("a failed call", () => {
  afterEach(() => void (vi.unstubAllGlobals(), vi.restoreAllMocks()));

  const unauthenticated = (headers: Record<string, string>) =>
    answers(401, { ok: false, error: { code: "unauthenticated", message: "Refused.", retryable: false } }, headers);
  const asks = { "WWW-Authenticate": "Bearer" };
  const messageOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

  test("names the option, where a client has no token and the service asks for one", async () => {
    const { token: _none, ...options } = connect([unauthenticated(asks)]).options;
    const error = await messageOf(new Atlas(options).channels.list());
    expect(error).toMatchObject({
      code: "unauthenticated",
      message: "Refused. This client has no token: pass one as the option `token`.",
      stack: expect.stringMatching(/^UnauthenticatedError: Refused\. This client has no token/),
    });
  });

  test.for([
    ["with a token", { token: "token" }, asks],
    ["with a credential among its headers", { headers: { authorization: "Bearer own" } }, asks],
    ["where the service asks for none, as for a wrong password", {}, {}],
  ] as const)("says nothing more %s", async ([, given, headers]) => {
    const { token: _none, ...options } = connect([unauthenticated(headers)]).options;
    const error = await messageOf(new Atlas({ ...options, ...given }).channels.list());
    expect(error).toMatchObject({ message: "Refused." });
  });

  test("says how to start the local sandbox, where nobody answers at the default address", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    const advice = "Start the local sandbox with `npx @atlas-messaging/sandbox`, or pass the option `baseUrl`.";
    const local = await messageOf(new Atlas({ token: "t", retries: 0 }).channels.list());
    expect(local).toHaveProperty("message", `http://127.0.0.1:4100 did not answer. ${advice}`);
    const named = await messageOf(new Atlas({ token: "t", baseUrl: address, retries: 0 }).channels.list());
    expect(named).toHaveProperty("message", `${address} did not answer.`);
  });
});

const calls: readonly (readonly [string, (atlas: Atlas) => PromiseLike<unknown>])[] = [
  ["a call", (atlas) => atlas.messages.send({ phone_number: "+15550100001", text: "hi" })],
  ["an awaited list", (atlas) => atlas.channels.list()],
  ["a page of a list", (atlas) => atlas.channels.list().page()],
  ["an iteration", (atlas) => Array.fromAsync(atlas.channels.list())],
];
test.for(calls)("the stack of an error of %s leads to the code that called", async ([, call]) => {
  const { atlas, clock } = connect([answers(500, null)], { retries: 0 });
  const callTheService = async () => await call(atlas);
  const error = await clock.until(callTheService().catch((reason: unknown) => reason));
  expect(error).toBeInstanceOf(AtlasError);
  const stack = expect.stringMatching(/^\w+Error: .*\n[^]*callTheService.*advised-client\.test/);
  expect(error).toHaveProperty("stack", stack);
  expect((error as Error).stack).not.toMatch(/\n *Error\b/);
});
