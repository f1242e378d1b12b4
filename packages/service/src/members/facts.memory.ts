import { type FactsFor, type Organization, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { members } from "./operations.ts";
import type { secondFactors } from "./operations.password.ts";

const memberSessions = ({ tables }: Organization, { id }: { readonly id: string }) => ({
  member: tables.members.byId(id),
  sessions: [...tables.operator_sessions.all()].filter(
    ({ member_id, revoked_at }) => member_id === id.toLowerCase() && revoked_at === null,
  ),
});

const memberFacts = (organization: Organization, { id }: { readonly id: string }) => ({
  ...memberSessions(organization, { id }),
  managers: [...organization.tables.members.all()].filter(
    (each) =>
      each.id !== id.toLowerCase() && each.status === "active" && each.permissions.includes("developer_console.manage"),
  ),
});

const endingSession = ({ tables }: Organization, { session_id }: { readonly session_id: string }) => {
  const session = tables.operator_sessions.byId(session_id);
  const begun = [...tables.operator_sessions.all()].filter(
    ({ member_id, begun_by, revoked_at }) =>
      member_id === session?.member_id && begun_by !== null && revoked_at === null,
  );
  return { session, begun };
};

export const membersFacts = {
  "console.members.list": ({ tables }, args) => ({
    ...newestOf(tables.members, (row) => row, args),
    secured: [...tables.member_second_factors.all()].flatMap(({ id, confirmed_at }) => (confirmed_at ? [id] : [])),
  }),
  "console.members.invite": (organization, { email, ...args }) => ({
    member: organization.tables.members.byUnique("members_email_key", email),
    quota: quotaOf(organization, "members", args),
  }),
  "console.members.update": memberFacts,
  "console.members.remove": memberFacts,
  "console.members.resetPassword": ({ tables }, { id }) => ({
    member: tables.members.byId(id),
    password: tables.member_passwords.byId(id),
  }),
  "console.sessions.endAll": memberSessions,
  "console.members.endSessions": memberSessions,
  "console.sessions.list": ({ tables }, { member_id, ...args }) =>
    newestOf(
      tables.operator_sessions,
      (row) => (row.member_id === member_id && row.revoked_at === null ? row : null),
      args,
    ),
  "console.sessions.end": endingSession,
  "console.secondFactor.get": ({ tables }, { id }) => ({ factor: tables.member_second_factors.byId(id) }),
  "console.members.removeSecondFactor": ({ tables }, { id }) => ({
    member: tables.members.byId(id),
    factor: tables.member_second_factors.byId(id),
  }),
  "console.sessions.getCurrent": ({ id: organization, tables }, { id, session_id }) => ({
    session: tables.operator_sessions.byId(session_id),
    member: tables.members.byId(id),
    organization: tables.organizations.byId(organization),
  }),
  "console.account.createSignInLink": ({ tables }, { session_id }) => ({
    session: tables.operator_sessions.byId(session_id),
    links: [...tables.operator_sessions.all()]
      .filter(({ opened_by, revoked_at }) => opened_by === session_id && revoked_at === null)
      .toSorted((one, other) => (one.id > other.id ? -1 : 1)),
  }),
  "console.account.signOut": endingSession,
} satisfies FactsFor<typeof members & typeof secondFactors>;
