import type { Id } from "../rows/primitives.ts";
import {
  type MemberPasswordRow,
  type MemberRow,
  type OperatorSessionRow,
  type SecondFactorRow,
  memberPasswords,
  members,
  operatorSessions,
  secondFactors,
} from "../rows/members.ts";
import type { Membership, Operator, Passworded } from "../pipeline/services.ts";
import { standingOf } from "../pipeline/principals.ts";
import { sql } from "drizzle-orm";
import type { Database } from "@atlas-messaging/postgres/database";
import { arg, exists, factLoader, systemFactLoader, texts } from "@atlas-messaging/postgres/facts";
import { joined, joinedRows, opened, quotaOf, row, rows } from "../core/facts.sql.ts";
import { own } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { organizations } from "../rows/organizations.ts";

const memberPageFacts = {
  rows: rows("members", sql`select * from ${own(members)} where ${newestFirst(members.id)}`),
  known: knowsAfter(members.id, sql`select 1 from ${own(members)} where true`),
  secured: texts(
    sql`select id as value from ${own(secondFactors)} where confirmed_at is not null
        and id in (select id from ${own(members)} where ${newestFirst(members.id)})`,
  ),
};

const invitedFacts = {
  member: row("members", sql`select * from ${own(members)} where email = ${arg("email")}`),
};

const ownSessions = rows(
  "operator_sessions",
  sql`select * from ${own(operatorSessions)} where member_id = ${arg("id")} and revoked_at is null order by id`,
);

/** Facts for ending a member's sessions. */
const memberSessionFacts = {
  member: row("members", sql`select * from ${own(members)} where id = ${arg("id")}`),
  sessions: ownSessions,
};

export const passwordFacts = {
  member: row("members", sql`select * from ${own(members)} where id = ${arg("id")}`),
  password: row("member_passwords", sql`select * from ${own(memberPasswords)} where id = ${arg("id")}`),
};

const memberFacts = {
  ...memberSessionFacts,
  managers: rows(
    "members",
    sql`select * from ${own(members)} where id <> ${arg("id")} and status = 'active'
        and 'developer_console.manage' = any(permissions) order by id`,
  ),
};

const sessionFacts = {
  session: row("operator_sessions", sql`select * from ${own(operatorSessions)} where id = ${arg("session_id")}`),
};

/** Facts for ending one session. */
const endingSessionFacts = {
  ...sessionFacts,
  begun: rows(
    "operator_sessions",
    sql`select * from ${own(operatorSessions)} where revoked_at is null and begun_by is not null
        and member_id = (select member_id from ${own(operatorSessions)} where id = ${arg("session_id")}) order by id`,
  ),
};

const signInLinkFacts = {
  ...sessionFacts,
  links: rows(
    "operator_sessions",
    sql`select * from ${own(operatorSessions)} where member_id = ${arg("member_id")}::uuid and revoked_at is null
        and opened_by = ${arg("session_id")}::uuid order by id desc`,
  ),
};

/** Facts that tell who is signed in. */
const currentSessionFacts = {
  ...sessionFacts,
  member: row("members", sql`select * from ${own(members)} where id = ${arg("id")}`),
  organization: row("organizations", sql`select * from ${own(organizations)}`),
};

const ownSessionPageFacts = {
  rows: rows(
    "operator_sessions",
    sql`select * from ${own(operatorSessions)} where revoked_at is null
        and ${newestWithin([[operatorSessions.member_id, sql`${arg("member_id")}::uuid`]], operatorSessions.id)}`,
  ),
  known: knowsAfter(
    operatorSessions.id,
    sql`select 1 from ${own(operatorSessions)} where revoked_at is null and member_id = ${arg("member_id")}::uuid`,
  ),
};

const factor = row("member_second_factors", sql`select * from ${own(secondFactors)} where id = ${arg("id")}`);

const secondFactorFacts = { factor };

/** Facts for removing the second factor of a member. */
const memberFactorFacts = {
  member: row("members", sql`select * from ${own(members)} where id = ${arg("id")}`),
  factor,
};

const openFactor = factLoader({ factor: opened("member_second_factors", ["secret"], factor) });

/** Finds a member's second factor, with its secret in clear. */
export const findSecondFactor = async (
  database: Database,
  organizationId: string,
  id: string,
): Promise<SecondFactorRow | null> => (await openFactor(database, organizationId, { id })).factor;

const operatorBy = systemFactLoader({
  operator: joined(
    { session: "operator_sessions", member: "members", organization: "organizations" },
    sql`select row_to_json(session) as session, row_to_json(member) as member,
          row_to_json(organization) as organization
        from ${operatorSessions} session
        join ${members} member on member.organization_id = session.organization_id and member.id = session.member_id
        join ${organizations} organization on organization.id = session.organization_id
        where session.token_hash = ${arg("hash")} and member.status = 'active'`,
  ),
});

/** Finds a token's console session with its member, before the organization is known. */
export const findOperator = async (database: Database, hash: string): Promise<Operator | null> => {
  const { operator } = await operatorBy(database, { hash });
  return operator && { ...operator, standing: standingOf(operator.organization) };
};

const membership = sql`select row_to_json(member) as member, row_to_json(organization) as organization
  from ${members} member join ${organizations} organization on organization.id = member.organization_id`;

const membershipsBy = systemFactLoader({
  memberships: joinedRows(
    { member: "members", organization: "organizations" },
    sql`${membership} where member.email = ${arg("email")} and member.status = ${arg("status")}
        and (organization.expires_at is null or organization.expires_at > now())
        and (${arg("organization")}::uuid is null or member.organization_id = ${arg("organization")}::uuid)
        order by exists (select from ${memberPasswords} password
          where password.organization_id = member.organization_id and password.id = member.id), member.id limit 100`,
  ),
});

/** Finds an address's memberships and invitations: single sign-on members first, then the oldest. */
export const memberships = async (
  database: Database,
  email: string,
  status: MemberRow["status"],
  organization: Id | null = null,
): Promise<readonly Membership[]> => (await membershipsBy(database, { email, status, organization })).memberships;

const byPassword = systemFactLoader({
  memberships: joinedRows(
    { member: "members", organization: "organizations" },
    sql`${membership} join ${memberPasswords} password
          on password.organization_id = member.organization_id and password.id = member.id
        where member.email = ${arg("email")} and member.status = 'active' and password.hash = ${arg("hash")}
          and (organization.expires_at is null or organization.expires_at > now()) order by member.id limit 100`,
  ),
});

/** Finds the memberships of an address that a password opens, oldest first. */
export const membershipsByPassword = async (
  database: Database,
  email: string,
  hash: string,
): Promise<readonly Membership[]> => (await byPassword(database, { email, hash })).memberships;

const oneMember = factLoader({
  found: joined(
    { member: "members", organization: "organizations" },
    sql`select row_to_json(member) as member, row_to_json(organization) as organization
        from ${own(members, "member")} join ${own(organizations, "organization")}
          on organization.id = member.organization_id
        where member.id = ${arg("id")}`,
  ),
  password: row("member_passwords", sql`select * from ${own(memberPasswords)} where id = ${arg("id")}`),
});

const withPassword = ({
  found,
  password,
}: {
  readonly found: Membership | null;
  readonly password: MemberPasswordRow | null;
}): Passworded | null => found && { ...found, password };

/** Finds a member with the password. */
export const findMember = async (database: Database, organizationId: string, id: string): Promise<Passworded | null> =>
  withPassword(await oneMember(database, organizationId, { id }));

const sessionsOf = factLoader({ sessions: ownSessions });

/** Finds a member's sessions that are not revoked. */
export const liveSessions = async (
  database: Database,
  organizationId: string,
  id: string,
): Promise<readonly OperatorSessionRow[]> => (await sessionsOf(database, organizationId, { id })).sessions;

const resetBy = systemFactLoader({
  found: joined(
    { member: "members", organization: "organizations" },
    sql`${membership} join ${memberPasswords} password
          on password.organization_id = member.organization_id and password.id = member.id
        where password.reset_hash = ${arg("hash")} and member.status = 'active'
          and (organization.expires_at is null or organization.expires_at > now())`,
  ),
  password: row("member_passwords", sql`select * from ${memberPasswords} where reset_hash = ${arg("hash")}`),
});

/** Finds the member of a password reset. */
export const findReset = async (database: Database, hash: string): Promise<Passworded | null> =>
  withPassword(await resetBy(database, { hash }));

const invitationBy = systemFactLoader({
  invited: joined(
    { member: "members", organization: "organizations" },
    sql`${membership} where member.invitation_hash = ${arg("hash")} and member.status = 'invited'`,
  ),
});

/** Finds the member of an invitation. */
export const findInvitation = async (database: Database, hash: string): Promise<Membership | null> =>
  (await invitationBy(database, { hash })).invited;

const organizationsThere = systemFactLoader({
  some: exists(sql`select 1 from ${organizations} where expires_at is null`),
});

/** Tells if any permanent organization exists. */
export const hasOrganizations = async (database: Database): Promise<boolean> =>
  (await organizationsThere(database, {})).some;

export const membersFacts = {
  "console.members.list": memberPageFacts,
  "console.members.invite": { ...invitedFacts, quota: quotaOf("members") },
  "console.members.update": memberFacts,
  "console.members.remove": memberFacts,
  "console.members.resetPassword": passwordFacts,
  "console.sessions.endAll": memberSessionFacts,
  "console.members.endSessions": memberSessionFacts,
  "console.sessions.list": ownSessionPageFacts,
  "console.sessions.end": endingSessionFacts,
  "console.sessions.getCurrent": currentSessionFacts,
  "console.account.createSignInLink": signInLinkFacts,
  "console.account.signOut": endingSessionFacts,
  "console.secondFactor.get": secondFactorFacts,
  "console.members.removeSecondFactor": memberFactorFacts,
};
