import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { facts as freshFacts } from "../../test-support/facts.ts";
import { accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { type SetAlertFacts, setAlerts } from "./decide.ts";

const chosen = {
  organization_id: freshFacts().organizationId,
  kinds: ["webhook_disabled"],
  emails: ["ops@shop.example"],
  webhook_url: "https://hooks.chat.example/services/secret",
  webhook_host: "hooks.chat.example",
  updated_at: "2026-01-01T00:00:00.000Z",
} as const;

const set = (body: Parameters<typeof setAlerts>[1]["body"], change: Partial<SetAlertFacts> = {}) =>
  setAlerts({ ...freshFacts(), choice: null, targetProblem: null, ...change }, { params: {}, query: {}, body });

describe("choosing alerts", () => {
  const wanted = { kinds: ["key_expiring"], emails: [] } as const;

  test("stores them with the webhook's address, of which the answer and the audit log show the host alone", () => {
    const { body, changes } = accepted(
      set({ ...wanted, kinds: ["key_expiring"], emails: [], webhook_url: chosen.webhook_url }),
    );
    expect(validateResponse("console.alerts.set", 200, body)).toMatchObject({ ok: true });
    expect(body.data.alerts).toEqual({ kinds: ["key_expiring"], emails: [], webhook_host: "hooks.chat.example" });
    expect(outline(changes)).toEqual(["insert alert_choices", "insert audit_events"]);
    const [, entry] = changes;
    expect(JSON.stringify(entry)).not.toContain("secret");
    const none = { kinds: [], emails: [], webhook_host: null };
    expect(audited(changes)).toMatchObject([
      { event_type: "atlas_api.alerts.set", before: none, after: body.data.alerts },
    ]);
    const { organization_id, webhook_url } = chosen;
    expect(inserted(changes, "alert_choices")).toMatchObject([{ organization_id, webhook_url, kinds: wanted.kinds }]);
  });

  test("keeps the address that is there unless one, or null, is given", () => {
    const [kept] = accepted(set({ kinds: [], emails: [] }, { choice: chosen })).changes;
    const { organization_id, updated_at } = chosen;
    expect(kept).toMatchObject({
      kind: "update",
      where: { organization_id, updated_at },
      set: { webhook_host: "hooks.chat.example" },
    });
    const first = accepted(set({ kinds: [], emails: ["ops@shop.example"] }));
    expect(first.body.data.alerts).toEqual({ kinds: [], emails: ["ops@shop.example"], webhook_host: null });
    expect(inserted(first.changes, "alert_choices")).toMatchObject([{ webhook_url: null, webhook_host: null }]);
    expect(kept).not.toHaveProperty("set.webhook_url");
    const [ended] = accepted(set({ kinds: [], emails: [], webhook_url: null }, { choice: chosen })).changes;
    expect(ended).toMatchObject({ set: { webhook_url: null, webhook_host: null } });
  });

  test("refuses an address that may not be called, and one that looks sealed", () => {
    const problem = { targetProblem: "must be an address of the public internet" } as const;
    const inward = refused(set({ kinds: [], emails: [], webhook_url: "http://10.0.0.1/" }, problem));
    expect(inward).toMatchObject({ code: "validation_failed", details: [{ path: "webhook_url" }] });
    const sealed = refused(set({ kinds: [], emails: [], webhook_url: "sealed:x" }));
    expect(sealed).toMatchObject({ code: "validation_failed", details: [{ path: "webhook_url" }] });
  });
});
