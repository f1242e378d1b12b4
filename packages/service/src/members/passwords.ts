/** Member passwords: set on invitation, changed with the current one, reset by a one-time link. */
import type { Permission } from "@atlas-messaging/contract";
import { type Change, insert, update, updateAll, updateMany } from "../core/changes.ts";
import type { FreshToken } from "../access/credentials.ts";
import { type Facts, type Verb, accept, refuse } from "../core/outcome.ts";
import {
  type MailPage,
  endedResets,
  mailForgottenPassword,
  mailToken,
  maxWrongCodes,
  resetStateOf,
} from "../mail/mail.ts";
import { audit } from "../core/records.ts";
import type { Instant } from "../rows/primitives.ts";
import { day, hour, later } from "../core/time.ts";
import { asRead, ownUnrevoked, permissionBeyond, presentMember, signInTime, unknownMember } from "./members.ts";
import type { MemberPasswordRow, MemberRow, OperatorSessionRow } from "../rows/members.ts";

const resetLifetime = day;

/** Sets the first password of a member. */
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
    reset_wrong_codes: 0,
  });

/** Requires that the password is unchanged at commit. */
export const holdPassword = (
  { organization_id, id }: Pick<MemberRow, "organization_id" | "id">,
  hash: string,
): Change => update("member_passwords", { organization_id, id, hash }, { hash });

export interface PasswordFacts extends Facts {
  readonly member: MemberRow;
  readonly password: MemberPasswordRow;
  /** Hash of the new password. */
  readonly newHash: string;
}

export interface ChangePasswordFacts extends PasswordFacts {
  /** Unrevoked sessions of the member. */
  readonly sessions: readonly OperatorSessionRow[];
  /** The session of the request. */
  readonly sessionId: string;
}

/** Changes the password and ends the member's other sessions. An open reset becomes void. */
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

/** Sets the password of a reset, ends all sessions of the member, and signs them in. */
export const usePasswordReset = (
  facts: PasswordFacts,
): { readonly member: MemberRow; readonly changes: readonly Change[] } => {
  const { member, now } = facts;
  const { organization_id, id } = member;
  const signedIn = { last_signed_in_at: signInTime(member, now) };
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

/**
 * Counts a wrong code of the second factor that came with a reset. The fifth ends the member's resets, also links that
 * were mailed: whoever holds one has to ask again.
 */
export const countWrongCode = (facts: Facts, password: MemberPasswordRow): Change[] => {
  const reset_wrong_codes = password.reset_wrong_codes + 1;
  const before = asReadPassword(password);
  if (endedResets({ reset_wrong_codes }) === endedResets(password))
    return [update("member_passwords", before, { reset_wrong_codes })];
  return [
    update("member_passwords", before, { reset_wrong_codes, reset_hash: null, reset_expires_at: null }),
    audit(facts, "atlas_api.member.password_reset.end", password.id, { after: { wrong_codes: maxWrongCodes } }),
  ];
};

/** Sets the password, unless it changed or the reset was used since. */
const setPassword = ({ password, newHash, now }: PasswordFacts): Change => {
  const set = { hash: newHash, changed_at: now, reset_hash: null, reset_expires_at: null, reset_wrong_codes: 0 };
  return update("member_passwords", asReadPassword(password), set);
};

const asReadPassword = ({ organization_id, id, hash, reset_hash, reset_wrong_codes }: MemberPasswordRow) => ({
  organization_id,
  id,
  hash,
  reset_hash,
  reset_wrong_codes,
});

const endAll = (member: MemberRow, ids: readonly string[], now: Instant): Change[] =>
  ids.length === 0 ? [] : [updateMany("operator_sessions", ids, ownUnrevoked(member), { revoked_at: now })];

/** Tells if a reset can be used at a time. */
export const isResetOpen = ({ reset_expires_at }: MemberPasswordRow, now: Instant): boolean =>
  reset_expires_at !== null && reset_expires_at > now;

/** Opens a reset of a member's password. It replaces an earlier one. */
export const openPasswordReset = (
  facts: Facts,
  { member, password, token }: Pick<ResetFacts, "password" | "token"> & { readonly member: MemberRow },
): { readonly expiresAt: Instant; readonly changes: readonly Change[] } => {
  const { organization_id, id } = member;
  const opened = {
    reset_hash: token.hash,
    reset_expires_at: later(facts.now, resetLifetime),
    // A new reset has all its tries. Down to 0 would open links again that have ended.
    reset_wrong_codes: Math.ceil((password?.reset_wrong_codes ?? 0) / maxWrongCodes) * maxWrongCodes,
  };
  const where = { organization_id, id, reset_hash: password?.reset_hash ?? null };
  return {
    expiresAt: opened.reset_expires_at,
    changes: [
      password
        ? update("member_passwords", where, opened)
        : insert("member_passwords", { organization_id, id, hash: null, changed_at: null, ...opened }),
      audit(facts, "atlas_api.member.password_reset.create", id, { after: { expires_at: opened.reset_expires_at } }),
    ],
  };
};

export interface ResetFacts extends Facts {
  readonly token: FreshToken;
  /** Permissions of the operator who decides. */
  readonly permissions: readonly Permission[];
  /** Null when the organization has no such member. */
  readonly member: MemberRow | null;
  readonly password: MemberPasswordRow | null;
  readonly mailPage: MailPage;
}

/** Creates a reset of a member's password in this organization (POST members/{member_id}/password-reset). */
export const resetMemberPassword: Verb<"console.members.resetPassword", ResetFacts> = (facts, { params }) => {
  const { member, password, token } = facts;
  if (!member) return unknownMember(params.member_id);
  const beyond = permissionBeyond(member.permissions, facts.permissions);
  if (beyond !== undefined)
    return refuse(
      "permission_denied",
      `To reset the password of a member with the permission ${beyond} you need it yourself.`,
    );
  if (member.id === facts.actor.id) return refuse("conflict", "Change your own password by giving the current one.");
  if (member.status !== "active")
    return refuse("conflict", "The invitation is still open; the member chooses a password when accepting it.");
  if (!password) return refuse("conflict", "The member has no password here and signs in by single sign-on only.");
  const { expiresAt, changes } = openPasswordReset(facts, { member, password, token });
  const password_reset = {
    token: token.text,
    expires_at: expiresAt,
    mailed_to: facts.mailPage === null ? undefined : member.email,
  };
  return accept({ ok: true, data: { member: presentMember(member), password_reset } }, [
    ...changes,
    ...mailToken(facts, "password_reset", { member_id: member.id, token: token.text, page: facts.mailPage }),
  ]);
};

export interface EndSessionsFacts extends Facts {
  /** Permissions of the operator who decides. */
  readonly permissions: readonly Permission[];
  readonly member: MemberRow | null;
  /** Unrevoked sessions of the member. */
  readonly sessions: readonly OperatorSessionRow[];
}

/** Ends all sessions of the calling operator, including this one (DELETE /operator/sessions). */
export const endSessions: Verb<"console.sessions.endAll", EndSessionsFacts> = (facts) => {
  const { member, sessions } = facts;
  if (!member) return accept(ended(facts, []), []);
  return accept(ended(facts, sessions), endingSessions(facts, member));
};

/** Ends all sessions of a member (DELETE members/{member_id}/sessions). */
export const endMemberSessions: Verb<"console.members.endSessions", EndSessionsFacts> = (facts, { params }) => {
  const { member, sessions } = facts;
  if (!member) return unknownMember(params.member_id);
  const beyond = permissionBeyond(member.permissions, facts.permissions);
  if (beyond !== undefined) {
    return refuse(
      "permission_denied",
      `To end sessions of a member with the permission ${beyond} you need it yourself.`,
    );
  }
  return accept(ended(facts, sessions), endingSessions(facts, member));
};

const ended = ({ now }: Facts, { length }: readonly OperatorSessionRow[]) =>
  ({ ok: true, data: { ended_sessions: length, ended_at: now } }) as const;

const endingSessions = (facts: EndSessionsFacts, member: MemberRow): Change[] => {
  const ids = facts.sessions.map(({ id }) => id);
  if (ids.length === 0) return [];
  return [
    // A session that begins meanwhile changes this time, so it cannot escape.
    update("members", asRead(member), { last_signed_in_at: member.last_signed_in_at }),
    ...endAll(member, ids, facts.now),
    audit(facts, "atlas_api.member.sessions.end", member.id, { after: { ended_sessions: ids.length } }),
  ];
};

// A forgotten password: its owner asks for a link by mail. No row is kept for it; a link holds the membership's
// state.

/** Time that a link works, in milliseconds. */
export const forgottenLifetime = hour;

/** Returns when a link ends that is asked for now. Links count in seconds. */
export const forgottenUntil = (now: Instant): Instant =>
  new Date(Math.floor(Date.parse(later(now, forgottenLifetime)) / 1_000) * 1_000).toISOString();

export interface ForgottenFacts extends Facts {
  readonly member: MemberRow;
  readonly password: MemberPasswordRow;
  /** The token of the link. */
  readonly token: string;
  readonly until: Instant;
  /** Address of the console's page that takes the token. */
  readonly page: string;
  readonly sha256: (text: string) => string;
}

/** Mails a link to a member who may have forgotten the password, and records it. */
export const sendForgottenLink = (facts: ForgottenFacts): readonly Change[] => {
  const { member, password, token, until, page } = facts;
  const state = facts.sha256(resetStateOf(member, password));
  return [
    mailForgottenPassword(facts, member.id, { token, until, page, state }),
    audit(facts, "atlas_api.member.password_reset.request", member.id, { after: { expires_at: until } }),
  ];
};
