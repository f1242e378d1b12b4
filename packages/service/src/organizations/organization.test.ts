import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, audited, outline } from "../../test-support/changes.ts";
import { facts, now, organizationId } from "../../test-support/facts.ts";
import { organizationRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import { deleteOrganization, updateOrganization } from "./decide.ts";

const organization = organizationRow({ name: "Corner Shop", first_sign_up: true });
const known = { ...facts(), organization };
const commandOf = (name: string) => ({ params: {}, query: {}, body: { name } });

describe("an organization", () => {
  test("is renamed, if it still has the name that was read", () => {
    const { body, changes } = accepted(updateOrganization(known, commandOf("Corner Café")));
    expect(validateResponse("console.organization.update", 200, body)).toMatchObject({ ok: true });
    expect(body.data.organization).toEqual({ id: organizationId, name: "Corner Café" });
    expect(changes[0]).toEqual(
      update("organizations", { id: organizationId, name: "Corner Shop" }, { name: "Corner Café" }),
    );
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.organization.update",
        subject_id: organizationId,
        before: { name: "Corner Shop" },
        after: { name: "Corner Café" },
      },
    ]);
  });

  test("is deleted by its name alone", () => {
    expect(deleteOrganization(known, commandOf("corner shop"))).toMatchObject({
      code: "conflict",
      message: 'To delete your organization, give its name as name: "Corner Shop".',
      changes: [],
    });
  });

  test("ends whatever could act for it with its deletion, and frees the first sign-up", () => {
    const { body, changes } = accepted(deleteOrganization(known, commandOf("Corner Shop")));
    expect(validateResponse("console.organization.delete", 200, body)).toMatchObject({ ok: true });
    expect(body.data.organization).toEqual({ id: organizationId, status: "deleted", deleted_at: now });
    expect(outline(changes)).toEqual([
      "update organizations",
      "update all credentials",
      "update all operator_sessions",
      "update all members",
      "update all webhook_endpoints",
      "remove many oauth_refresh_tokens",
      "remove many channel_links",
      "remove many outbox",
      "insert audit_events",
    ]);
    const read = { id: organizationId, name: "Corner Shop", expires_at: null };
    expect(changes[0]).toEqual(
      update("organizations", read, { deleted_at: now, expires_at: now, first_sign_up: null }),
    );
    const organization_id = organizationId;
    expect(changes.slice(1, 8)).toMatchObject([
      { where: { organization_id, revoked_at: null }, set: { revoked_at: now } },
      { where: { organization_id, revoked_at: null }, set: { revoked_at: now } },
      { where: { organization_id, status: "invited" }, set: { invitation_expires_at: now } },
      { where: { organization_id, status: "active" }, set: { status: "disabled", updated_at: now } },
      { where: { organization_id } },
      { where: { organization_id } },
      { where: { organization_id } },
    ]);
    expect(audited(changes)).toMatchObject([
      { event_type: "atlas_api.organization.delete", before: { name: "Corner Shop" }, after: { deleted_at: now } },
    ]);
  });

  test("that is not there fails the request", () => {
    const gone = { ...facts(), organization: null };
    for (const verb of [updateOrganization, deleteOrganization])
      expect(() => verb(gone, commandOf("Shop"))).toThrow(
        `the organization ${organizationId} of a session is not there`,
      );
  });
});
