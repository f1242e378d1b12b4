import { type Permission, type Role, roles } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { insert } from "../core/changes.ts";
import { hour, later } from "../core/time.ts";
import { type MemberFacts, hasRunOut, inviteMember, removeMember, updateMember } from "./members.ts";
import type { MemberRow, OperatorSessionRow } from "../rows/members.ts";

const memberOf = (id: string, role: Role, change: Partial<MemberRow> = {}): MemberRow => ({
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
  created_at: later(now, -hour),
  ...change,
});

const sessionOf = (member: MemberRow, count: number): OperatorSessionRow => ({
  organization_id: organizationId,
  id: idOf(5, count),
  member_id: member.id,
  token_hash: String(count),
  expires_at: later(now, hour),
  revoked_at: null,
  device: null,
  last_seen_at: null,
  opened_by: null,
  begun_by: null,
  created_at: later(now, -hour),
});

const [ada, bob] = [memberOf(idOf(4, 1), "owner"), memberOf(idOf(4, 2), "owner")];
const sessions = [sessionOf(bob, 1), sessionOf(bob, 2)];

/** Ada, an owner, decides about Bob, another owner. */
const known = (change: Partial<MemberFacts> = {}): MemberFacts => ({
  ...facts(),
  permissions: ada.permissions,
  member: bob,
  sessions,
  managers: [ada],
  ...change,
});
const params = { member_id: bob.id };
const change = (
  body: { readonly name?: string; readonly role?: Role; readonly permissions?: Permission[] },
  given: Partial<MemberFacts> = {},
) => updateMember(known(given), { params, query: {}, body });
const removed = (given: Partial<MemberFacts> = {}) =>
  removeMember(known(given), { params, query: {}, body: undefined });

const world = () =>
  new World(
    [ada, bob]
      .map((row) => insert("members", row))
      .concat(sessions.map((row) => insert("operator_sessions", row)) as never),
  );

describe("a member whose permissions change", () => {
  test("has them at once, and must sign in again", () => {
    const { body, changes } = accepted(change({ role: "viewer" }));
    expect(validateResponse("console.members.update", 200, body)).toMatchObject({ ok: true });
    const after = world();
    after.commit(changes);
    expect(after.rows("members")[1]).toMatchObject({ role: "viewer", permissions: roles.viewer });
    expect(after.rows("operator_sessions").map(({ revoked_at }) => revoked_at)).toEqual([now, now]);
    expect(inserted(changes, "audit_events")).toMatchObject([
      {
        event_type: "atlas_api.member.update",
        subject_id: bob.id,
        before: { role: "owner" },
        after: { role: "viewer" },
      },
    ]);
  });

  test("that gets a name keeps role, permissions and sessions", () => {
    const { body, changes } = accepted(change({ name: "Bob Hale" }));
    expect(body.data.member).toMatchObject({ name: "Bob Hale", role: "owner" });
    expect(outline(changes)).toEqual(["update members", "insert audit_events"]);
    expect(inserted(changes, "audit_events")).toMatchObject([{ before: { name: null }, after: { name: "Bob Hale" } }]);
  });

  test("stays signed in if only the role's name changes, and nothing changes if all is equal", () => {
    expect(outline(accepted(change({ permissions: [...roles.owner].toReversed() })).changes)).toEqual([
      "update members",
      "insert audit_events",
    ]);
    expect(accepted(change({ role: "owner" })).changes).toEqual([]);
  });

  test("is not changed by a decision from before a sign-in or another change", () => {
    const { changes } = accepted(change({ role: "viewer" }));
    for (const meanwhile of [{ last_signed_in_at: now }, { permissions: roles.auditor }]) {
      const other = new World([insert("members", ada), insert("members", { ...bob, ...meanwhile })]);
      expect(() => other.commit(changes)).toThrow("0 rows of members");
    }
  });
});

describe("an operator", () => {
  const approver = { permissions: roles.approver };

  test("can neither give nor take a permission that they lack", () => {
    const viewer = { member: memberOf(bob.id, "viewer") };
    expect(refused(change({ role: "auditor" }, { ...approver, ...viewer })).code).toBe("permission_denied");
    expect(refused(change({ role: "viewer" }, approver)).code).toBe("permission_denied");
    expect(refused(removed(approver)).code).toBe("permission_denied");
    const equal = { member: memberOf(bob.id, "approver") };
    expect(accepted(removed({ ...approver, ...equal, managers: [ada] })).body.data.member.status).toBe("removed");
  });

  test.for([
    ["the last who may manage members", []],
    ["the last who could give some permission", [memberOf(idOf(4, 3), "approver")]],
  ] as const)("cannot demote or remove %s", ([, managers]) => {
    for (const outcome of [change({ role: "viewer" }, { managers }), removed({ managers })]) {
      expect(refused<"console.members.remove">(outcome as never)).toMatchObject({ code: "conflict", changes: [] });
    }
  });

  test("removes a member who can give nothing to others, even without another manager", () => {
    const developer = { member: memberOf(bob.id, "developer"), managers: [] };
    expect(outline(accepted(removed(developer)).changes)).toEqual([
      "remove members",
      "remove many member_passwords",
      "remove many member_second_factors",
      "remove many operator_sessions",
      "insert outbox",
      "insert audit_events",
    ]);
    const invited = { member: memberOf(bob.id, "owner", { status: "invited" }), managers: [] };
    expect(accepted(removed(invited)).body.data.member.id).toBe(bob.id);
  });

  test("cannot remove an owner if the other manager has changed meanwhile", () => {
    const { changes } = accepted(removed());
    const other = new World([insert("members", { ...ada, permissions: roles.approver }), insert("members", bob)]);
    expect(() => other.commit(changes)).toThrow("0 rows of members");
  });
});

describe("an invitation", () => {
  const token = { text: "text", hash: "hash", prefix: "prefix" };
  const invite = (member: MemberRow | null) =>
    inviteMember(
      { ...facts(), token, permissions: roles.owner, member, mailPage: null },
      { params: {}, query: {}, body: { email: bob.email, role: "viewer" } },
    );
  const waiting = memberOf(bob.id, "owner", {
    status: "invited",
    invitation_hash: "old",
    invitation_expires_at: later(now, 1),
  });

  test("stays open until it expires, and is then replaced by a new one", () => {
    expect(hasRunOut(waiting, now)).toBe(false);
    expect(refused(invite(waiting)).code).toBe("conflict");
    const over = { ...waiting, invitation_expires_at: now };
    const after = new World([insert("members", over)]);
    after.commit(accepted(invite(over)).changes);
    expect(after.only("members")).toMatchObject({ id: bob.id, role: "viewer", invitation_hash: "hash" });
  });
});
