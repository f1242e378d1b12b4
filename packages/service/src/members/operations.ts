import type { Id } from "../rows/primitives.ts";
import type { MemberRow, OperatorSessionRow } from "../rows/members.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import {
  endOwnSession,
  inviteMember,
  memberEmail,
  presentListedMember,
  presentOwnSession,
  removeMember,
  updateMember,
} from "./members.ts";
import { endMemberSessions, endSessions, resetMemberPassword } from "./passwords.ts";
import { createSignInLink, presentCurrentSession, signOut } from "./sign-in.ts";
import { read, write } from "../pipeline/handler.ts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";
import { isConsolePage, noSessionCookie } from "../pipeline/session-cookie.ts";

const forgetCookie = ({ shell, request, cookies }: Context): void => {
  if (isConsolePage(request)) cookies.push(noSessionCookie(shell));
};

/** Page of the console that takes the token of a mail; null without mail. */
const mailPage = ({ shell }: Context, page: "invitation" | "reset"): string | null =>
  shell.sendsMail === true ? `${shell.hosts.console}/console/${page}` : null;

interface MemberPage extends Listed<MemberRow> {
  /** Members of the page whose second factor is on. */
  readonly secured: readonly Id[];
}

/** Session of a request, with the rows that it shows. */
interface FoundSession {
  readonly session: OperatorSessionRow | null;
  readonly member: MemberRow | null;
  readonly organization: OrganizationRow | null;
}

export const members = {
  "console.members.list": read("console.members.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: MemberPage, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const shown = items.map((each) => presentListedMember(each, loaded.secured));
      return { status: 200, body: { ok: true, data: { members: shown, ...page } } };
    },
  }),
  "console.members.invite": write("console.members.invite", {
    secret: true,
    args: ({ body }, context) => ({ email: memberEmail(body.email), ...quotaArgs(context, "members") }),
    addFacts: (_, context) => ({
      token: context.shell.createToken("invitation"),
      permissions: principalOf(context).permissions,
      mailPage: mailPage(context, "invitation"),
    }),
    decide: inviteMember,
  }),
  "console.members.update": write("console.members.update", {
    args: ({ params }) => ({ id: params.member_id }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
    decide: updateMember,
  }),
  "console.members.remove": write("console.members.remove", {
    args: ({ params }) => ({ id: params.member_id }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
    decide: removeMember,
  }),
  "console.members.resetPassword": write("console.members.resetPassword", {
    secret: true,
    args: ({ params }) => ({ id: params.member_id }),
    addFacts: (_, context) => ({
      token: context.shell.createToken("reset"),
      permissions: principalOf(context).permissions,
      mailPage: mailPage(context, "reset"),
    }),
    decide: resetMemberPassword,
  }),
  "console.sessions.endAll": write("console.sessions.endAll", {
    args: (_, context) => ({ id: principalOf(context).id }),
    addFacts: (_, context) => {
      forgetCookie(context);
      return { permissions: principalOf(context).permissions };
    },
    decide: endSessions,
  }),
  "console.members.endSessions": write("console.members.endSessions", {
    args: ({ params }) => ({ id: params.member_id }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
    decide: endMemberSessions,
  }),
  "console.sessions.list": read("console.sessions.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), member_id: principalOf(context).id }),
    present: (loaded: Listed<OperatorSessionRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const { credentialId } = principalOf(context);
      const sessions = items.map((each) => presentOwnSession(each, credentialId));
      return { status: 200, body: { ok: true, data: { sessions, ...page } } };
    },
  }),
  "console.sessions.end": write("console.sessions.end", {
    args: ({ params }) => ({ session_id: params.session_id }),
    decide: endOwnSession,
  }),
  "console.sessions.getCurrent": read("console.sessions.getCurrent", {
    args: (_, context) => ({ id: principalOf(context).id, session_id: principalOf(context).credentialId }),
    present: ({ session, member, organization }: FoundSession) => {
      const membership = { member: found(member), organization: found(organization) };
      return { status: 200, body: { ok: true, data: presentCurrentSession(found(session), membership) } };
    },
  }),
  "console.account.createSignInLink": write("console.account.createSignInLink", {
    secret: true,
    args: (_, context) => ({ session_id: principalOf(context).credentialId, member_id: principalOf(context).id }),
    addFacts: (_, context) => ({
      token: context.shell.createToken("link"),
      page: `${context.shell.hosts.console}/console`,
      memberId: principalOf(context).id,
    }),
    decide: createSignInLink,
  }),
  "console.account.signOut": write("console.account.signOut", {
    args: (_, context) => ({ session_id: principalOf(context).credentialId }),
    addFacts: (_, context) => {
      forgetCookie(context);
      return {};
    },
    decide: signOut,
  }),
};
