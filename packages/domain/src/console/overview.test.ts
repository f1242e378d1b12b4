import { expect, test } from "vitest";
import { maxCounted, presentOverview } from "./overview.ts";

test("counts stop at their maximum", () => {
  const { counts } = presentOverview({ apps: 1, service_accounts: 0, webhooks: maxCounted, audit_events: 1_500_000 }, [
    "developer_console.read",
  ]);
  expect(counts).toEqual({ apps: 1, service_accounts: 0, webhooks: 10_000, audit_events: 10_000 });
});
