import { expect, test } from "vitest";
import { mostCounted, presentOverview } from "./overview.ts";

test("counts stop where nobody waits for more to be counted", () => {
  const { counts } = presentOverview({ apps: 1, service_accounts: 0, webhooks: mostCounted, audit_events: 1_500_000 }, [
    "developer_console.read",
  ]);
  expect(counts).toEqual({ apps: 1, service_accounts: 0, webhooks: 10_000, audit_events: 10_000 });
});
