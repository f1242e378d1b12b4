import { operations } from "@atlas-messaging/contract";
import { beforeAll, expect, it } from "vitest";
import type { Handlers } from "@atlas-messaging/service/pipeline/handler";
import { type OperationTable, createPipeline } from "@atlas-messaging/service/pipeline/request";
import { describeOnBoth } from "../../test-support/databases.ts";
import { seedOrganization } from "../../test-support/seed.ts";
import { testServices } from "../../test-support/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { handlers } from "./handlers.ts";
import type { Services } from "./services.ts";

const table: OperationTable = {
  ...operations,
  "channels.list": {
    ...operations["channels.list"],
    stage: "deprecated",
    deprecation: "2026-01-01T00:00:00Z",
    sunset: "2126-06-01T00:00:00Z",
    migrateTo: "/v2/atlas/channels",
  },
  "conversations.list": { ...operations["conversations.list"], stage: "sunset", migrateTo: "/v2/atlas/conversations" },
  "webhooks.list": { ...operations["webhooks.list"], stage: "deprecated", sunset: "2026-01-01T00:00:00Z" },
};

describeOnBoth("the last part of an operation's life", (open) => {
  let database: Database;
  let organization: Awaited<ReturnType<typeof seedOrganization>>;
  const bound: Handlers<Services> = handlers;
  const call = (id: "channels.list" | "conversations.list" | "webhooks.list", token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = new Request(`http://test${operations[id].path}`, { headers });
    return createPipeline(testServices(database), bound, { table })(id, {
      request,
      params: {},
      clientAddress: "127.0.0.1",
    });
  };
  const notices = async () => {
    const text = "select operation_id, sunset_at::text as sunset_at from deprecation_notices";
    return database.asTenant(organization.organizationId, { text, values: [] });
  };

  beforeAll(async () => {
    database = await open();
    organization = await seedOrganization(database);
  });

  it("says of a deprecated operation since when, until when, and what follows", async () => {
    const response = await call("channels.list", organization.token);
    expect(response.status).toBe(200);
    expect(response.headers.get("deprecation")).toBe("@1767225600");
    expect(response.headers.get("sunset")).toBe("Sat, 01 Jun 2126 00:00:00 GMT");
    expect(response.headers.get("link")).toBe(
      '<http://127.0.0.1:4100/developers/changelog>; rel="deprecation"; type="text/html", </v2/atlas/channels>; rel="successor-version"',
    );
  });

  it("notes once that an organization still uses it", async () => {
    await call("channels.list", organization.token);
    await call("channels.list", organization.token);
    expect(await notices()).toMatchObject([{ operation_id: "channels.list" }]);
  });

  it("answers 410 with the way onward after the sunset, with a credential and without", async () => {
    for (const token of [organization.token, undefined]) {
      const response = await call("conversations.list", token);
      expect(response.status).toBe(410);
      expect(await response.json()).toEqual({
        ok: false,
        error: "version_unsupported",
        migrate_to: "/v2/atlas/conversations",
      });
    }
  });

  it("lets a sunset come by its date alone", async () => {
    expect((await call("webhooks.list", organization.token)).status).toBe(410);
  });
});
