/** Start and end of console sessions. The caller has verified the member's identity. */
import { roles } from "@atlas-messaging/contract";
import { type Change, insert, update, updateMany } from "../core/changes.ts";
import type { FreshToken } from "../access/credentials.ts";
import { type Facts, type Verb, accept, refuse } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { Environment, Id, Instant } from "../rows/primitives.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import { hour, later } from "../core/time.ts";
import { type Ending, endBegun, memberEmail, presentMember, signInTime } from "./members.ts";
import { givePassword, holdPassword } from "./passwords.ts";
import type { MemberRow, OperatorSessionRow } from "../rows/members.ts";
import type { Membership } from "../pipeline/services.ts";

const sessionLifetime = 12 * hour;

/** Returns when a session's member signed in. A link's session ends with the one that made it, so it counts from there. */
export const signedInAt = ({ expires_at }: Pick<OperatorSessionRow, "expires_at">): Instant =>
  later(expires_at, -sessionLifetime);

export interface SessionFacts extends Facts {
  readonly token: FreshToken;
  /** The `User-Agent` of the sign-in, if it has one. */
  readonly device?: string | null;
}

const maxDevice = 200;

interface SessionMaking {
  readonly device: string | null;
  readonly expires_at: Instant;
  readonly opened_by?: Id;
}

const sessionWith = (
  facts: SessionFacts,
  member: Pick<MemberRow, "id">,
  { device, expires_at, opened_by }: SessionMaking,
): { readonly session: OperatorSessionRow; readonly changes: Change[] } => {
  const session: OperatorSessionRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    member_id: member.id,
    token_hash: facts.token.hash,
    expires_at,
    revoked_at: null,
    device,
    last_seen_at: null,
    opened_by: opened_by ?? null,
    begun_by: null,
    created_at: facts.now,
  };
  return { session, changes: [insert("operator_sessions", session)] };
};

/** Begins a session of a member and audits it. */
export const beginSession = (
  facts: SessionFacts,
  member: Pick<MemberRow, "id">,
): { readonly session: OperatorSessionRow; readonly changes: Change[] } => {
  const device = facts.device?.slice(0, maxDevice) ?? null;
  const { session, changes } = sessionWith(facts, member, {
    device,
    expires_at: later(facts.now, sessionLifetime),
  });
  return { session, changes: [...changes, auditSession(facts, session)] };
};

const auditSession = (facts: Facts, { id, member_id, expires_at }: OperatorSessionRow): Change =>
  audit({ ...facts, actor: { kind: "operator", id: member_id } }, "atlas_api.operator_session.create", id, {
    after: { member_id, expires_at },
  });

const linkLifetime = hour;

/** Links of one session that are open at a time. */
const maxLinks = 5;

const earlier = (one: Instant, other: Instant): Instant => (one < other ? one : other);

export interface SignInLinkFacts extends SessionFacts {
  /** The session of the request. */
  readonly session: OperatorSessionRow | null;
  /** Its links that nobody has followed, the newest first. */
  readonly links: readonly OperatorSessionRow[];
  /** Address of the console's pages. */
  readonly page: string;
  /** The calling operator. */
  readonly memberId: Id;
}

/**
 * Creates a link that signs in a browser (POST /operator/sessions/links). Its code stands in the row of the session that
 * it will start, so it works once. A session has few of them: a further one ends the oldest.
 */
export const createSignInLink: Verb<"console.account.createSignInLink", SignInLinkFacts> = (facts) => {
  const { token, memberId, page, now, session: own, links, organizationId: organization_id } = facts;
  if (!own) return refuse("permission_denied", "The session has ended.");
  const expires_at = earlier(later(now, linkLifetime), own.expires_at);
  const making = { device: "Sign-in link", expires_at, opened_by: own.id };
  const { session, changes } = sessionWith(facts, { id: memberId }, making);
  const ended = links.slice(maxLinks - 1).map(({ id }) => id);
  const link = { url: `${page}#code=${token.text}`, code: token.text, expires_at };
  return accept({ ok: true, data: { sign_in_link: link } }, [
    ...(ended.length === 0
      ? []
      : [
          updateMany(
            "operator_sessions",
            ended,
            { organization_id, opened_by: own.id, revoked_at: null },
            { revoked_at: now },
          ),
        ]),
    ...changes,
    audit(facts, "atlas_api.sign_in_link.create", session.id, { after: { expires_at } }),
  ]);
};

/**
 * Returns the session that made a link, if both go on. Links that are made at once do not see each other, so older ones
 * than the newest five are closed here.
 */
export const openerOf = (
  link: Pick<OperatorSessionRow, "id" | "opened_by" | "expires_at" | "revoked_at">,
  live: readonly OperatorSessionRow[],
  now: Instant,
): OperatorSessionRow | null => {
  if (link.opened_by === null || link.revoked_at !== null || link.expires_at <= now) return null;
  const newer = live.filter(({ id, opened_by }) => opened_by === link.opened_by && id > link.id);
  if (newer.length >= maxLinks) return null;
  return live.find(({ id, expires_at }) => id === link.opened_by && expires_at > now) ?? null;
};

/**
 * Starts the session of a link. It requires that nobody has used the link, and that the session that made it goes on. It
 * ends with that one, so that no session renews itself or outlives the end of a stolen one.
 */
export const followSignInLink = (
  facts: SessionFacts,
  link: OperatorSessionRow,
  opener: OperatorSessionRow,
): { readonly session: OperatorSessionRow; readonly changes: Change[] } => {
  const { organization_id, id, token_hash, revoked_at } = link;
  const set = {
    token_hash: facts.token.hash,
    expires_at: earlier(later(facts.now, sessionLifetime), opener.expires_at),
    device: facts.device?.slice(0, maxDevice) ?? null,
    opened_by: null,
    begun_by: opener.id,
  };
  const session = { ...link, ...set };
  const goesOn = { organization_id, id: opener.id, revoked_at: null };
  return {
    session,
    changes: [
      update("operator_sessions", { organization_id, id, token_hash, revoked_at }, set),
      update("operator_sessions", goesOn, { revoked_at: null }),
      auditSession(facts, session),
    ],
  };
};

/** Records a sign-in. It requires that the member is as read and the password is unchanged. */
export const recordSignIn = (
  facts: Facts,
  member: MemberRow,
  passwordHash: string | null = null,
): { readonly member: MemberRow; readonly changes: Change[] } => {
  const { organization_id, id, status, last_signed_in_at } = member;
  const set = { last_signed_in_at: signInTime(member, facts.now) };
  const changes: Change[] = [update("members", { organization_id, id, status, last_signed_in_at }, set)];
  if (passwordHash !== null) changes.push(holdPassword(member, passwordHash));
  return { member: { ...member, ...set }, changes };
};

/** Presents a new session. `deviceToken` is null unless the operator signed in by password. */
export const presentSignedIn = (
  token: FreshToken,
  session: OperatorSessionRow,
  { member, organization }: Membership,
  memberships: readonly Membership[],
  deviceToken: string | null,
) => ({
  session: { id: session.id, token: token.text, token_type: "Bearer" as const, expires_at: session.expires_at },
  member: presentMember(member),
  organization: presentOrganization(organization),
  organizations: memberships.map((each) => presentOrganization(each.organization)),
  device_token: deviceToken,
});

const presentOrganization = ({ id, name }: OrganizationRow) => ({ id, name });

/** A new organization and its first operator. */
export interface NewOrganization {
  readonly name: string;
  readonly email: string;
  /** The operator's own name; null without one. */
  readonly operatorName: string | null;
  readonly environment: Environment;
  readonly passwordHash: string;
  /** True to refuse it if an organization was created this way before. */
  readonly mustBeFirst: boolean;
}

/** Creates an organization and its first operator, who has every permission and is signed in. */
export const createOrganization = (
  facts: Facts,
  { name, email, operatorName, environment, passwordHash, mustBeFirst }: NewOrganization,
): Membership & { readonly changes: Change[] } => {
  const organization: OrganizationRow = {
    id: facts.organizationId,
    name,
    environment,
    expires_at: null,
    first_sign_up: mustBeFirst ? true : null,
    deleted_at: null,
    forgotten_at: null,
    suspended_at: null,
    limits: null,
    quotas: null,
    created_at: facts.now,
  };
  const member: MemberRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    email: memberEmail(email),
    name: operatorName,
    role: "owner",
    permissions: roles.owner,
    status: "active",
    invitation_hash: null,
    invitation_expires_at: null,
    last_signed_in_at: facts.now,
    created_at: facts.now,
  };
  const after = { email: member.email, name: member.name, role: member.role, permissions: member.permissions };
  return {
    organization,
    member,
    changes: [
      insert("organizations", organization),
      insert("members", member),
      givePassword(facts, member, passwordHash),
      audit(facts, "atlas_api.organization.create", organization.id, { after: { name } }),
      audit(facts, "atlas_api.member.create", member.id, { after }),
    ],
  };
};

/**
 * Activates an invited member, signs them in and uses up the invitation. Without `passwordHash` an identity provider
 * identified them.
 */
export const activateMember = (
  facts: Facts,
  member: MemberRow,
  { passwordHash, name }: { readonly passwordHash: string | null; readonly name: string | null },
): { readonly member: MemberRow; readonly changes: Change[] } => {
  const { organization_id, id, status, invitation_hash } = member;
  const active = {
    status: "active",
    name: name ?? member.name,
    invitation_hash: null,
    invitation_expires_at: null,
    last_signed_in_at: facts.now,
  } as const;
  return {
    member: { ...member, ...active },
    changes: [
      update("members", { organization_id, id, status, invitation_hash }, active),
      ...(passwordHash === null ? [] : [givePassword(facts, member, passwordHash)]),
      audit({ ...facts, actor: { kind: "operator", id } }, "atlas_api.member.activate", id, {
        before: { status },
        after: { status: active.status },
      }),
    ],
  };
};

/** Presents the session of a request. */
export const presentCurrentSession = (
  { id, created_at, expires_at }: OperatorSessionRow,
  { member, organization }: Membership,
) => ({
  session: { id, created_at, expires_at },
  member: presentMember(member),
  organization: presentOrganization(organization),
  environment: organization.environment,
});

export interface SignOutFacts extends Ending {
  /** The session of the request. */
  readonly session: OperatorSessionRow | null;
}

/** Ends the session at once (DELETE /operator/sessions/current). */
export const signOut: Verb<"console.account.signOut", SignOutFacts> = (facts) => {
  const { session, now } = facts;
  const answer = { ok: true, data: { signed_out_at: now } } as const;
  if (!session || session.revoked_at !== null) return accept(answer, []);
  const { organization_id, id, revoked_at } = session;
  return accept(answer, [
    update("operator_sessions", { organization_id, id, revoked_at }, { revoked_at: now }),
    ...endBegun(facts, session),
    audit(facts, "atlas_api.operator_session.end", id, { before: { revoked_at }, after: { revoked_at: now } }),
  ]);
};
