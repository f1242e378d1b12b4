import type { MemberRow, Membership, OperatorSessionRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/index.ts";
import { arg, exists, joined, joinedRows, row, rows, systemFactLoader } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { organizations } from "../console/tables.ts";
import { members, operatorSessions } from "./tables.ts";

export const memberPageFacts = {
  rows: rows("members", sql`select * from ${own(members)} where ${newestFirst(members.id)}`),
  known: knowsAfter(members.id, sql`select 1 from ${own(members)} where true`),
};

export const invitedFacts = {
  member: row("members", sql`select * from ${own(members)} where email = ${arg("email")}`),
};

export const memberFacts = {
  member: row("members", sql`select * from ${own(members)} where id = ${arg("id")}`),
  sessions: rows(
    "operator_sessions",
    sql`select * from ${own(operatorSessions)} where member_id = ${arg("id")} and revoked_at is null order by id`,
  ),
  managers: rows(
    "members",
    sql`select * from ${own(members)} where id <> ${arg("id")} and status = 'active'
        and 'developer_console.manage' = any(permissions) order by id`,
  ),
};

export const sessionFacts = {
  session: row("operator_sessions", sql`select * from ${own(operatorSessions)} where id = ${arg("session_id")}`),
};

const operatorBy = systemFactLoader({
  operator: joined(
    { session: "operator_sessions", member: "members" },
    sql`select row_to_json(session) as session, row_to_json(member) as member
        from ${operatorSessions} session
        join ${members} member on member.organization_id = session.organization_id and member.id = session.member_id
        where session.token_hash = ${arg("hash")} and member.status = 'active'`,
  ),
});

/** The console session of a token, and whose it is; it is looked up before its organization is known. */
export const findOperator = async (
  database: Database,
  hash: string,
): Promise<{ readonly session: OperatorSessionRow; readonly member: MemberRow } | null> =>
  (await operatorBy(database, { hash })).operator;

const membership = sql`select row_to_json(member) as member, row_to_json(organization) as organization
  from ${members} member join ${organizations} organization on organization.id = member.organization_id`;

const membershipsBy = systemFactLoader({
  memberships: joinedRows(
    { member: "members", organization: "organizations" },
    sql`${membership} where member.email = ${arg("email")} and member.status = ${arg("status")}
        and (organization.expires_at is null or organization.expires_at > now()) order by member.id limit 100`,
  ),
});

/** Where somebody is a member, or invited to be, the oldest first. */
export const memberships = async (
  database: Database,
  email: string,
  status: MemberRow["status"],
): Promise<readonly Membership[]> => (await membershipsBy(database, { email, status })).memberships;

const invitationBy = systemFactLoader({
  invited: joined(
    { member: "members", organization: "organizations" },
    sql`${membership} where member.invitation_hash = ${arg("hash")} and member.status = 'invited'`,
  ),
});

/** The member whom an invitation is for. */
export const findInvitation = async (database: Database, hash: string): Promise<Membership | null> =>
  (await invitationBy(database, { hash })).invited;

const organizationsThere = systemFactLoader({
  some: exists(sql`select 1 from ${organizations} where expires_at is null`),
});

/** Whether an organization that does not expire has been made yet. */
export const hasOrganizations = async (database: Database): Promise<boolean> =>
  (await organizationsThere(database, {})).some;
