/** Operators' second factor and sessions, and the end of an organization. */
import type { Answer, Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import type { Role } from "@atlas-messaging/contract";
import { type Operated, freshConsole, timeOf, topic } from "./steps.ts";
import { createHmac } from "node:crypto";

const authenticated: Citation = {
  section: "Authentication",
  line: "Tokens are scoped. A call needs the scope listed for its endpoint. Console operations need the permission listed for them instead; scopes do not apply there.",
};

const define = topic("second-factor");

interface Joined {
  readonly memberId: string;
  readonly email: string;
  readonly password: string;
  readonly client: Client;
}

/** Invites an operator, who accepts with a password. */
const join = async ({ operator }: Operated, context: Context, role: Role = "viewer"): Promise<Joined> => {
  const [email, password] = [`${context.unique("member")}@conformance.example`, context.unique("pass phrase")];
  const invited = { body: { email, role } };
  const { member, invitation } = (await operator.succeed("console.members.invite", invited)).data;
  const body = { invitation_token: invitation.token, password };
  const { session } = (await context.anonymous.succeed("console.account.acceptInvitation", { body })).data;
  return { memberId: member.id, email, password, client: context.clientOf(session.token) };
};

const attempts = 5;

/** Calls with a code of the target's time. A target whose clock has gone on meanwhile is asked again. */
const withCode = async <Body>(
  { client }: Operated,
  { secret, ahead }: { readonly secret: string; readonly ahead: number },
  call: (code: string) => Promise<Answer<Body>>,
): Promise<{ readonly code: string; readonly answer: Answer<Body> }> => {
  for (let attempt = 1; ; attempt++) {
    const code = codeAt(secret, (await timeOf(client)) + ahead);
    const answer = await call(code);
    if (answer.status === 200 || attempt === attempts) return { code, answer };
  }
};

/** Turns a second factor on, and returns its recovery codes and the code that did it. */
const enable = async (context: Context, its: Operated, { client, password }: Joined) => {
  const body = { current_password: password };
  const { secret } = (await client.succeed("console.secondFactor.enable", { body })).data.setup;
  const { code, answer } = await withCode(its, { secret, ahead: 0 }, (each) =>
    client.call("console.secondFactor.confirm", { body: { code: each } }),
  );
  context.check.equal(answer.status, 200, `status of ${answer.where}`);
  return { secret, code, recoveryCodes: answer.body?.data.recovery_codes ?? [] };
};

const enabling = ["console.secondFactor.enable", "console.secondFactor.confirm", "console.account.signIn"] as const;

export const secondFactors: readonly Case[] = [
  define("sign-in", {
    title: "with a second factor the password alone signs nobody in, and a code does once",
    operations: [...enabling, "console.secondFactor.get", "console.members.list"],
    cites: authenticated,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const member = await join(its, context);
      const { email, password, client } = member;
      const { secret, code } = await enable(context, its, member);
      const { data } = await client.succeed("console.secondFactor.get");
      context.check.equal(data.second_factor.enabled, true, "whether it is enabled");
      const { members } = (await its.operator.succeed("console.members.list")).data;
      const secured = members.filter(({ second_factor }) => second_factor).map(({ id }) => id);
      context.check.equal(secured, [member.memberId], "the members with a second factor in the list");
      const body = { email, password };
      await context.anonymous.refuse("console.account.signIn", "second_factor_required", { body });
      await context.anonymous.refuse("console.account.signIn", "unauthenticated", { body: { ...body, code } });
      const next = await withCode(its, { secret, ahead: 30_000 }, (each) =>
        context.anonymous.call("console.account.signIn", { body: { ...body, code: each } }),
      );
      context.check.equal(next.answer.status, 200, `status of ${next.answer.where}`);
      const used = { ...body, code: next.code };
      await context.anonymous.refuse("console.account.signIn", "unauthenticated", { body: used });
    },
  }),
  define("recovery", {
    title: "a recovery code signs in once, and new ones make the earlier ones void",
    operations: [...enabling, "console.secondFactor.renewRecoveryCodes"],
    cites: authenticated,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const member = await join(its, context);
      const { email, password, client } = member;
      const { recoveryCodes } = await enable(context, its, member);
      const [first = "", second = ""] = recoveryCodes;
      const body = { email, password };
      await context.anonymous.succeed("console.account.signIn", { body: { ...body, code: first } });
      await context.anonymous.refuse("console.account.signIn", "unauthenticated", { body: { ...body, code: first } });
      const proven = { current_password: password, code: second };
      const renewed = (await client.succeed("console.secondFactor.renewRecoveryCodes", { body: proven })).data
        .recovery_codes;
      context.check.equal(renewed.includes(second), false, "whether an earlier code is among the new ones");
      await context.anonymous.refuse("console.account.signIn", "unauthenticated", { body: { ...body, code: second } });
    },
  }),
  define("reset-guesses", {
    title: "a password reset with a second factor ends after five wrong codes, and uses no code up",
    operations: [...enabling, "console.members.resetPassword", "console.account.resetPassword"],
    cites: authenticated,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const member = await join(its, context);
      const { email, password, memberId } = member;
      const { recoveryCodes } = await enable(context, its, member);
      const [code = ""] = recoveryCodes;
      const { token } = (
        await its.operator.succeed("console.members.resetPassword", { params: { member_id: memberId } })
      ).data.password_reset;
      const body = { reset_token: token, password: context.unique("pass phrase") };
      await context.anonymous.refuse("console.account.resetPassword", "second_factor_required", { body });
      for (let tried = 0; tried < 5; tried++) {
        const guess = { ...body, code: "00000-00000" };
        await context.anonymous.refuse("console.account.resetPassword", "unauthenticated", { body: guess });
      }
      await context.anonymous.refuse("console.account.resetPassword", "unauthenticated", { body: { ...body, code } });
      await context.anonymous.succeed("console.account.signIn", { body: { email, password, code } });
    },
  }),
  define("disabled", {
    title: "a second factor ends by the password with a code, or by a manager for who has lost it",
    operations: [...enabling, "console.secondFactor.disable", "console.members.removeSecondFactor"],
    cites: authenticated,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { operator } = its;
      const [one, other] = [await join(its, context), await join(its, context)];
      const { recoveryCodes } = await enable(context, its, one);
      await enable(context, its, other);
      const [code = ""] = recoveryCodes;
      const wrong = { current_password: "another pass phrase", code };
      await one.client.refuse("console.secondFactor.disable", "permission_denied", { body: wrong });
      const body = { current_password: one.password };
      await one.client.refuse("console.secondFactor.disable", "validation_failed", { body });
      const guess = { ...body, code: "00000-00000" };
      await one.client.refuse("console.secondFactor.disable", "permission_denied", { body: guess });
      await one.client.succeed("console.secondFactor.disable", { body: { ...body, code } });
      await operator.succeed("console.members.removeSecondFactor", { params: { member_id: other.memberId } });
      for (const { email, password } of [one, other])
        await context.anonymous.succeed("console.account.signIn", { body: { email, password } });
    },
  }),
  define("sessions", {
    title: "an operator sees the own sessions, and ends one of them without the others",
    operations: ["console.sessions.list", "console.sessions.end", "console.account.signIn"],
    cites: authenticated,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { operator } = its;
      const { email, password, client } = await join(its, context);
      const { session } = (await context.anonymous.succeed("console.account.signIn", { body: { email, password } }))
        .data;
      const other = context.clientOf(session.token);
      const listed = (await client.succeed("console.sessions.list")).data.sessions;
      context.check.equal(listed.length, 2, "own sessions");
      context.check.equal(listed.filter(({ current }) => current).length, 1, "sessions that are the current one");
      await client.succeed("console.sessions.end", { params: { session_id: session.id } });
      await other.refuse("console.sessions.list", "unauthenticated");
      context.check.equal((await client.succeed("console.sessions.list")).data.sessions.length, 1, "sessions left");
      await operator.refuse("console.sessions.end", "not_found", { params: { session_id: listed[1]?.id ?? "" } });
    },
  }),
  define("deleted-organization", {
    title: "a deleted organization ends its tokens and sessions at once, and only its name and a password delete it",
    operations: ["console.organization.update", "console.organization.delete", "channels.list"],
    cites: authenticated,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { operator, client } = its;
      const name = context.unique("Shop");
      await operator.succeed("console.organization.update", { body: { name } });
      await operator.refuse("console.organization.delete", "conflict", { body: { name: "Sandbox" } });
      const owner = await join(its, context, "owner");
      const deleting = (current_password?: string) => ({
        body: { name, ...(current_password && { current_password }) },
      });
      await owner.client.refuse("console.organization.delete", "validation_failed", deleting());
      await owner.client.refuse("console.organization.delete", "permission_denied", deleting(`not ${owner.password}`));
      await client.succeed("channels.list");
      await owner.client.succeed("console.organization.delete", deleting(owner.password));
      await client.refuse("channels.list", "unauthenticated");
      await operator.refuse("console.overview.get", "unauthenticated");
    },
  }),
];

// Codes of authenticator apps (RFC 6238).

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const decoded = (base32: string): Buffer => {
  const bits = Array.from(base32)
    .map((each) => alphabet.indexOf(each).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** Returns the code of a secret at a time (RFC 6238), as an authenticator app does. */
export const codeAt = (secret: string, milliseconds: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 30_000)));
  const digest = createHmac("sha1", decoded(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
};
