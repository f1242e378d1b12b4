import {
  type MemberRow,
  type OperatorSessionRow,
  endOwnSession,
  endMemberSessions,
  endSessions,
  inviteMember,
  memberEmail,
  presentMember,
  presentOwnSession,
  removeMember,
  resetMemberPassword,
  signOut,
  updateMember,
} from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { principalOf } from "../../rooms/context.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { quotaArgs } from "../quota.ts";

export const members = {
  "console.listMembers": read("console.listMembers", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<MemberRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { members: items.map(presentMember), ...page } } };
    },
  }),
  "console.inviteMember": write("console.inviteMember", {
    secret: true,
    args: ({ body }, context) => ({ email: memberEmail(body.email), ...quotaArgs(context, "members") }),
    addFacts: (_, context) => ({
      token: context.shell.createToken("invitation"),
      permissions: principalOf(context).permissions,
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
    }),
    decide: resetMemberPassword,
  }),
  "console.endSessions": write("console.endSessions", {
    args: (_, context) => ({ id: principalOf(context).id }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
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
  "console.signOut": write("console.signOut", {
    args: (_, context) => ({ session_id: principalOf(context).credentialId }),
    decide: signOut,
  }),
};
