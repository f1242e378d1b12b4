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
  "console.listMembers": read("console.listMembers", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: MemberPage, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const shown = items.map((each) => presentListedMember(each, loaded.secured));
      return { status: 200, body: { ok: true, data: { members: shown, ...page } } };
    },
  }),
  "console.inviteMember": write("console.inviteMember", {
    secret: true,
    args: ({ body }, context) => ({ email: memberEmail(body.email), ...quotaArgs(context, "members") }),
    addFacts: (_, context) => ({
      token: context.shell.createToken("invitation"),
      permissions: principalOf(context).permissions,
      mailPage: mailPage(context, "invitation"),
    }),
    decide: inviteMember,
  }),
  "console.updateMember": write("console.updateMember", {
    args: ({ params }) => ({ id: params.memberId }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
    decide: updateMember,
  }),
  "console.removeMember": write("console.removeMember", {
    args: ({ params }) => ({ id: params.memberId }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
    decide: removeMember,
  }),
  "console.resetMemberPassword": write("console.resetMemberPassword", {
    secret: true,
    args: ({ params }) => ({ id: params.memberId }),
    addFacts: (_, context) => ({
      token: context.shell.createToken("reset"),
      permissions: principalOf(context).permissions,
      mailPage: mailPage(context, "reset"),
    }),
    decide: resetMemberPassword,
  }),
  "console.endSessions": write("console.endSessions", {
    args: (_, context) => ({ id: principalOf(context).id }),
    addFacts: (_, context) => {
      forgetCookie(context);
      return { permissions: principalOf(context).permissions };
    },
    decide: endSessions,
  }),
  "console.endMemberSessions": write("console.endMemberSessions", {
    args: ({ params }) => ({ id: params.memberId }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
    decide: endMemberSessions,
  }),
  "console.listOwnSessions": read("console.listOwnSessions", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), member_id: principalOf(context).id }),
    present: (loaded: Listed<OperatorSessionRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const { credentialId } = principalOf(context);
      const sessions = items.map((each) => presentOwnSession(each, credentialId));
      return { status: 200, body: { ok: true, data: { sessions, ...page } } };
    },
  }),
  "console.endSession": write("console.endSession", {
    args: ({ params }) => ({ session_id: params.sessionId }),
    decide: endOwnSession,
  }),
  "console.getSession": read("console.getSession", {
    args: (_, context) => ({ id: principalOf(context).id, session_id: principalOf(context).credentialId }),
    present: ({ session, member, organization }: FoundSession) => {
      const membership = { member: found(member), organization: found(organization) };
      return { status: 200, body: { ok: true, data: presentCurrentSession(found(session), membership) } };
    },
  }),
  "console.createSignInLink": write("console.createSignInLink", {
    secret: true,
    args: (_, context) => ({ session_id: principalOf(context).credentialId, member_id: principalOf(context).id }),
    addFacts: (_, context) => ({
      token: context.shell.createToken("link"),
      page: `${context.shell.hosts.console}/console`,
      memberId: principalOf(context).id,
    }),
    decide: createSignInLink,
  }),
  "console.signOut": write("console.signOut", {
    args: (_, context) => ({ session_id: principalOf(context).credentialId }),
    addFacts: (_, context) => {
      forgetCookie(context);
      return {};
    },
    decide: signOut,
  }),
};
