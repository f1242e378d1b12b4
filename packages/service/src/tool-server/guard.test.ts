import { expect, test } from "vitest";
import { fakeShell } from "../../test-support/fake-shell.ts";
import { trustedHosts } from "../pipeline/trusted-hosts.ts";
import { guard } from "./http.ts";

const shell = fakeShell({ toolServerHosts: trustedHosts(["http://localhost:4100"]) });
const ask = (url: string, headers: { readonly [name: string]: string } = {}) =>
  guard(shell, new Request(url, { method: "POST", headers }));

test.for([
  ["http://localhost:4100/atlas/v1/mcp", {}],
  ["http://127.0.0.1:4100/atlas/v1/mcp", { origin: "http://localhost:5173" }],
] as const)("its own name, and pages of it, are let in: %s %j", ([url, headers]) => {
  expect(() => ask(url, headers)).not.toThrow();
});

test.for([
  ["http://rebound.example/atlas/v1/mcp", {}],
  ["http://localhost/atlas/v1/mcp", { host: "rebound.example" }],
  ["http://localhost/atlas/v1/mcp", { origin: "https://page.example" }],
  ["http://localhost/atlas/v1/mcp", { origin: "null" }],
] as const)("another name, and pages of others, are not: %s %j", ([url, headers]) => {
  expect(() => ask(url, headers)).toThrow(expect.objectContaining({ name: "Problem" }));
});

test("any name is let in where none is said", () => {
  const request = new Request("http://rebound.example/atlas/v1/mcp", { headers: { origin: "https://page.example" } });
  expect(() => guard(fakeShell(), request)).not.toThrow();
});
