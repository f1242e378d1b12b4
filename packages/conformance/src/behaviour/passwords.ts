/** Operators' passwords: organizations they open, changes, resets, and ending sessions. */
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { freshConsole, topic } from "./steps.ts";

const authentication = (line: string): Citation => ({ section: "Authentication", line });
const once = authentication(
  "Secrets (grant secret, key secret, webhook signing secret) are returned in plaintext once at creation. Listings show only prefixes and scope metadata.",
);
const scoped = authentication(
  "Tokens are scoped. A call needs the scope listed for its endpoint. Console operations need the permission listed for them instead; scopes do not apply there.",
);

const define = topic("passwords");
const invitations = ["console.members.invite", "console.account.acceptInvitation"] as const;

/** Invites an operator, who accepts with a password. */
const join = async (operator: Client, context: Context, email: string, role = "viewer") => {
  const password = context.unique("pass phrase");
  const { member, invitation } = (await operator.succeed("console.members.invite", { body: { email, role } })).data;
  const body = { invitation_token: invitation.token, password };
  const { data } = await context.anonymous.succeed("console.account.acceptInvitation", { body });
  return { memberId: member.id, password, client: context.clientOf(data.session.token) };
};

/** Follows a link that a session makes; returns the session that it begins. */
const follow = async (by: Client, context: Context): Promise<Client> => {
  const { code } = (await by.succeed("console.account.createSignInLink")).data.sign_in_link;
  const { session } = (await context.anonymous.succeed("console.account.signInByLink", { body: { code } })).data;
  await context.anonymous.refuse("console.account.signInByLink", "unauthenticated", { body: { code } });
  return context.clientOf(session.token);
};

const addressIn = (context: Context): string => `${context.unique("member")}@conformance.example`;

export const passwords: readonly Case[] = [
  define("own-organization", {
    title: "a password opens the organization that it was set in, and no other of the same address",
    operations: [...invitations, "console.account.signIn"],
    cites: scoped,
    needs: ["organization", "operator"],
    run: async (context) => {
      const [one, other] = [await freshConsole(context), await freshConsole(context)];
      const email = addressIn(context);
      const first = await join(one.operator, context, email);
      const second = await join(other.operator, context, email);
      const organization = one.sandbox.organization_id;
      const { data } = await context.anonymous.succeed("console.account.signIn", {
        body: { email, password: first.password, organization },
      });
      context.check.equal(
        data.organizations.map(({ id }) => id),
        [organization],
        "the organizations that the password opens",
      );
      const body = { email, password: second.password, organization };
      await context.anonymous.refuse("console.account.signIn", "permission_denied", { body });
      await first.client.succeed("console.overview.get");
    },
  }),
  define("links", {
    title: "a sign-in link works once, and each session that comes of it ends with the one that made the first link",
    operations: [
      ...invitations,
      "console.account.createSignInLink",
      "console.account.signInByLink",
      "console.account.signOut",
    ],
    cites: scoped,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const { client } = await join(operator, context, addressIn(context));
      const first = await follow(client, context);
      const second = await follow(first, context);
      await second.succeed("console.overview.get");
      await client.succeed("console.account.signOut");
      for (const ended of [first, second]) await ended.refuse("console.overview.get", "unauthenticated");
    },
  }),
  define("change", {
    title: "a password is changed by who gives the current one, and the other sessions end",
    operations: [...invitations, "console.account.signIn", "console.account.changePassword"],
    cites: scoped,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const email = addressIn(context);
      const { client, password } = await join(operator, context, email);
      const { session } = (await context.anonymous.succeed("console.account.signIn", { body: { email, password } }))
        .data;
      const new_password = context.unique("pass phrase");
      const wrong = { current_password: "another one", new_password };
      await client.refuse("console.account.changePassword", "permission_denied", { body: wrong });
      const body = { current_password: password, new_password };
      await client.succeed("console.account.changePassword", { body });
      await client.succeed("console.overview.get");
      await context.clientOf(session.token).refuse("console.overview.get", "unauthenticated");
      await context.anonymous.refuse("console.account.signIn", "unauthenticated", { body: { email, password } });
      await context.anonymous.succeed("console.account.signIn", { body: { email, password: new_password } });
    },
  }),
  define("reset", {
    title: "a reset sets a password once, and ends the sessions that there were",
    operations: [
      ...invitations,
      "console.members.resetPassword",
      "console.account.resetPassword",
      "console.account.signIn",
    ],
    cites: once,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const email = addressIn(context);
      const { client, memberId, password } = await join(operator, context, email);
      const handed = await operator.succeed("console.members.resetPassword", { params: { member_id: memberId } });
      const fresh = context.unique("pass phrase");
      const body = { reset_token: handed.data.password_reset.token, password: fresh };
      const { session } = (await context.anonymous.succeed("console.account.resetPassword", { body })).data;
      await context.clientOf(session.token).succeed("console.overview.get");
      await client.refuse("console.overview.get", "unauthenticated");
      await context.anonymous.refuse("console.account.resetPassword", "unauthenticated", { body });
      await context.anonymous.refuse("console.account.signIn", "unauthenticated", { body: { email, password } });
      await context.anonymous.succeed("console.account.signIn", { body: { email, password: fresh } });
    },
  }),
  define("forgotten", {
    title: "a request for a reset by mail tells nothing of the address, and leaves its password as it is",
    operations: [...invitations, "console.account.requestPasswordReset", "console.account.signIn"],
    cites: scoped,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const email = addressIn(context);
      const { client, password } = await join(operator, context, email);
      const ask = async (address: string) =>
        (await context.anonymous.succeed("console.account.requestPasswordReset", { body: { email: address } })).data;
      context.check.equal(
        await ask(email),
        await ask(addressIn(context)),
        "the answers of a known and an unknown address",
      );
      await client.succeed("console.overview.get");
      await context.anonymous.succeed("console.account.signIn", { body: { email, password } });
    },
  }),
  define("mailed", {
    title: "an invitation and a reset say where a mail has gone, both or neither, and a replay says the same",
    operations: [...invitations, "console.members.resetPassword"],
    cites: once,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const { operator } = await freshConsole(context);
      const body = { email: addressIn(context), role: "viewer", idempotency_key: context.unique("invite") } as const;
      const { member, invitation } = (await operator.succeed("console.members.invite", { body })).data;
      const again = (await operator.succeed("console.members.invite", { body })).data;
      check.equal(again.invitation, invitation, "the invitation of a replay");
      const accepting = { invitation_token: invitation.token, password: context.unique("pass phrase") };
      await context.anonymous.succeed("console.account.acceptInvitation", { body: accepting });
      const params = { member_id: member.id };
      const { password_reset: reset } = (await operator.succeed("console.members.resetPassword", { params })).data;
      // A deployment sends mail or it does not; the contract has no other word for it.
      const mailed = invitation.mailed_to === undefined ? undefined : member.email;
      check.equal([invitation.mailed_to, reset.mailed_to], [mailed, mailed], "where mails of both have gone");
    },
  }),
  define("no-escalation", {
    title: "nobody resets, or signs out, who may do what they may not",
    operations: [...invitations, "console.members.resetPassword", "console.members.endSessions"],
    cites: scoped,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const approver = await join(operator, context, addressIn(context), "approver");
      const developer = await join(operator, context, addressIn(context), "developer");
      const params = { member_id: developer.memberId };
      await approver.client.refuse("console.members.resetPassword", "permission_denied", { params });
      await approver.client.refuse("console.members.endSessions", "permission_denied", { params });
      await developer.client.succeed("console.overview.get");
    },
  }),
  define("sessions-end", {
    title: "all sessions of an operator end at once, by the operator or by who may",
    operations: [...invitations, "console.account.signIn", "console.sessions.endAll", "console.members.endSessions"],
    cites: scoped,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const email = addressIn(context);
      const { client, password, memberId } = await join(operator, context, email);
      const again = async () => {
        const { session } = (await context.anonymous.succeed("console.account.signIn", { body: { email, password } }))
          .data;
        return context.clientOf(session.token);
      };
      const second = await again();
      const { data } = await client.succeed("console.sessions.endAll");
      context.check.equal(data.ended_sessions, 2, "ended_sessions");
      for (const each of [client, second]) await each.refuse("console.overview.get", "unauthenticated");
      const third = await again();
      await operator.succeed("console.members.endSessions", { params: { member_id: memberId } });
      await third.refuse("console.overview.get", "unauthenticated");
      await operator.succeed("console.overview.get");
    },
  }),
];
