import { type OperationId, operations, scopes } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { createToken } from "../src/platform/tokens.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { describeShared } from "../test-support/served.ts";

const past = new Date(Date.now() - 1_000).toISOString();
const all = Object.keys(scopes) as (keyof typeof scopes)[]; // A literal object has exactly its own keys.

const seed = async (database: Database) => {
  const { organizationId, token } = await seedOrganization(database);
  const credential = (change: Parameters<typeof seedCredential>[2]) => seedCredential(database, organizationId, change);
  return {
    valid: token,
    revoked: await credential({ scopes: all, revoked_at: past }),
    expired: await credential({ scopes: all, expires_at: past }),
    without: Object.fromEntries(
      await Promise.all(
        all.map(
          async (scope) => [scope, await credential({ scopes: all.filter((other) => other !== scope) })] as const,
        ),
      ),
    ),
    staging: (await seedOrganization(database, "staging")).token,
  };
};

/** The served operations that need a scope, each with a request that would otherwise succeed or not be found. */
const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const guarded = [
  ["messages.send", {}],
  ["agents.list", {}],
  ["agents.create", {}],
  ["agents.publish", { params: { agent_id: id } }],
  ["channels.list", {}],
  ["channels.get", { params: { channel_id: id } }],
  ["conversations.list", {}],
  ["conversations.listEvents", { params: { id } }],
  ["sessions.list", {}],
  ["sessions.create", {}],
  ["sessions.update", { params: { session_id: id } }],
  ["sessions.listMessages", { params: { session_id: id } }],
  ["sessions.sendMessage", { params: { session_id: id } }],
  ["webhooks.list", {}],
  ["webhooks.create", {}],
  ["webhooks.update", { params: { id } }],
  ["webhooks.delete", { params: { id } }],
] as const satisfies readonly (readonly [OperationId, object])[];

describeShared("access", { seed }, (served) => {
  const metadata = () => `resource_metadata="${served.server.url}/.well-known/oauth-protected-resource"`;

  describe("401 unauthenticated", () => {
    const { text } = createToken("key", "sandbox");
    const refused: readonly (readonly [name: string, header: () => string | undefined])[] = [
      ["no header", () => undefined],
      ["an empty header", () => ""],
      ["no token", () => "Bearer"],
      ["Basic", () => `Basic ${btoa("user:password")}`],
      ["a bare token", () => served.seeded.valid],
      ["two tokens", () => `Bearer ${served.seeded.valid} ${served.seeded.valid}`],
      ["something else", () => "Bearer something-else"],
      ["a token of another form", () => "Bearer sk_live_0123456789abcdef0123456789abcdef"],
      ["a wrong checksum", () => `Bearer ${text.slice(0, -1)}${text.endsWith("0") ? "1" : "0"}`],
      ["a token of other kind with the same rest", () => `Bearer ${served.seeded.valid.replace("_sandbox_", "_key_")}`],
      ["an unknown token", () => `Bearer ${text}`],
      ["a token of another environment", () => `Bearer ${served.seeded.staging}`],
      ["a revoked token", () => `Bearer ${served.seeded.revoked}`],
      ["an expired token", () => `Bearer ${served.seeded.expired}`],
    ];

    test.for(refused)("%s", async ([, header]) => {
      const authorization = header();
      const answer = await served.anonymous.call(
        "channels.list",
        authorization === undefined ? {} : { headers: { authorization } },
      );
      expect(answer).toMatchObject({ status: 401, error: { code: "unauthenticated", retryable: false } });
      // Only of a token can be said that it is a wrong one (RFC 6750, 3.1).
      const error = /^Bearer [^ ]+$/.test(authorization ?? "") ? ', error="invalid_token"' : "";
      expect(answer.headers.get("www-authenticate")).toBe(`Bearer realm="atlas"${error}, ${metadata()}`);
    });

    test("not when the scheme is written small", async () => {
      const headers = { authorization: `bearer ${served.seeded.valid}` };
      await served.anonymous.succeed("channels.list", { headers });
    });

    const big = new Uint8Array(2_000_000);
    test.for([
      ["an invalid body", { body: { phone_number: "1" } }],
      ["no body", {}],
      ["malformed JSON", { raw: new TextEncoder().encode("{"), headers: { "content-type": "application/json" } }],
      ["a body of another type", { raw: new TextEncoder().encode("a=b"), headers: { "content-type": "text/plain" } }],
      ["a body that is too large", { raw: big, headers: { "content-type": "application/json" } }],
      ["organization_id", { query: { organization_id: id } }],
    ] as const)("comes before what is wrong with %s", async ([, request]) => {
      expect(await served.anonymous.call("messages.send", request)).toMatchObject({ status: 401 });
    });

    test("comes before a malformed id", async () => {
      expect(await served.anonymous.call("webhooks.delete", { params: { id: "malformed" } })).toMatchObject({
        status: 401,
      });
    });

    test("is what the console says to an access token", async () => {
      expect(await served.clientOf(served.seeded.valid).call("console.overview.get")).toMatchObject({ status: 401 });
    });
  });

  describe("403 insufficient_scope", () => {
    test.for(guarded)("%s names its scope, before it looks at the request", async ([operation, request]) => {
      const { auth } = operations[operation];
      const scope = auth.anyOf[0];
      const answer = await served.clientOf(served.seeded.without[scope] ?? "").call(operation, request);
      expect(answer).toMatchObject({ status: 403, error: { code: "insufficient_scope", retryable: false } });
      expect(answer.error?.message).toContain(scope);
      expect(answer.headers.get("www-authenticate")).toBe(
        `Bearer realm="atlas", error="insufficient_scope", scope="${scope}", ${metadata()}`,
      );
    });

    test.for(guarded)("%s needs no other scope", async ([operation, request]) => {
      const others = all.filter((scope) => !operations[operation].auth.anyOf.some((wanted) => wanted === scope));
      const token = served.seeded.without[others[0] ?? ""] ?? "";
      const { status } = await served.clientOf(token).call(operation, request);
      expect([200, 404, 422]).toContain(status);
    });
  });
});
