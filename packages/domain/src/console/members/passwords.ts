/** The passwords of members: set by who was invited, changed by who knows them, reset by a link that is good for once. */
import type { Permission } from "@atlas-messaging/contract";
import { type Change, insert, update, updateAll, updateMany } from "../../changes.ts";
import type { FreshToken } from "../credentials.ts";
import { type Facts, type Verb, accept, refuse } from "../../outcome.ts";
import { audit } from "../../records.ts";
import type { Instant } from "../../primitives.ts";
import { day, later } from "../../time.ts";
import { asRead, ownUnrevoked, unknownMember } from "./change.ts";
import { presentMember } from "./invite.ts";
import { permissionBeyond } from "./permissions.ts";
import type { MemberPasswordRow, MemberRow, OperatorSessionRow } from "./rows.ts";

const resetLifetime = day;

/** The password of a member who has had none. */
export const givePassword = (
  { now }: Facts,
  { organization_id, id }: Pick<MemberRow, "organization_id" | "id">,
  hash: string,
): Change =>
  insert("member_passwords", {
    organization_id,
    id,
    hash,
    changed_at: now,
    reset_hash: null,
    reset_expires_at: null,
  });

/** Changes nothing, and is refused where the password is another by then. */
export const holdPassword = (
  { organization_id, id }: Pick<MemberRow, "organization_id" | "id">,
  hash: string,
): Change => update("member_passwords", { organization_id, id, hash }, { hash });

export interface PasswordFacts extends Facts {
  readonly member: MemberRow;
  readonly password: MemberPasswordRow;
  /** Of the password that there is to be. */
  readonly newHash: string;
}

export interface ChangePasswordFacts extends PasswordFacts {
  /** The member's sessions that have not been revoked. */
  readonly sessions: readonly OperatorSessionRow[];
  /** The session that the change came with. */
  readonly sessionId: string;
}

/** Changes the password and ends the member's other sessions; a reset that was on its way is void. */
export const changePassword = (
  facts: ChangePasswordFacts,
): { readonly changes: readonly Change[]; readonly ended: number } => {
  const { member, sessions, sessionId, now } = facts;
  const others = sessions.flatMap(({ id }) => (id === sessionId ? [] : [id]));
  return {
    ended: others.length,
    changes: [
      setPassword(facts),
      update("members", asRead(member), { last_signed_in_at: member.last_signed_in_at }),
      ...endAll(member, others, now),
      audit(facts, "atlas_api.member.password.change", member.id, { after: { ended_sessions: others.length } }),
    ],
  };
};

/** Sets the password that a reset is for, and ends all sessions of the member, who is signed in anew. */
export const usePasswordReset = (
  facts: PasswordFacts,
): { readonly member: MemberRow; readonly changes: readonly Change[] } => {
  const { member, now } = facts;
  const { organization_id, id } = member;
  const signedIn = { last_signed_in_at: now };
  return {
    member: { ...member, ...signedIn },
    changes: [
      setPassword(facts),
      update("members", asRead(member), signedIn),
      updateAll("operator_sessions", { organization_id, member_id: id, revoked_at: null }, { revoked_at: now }),
      audit({ ...facts, actor: { kind: "operator", id } }, "atlas_api.member.password.reset", id, {
        after: { changed_at: now },
      }),
    ],
  };
};

/** As it was read: a reset that has been used, or a password that has been changed, is another. */
const setPassword = ({ password, newHash, now }: PasswordFacts): Change => {
  const { organization_id, id, hash, reset_hash } = password;
  const set = { hash: newHash, changed_at: now, reset_hash: null, reset_expires_at: null };
  return update("member_passwords", { organization_id, id, hash, reset_hash }, set);
};

const endAll = (member: MemberRow, ids: readonly string[], now: Instant): Change[] =>
  ids.length === 0 ? [] : [updateMany("operator_sessions", ids, ownUnrevoked(member), { revoked_at: now })];

/** Whether a reset can be used at a time. */
export const isResetOpen = ({ reset_expires_at }: MemberPasswordRow, now: Instant): boolean =>
  reset_expires_at !== null && reset_expires_at > now;

/** Makes the token that resets a member's password, in place of an earlier one. */
export const openPasswordReset = (
  facts: Facts,
  { member, password, token }: Pick<ResetFacts, "password" | "token"> & { readonly member: MemberRow },
): { readonly expiresAt: Instant; readonly changes: readonly Change[] } => {
  const { organization_id, id } = member;
  const opened = { reset_hash: token.hash, reset_expires_at: later(facts.now, resetLifetime) };
  const asItWas = { organization_id, id, reset_hash: password?.reset_hash ?? null };
  return {
    expiresAt: opened.reset_expires_at,
    changes: [
      password
        ? update("member_passwords", asItWas, opened)
        : insert("member_passwords", { organization_id, id, hash: null, changed_at: null, ...opened }),
      audit(facts, "atlas_api.member.password_reset.create", id, { after: { expires_at: opened.reset_expires_at } }),
    ],
  };
};

export interface ResetFacts extends Facts {
  readonly token: FreshToken;
  /** Those of the operator who decides. */
  readonly permissions: readonly Permission[];
  /** Null when the organization has no such member. */
  readonly member: MemberRow | null;
  readonly password: MemberPasswordRow | null;
}

/** Hands out a reset of a member's password in this organization (POST members/{memberId}/password-reset). */
export const resetMemberPassword: Verb<"console.resetMemberPassword", ResetFacts> = (facts, { params }) => {
  const { member, password, token } = facts;
  if (!member) return unknownMember(params.memberId);
  const beyond = permissionBeyond(member.permissions, facts.permissions);
  if (beyond !== undefined)
    return refuse("permission_denied", `To reset who has the permission ${beyond} you need it.`);
  if (member.id === facts.actor.id) return refuse("conflict", "Change your own password by giving the current one.");
  if (member.status !== "active") return refuse("conflict", "The invitation is still open; it lets choose a password.");
  if (!password) return refuse("conflict", "The member has no password here, and signs in by single sign-on alone.");
  const { expiresAt, changes } = openPasswordReset(facts, { member, password, token });
  const data = { member: presentMember(member), password_reset: { token: token.text, expires_at: expiresAt } };
  return accept({ ok: true, data }, changes);
};

export interface EndSessionsFacts extends Facts {
  /** Those of the operator who decides. */
  readonly permissions: readonly Permission[];
  readonly member: MemberRow | null;
  /** The member's sessions that have not been revoked. */
  readonly sessions: readonly OperatorSessionRow[];
}

/** Ends all sessions of the operator who asks, this one included (DELETE /operator/sessions). */
export const endSessions: Verb<"console.endSessions", EndSessionsFacts> = (facts) => {
  const { member, sessions } = facts;
  if (!member) return accept(ended(facts, []), []);
  return accept(ended(facts, sessions), endingSessions(facts, member));
};

/** Ends all sessions of a member (DELETE members/{memberId}/sessions). */
export const endMemberSessions: Verb<"console.endMemberSessions", EndSessionsFacts> = (facts, { params }) => {
  const { member, sessions } = facts;
  if (!member) return unknownMember(params.memberId);
  const beyond = permissionBeyond(member.permissions, facts.permissions);
  if (beyond !== undefined) {
    return refuse("permission_denied", `To end sessions of who has the permission ${beyond} you need it.`);
  }
  return accept(ended(facts, sessions), endingSessions(facts, member));
};

const ended = ({ now }: Facts, { length }: readonly OperatorSessionRow[]) =>
  ({ ok: true, data: { ended_sessions: length, ended_at: now } }) as const;

const endingSessions = (facts: EndSessionsFacts, member: MemberRow): Change[] => {
  const ids = facts.sessions.map(({ id }) => id);
  if (ids.length === 0) return [];
  return [
    // A session that begins meanwhile would escape: the decision is made again.
    update("members", asRead(member), { last_signed_in_at: member.last_signed_in_at }),
    ...endAll(member, ids, facts.now),
    audit(facts, "atlas_api.member.sessions.end", member.id, { after: { ended_sessions: ids.length } }),
  ];
};
