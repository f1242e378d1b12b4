import { describe, expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { answerPreflight, readableAcross } from "./cross-origin.ts";

const page = "https://agents.example";
const production = {
  settings: readSettings({ ATLAS_ENVIRONMENT: "production", ATLAS_ALLOWED_ORIGINS: `${page}, https://other.example` }),
};
const closed = { settings: readSettings({ ATLAS_ENVIRONMENT: "production" }) };
const sandbox = { settings: readSettings({}) };

const asked = (path: string, origin: string, method = "POST") =>
  new Request(`https://api.example${path}`, { method, headers: { origin, "access-control-request-method": "POST" } });
const allowedBy = (services: typeof production, path: string, origin: string) =>
  answerPreflight(services, asked(path, origin, "OPTIONS"))?.headers.get("access-control-allow-origin") ?? null;

describe("a preflight", () => {
  test.for([
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
    expect(allowedBy(sandbox, "/atlas/v1/mcp", "http://127.0.0.1:3000")).toBe("http://127.0.0.1:3000");
    expect(allowedBy(sandbox, "/atlas/v1/mcp", "http://localhost:5173")).toBe("http://localhost:5173");
    expect(allowedBy(sandbox, "/atlas/v1/mcp", page)).toBeNull();
  });

  test.for([
    "/v1/atlas/messages",
    "/operator/sessions",
    "/oauth/authorize",
    "/oauth/introspect",
    "/sandbox/credentials",
  ])("is answered nowhere else: %s", (path) => {
    expect(allowedBy(production, path, page)).toBeNull();
    expect(allowedBy(sandbox, path, "http://127.0.0.1:3000")).toBeNull();
  });
});

test("an allowed page may read the answer, without cookies, and no other page may", async () => {
  const answer = async (origin: string) =>
    (await readableAcross(production, asked("/atlas/v1/mcp", origin), Promise.resolve(new Response("{}")))).headers;
  const allowed = await answer(page);
  expect([allowed.get("access-control-allow-origin"), allowed.get("vary")]).toEqual([page, "Origin"]);
  expect(allowed.get("access-control-expose-headers")).toContain("Mcp-Session-Id");
  expect(allowed.has("access-control-allow-credentials")).toBe(false);
  expect((await answer("https://evil.example")).has("access-control-allow-origin")).toBe(false);
});

test.for(["agents.example", "https://agents.example/path", "*", "ftp://agents.example"])("%s is no origin", (given) => {
  expect(() => readSettings({ ATLAS_ALLOWED_ORIGINS: given })).toThrow("ATLAS_ALLOWED_ORIGINS must be origins");
});
