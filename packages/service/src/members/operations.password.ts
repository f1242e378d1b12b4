/** Changes the operator's own password. The current one is tried first, counted like any other attempt. */
import { changePassword as decide, forgottenLifetime, forgottenUntil, sendForgottenLink } from "./passwords.ts";
import { baseFacts, untilCommitted, mustCommit } from "../pipeline/decide.ts";
import { type Direct, direct, read, write } from "../pipeline/handler.ts";
import {
  type Resettable,
  countResetRequest,
  countSessionAttempt,
  deviceCookie,
  deviceTokenOf,
  resetLinkOf,
  resettable,
  tryPassword,
} from "./attempts.ts";
import { type Context, actorOf, principalOf } from "../pipeline/context.ts";
import { Problem } from "../pipeline/problem.ts";
import type { CountedAttempt, Shell } from "../pipeline/services.ts";
import { memberEmail } from "./members.ts";
import { instantOf, later, minute } from "../core/time.ts";
import { signedInAt } from "./sign-in.ts";
import type { Change } from "../core/changes.ts";
import { type Facts, refuseMember } from "../core/outcome.ts";
import type { MemberRow, SecondFactorRow } from "../rows/members.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  newRecoveryCodes,
  presentSecondFactor,
  proveSecondFactor,
  removeMemberSecondFactor,
  renewRecoveryCodes,
  setupOf,
  tryCode,
} from "./second-factor.ts";

/** A sign-in at the same moment changes the facts, so the change is decided again. */
const maxDecisions = 8;

const changing: Direct<"console.account.changePassword", Shell>["answer"] = async ({ body }, context) => {
  const { shell, clientAddress } = context;
  const { organizationId, id: memberId } = principalOf(context);
  const known = await shell.store.findMember(organizationId, memberId);
  if (!known?.password?.hash) {
    throw new Problem("conflict", "You have no password here, and sign in by single sign-on alone.");
  }
  const { member } = known;
  const attempt = await countSessionAttempt(shell, { member, clientAddress });
  const { hash, memberships } = await tryPassword(shell, attempt, body.current_password);
  if (memberships.length === 0) throw new Problem("permission_denied", "The current password is wrong.");
  const newHash = await shell.passwords.hashNew(member.email, body.new_password);
  const { found, changed_at, ended_sessions } = await untilCommitted({
    decide: () => decideOn(context, { hash, newHash }),
    store: shell.store,
    maxDecisions,
    giveUp: () => {
      throw changedElsewhere();
    },
  });
  const device_token = deviceTokenOf(shell, found, newHash);
  context.cookies.push(deviceCookie(shell, context.request, device_token));
  return { status: 200, body: { ok: true, data: { changed_at, ended_sessions, device_token } } };
};

/** Decides on the member's current facts; `hash` is that of the password that was tried. */
const decideOn = async (context: Context, { hash, newHash }: { readonly hash: string; readonly newHash: string }) => {
  const { shell, requestId } = context;
  const principal = principalOf(context);
  const { organizationId, id: memberId, credentialId: sessionId } = principal;
  const base = baseFacts(shell, { organizationId, actor: actorOf(principal), correlationId: requestId });
  const found = await shell.store.findMember(organizationId, memberId);
  // The password has changed since, so the tried one is no longer current.
  if (!found?.password || found.password.hash !== hash) throw changedElsewhere();
  const sessions = await shell.store.liveSessions(organizationId, memberId);
  const { member, password } = found;
  const { changes, ended } = decide({ ...base, member, password, newHash, sessionId, sessions });
  return { organizationId, changes, answer: { found, changed_at: base.now, ended_sessions: ended } };
};

const changedElsewhere = (): Problem =>
  new Problem("unavailable", "The password is being changed elsewhere; try again.");

export const changePassword = { "console.account.changePassword": direct("console.account.changePassword", changing) };

// A forgotten password: the owner of an address asks for links by mail.

/** Maximum mails for one request, since strangers may sign up with an address that is not theirs. */
const maxMails = 5;

const requestPasswordReset: Direct<"console.account.requestPasswordReset", Shell>["answer"] = async (
  { body },
  context,
) => {
  const { shell } = context;
  const mayMail = await countResetRequest(shell, body.email);
  const sendsMail = shell.sendsMail === true;
  // An unknown address is answered as fast: nothing is looked up before the answer.
  if (sendsMail && mayMail)
    shell.afterAnswer(() => mailLinks(context, memberEmail(body.email), body.organization?.toLowerCase()));
  return { status: 200, body: { ok: true, data: { sends_mail: sendsMail, expires_in: forgottenLifetime / 1_000 } } };
};

const mailLinks = async (context: Context, email: string, organization: string | undefined): Promise<void> => {
  const { store, clock } = context.shell;
  let mails = 0;
  for (const { member } of await store.memberships(email, "active", organization)) {
    const found = resettable(await store.findMember(member.organization_id, member.id), instantOf(clock));
    if (!found) continue;
    await mailLink(context, found);
    if (++mails === maxMails) return;
  }
};

const mailLink = async ({ shell, requestId, span }: Context, its: Resettable): Promise<void> => {
  const { organization_id: organizationId } = its.member;
  const facts = baseFacts(shell, { organizationId, correlationId: requestId, traceparent: span?.traceparent ?? null });
  const until = forgottenUntil(facts.now);
  const page = `${shell.hosts.console}/console/reset`;
  const token = resetLinkOf(shell, its, until);
  const changes = sendForgottenLink({ ...facts, ...its, token, until, page, sha256: shell.sha256 });
  await mustCommit(shell, organizationId, changes);
};

export const forgottenPassword = {
  "console.account.requestPasswordReset": direct("console.account.requestPasswordReset", requestPasswordReset),
};

// The operator's own second factor. Each change asks for the password or a code, counted like any other attempt.

/** The calling operator with an attempt that was counted, and the second factor. */
interface Known {
  readonly facts: Facts;
  readonly member: MemberRow;
  readonly issuer: string;
  readonly factor: SecondFactorRow | null;
  readonly attempt: CountedAttempt;
}

const knownOperator = async (context: Context): Promise<Known> => {
  const { shell, clientAddress, requestId } = context;
  const principal = principalOf(context);
  const { organizationId, id: memberId } = principal;
  const found = await shell.store.findMember(organizationId, memberId);
  if (!found?.password?.hash) {
    throw new Problem("conflict", "You have no password here, and sign in by single sign-on alone.");
  }
  const { member, organization } = found;
  const attempt = await countSessionAttempt(shell, { member, clientAddress });
  const factor = await shell.store.findSecondFactor(organizationId, memberId);
  const facts = baseFacts(shell, { organizationId, actor: actorOf(principal), correlationId: requestId });
  return { facts, member, issuer: organization.name, factor, attempt };
};

/** Finds the operator, and tries the password. */
const provenOperator = async (context: Context, password: string): Promise<Known> => {
  const known = await knownOperator(context);
  const { memberships } = await tryPassword(context.shell, known.attempt, password);
  if (!memberships.some(({ member }) => member.id === known.member.id)) {
    throw new Problem("permission_denied", "The current password is wrong.");
  }
  return known;
};

/** Milliseconds after a sign-in in which it proves a member who has no password. */
const maxProof = 15 * minute;

/**
 * Proves the operator before what nothing brings back: by the password, and a code while the second factor is on. A
 * member without a password must have signed in lately.
 */
export const proveOperator = async (
  context: Context,
  { current_password, code }: { readonly current_password?: string; readonly code?: string },
): Promise<void> => {
  const { shell } = context;
  const { organizationId, id: memberId } = principalOf(context);
  const found = await shell.store.findMember(organizationId, memberId);
  if (!found?.password?.hash) return requireLateSignIn(context);
  if (current_password === undefined) throw Problem.of(refuseMember("current_password", "is required"));
  const { facts, factor } = await provenOperator(context, current_password);
  if (factor?.confirmed_at != null) await proveSecondFactor(shell, factor, { facts, code });
};

const requireLateSignIn = async (context: Context): Promise<void> => {
  const { shell } = context;
  // The session of a sandbox comes with it, and nobody can sign in to it again.
  if (shell.settings.environment === "sandbox") return;
  const { organizationId, id: memberId, credentialId } = principalOf(context);
  const sessions = await shell.store.liveSessions(organizationId, memberId);
  const own = sessions.find(({ id }) => id === credentialId);
  if (own && later(signedInAt(own), maxProof) > instantOf(shell.clock)) return;
  throw new Problem("permission_denied", "Sign out and in again first: your last sign-in was over 15 minutes ago.");
};

const commit = async ({ shell }: Context, { facts }: Known, changes: readonly Change[]): Promise<void> => {
  const result = await shell.store.commit(facts.organizationId, changes);
  if (result !== "committed") {
    throw new Problem("unavailable", "The second factor is being changed elsewhere; try again.");
  }
};

/** Returns the second factor, if it is confirmed as wanted. */
const factorOf = ({ factor }: Known, confirmed: boolean): SecondFactorRow => {
  if (factor && (factor.confirmed_at !== null) === confirmed) return factor;
  const problem = confirmed ? "You have no second factor here. Enable one first." : nothingToConfirm(factor);
  throw new Problem("conflict", problem);
};

const nothingToConfirm = (factor: SecondFactorRow | null): string =>
  factor ? "Your second factor is confirmed already." : "There is nothing to confirm. Enable a second factor first.";

const enable = direct("console.secondFactor.enable", async ({ body }, context) => {
  const known = await provenOperator(context, body.current_password);
  const { facts, member, factor, issuer } = known;
  if (factor && factor.confirmed_at !== null) {
    throw new Problem("conflict", "You have a second factor already. Disable it first.");
  }
  const secret = context.shell.freshSecret();
  await commit(context, known, beginSecondFactor(facts, member, { before: factor, secret }));
  return { status: 200, body: { ok: true, data: { setup: setupOf(secret, issuer, member.email) } } };
});

const confirm = direct("console.secondFactor.confirm", async ({ body }, context) => {
  const known = await knownOperator(context);
  const factor = factorOf(known, false);
  const step = await tryCode(context.shell, factor, body.code);
  if (step === null) throw new Problem("permission_denied", "The code is wrong, or is of another time.");
  const { codes, hashes } = newRecoveryCodes(context.shell);
  await commit(context, known, confirmSecondFactor(known.facts, factor, { step, hashes }));
  return { status: 200, body: { ok: true, data: { recovery_codes: codes } } };
});

const renew = direct("console.secondFactor.renewRecoveryCodes", async ({ body }, context) => {
  const known = await provenOperator(context, body.current_password);
  const factor = factorOf(known, true);
  const step = await proveSecondFactor(context.shell, factor, { facts: known.facts, code: body.code });
  const { codes, hashes } = newRecoveryCodes(context.shell);
  await commit(context, known, renewRecoveryCodes(known.facts, factor, { step, hashes }));
  return { status: 200, body: { ok: true, data: { recovery_codes: codes } } };
});

const disable = direct("console.secondFactor.disable", async ({ body }, context) => {
  const known = await provenOperator(context, body.current_password);
  const { facts, factor } = known;
  if (factor?.confirmed_at != null) await proveSecondFactor(context.shell, factor, { facts, code: body.code });
  if (factor) await commit(context, known, disableSecondFactor(facts, factor));
  return { status: 200, body: { ok: true, data: { second_factor: presentSecondFactor(null) } } };
});

export const secondFactors = {
  "console.secondFactor.get": read("console.secondFactor.get", {
    args: (_, context) => ({ id: principalOf(context).id }),
    present: ({ factor }: { readonly factor: SecondFactorRow | null }) => ({
      status: 200,
      body: { ok: true, data: { second_factor: presentSecondFactor(factor) } },
    }),
  }),
  "console.secondFactor.enable": enable,
  "console.secondFactor.confirm": confirm,
  "console.secondFactor.renewRecoveryCodes": renew,
  "console.secondFactor.disable": disable,
  "console.members.removeSecondFactor": write("console.members.removeSecondFactor", {
    args: ({ params }) => ({ id: params.member_id }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
    decide: removeMemberSecondFactor,
  }),
};
