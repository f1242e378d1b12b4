import { describe, expect, test } from "vitest";
import { audited } from "../../test-support/changes.ts";
import { facts, now, organizationId } from "../../test-support/facts.ts";
import { organizationRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import { limitOrganization, resumeOrganization, suspendOrganization } from "./standing.ts";

const id = organizationId;
const suspended = organizationRow({ suspended_at: now });

describe("an organization", () => {
  test("is suspended once, for a reason", () => {
    const changes = suspendOrganization(facts(), organizationRow(), "It floods.");
    expect(changes[0]).toEqual(update("organizations", { id, suspended_at: null }, { suspended_at: now }));
    const after = { suspended_at: now, reason: "It floods." };
    expect(audited(changes)).toMatchObject([{ event_type: "atlas_api.organization.suspend", after }]);
    expect(suspendOrganization(facts(), suspended, null)).toEqual([]);
  });

  test("is resumed once", () => {
    const changes = resumeOrganization(facts(), suspended);
    expect(changes[0]).toEqual(update("organizations", { id, suspended_at: now }, { suspended_at: null }));
    expect(audited(changes)).toMatchObject([{ event_type: "atlas_api.organization.resume" }]);
    expect(resumeOrganization(facts(), organizationRow())).toEqual([]);
  });

  test("has limits of its own beside those that it had, and none again", () => {
    const limited = organizationRow({ limits: { writes: 5 }, quotas: { webhooks: 1 } });
    const changes = limitOrganization(facts(), limited, { limits: { reads: 7 }, quotas: { webhooks: null } });
    const after = { limits: { reads: 7, writes: 5 }, quotas: null };
    expect(changes[0]).toEqual(update("organizations", { id }, after));
    expect(audited(changes)).toMatchObject([
      { event_type: "atlas_api.organization.limit", before: { limits: { writes: 5 }, quotas: { webhooks: 1 } }, after },
    ]);
    expect(limitOrganization(facts(), limited, { limits: { writes: 5 }, quotas: {} })).toEqual([]);
  });
});
