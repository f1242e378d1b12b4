import { afterEach, describe, expect, test, vi } from "vitest";
import { answers, connect } from "../test-support/hostile-service.ts";
import { Atlas, AtlasError } from "./index.ts";
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

test("an error's stack leads to the code that called", async () => {
  const { atlas, clock } = connect([answers(500, null)], { retries: 0 });
  const sendTheMessage = () => atlas.messages.send({ phone_number: "+15550100001", text: "hi" });
  const error = await clock.until(sendTheMessage().catch((reason: unknown) => reason));
  expect(error).toBeInstanceOf(AtlasError);
  expect(error).toHaveProperty(
    "stack",
    expect.stringMatching(/^AtlasError: .*\n[^]*sendTheMessage.*advised-client\.test/),
  );
  expect((error as Error).stack).not.toMatch(/\n *Error\b/);
});
