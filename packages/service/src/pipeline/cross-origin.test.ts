import { type Operation, operations } from "@atlas-messaging/contract";
import { document } from "@atlas-messaging/validators/openapi-document";
import { describe, expect, test } from "vitest";
import { answerPreflight, readableAcross } from "./cross-origin.ts";
import { type AllowingOrigins, isOrigin } from "./trusted-hosts.ts";

interface Declared {
  readonly responses?: { readonly [status: string]: { readonly headers?: object } };
}

/** The linter guarantees this shape. */
const { paths, components } = document as {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Declared } };
  readonly components: Declared;
};
const operationsOfContract = Object.values(paths).flatMap((item) => Object.values(item));

const page = "https://agents.example";
const production: AllowingOrigins = { environment: "production", allowedOrigins: [page, "https://other.example"] };
const closed: AllowingOrigins = { environment: "production" };
const sandbox: AllowingOrigins = { environment: "sandbox" };

const asked = (path: string, origin: string, method = "POST") =>
  new Request(`https://api.example${path}`, { method, headers: { origin, "access-control-request-method": "POST" } });
const preflight = (settings: AllowingOrigins, path: string, origin: string) =>
  answerPreflight(settings, asked(path, origin, "OPTIONS"))?.headers;
const allowedBy = (settings: AllowingOrigins, path: string, origin: string) =>
  preflight(settings, path, origin)?.get("access-control-allow-origin") ?? null;

describe("a preflight", () => {
  test.for([
    "/v1/atlas/messages",
    "/agent/v1/manifest",
    "/atlas/v1/mcp",
    "/oauth/token",
    "/oauth/register",
    "/oauth/revoke",
    "/.well-known/oauth-protected-resource",
    "/.well-known/oauth-protected-resource/atlas/v1/mcp",
  ])("is answered to listed pages: %s", (path) => {
    expect(allowedBy(production, path, page)).toBe(page);
    for (const origin of [
      "https://evil.example",
      "null",
      `${page}:444`,
      "http://agents.example",
      "http://127.0.0.1:3000",
    ])
      expect([origin, allowedBy(production, path, origin)]).toEqual([origin, null]);
    expect(allowedBy(closed, path, page)).toBeNull();
  });

  test("is answered to pages of the same machine in a sandbox", () => {
    expect(allowedBy(sandbox, "/v1/atlas/messages", "http://127.0.0.1:3000")).toBe("http://127.0.0.1:3000");
    expect(allowedBy(sandbox, "/atlas/v1/mcp", "http://localhost:5173")).toBe("http://localhost:5173");
    expect(allowedBy(sandbox, "/atlas/v1/mcp", page)).toBeNull();
  });

  test.for([
    "/operator/sessions",
    "/oauth/authorize",
    "/oauth/introspect",
    "/sandbox/credentials",
    "/v1/atlas/../../operator/sessions",
    "/console/inbox",
    "/deployment",
  ])("is answered nowhere else: %s", (path) => {
    expect(allowedBy(production, path, page)).toBeNull();
    expect(allowedBy(sandbox, path, "http://127.0.0.1:3000")).toBeNull();
  });

  test("allows every method of the public API, and every header that its operations take", () => {
    const headers = preflight(production, "/v1/atlas/messages", page);
    const [methods = "", names = ""] = ["methods", "headers"].map((list) =>
      headers?.get(`access-control-allow-${list}`),
    );
    const own = Object.values<Operation>(operations).filter(({ host }) => host === "api");
    for (const { method } of own) expect(methods).toContain(method);
    for (const name of ["Authorization", "Content-Type", "Idempotency-Key", "Last-Event-ID"])
      expect(names).toContain(name);
  });
});

const answerTo = (origin: string, settings = production) =>
  readableAcross(settings, asked("/v1/atlas/messages", origin), new Response("{}")).headers;

test("an allowed page may read the answer, without cookies, and no other page may", () => {
  const allowed = answerTo(page);
  expect([allowed.get("access-control-allow-origin"), allowed.get("vary")]).toEqual([page, "Origin"]);
  expect(allowed.get("access-control-expose-headers")).toContain("Mcp-Session-Id");
  expect(allowed.has("access-control-allow-credentials")).toBe(false);
  expect(answerTo("https://evil.example").has("access-control-allow-origin")).toBe(false);
  expect(answerTo(page, closed).has("access-control-allow-origin")).toBe(false);
});

test("every header of an answer in the contract may be read", () => {
  const exposed = answerTo(page).get("access-control-expose-headers")?.toLowerCase().split(", ");
  const answers = [
    ...operationsOfContract.flatMap(({ responses = {} }) => Object.values(responses)),
    ...Object.values(components.responses ?? {}),
  ];
  const names = new Set(answers.flatMap(({ headers = {} }) => Object.keys(headers)));
  expect(names.size).toBeGreaterThan(10);
  names.delete("Content-Type"); // Readable everywhere.
  expect(exposed).toEqual(expect.arrayContaining(Array.from(names, (name) => name.toLowerCase())));
});

test.for([
  ["https://agents.example", true],
  ["http://127.0.0.1:3000", true],
  ["agents.example", false],
  ["https://agents.example/path", false],
  ["https://agents.example/", false],
  ["*", false],
  ["null", false],
  ["ftp://agents.example", false],
] as const)("%s is an origin of a page: %s", ([text, is]) => expect(isOrigin(text)).toBe(is));
