/** Changing and removing members. Both take effect at once, also on their sessions. */
import type { Permission } from "@atlas-messaging/contract";
import { type Change, remove, removeMany, update, updateMany } from "../../changes.ts";
import { type Facts, type Refused, type Verb, accept, refuse } from "../../outcome.ts";
import { audit } from "../../records.ts";
import { presentMember } from "./invite.ts";
import { permissionBeyond, permissionsAsked } from "./permissions.ts";
import type { MemberRow, OperatorSessionRow } from "./rows.ts";
import type { Instant } from "../../primitives.ts";
import { later } from "../../time.ts";

export interface MemberFacts extends Facts {
  /** Permissions of the operator who decides. */
  readonly permissions: readonly Permission[];
  /** Null when the organization has no such member. */
  readonly member: MemberRow | null;
  /** Unrevoked sessions of the member. */
  readonly sessions: readonly OperatorSessionRow[];
  /** Other active members who may manage members. */
  readonly managers: readonly MemberRow[];
}

const manage = "developer_console.manage";

/** Changes a member's name, role or permissions. New permissions end their sessions (PATCH members of the console). */
export const updateMember: Verb<"console.updateMember", MemberFacts> = (facts, { params, body }) => {
  const { member, sessions, now } = facts;
  if (!member) return unknownMember(params.memberId);
  const isRenaming = body.name !== undefined && body.role === undefined && body.permissions === undefined;
  const requested = isRenaming ? member : permissionsAsked(body);
  if ("code" in requested) return requested;
  const { role, permissions } = requested;
  const name = body.name ?? member.name;
  const answer = { ok: true, data: { member: presentMember({ ...member, name, role, permissions }) } } as const;
  const isSame = permissions.length === member.permissions.length && !permissionBeyond(permissions, member.permissions);
  if (isSame && role === member.role && name === member.name) return accept(answer, []);
  const allowed = checkAllowed(facts, member, permissions);
  if ("code" in allowed) return allowed;
  const live = isSame ? [] : sessions.map(({ id }) => id);
  return accept(answer, [
    update("members", asRead(member), { name, role, permissions }),
    ...(live.length === 0 ? [] : [updateMany("operator_sessions", live, ownUnrevoked(member), { revoked_at: now })]),
    ...allowed.preconditions,
    audit(facts, "atlas_api.member.update", member.id, {
      before: auditedMember(member),
      after: { name, role, permissions },
    }),
  ]);
};

const auditedMember = ({ name, role, permissions }: MemberRow) => ({ name, role, permissions });

/** Removes a member or withdraws an invitation at once (DELETE members of the console). */
export const removeMember: Verb<"console.removeMember", MemberFacts> = (facts, { params }) => {
  const { member, now } = facts;
  if (!member) return unknownMember(params.memberId);
  const allowed = checkAllowed(facts, member, []);
  if ("code" in allowed) return allowed;
  const { organization_id, id, email, role, permissions, status } = member;
  return accept({ ok: true, data: { member: { id, status: "removed", removed_at: now } } }, [
    remove("members", asRead(member)),
    removeMany("member_passwords", { organization_id, id }),
    removeMany("member_second_factors", { organization_id, id }),
    removeMany("operator_sessions", { organization_id, member_id: id }),
    ...allowed.preconditions,
    audit(facts, "atlas_api.member.remove", id, { before: { email, role, permissions, status } }),
  ]);
};

export const unknownMember = (id: string) => refuse("not_found", `Your organization has no member ${id}.`);

/** Preconditions. A sign-in since begins a session unknown to the decision, which must then be made again. */
export const asRead = ({ organization_id, id, status, permissions, last_signed_in_at }: MemberRow) => ({
  organization_id,
  id,
  status,
  permissions,
  last_signed_in_at,
});

/**
 * Time of a sign-in, always later than that of the one before. Changes of the member require it as read, so no session
 * that began meanwhile escapes them.
 */
export const signInTime = ({ last_signed_in_at: last }: MemberRow, now: Instant): Instant =>
  last === null || last < now ? now : later(last, 1);

export const ownUnrevoked = ({ organization_id, id }: MemberRow) => ({
  organization_id,
  member_id: id,
  revoked_at: null,
});

/** Preconditions that keep the change allowed until commit. */
interface Allowed {
  readonly preconditions: readonly Change[];
}

/**
 * Decides if a member may be left with these permissions. The operator must hold each one that the member has or gets.
 * Another manager must hold each one that a manager loses.
 */
const checkAllowed = (
  facts: MemberFacts,
  member: MemberRow,
  left: readonly Permission[],
): Allowed | Refused<"permission_denied" | "conflict"> => {
  const beyond = permissionBeyond([...member.permissions, ...left], facts.permissions);
  if (beyond !== undefined) {
    return refuse("permission_denied", `To give or take the permission ${beyond} you need it yourself.`);
  }
  if (member.status !== "active" || !member.permissions.includes(manage)) return { preconditions: [] };
  const given = left.includes(manage) ? left : [];
  const heirs = new Set<MemberRow>();
  for (const lost of member.permissions.filter((each) => !given.includes(each))) {
    const heir = facts.managers.find(({ permissions }) => permissions.includes(lost));
    if (!heir) return refuse("conflict", `Nobody else could give the permission ${lost}; give it to somebody first.`);
    heirs.add(heir);
  }
  return { preconditions: Array.from(heirs, mustStay) };
};

/** Requires that a member is unchanged at commit. */
const mustStay = ({ organization_id, id, status, permissions }: MemberRow): Change =>
  update("members", { organization_id, id, status, permissions }, { status });
