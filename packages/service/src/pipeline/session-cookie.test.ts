import { describe, expect, test } from "vitest";
import { fakeShell, startOfTime } from "../../test-support/fake-shell.ts";
import { isConsolePage, noSessionCookie, sessionCookie, sessionInCookie } from "./session-cookie.ts";

const page = "http://atlas.example";
const shell = fakeShell();
const encrypted = fakeShell({ hosts: { ...shell.hosts, console: "https://atlas.example" } });
const expires_at = new Date(startOfTime + 90_500).toISOString();

test("the cookie of a session ends with it, and is for the console alone", () => {
  const attributes = "Path=/operator; HttpOnly; SameSite=Strict";
  expect(sessionCookie(shell, { token: "t", expires_at })).toBe(`atlas_session=t; Max-Age=90; ${attributes}`);
  expect(sessionCookie(encrypted, { token: "t", expires_at })).toBe(
    `__Secure-atlas_session=t; Max-Age=90; ${attributes}; Secure`,
  );
  const over = new Date(startOfTime - 1_000).toISOString();
  expect(sessionCookie(shell, { token: "t", expires_at: over })).toContain("Max-Age=0;");
  expect(noSessionCookie(shell)).toBe(`atlas_session=; Max-Age=0; ${attributes}`);
});

describe("a session in a cookie", () => {
  const read = (method: string, headers: Record<string, string>, cookie = "a=1; atlas_session=token;b=2") =>
    sessionInCookie(shell, new Request(`${page}/operator/members`, { method, headers: { ...headers, cookie } }));
  const own = { "x-atlas-console": "1" };

  test.for<[method: string, headers: Record<string, string>]>([
    ["GET", own],
    ["GET", { "sec-fetch-site": "same-origin" }],
    ["HEAD", { "sec-fetch-site": "none" }],
    ["GET", { ...own, origin: page }],
    ["POST", own],
    ["POST", { ...own, "sec-fetch-site": "same-origin", origin: page }],
  ])("is honoured for a page of the console: %s %o", ([method, headers]) => {
    expect(read(method, headers)).toBe("token");
  });

  test.for<[method: string, headers: Record<string, string>]>([
    ["GET", {}],
    ["GET", { ...own, "sec-fetch-site": "cross-site" }],
    ["HEAD", { "sec-fetch-site": "same-site" }],
    ["GET", { ...own, origin: "http://other.example" }],
    ["GET", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["POST", {}],
    ["POST", { "sec-fetch-site": "same-origin" }],
    ["POST", { ...own, "sec-fetch-site": "none" }],
    ["POST", { ...own, "sec-fetch-site": "cross-site" }],
    ["POST", { ...own, origin: "http://other.example" }],
  ])("is refused where another site may have caused the request: %s %o", ([method, headers]) => {
    const problem = { refusal: { code: "permission_denied", message: expect.stringContaining("bearer token") } };
    expect(() => read(method, headers)).toThrow(expect.objectContaining(problem));
  });

  test.for(["", "a=1", "atlas_session=", "other_atlas_session=token"])("is none in %j", (cookie) => {
    expect(read("POST", own, cookie)).toBeNull();
  });

  test("is read under its secure name alone where the console is encrypted", () => {
    const of = (cookie: string) =>
      sessionInCookie(encrypted, new Request("https://atlas.example/operator", { headers: { ...own, cookie } }));
    expect(of("atlas_session=of-another-subdomain")).toBeNull();
    expect(of("atlas_session=another; __Secure-atlas_session=token")).toBe("token");
  });

  test("is kept by pages alone", () => {
    expect(isConsolePage({ headers: new Headers(own) })).toBe(true);
    expect(isConsolePage({ headers: new Headers() })).toBe(false);
  });
});
