import { describe, expect, test } from "vitest";
import { idOf, now, organizationId } from "../../test-support/facts.ts";
import type { AuditEventRow } from "../rows/runs.ts";
import { maxCounted, presentAuditEvent, presentOverview } from "./overview.ts";

const none = { apps: 0, service_accounts: 0, webhooks: 0, audit_events: 0 };

describe("the overview", () => {
  test("shows each count", () => {
    const counts = { apps: 1, service_accounts: 2, webhooks: 3, audit_events: 4 };
    expect(presentOverview(counts, []).counts).toEqual(counts);
  });

  test.for(["apps", "service_accounts", "webhooks", "audit_events"] as const)("stops counting %s", (name) => {
    const { counts } = presentOverview({ ...none, [name]: 1_500_000 }, []);
    expect(counts).toEqual({ ...none, [name]: 10_000 });
    expect(maxCounted).toBe(10_000);
  });

  test("shows the operator's permissions of the console", () => {
    const shown = (...given: Parameters<typeof presentOverview>[1]) => presentOverview(none, given).permissions;
    expect(shown("developer_console.read")).toEqual({ developer_console: { read: true, manage: false } });
    expect(shown("developer_console.manage")).toEqual({ developer_console: { read: false, manage: true } });
  });
});

describe("an audit event", () => {
  const row: AuditEventRow = {
    organization_id: organizationId,
    id: idOf(5, 1),
    event_type: "atlas_api.webhook.create",
    correlation_id: "request-0001",
    actor_kind: "key",
    actor_id: idOf(5, 2),
    subject_id: idOf(5, 3),
    before: null,
    after: { url: "https://shop.example" },
    created_at: now,
  };

  test("names its actor and its subject", () => {
    expect(presentAuditEvent(row)).toEqual({
      id: idOf(5, 1),
      event_type: "atlas_api.webhook.create",
      correlation_id: "request-0001",
      actor_type: "credential",
      actor_id: idOf(5, 2),
      asset_id: idOf(5, 3),
      before: null,
      after: { url: "https://shop.example" },
      created_at: now,
    });
  });

  test.for([
    ["sandbox", "credential"],
    ["grant", "credential"],
    ["oauth", "credential"],
    ["operator", "operator"],
    ["system", "system"],
  ] as const)("of %s is one of a %s", ([actor_kind, actor_type]) => {
    expect(presentAuditEvent({ ...row, actor_kind }).actor_type).toBe(actor_type);
  });

  test.for(["text", 1, true, null, ["list"]])("shows no %o as the members of a subject", (value) => {
    expect(presentAuditEvent({ ...row, before: value, after: value })).toMatchObject({ before: null, after: null });
  });
});
