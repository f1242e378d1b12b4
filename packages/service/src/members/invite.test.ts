import { roles } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { accepted, audited, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { memberRow } from "../../test-support/rows.ts";
import { day, later } from "../core/time.ts";
import { hasRunOut, inviteMember, memberEmail, permissionBeyond, permissionsAsked, presentMember } from "./members.ts";

const token = { text: "atlas_invitation_sandbox_x", hash: "hash of the token", prefix: "prefix" };
const week = later(now, 7 * day);

const invite = (
  body: Parameters<typeof inviteMember>[1]["body"],
  given: Partial<Parameters<typeof inviteMember>[0]> = {},
) =>
  inviteMember(
    { ...facts(), token, permissions: roles.owner, member: null, mailPage: null, ...given },
    { params: {}, query: {}, body },
  );

describe("inviting", () => {
  test("adds a member who waits a week for the token to be used", () => {
    const { body, changes } = accepted(invite({ email: "Bob@Shop.example", role: "viewer" }));
    const shown = {
      id: idOf(1, 1),
      email: "bob@shop.example",
      name: null,
      role: "viewer",
      permissions: roles.viewer,
      status: "invited",
      last_signed_in_at: null,
      created_at: now,
    };
    expect(body).toEqual({
      ok: true,
      data: { member: shown, invitation: { token: token.text, expires_at: week } },
    });
    const row = {
      ...shown,
      organization_id: organizationId,
      invitation_hash: token.hash,
      invitation_expires_at: week,
    };
    expect(changes[0]).toEqual({ kind: "insert", table: "members", row });
    expect(outline(changes)).toEqual(["insert members", "insert audit_events", "within members"]);
    const after = { email: "bob@shop.example", role: "viewer", permissions: roles.viewer };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.member.invite", subject_id: idOf(1, 1), before: null, after },
    ]);
  });

  test("again after a week renews the invitation, unless it was accepted meanwhile", () => {
    const over = memberRow({ status: "invited", invitation_hash: "old", invitation_expires_at: now });
    const { body, changes } = accepted(invite({ email: over.email, role: "viewer" }, { member: over }));
    expect(body.data.member).toMatchObject({ id: over.id, created_at: over.created_at });
    expect(changes[0]).toEqual({
      kind: "update",
      table: "members",
      where: { organization_id: organizationId, id: over.id, status: "invited", invitation_hash: "old" },
      set: {
        role: "viewer",
        permissions: roles.viewer,
        invitation_hash: token.hash,
        invitation_expires_at: week,
      },
    });
  });

  test.for([
    ["a member", { member: memberRow() }, {}, "conflict", "ada@shop.example is a member already."],
    [
      "more than the operator has",
      { permissions: roles.viewer },
      {},
      "permission_denied",
      /^To give the permission \S+ you need it yourself\.$/,
    ],
    [
      "neither role nor permissions",
      {},
      { role: undefined },
      "validation_failed",
      "role is required, unless permissions are given",
    ],
  ] as const)("is refused for %s", ([, given, change, code, message]) => {
    const { role: _, ...rest } = { email: "ada@shop.example", role: "developer" as const, ...change };
    const body = "role" in change ? rest : { ...rest, role: "developer" as const };
    const refusal = refused(invite(body, given));
    expect([refusal.code, refusal.changes]).toEqual([code, []]);
    expect(refusal.message).toMatch(message);
  });
});

test.for([
  ["invited", now, true],
  ["invited", later(now, 1), false],
  ["invited", null, false],
  ["active", now, false],
  ["active", null, false],
] as const)("an invitation that is %s and ends at %s has run out: %s", ([status, invitation_expires_at, expected]) => {
  expect(hasRunOut(memberRow({ status, invitation_expires_at }), now)).toBe(expected);
});

test("an address is stored in lower case", () => {
  expect(memberEmail("Ada@Shop.EXAMPLE")).toBe("ada@shop.example");
});

test("a list shows neither the invitation nor the organization", () => {
  const { organization_id: _, invitation_hash: __, invitation_expires_at: ___, ...shown } = memberRow();
  expect(presentMember(memberRow())).toEqual(shown);
});

describe("permissions", () => {
  test("are those of a role, or a list", () => {
    expect(permissionsAsked({ role: "auditor" })).toEqual({ role: "auditor", permissions: roles.auditor });
    const permissions = ["developer_console.read"] as const;
    expect(permissionsAsked({ permissions })).toEqual({ role: null, permissions });
  });

  test.for([
    [{ role: "viewer", permissions: ["developer_console.read"] }, "must be left out if permissions are given"],
    [{ role: "viewer", permissions: [] }, "must be left out if permissions are given"],
    [{}, "is required, unless permissions are given"],
    [{ role: null }, "is required, unless permissions are given"],
  ] as const)("%o are refused", ([given, message]) => {
    expect(permissionsAsked(given)).toMatchObject({ code: "validation_failed", details: [{ path: "role", message }] });
  });

  test("beyond one's own are found in order", () => {
    const own = ["developer_console.read"] as const;
    expect(permissionBeyond([...own, "developer_console.manage", "atlas_api.keys.manage"], own)).toBe(
      "developer_console.manage",
    );
    expect(permissionBeyond(own, own)).toBeUndefined();
  });
});
