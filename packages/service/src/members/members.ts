/** Changing and removing members. Both take effect at once, also on their sessions. */
import { type Permission, type Role, roles } from "@atlas-messaging/contract";
import { type Change, insert, remove, removeMany, update, updateAll, updateMany } from "../core/changes.ts";
import { type Facts, type Refused, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, enqueue } from "../core/records.ts";
import type { MemberRow, OperatorSessionRow } from "../rows/members.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import { day, later } from "../core/time.ts";
import type { FreshToken } from "../access/credentials.ts";
import { type MailPage, mailToken } from "../mail/mail.ts";
import { withinQuota } from "../core/quotas.ts";

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
export const updateMember: Verb<"console.members.update", MemberFacts> = (facts, { params, body }) => {
  const { member, sessions, now } = facts;
  if (!member) return unknownMember(params.member_id);
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

/**
 * Removes a member or withdraws an invitation at once (DELETE members of the console). A job unassigns what they own, which
 * may be many conversations.
 */
export const removeMember: Verb<"console.members.remove", MemberFacts> = (facts, { params }) => {
  const { member, now } = facts;
  if (!member) return unknownMember(params.member_id);
  const allowed = checkAllowed(facts, member, []);
  if ("code" in allowed) return allowed;
  const { organization_id, id, email, role, permissions, status } = member;
  return accept({ ok: true, data: { member: { id, status: "removed", removed_at: now } } }, [
    remove("members", asRead(member)),
    removeMany("member_passwords", { organization_id, id }),
    removeMany("member_second_factors", { organization_id, id }),
    removeMany("operator_sessions", { organization_id, member_id: id }),
    ...allowed.preconditions,
    enqueue(facts, { kind: "unassign_conversations", subject_id: id }),
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

const invitationLifetime = 7 * day;

export interface InviteFacts extends Facts {
  readonly token: FreshToken;
  /** Permissions of the operator who invites. */
  readonly permissions: readonly Permission[];
  /** The member with this address; null if there is none. */
  readonly member: MemberRow | null;
  readonly mailPage: MailPage;
}

/** Lowercases an address, as members are stored. */
export const memberEmail = (given: string): string => given.toLowerCase();

/**
 * Invites an operator, with no permission that the inviting one lacks (POST members of the console). The new invitation
 * replaces an expired one.
 */
export const inviteMember = withinQuota("console.members.invite", "members", (facts: InviteFacts, { body }) => {
  const requested = permissionsAsked(body);
  if ("code" in requested) return requested;
  const beyond = permissionBeyond(requested.permissions, facts.permissions);
  if (beyond !== undefined)
    return refuse("permission_denied", `To give the permission ${beyond} you need it yourself.`);
  const { member: known } = facts;
  if (known && !hasRunOut(known, facts.now)) return refuse("conflict", `${known.email} is a member already.`);
  const { role, permissions } = requested;
  const invited = {
    role,
    permissions,
    invitation_hash: facts.token.hash,
    invitation_expires_at: later(facts.now, invitationLifetime),
  };
  const member: MemberRow = {
    organization_id: facts.organizationId,
    id: known?.id ?? facts.newId(),
    email: memberEmail(body.email),
    name: known?.name ?? null,
    status: "invited",
    last_signed_in_at: null,
    created_at: known?.created_at ?? facts.now,
    ...invited,
  };
  const invitation = {
    token: facts.token.text,
    expires_at: invited.invitation_expires_at,
    mailed_to: facts.mailPage === null ? undefined : member.email,
  };
  return accept({ ok: true, data: { member: presentMember(member), invitation } }, [
    known ? update("members", invitationOf(known), invited) : insert("members", member),
    audit(facts, "atlas_api.member.invite", member.id, { after: { email: member.email, role, permissions } }),
    ...mailToken(facts, "invitation", { member_id: member.id, token: facts.token.text, page: facts.mailPage }),
  ]);
});

/** Tells if a member's invitation expired before it was accepted. */
export const hasRunOut = ({ status, invitation_expires_at }: MemberRow, now: Instant): boolean =>
  status === "invited" && invitation_expires_at !== null && invitation_expires_at <= now;

/** Preconditions. An invitation accepted or renewed since no longer matches. */
const invitationOf = ({ organization_id, id, status, invitation_hash }: MemberRow) => ({
  organization_id,
  id,
  status,
  invitation_hash,
});

/** Presents a member. */
export const presentMember = (member: MemberRow) => ({
  id: member.id,
  email: member.email,
  name: member.name,
  role: member.role,
  permissions: [...member.permissions],
  status: member.status,
  last_signed_in_at: member.last_signed_in_at,
  created_at: member.created_at,
});

/** Presents a member in a list. `secured` has the members whose second factor is on. */
export const presentListedMember = (member: MemberRow, secured: readonly Id[]) => ({
  ...presentMember(member),
  second_factor: secured.includes(member.id),
});

// Permissions requested for a member, and the check that the operator may give them.

interface RequestedRole {
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
}

/** Resolves a role or a list of permissions. A request must name exactly one of the two. */
export const permissionsAsked = ({
  role,
  permissions,
}: Partial<RequestedRole>): RequestedRole | Refused<"validation_failed"> => {
  if (role && permissions) return refuseMember("role", "must be left out if permissions are given");
  if (permissions) return { role: null, permissions };
  return role ? { role, permissions: roles[role] } : refuseMember("role", "is required, unless permissions are given");
};

/** Returns the first of `requested` that is not in `own`. An operator may not give or take it. */
export const permissionBeyond = (
  requested: readonly Permission[],
  own: readonly Permission[],
): Permission | undefined => requested.find((each) => !own.includes(each));

// Console sessions of the calling operator, shown and ended one by one.

/** Presents a session to its operator. `current` is the session that asks. */
export const presentOwnSession = (session: OperatorSessionRow, current: Id) => ({
  id: session.id,
  device: session.device,
  created_at: session.created_at,
  last_seen_at: session.last_seen_at,
  expires_at: session.expires_at,
  current: session.id === current,
});

/** Facts for ending one session. */
export interface Ending extends Facts {
  /** Sessions of its member that links began, and that go on. */
  readonly begun: readonly OperatorSessionRow[];
}

/** Ends the sessions that links of a session began, and those that links of these began. */
export const endBegun = (
  { now, begun }: Pick<Ending, "now" | "begun">,
  { organization_id, id }: OperatorSessionRow,
): Change[] => {
  const family = [id];
  for (const parent of family) family.push(...begun.filter(({ begun_by }) => begun_by === parent).map((one) => one.id));
  return family.map((begun_by) =>
    updateAll("operator_sessions", { organization_id, begun_by, revoked_at: null }, { revoked_at: now }),
  );
};

export interface OwnSessionFacts extends Ending {
  /** The session with the id of the request; null if the organization has none. */
  readonly session: OperatorSessionRow | null;
}

/** Ends one of the operator's own sessions (DELETE /operator/sessions/:session_id). */
export const endOwnSession: Verb<"console.sessions.end", OwnSessionFacts> = (facts, { params }) => {
  const { session, actor, now } = facts;
  if (!session || session.member_id !== actor.id)
    return refuse("not_found", `You have no session ${params.session_id}.`);
  const { organization_id, id, revoked_at } = session;
  const answer = { ok: true, data: { session: { id, ended_at: revoked_at ?? now } } } as const;
  if (revoked_at !== null) return accept(answer, []);
  return accept(answer, [
    update("operator_sessions", { organization_id, id, revoked_at }, { revoked_at: now }),
    ...endBegun(facts, session),
    audit(facts, "atlas_api.operator_session.end", id, { before: { revoked_at }, after: { revoked_at: now } }),
  ]);
};
