import { type Role, roles } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { update, updateMany } from "../core/changes.ts";
import { day, hour, later } from "../core/time.ts";
import {
  type ResetFacts,
  changePassword,
  countWrongCode,
  endMemberSessions,
  endSessions,
  isResetOpen,
  openPasswordReset,
  resetMemberPassword,
  usePasswordReset,
} from "./passwords.ts";
import type { MemberPasswordRow, MemberRow, OperatorSessionRow } from "../rows/members.ts";
import { activateMember, createOrganization, recordSignIn } from "./sign-in.ts";

const memberOf = (id: string, role: Role): MemberRow => ({
  organization_id: organizationId,
  id,
  email: `${id}@shop.example`,
  name: null,
  role,
  permissions: roles[role],
  status: "active",
  invitation_hash: null,
  invitation_expires_at: null,
  last_signed_in_at: later(now, -hour),
  created_at: later(now, -day),
});

const [ada, bob] = [memberOf(idOf(4, 1), "owner"), memberOf(idOf(4, 2), "developer")];

const passwordOf = (
  { organization_id, id }: MemberRow,
  change: Partial<MemberPasswordRow> = {},
): MemberPasswordRow => ({
  organization_id,
  id,
  hash: "salt:old",
  changed_at: later(now, -day),
  reset_hash: null,
  reset_expires_at: null,
  reset_wrong_codes: 0,
  ...change,
});

const sessionOf = (count: number): OperatorSessionRow => ({
  organization_id: organizationId,
  id: idOf(5, count),
  member_id: bob.id,
  token_hash: String(count),
  expires_at: later(now, hour),
  revoked_at: null,
  device: null,
  last_seen_at: null,
  opened_by: null,
  begun_by: null,
  created_at: later(now, -hour),
});
const sessions = [sessionOf(1), sessionOf(2), sessionOf(3)];
const token = { text: "atlas_reset_sandbox_EXAMPLE", hash: "hash of the token", prefix: "atlas_reset_sandbox" };
const byAda = { ...facts(), actor: { kind: "operator", id: ada.id } } as const;
const key = { organization_id: organizationId, id: bob.id };

describe("a password", () => {
  test("is set in the outcome that creates the membership", () => {
    const invited = { ...bob, status: "invited", invitation_hash: "hash" } as const;
    const { changes } = activateMember(facts(), invited, { passwordHash: "salt:new", name: null });
    expect(inserted(changes, "member_passwords")).toEqual([passwordOf(bob, { hash: "salt:new", changed_at: now })]);
    expect(
      inserted(activateMember(facts(), invited, { passwordHash: null, name: null }).changes, "member_passwords"),
    ).toEqual([]);
    const founding = {
      name: "Shop",
      email: "Ada@shop.example",
      operatorName: null,
      environment: "sandbox",
      passwordHash: "salt:new",
    } as const;
    const first = createOrganization(facts(), { ...founding, mustBeFirst: true });
    expect(inserted(first.changes, "member_passwords")).toMatchObject([{ id: first.member.id, hash: "salt:new" }]);
    expect(first.organization.first_sign_up).toBe(true);
    expect(createOrganization(facts(), { ...founding, mustBeFirst: false }).organization.first_sign_up).toBeNull();
  });

  test("used to sign in must be unchanged at commit", () => {
    const { changes } = recordSignIn(facts(), bob, "salt:old");
    expect(changes).toContainEqual(update("member_passwords", { ...key, hash: "salt:old" }, { hash: "salt:old" }));
    expect(outline(recordSignIn(facts(), bob).changes)).toEqual(["update members"]);
  });

  test("is changed only if still as read, and ends all sessions but one", () => {
    const password = passwordOf(bob, { reset_hash: "open", reset_expires_at: later(now, hour) });
    const { changes, ended } = changePassword({
      ...facts(),
      member: bob,
      password,
      newHash: "salt:new",
      sessions,
      sessionId: idOf(5, 2),
    });
    expect(ended).toBe(2);
    expect(changes[0]).toEqual(
      update(
        "member_passwords",
        { ...key, hash: "salt:old", reset_hash: "open", reset_wrong_codes: 0 },
        { hash: "salt:new", changed_at: now, reset_hash: null, reset_expires_at: null, reset_wrong_codes: 0 },
      ),
    );
    const own = { organization_id: organizationId, member_id: bob.id, revoked_at: null };
    const others = [idOf(5, 1), idOf(5, 3)];
    expect(changes).toContainEqual(updateMany("operator_sessions", others, own, { revoked_at: now }));
    expect(outline(changes).at(-1)).toBe("insert audit_events");
    expect(JSON.stringify(inserted(changes, "audit_events"))).not.toContain("salt:");
  });

  test("reset ends all sessions", () => {
    const password = passwordOf(bob, { reset_hash: "open", reset_expires_at: later(now, hour) });
    const { member, changes } = usePasswordReset({ ...facts(), member: bob, password, newHash: "salt:new" });
    expect(member.last_signed_in_at).toBe(now);
    expect(outline(changes)).toEqual([
      "update member_passwords",
      "update members",
      "update all operator_sessions",
      "insert audit_events",
    ]);
  });
});

describe("a reset", () => {
  const known = (change: Partial<ResetFacts> = {}): ResetFacts => ({
    ...byAda,
    token,
    permissions: roles.owner,
    member: bob,
    password: passwordOf(bob),
    mailPage: null,
    ...change,
  });
  const handed = (change?: Partial<ResetFacts>) =>
    resetMemberPassword(known(change), { params: { member_id: bob.id }, query: {}, body: undefined });

  test("shows its token once, and stores its hash", () => {
    const { body, changes } = accepted(handed());
    expect(validateResponse("console.members.resetPassword", 200, body)).toMatchObject({ ok: true });
    expect(body.data.password_reset).toEqual({ token: token.text, expires_at: later(now, day) });
    expect(changes[0]).toEqual(
      update(
        "member_passwords",
        { ...key, reset_hash: null },
        { reset_hash: token.hash, reset_expires_at: later(now, day), reset_wrong_codes: 0 },
      ),
    );
    expect(JSON.stringify(changes)).not.toContain(token.text);
  });

  test.for([
    [{ member: null }, "not_found"],
    [{ permissions: roles.approver }, "permission_denied"],
    [{ actor: { kind: "operator", id: bob.id } }, "conflict"],
    [{ member: { ...bob, status: "invited" } }, "conflict"],
    [{ password: null }, "conflict"],
  ] as const)("is not made where %j", ([change, code]) => {
    expect(refused(handed(change)).code).toBe(code);
  });

  test("can set a first password if opened directly", () => {
    const { changes } = openPasswordReset(facts(), { member: bob, password: null, token });
    expect(inserted(changes, "member_passwords")).toMatchObject([{ hash: null, reset_hash: token.hash }]);
  });

  test("ends with the fifth wrong code, and a new one has five again", () => {
    const open = { reset_hash: "open", reset_expires_at: later(now, hour) };
    const where = { ...key, hash: "salt:old", reset_hash: "open" };
    const fourth = countWrongCode(facts(), passwordOf(bob, { ...open, reset_wrong_codes: 3 }));
    expect(fourth).toEqual([update("member_passwords", { ...where, reset_wrong_codes: 3 }, { reset_wrong_codes: 4 })]);
    const fifth = countWrongCode(facts(), passwordOf(bob, { ...open, reset_wrong_codes: 4 }));
    const ended = { reset_wrong_codes: 5, reset_hash: null, reset_expires_at: null };
    expect(fifth[0]).toEqual(update("member_passwords", { ...where, reset_wrong_codes: 4 }, ended));
    expect(inserted(fifth, "audit_events")).toMatchObject([
      { event_type: "atlas_api.member.password_reset.end", subject_id: bob.id, after: { wrong_codes: 5 } },
    ]);
    for (const [before, after] of [
      [0, 0],
      [3, 5],
      [5, 5],
      [7, 10],
    ] as const) {
      const password = passwordOf(bob, { reset_wrong_codes: before });
      const { changes } = openPasswordReset(facts(), { member: bob, password, token });
      expect(changes[0]).toMatchObject({ set: { reset_wrong_codes: after } });
    }
  });

  test("expires on time", () => {
    const password = passwordOf(bob, { reset_hash: "open", reset_expires_at: now });
    expect(isResetOpen(password, now)).toBe(false);
    expect(isResetOpen(password, later(now, -1))).toBe(true);
    expect(isResetOpen(passwordOf(bob), now)).toBe(false);
  });
});

describe("sessions", () => {
  const known = { ...byAda, permissions: roles.owner, member: bob, sessions };
  const command = { params: { member_id: bob.id }, query: {}, body: undefined };

  test("all end at once, and a second time there are none", () => {
    for (const end of [() => endMemberSessions(known, command), () => endSessions(known, { ...command, params: {} })]) {
      const { body, changes } = accepted(end());
      expect(body.data).toEqual({ ended_sessions: 3, ended_at: now });
      expect(outline(changes)).toEqual(["update members", "update many operator_sessions", "insert audit_events"]);
    }
    const none = accepted(endMemberSessions({ ...known, sessions: [] }, command));
    expect(none.changes).toEqual([]);
  });

  test("of a member with more permissions are left", () => {
    expect(refused(endMemberSessions({ ...known, permissions: roles.viewer }, command)).code).toBe("permission_denied");
    expect(refused(endMemberSessions({ ...known, member: null }, command)).code).toBe("not_found");
  });
});
