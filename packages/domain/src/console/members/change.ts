/** What members may do changes, or they go; either is true at once of the sessions that they have. */
import type { Permission } from "@atlas-messaging/contract";
import { type Change, remove, removeMany, update, updateMany } from "../../changes.ts";
import { type Facts, type Refused, type Verb, accept, refuse } from "../../outcome.ts";
import { audit } from "../../records.ts";
import { presentMember } from "./invite.ts";
import { permissionBeyond, permissionsAsked } from "./permissions.ts";
import type { MemberRow, OperatorSessionRow } from "./rows.ts";

export interface MemberFacts extends Facts {
  /** Those of the operator who decides. */
  readonly permissions: readonly Permission[];
  /** Null when the organization has no such member. */
  readonly member: MemberRow | null;
  /** The member's sessions that have not been revoked. */
  readonly sessions: readonly OperatorSessionRow[];
  /** The other active members who may manage members. */
  readonly managers: readonly MemberRow[];
}

const manage = "developer_console.manage";

/** Changes what a member may do; where it is something else, their sessions end (PATCH members of the console). */
export const updateMember: Verb<"console.updateMember", MemberFacts> = (facts, { params, body }) => {
  const { member, sessions, now } = facts;
  if (!member) return unknownMember(params.memberId);
  const asked = permissionsAsked(body);
  if ("code" in asked) return asked;
  const { role, permissions } = asked;
  const answer = { ok: true, data: { member: presentMember({ ...member, role, permissions }) } } as const;
  const isSame = permissions.length === member.permissions.length && !permissionBeyond(permissions, member.permissions);
  if (isSame && role === member.role) return accept(answer, []);
  const allowed = allowing(facts, member, permissions);
  if ("code" in allowed) return allowed;
  const live = isSame ? [] : sessions.map(({ id }) => id);
  return accept(answer, [
    update("members", asRead(member), { role, permissions }),
    ...(live.length === 0 ? [] : [updateMany("operator_sessions", live, ownUnrevoked(member), { revoked_at: now })]),
    ...allowed.stands,
    audit(facts, "atlas_api.member.update", member.id, { before: told(member), after: { role, permissions } }),
  ]);
};

const told = ({ role, permissions }: MemberRow) => ({ role, permissions });

/** Removes a member, or takes back an invitation, at once (DELETE members of the console). */
export const removeMember: Verb<"console.removeMember", MemberFacts> = (facts, { params }) => {
  const { member, now } = facts;
  if (!member) return unknownMember(params.memberId);
  const allowed = allowing(facts, member, []);
  if ("code" in allowed) return allowed;
  const { organization_id, id, email, role, permissions, status } = member;
  return accept({ ok: true, data: { member: { id, status: "removed", removed_at: now } } }, [
    remove("members", asRead(member)),
    removeMany("member_passwords", { organization_id, id }),
    removeMany("operator_sessions", { organization_id, member_id: id }),
    ...allowed.stands,
    audit(facts, "atlas_api.member.remove", id, { before: { email, role, permissions, status } }),
  ]);
};

export const unknownMember = (id: string) => refuse("not_found", `Your organization has no member ${id}.`);

/** A sign-in that has come meanwhile has begun a session that the decision does not know: it is made again. */
export const asRead = ({ organization_id, id, status, permissions, last_signed_in_at }: MemberRow) => ({
  organization_id,
  id,
  status,
  permissions,
  last_signed_in_at,
});

export const ownUnrevoked = ({ organization_id, id }: MemberRow) => ({
  organization_id,
  member_id: id,
  revoked_at: null,
});

/** What must stay as it was read for the change to be allowed. */
interface Allowed {
  readonly stands: readonly Change[];
}

/**
 * Whether a member may be left with these permissions. Nobody gives what they lack, nor takes it from somebody else; and
 * whatever the member could give to others, somebody who remains must be able to give.
 */
const allowing = (
  facts: MemberFacts,
  member: MemberRow,
  left: readonly Permission[],
): Allowed | Refused<"permission_denied" | "conflict"> => {
  const beyond = permissionBeyond([...member.permissions, ...left], facts.permissions);
  if (beyond !== undefined) {
    return refuse("permission_denied", `To give or take the permission ${beyond} you need it yourself.`);
  }
  if (member.status !== "active" || !member.permissions.includes(manage)) return { stands: [] };
  const given = left.includes(manage) ? left : [];
  const heirs = new Set<MemberRow>();
  for (const lost of member.permissions.filter((each) => !given.includes(each))) {
    const heir = facts.managers.find(({ permissions }) => permissions.includes(lost));
    if (!heir) return refuse("conflict", `Nobody else could give the permission ${lost}; give it to somebody first.`);
    heirs.add(heir);
  }
  return { stands: Array.from(heirs, stays) };
};

/** Changes nothing, and is refused where the member is not what they were. */
const stays = ({ organization_id, id, status, permissions }: MemberRow): Change =>
  update("members", { organization_id, id, status, permissions }, { status });
