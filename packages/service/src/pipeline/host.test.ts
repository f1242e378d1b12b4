import { describe, expect, test } from "vitest";
import { fakeShell, requestTo, sixHeaders } from "../../test-support/fake-shell.ts";
import { foreignNameOf, refuseForeignHost } from "./surface.ts";
import { trustedHosts } from "./trusted-hosts.ts";

const trusted = trustedHosts(["http://127.0.0.1:4100", "http://atlas.example"]);
const shell = fakeShell({ trustedHosts: trusted });
const nameOf = (url: string, host?: string): string | null =>
  foreignNameOf(shell, new Request(url, host === undefined ? {} : { headers: { host } }));

describe("the check of hosts", () => {
  test.for([
    ["http://localhost:4100/v1"],
    ["http://127.0.0.1/v1"],
    ["http://[::1]:4100/v1"],
    ["http://atlas.example:8080/v1"],
  ])("lets names of ours in: %s", ([url = ""]) => {
    expect(nameOf(url)).toBeNull();
  });

  test.for([
    ["http://rebound.example/v1", undefined, "rebound.example"],
    ["http://atlas.example/v1", "rebound.example", "rebound.example"],
    ["http://rebound.example/v1", "atlas.example", "rebound.example"],
  ] as const)("lets no foreign name in, in the address or the header: %s, %s", ([url, host, name]) => {
    expect(nameOf(url, host)).toBe(name);
  });

  test("answers health checks under any name", () => {
    expect(nameOf("http://rebound.example/health")).toBeNull();
  });

  test("takes the header alone where the target names no host, or the same", () => {
    const asked = (url: string, headers: object): Request => ({ url, headers: new Headers({ ...headers }) }) as Request; // No other member is read.
    expect(foreignNameOf(shell, asked("/v1", { host: "atlas.example" }))).toBeNull();
    expect(foreignNameOf(shell, asked("/v1", { host: "rebound.example" }))).toBe("rebound.example");
    expect(foreignNameOf(shell, asked("/health", { host: "rebound.example" }))).toBeNull();
    expect(foreignNameOf(shell, asked("/v1", {}))).toBe("");
    expect(nameOf("http://atlas.example/v1", "atlas.example")).toBeNull();
  });

  test("stands open where nothing is said", () => {
    expect(foreignNameOf(fakeShell(), new Request("http://rebound.example/v1"))).toBeNull();
  });
});

test("a foreign name is refused in the envelope, with a line and the headers of all answers", async () => {
  const request = new Request("http://rebound.example/v1");
  const answer = await refuseForeignHost(shell, { request, clientAddress: null });
  expect([answer?.status, await answer?.json()]).toMatchObject([403, { error: { code: "host_not_allowed" } }]);
  expect(answer && sixHeaders(answer)).toMatchObject({ limit: "120", reason: "ok" });
  expect(shell.heard.lines).toMatchObject([{ status: 403, path: "/v1" }]);
  expect(await refuseForeignHost(shell, { request: requestTo("/v1"), clientAddress: null })).toBeNull();
});
