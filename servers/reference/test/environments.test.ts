import type { OperationId } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { ask, connect, question, replyText } from "../test-support/a2a.ts";
import { consentByCard } from "../test-support/a2a-oauth.ts";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { type Served, describeServedOnPostgres } from "../test-support/served.ts";

const inProduction = async (database: Database) => {
  const { organizationId, token, data } = await seedOrganization(database, "production");
  const over = { environment: "production", expires_at: "2026-01-01T00:00:00.000Z" } as const;
  const expired = await seedCredential(database, organizationId, over);
  return { production: token, operator: data.operator_token, expired };
};

const tokens = async (database: Database) => ({
  sandbox: (await seedOrganization(database, "sandbox")).token,
  staging: (await seedOrganization(database, "staging")).token,
  ...(await inProduction(database)),
});
type Tokens = Awaited<ReturnType<typeof tokens>>;

/** Tests of both environments besides the sandbox. */
const common = (served: Served<Tokens>, environment: "production" | "staging") => {
  test.for(["sandbox", "staging", "production"] as const)("takes tokens of its own only: %s", async (kind) => {
    const { status } = await served.clientOf(served.seeded[kind]).call("channels.list");
    expect(status).toBe(kind === environment ? 200 : 401);
  });

  test("tells its environment", async () => {
    const { data } = await served.anonymous.succeed("system.version");
    expect(data.environment).toBe(environment);
  });

  test("sends no webhooks to this machine", async () => {
    const body = { url: "http://127.0.0.1:4190/", events: ["session.ended"] };
    const answer = await served.clientOf(served.seeded[environment]).call("webhooks.create", { body });
    expect(answer).toMatchObject({ status: 422, error: { details: [{ path: "url" }] } });
  });
};

const callPreview = (served: Served<Tokens>, token: string) =>
  served.clientOf(token).call("toolServer.call", { body: {} });

const needed: readonly OperationId[] = [
  "console.apps.revokeGrant",
  "console.serviceAccounts.revokeKey",
  "console.consents.revoke",
  "console.approvals.approve",
  "console.approvals.reject",
  "console.drafts.approve",
  "console.members.remove",
  "console.account.acceptInvitation",
  "console.webhooks.delete",
  "console.webhooks.rotateSecret",
  "console.webhooks.replayDelivery",
  "console.templates.create",
];

describe("environments", () => {
  const production = { ATLAS_ENVIRONMENT: "production" };
  describeServedOnPostgres("production", { seed: tokens, settings: production }, (served) => {
    common(served, "production");

    test("hands out no sandbox credentials", async () => {
      const answer = await served.anonymous.call("sandbox.credentials");
      expect(answer).toMatchObject({ status: 404, error: { code: "not_found", retryable: false } });
    });

    test("writes no sessions", async () => {
      const answer = await served.clientOf(served.seeded.production).call("sessions.create", { body: {} });
      expect(answer).toMatchObject({ status: 403, error: { code: "not_available_in_environment", retryable: false } });
    });

    test("offers no preview operations, and says so", async () => {
      const answer = await callPreview(served, served.seeded.production);
      expect(answer).toMatchObject({ status: 404, error: { code: "preview_not_enabled", retryable: false } });
      const { data } = await served.anonymous.succeed("system.version");
      expect(data.operations.filter(({ stage, enabled }) => stage === "preview" && enabled)).toEqual([]);
      expect((await fetch(`${served.server.url}/.well-known/agent-card.json`)).status).toBe(404);
      const preview = data.operations
        .filter(({ stage }) => stage === "preview")
        .map(({ operation_id }) => operation_id);
      expect(preview).toEqual([
        "sessions.update",
        "toolServer.call",
        "sessions.exchange",
        "console.account.createSignInLink",
        "console.account.readSignInLink",
        "console.account.signInByLink",
        "console.vouchers.list",
        "console.vouchers.create",
      ]);
    });

    test("offers what safety needs: revoking, approvals, drafts, members, deliveries and templates", async () => {
      const { data } = await served.anonymous.succeed("system.version");
      const offered = new Set(data.operations.filter(({ enabled }) => enabled).map(({ operation_id }) => operation_id));
      expect(needed.filter((operation) => !offered.has(operation))).toEqual([]);
    });
  });

  const withPreview = { ...production, ATLAS_ENABLE_PREVIEW: "true", ATLAS_OAUTH_REGISTRATION: "open" };
  describeServedOnPostgres("production with preview", { seed: tokens, settings: withPreview }, (served) => {
    test("offers preview operations", async () => {
      const { text } = await callPreview(served, served.seeded.production);
      expect(text).not.toContain("preview_not_enabled");
    });

    test("answers agents by A2A from the knowledge of their token, and records what was asked", async () => {
      const { server, seeded } = served;
      const client = await connect(server.url, seeded.production, fetch);
      const first = await ask(client, question("When are you open?"));
      expect(replyText(first)).toContain("Tuesday to Sunday");
      const { data } = await served.clientOf(seeded.production).succeed("sessions.list");
      expect(data.map(({ id }) => id)).toContain(first.contextId);
      const stranger = await connect(server.url, seeded.sandbox, fetch);
      await expect(ask(stranger, question("When are you open?"))).rejects.toThrow(/401/);
    });

    test("leads an agent of A2A from the card to an operator's consent, and ends with it", async () => {
      const { server, seeded } = served;
      const { app, tokens: given } = await consentByCard(server.url, seeded.operator);
      expect(given.scope).toBe("atlas.sessions.write");
      const client = await connect(server.url, given.access_token, fetch);
      expect(replyText(await ask(client, question("When are you open?")))).toContain("Tuesday to Sunday");
      for await (const event of client.sendMessageStream(question("When are you open?")))
        expect(JSON.stringify(event)).toContain("Tuesday to Sunday");
      await expect(client.getTask({ tenant: "", id: "1" })).rejects.toMatchObject({ name: "TaskNotFoundError" });
      const challengeTo = async (token: string) => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ListTasks", params: {} });
        const answer = await fetch(`${server.url}/atlas/v1/a2a`, { method: "POST", headers, body });
        return [answer.status, answer.headers.get("www-authenticate")];
      };
      const metadata = `resource_metadata="${server.url}/.well-known/oauth-protected-resource"`;
      const { tokens: reader } = await consentByCard(server.url, seeded.operator, "atlas.knowledge.read");
      const [forbidden, needs] = await challengeTo(reader.access_token);
      expect([forbidden, needs]).toEqual([403, expect.stringContaining('scope="atlas.sessions.write"')]);
      expect(needs).toContain(metadata);
      await app.revoke(given.access_token);
      for (const token of [given.access_token, seeded.expired])
        expect(await challengeTo(token)).toEqual([401, expect.stringMatching(/invalid_token.*resource_metadata=/)]);
      await expect(ask(client, question("When are you open?"))).rejects.toThrow(/401/);
    });
  });

  describeServedOnPostgres("staging", { seed: tokens, settings: { ATLAS_ENVIRONMENT: "staging" } }, (served) => {
    common(served, "staging");

    test("offers sandbox credentials of its own, and preview operations", async () => {
      const { data } = await served.organization();
      expect(data.token).toMatch(/^atlas_sandbox_staging_/);
      const { text } = await callPreview(served, data.token);
      expect(text).not.toContain("preview_not_enabled");
    });
  });
});
