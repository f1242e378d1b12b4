/** Audit entries, preconditions and messages of what operators do to members. */
import { roles } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { memberRow, sessionRow } from "../../test-support/rows.ts";
import { day, later } from "../core/time.ts";
import { type MemberFacts, removeMember, updateMember } from "./members.ts";
import {
  type ResetFacts,
  changePassword,
  endMemberSessions,
  endSessions,
  openPasswordReset,
  resetMemberPassword,
  usePasswordReset,
} from "./passwords.ts";
import type { MemberPasswordRow } from "../rows/members.ts";

const member = memberRow({ role: "developer", permissions: roles.developer });
const params = { member_id: member.id };
const key = { organization_id: organizationId, id: member.id };
const token = { text: "text", hash: "hash of the token", prefix: "prefix" };
const password: MemberPasswordRow = {
  ...key,
  hash: "salt:old",
  changed_at: null,
  reset_hash: "open",
  reset_expires_at: later(now, day),
  reset_wrong_codes: 0,
};

const known = (change: Partial<MemberFacts> = {}): MemberFacts => ({
  ...facts(),
  permissions: roles.owner,
  member,
  sessions: [],
  managers: [],
  ...change,
});
const update = (
  change: Partial<MemberFacts> = {},
  body: Parameters<typeof updateMember>[1]["body"] = { role: "viewer" },
) => updateMember(known(change), { params, query: {}, body });
const removed = (change: Partial<MemberFacts> = {}) =>
  removeMember(known(change), { params, query: {}, body: undefined });
const reset = (change: Partial<ResetFacts> = {}) =>
  resetMemberPassword(
    { ...facts(), token, permissions: roles.owner, member, password, mailPage: null, ...change },
    { params, query: {}, body: undefined },
  );

test("a removal takes password and sessions along, and is audited", () => {
  const { body, changes } = accepted(removed());
  expect(body).toEqual({ ok: true, data: { member: { id: member.id, status: "removed", removed_at: now } } });
  expect(changes.slice(1, 4)).toEqual([
    { kind: "removeMany", table: "member_passwords", where: key },
    { kind: "removeMany", table: "member_second_factors", where: key },
    {
      kind: "removeMany",
      table: "operator_sessions",
      where: { organization_id: organizationId, member_id: member.id },
    },
  ]);
  const { email, role, permissions, status } = member;
  expect(audited(changes)).toEqual([
    {
      event_type: "atlas_api.member.remove",
      subject_id: member.id,
      before: { email, role, permissions, status },
      after: null,
    },
  ]);
  expect(outline(changes)).toHaveLength(6);
});

test("a manager whose permissions another must hold keeps that other in place", () => {
  const heir = memberRow({ id: idOf(4, 9), role: "owner", permissions: roles.owner });
  const owner = memberRow({ role: "owner", permissions: roles.owner });
  const { changes } = accepted(removed({ member: owner, managers: [heir] }));
  const { organization_id, id, status, permissions } = heir;
  expect(changes).toContainEqual({
    kind: "update",
    table: "members",
    where: { organization_id, id, status, permissions },
    set: { status },
  });
});

describe("a refusal names its reason", () => {
  const unknown = `Your organization has no member ${member.id}.`;
  const owner = memberRow({ role: "owner", permissions: roles.owner });
  const other = { permissions: roles.viewer };
  const end = (change: Partial<Parameters<typeof endMemberSessions>[0]>) =>
    endMemberSessions(
      { ...facts(), permissions: roles.owner, member, sessions: [], ...change },
      { params, query: {}, body: undefined },
    );

  test.for([
    ["an update of nobody", update({ member: null }), "not_found", unknown],
    ["an update to nothing", update({}, {}), "validation_failed", "role is required, unless permissions are given"],
    [
      "an update beyond",
      update(other),
      "permission_denied",
      /^To give or take the permission \S+ you need it yourself\.$/,
    ],
    ["a removal of nobody", removed({ member: null }), "not_found", unknown],
    ["a removal beyond", removed(other), "permission_denied", /^To give or take/],
    [
      "the last owner",
      removed({ member: owner }),
      "conflict",
      /^Nobody else could give the permission \S+; give it to/,
    ],
    ["a reset for nobody", reset({ member: null }), "not_found", unknown],
    [
      "a reset beyond",
      reset(other),
      "permission_denied",
      /^To reset the password of a member with the permission \S+ you/,
    ],
    ["an own reset", reset({ actor: { kind: "operator", id: member.id } }), "conflict", /^Change your own password/],
    ["an invitation", reset({ member: memberRow({ status: "invited" }) }), "conflict", /^The invitation is still open/],
    ["single sign-on", reset({ password: null }), "conflict", /^The member has no password here/],
    ["sessions of nobody", end({ member: null }), "not_found", unknown],
    ["sessions beyond", end(other), "permission_denied", /^To end sessions of a member with the permission \S+ you/],
  ] as const)("%s", ([, outcome, code, message]) => {
    const refusal = refused<"console.members.update">(outcome as never);
    expect([refusal.code, refusal.changes]).toEqual([code, []]);
    expect(refusal.message).toMatch(message);
  });
});

describe("a password", () => {
  test("that is changed counts the sessions that end", () => {
    const sessions = [sessionRow(), sessionRow({ id: idOf(5, 2) })];
    const { changes } = changePassword({
      ...facts(),
      member,
      password,
      newHash: "salt:new",
      sessions,
      sessionId: sessionRow().id,
    });
    const { status, permissions, last_signed_in_at } = member;
    expect(changes[1]).toEqual({
      kind: "update",
      table: "members",
      where: { ...key, status, permissions, last_signed_in_at },
      set: { last_signed_in_at },
    });
    const after = { ended_sessions: 1 };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.member.password.change", subject_id: member.id, before: null, after },
    ]);
    const alone = changePassword({ ...facts(), member, password, newHash: "salt:new", sessions: [], sessionId: "" });
    expect(outline(alone.changes)).toEqual(["update member_passwords", "update members", "insert audit_events"]);
  });

  test("that is reset ends all sessions, as the member's own act", () => {
    const { changes } = usePasswordReset({ ...facts(), member, password, newHash: "salt:new" });
    expect(changes[2]).toEqual({
      kind: "updateAll",
      table: "operator_sessions",
      where: { organization_id: organizationId, member_id: member.id, revoked_at: null },
      set: { revoked_at: now },
    });
    expect(inserted(changes, "audit_events")).toMatchObject([
      {
        event_type: "atlas_api.member.password.reset",
        actor_kind: "operator",
        actor_id: member.id,
        subject_id: member.id,
        after: { changed_at: now },
      },
    ]);
  });

  test("reset again replaces the first", () => {
    const { changes } = openPasswordReset(facts(), { member, password, token });
    expect(changes[0]).toMatchObject({ kind: "update", where: { ...key, reset_hash: "open" } });
    const after = { expires_at: later(now, day) };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.member.password_reset.create", subject_id: member.id, before: null, after },
    ]);
  });
});

describe("sessions", () => {
  const sessions = [sessionRow(), sessionRow({ id: idOf(5, 2) })];

  test("that end are named one by one, and counted", () => {
    const { changes } = accepted(
      endSessions({ ...facts(), permissions: [], member, sessions }, { params: {}, query: {}, body: undefined }),
    );
    const { last_signed_in_at } = member;
    expect(changes[0]).toMatchObject({ table: "members", where: key, set: { last_signed_in_at } });
    expect(changes[1]).toEqual({
      kind: "updateMany",
      table: "operator_sessions",
      ids: sessions.map(({ id }) => id),
      where: { organization_id: organizationId, member_id: member.id, revoked_at: null },
      set: { revoked_at: now },
    });
    const after = { ended_sessions: 2 };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.member.sessions.end", subject_id: member.id, before: null, after },
    ]);
  });

  test("of a member who was removed have ended already", () => {
    const { body, changes } = accepted(
      endSessions({ ...facts(), permissions: [], member: null, sessions }, { params: {}, query: {}, body: undefined }),
    );
    expect([body.data.ended_sessions, changes]).toEqual([0, []]);
  });
});
