import { describe, expect, test } from "vitest";
import type { Database } from "../src/platform/database/index.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { type Served, describeServedOnPostgres } from "../test-support/served.ts";

const tokens = async (database: Database) => ({
  sandbox: (await seedOrganization(database, "sandbox")).token,
  staging: (await seedOrganization(database, "staging")).token,
  production: (await seedOrganization(database, "production")).token,
});
type Tokens = Awaited<ReturnType<typeof tokens>>;

const unknown = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

/** What holds in both environments that are no sandbox. */
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

const endSession = (served: Served<Tokens>, token: string) =>
  served.clientOf(token).call("sessions.update", { params: { sessionId: unknown }, body: { status: "ended" } });

describe("environments", () => {
  const production = { ATLAS_ENVIRONMENT: "production" };
  describeServedOnPostgres("production", { seed: tokens, settings: production }, (served) => {
    common(served, "production");

    test("hands out no sandbox credentials", async () => {
      const answer = await served.anonymous.call("sandbox.credentials");
      expect(answer).toMatchObject({ status: 404, error: { code: "not_found", retryable: false } });
    });

    test("offers no preview operations, and says so", async () => {
      const answer = await endSession(served, served.seeded.production);
      expect(answer).toMatchObject({ status: 404, error: { code: "preview_not_enabled", retryable: false } });
      const { data } = await served.anonymous.succeed("system.version");
      expect(data.operations.filter(({ stage, enabled }) => stage === "preview" && enabled)).toEqual([]);
    });
  });

  const withPreview = { ...production, ATLAS_ENABLE_PREVIEW: "true" };
  describeServedOnPostgres("production with preview", { seed: tokens, settings: withPreview }, (served) => {
    test("offers preview operations", async () => {
      const { error } = await endSession(served, served.seeded.production);
      expect(error?.code).not.toBe("preview_not_enabled");
    });
  });

  describeServedOnPostgres("staging", { seed: tokens, settings: { ATLAS_ENVIRONMENT: "staging" } }, (served) => {
    common(served, "staging");

    test("offers sandbox credentials of its own, and preview operations", async () => {
      const { data } = await served.organization();
      expect(data.token).toMatch(/^atlas_sandbox_staging_/);
      const { error } = await endSession(served, data.token);
      expect(error?.code).not.toBe("preview_not_enabled");
    });
  });
});
