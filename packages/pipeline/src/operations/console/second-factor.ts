/** The operator's own second factor. Each change asks for the password or a code, counted like any other attempt. */
import {
  type Change,
  type Facts,
  type MemberRow,
  type SecondFactorRow,
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  presentSecondFactor,
  removeMemberSecondFactor,
  renewRecoveryCodes,
} from "@atlas-messaging/domain";
import type { CountedAttempt } from "../../counted-attempt.ts";
import { factsFor } from "../../facts.ts";
import { direct, read, write } from "../../handler.ts";
import { countSessionAttempt, tryPassword } from "../../rooms/attempts.ts";
import { type Context, actorOf, principalOf } from "../../rooms/context.ts";
import { Problem } from "../../rooms/problem.ts";
import { newRecoveryCodes, setupOf, tryCode } from "../../rooms/second-factor.ts";

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
  const { organizationId, id: memberId, credentialId: sessionId } = principal;
  const found = await shell.store.findMember(organizationId, memberId);
  if (!found?.password?.hash) {
    throw new Problem("conflict", "You have no password here, and sign in by single sign-on alone.");
  }
  const { member, organization } = found;
  const attempt = await countSessionAttempt(shell, { member, sessionId, clientAddress });
  const factor = await shell.store.findSecondFactor(organizationId, memberId);
  const facts = factsFor(shell, { organizationId, actor: actorOf(principal), correlationId: requestId });
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

const enable = direct("console.enableSecondFactor", async ({ body }, context) => {
  const known = await provenOperator(context, body.current_password);
  const { facts, member, factor, issuer } = known;
  if (factor && factor.confirmed_at !== null) {
    throw new Problem("conflict", "You have a second factor already. Disable it first.");
  }
  const secret = context.shell.freshSecret();
  await commit(context, known, beginSecondFactor(facts, member, { before: factor, secret }));
  return { status: 200, body: { ok: true, data: { setup: setupOf(secret, issuer, member.email) } } };
});

const confirm = direct("console.confirmSecondFactor", async ({ body }, context) => {
  const known = await knownOperator(context);
  const factor = factorOf(known, false);
  const step = await tryCode(context.shell, factor, body.code);
  if (step === null) throw new Problem("permission_denied", "The code is wrong, or is of another time.");
  const { codes, hashes } = newRecoveryCodes(context.shell);
  await commit(context, known, confirmSecondFactor(known.facts, factor, { step, hashes }));
  return { status: 200, body: { ok: true, data: { recovery_codes: codes } } };
});

const renew = direct("console.renewRecoveryCodes", async ({ body }, context) => {
  const known = await provenOperator(context, body.current_password);
  const factor = factorOf(known, true);
  const { codes, hashes } = newRecoveryCodes(context.shell);
  await commit(context, known, renewRecoveryCodes(known.facts, factor, hashes));
  return { status: 200, body: { ok: true, data: { recovery_codes: codes } } };
});

const disable = direct("console.disableSecondFactor", async ({ body }, context) => {
  const known = await provenOperator(context, body.current_password);
  if (known.factor) await commit(context, known, disableSecondFactor(known.facts, known.factor));
  return { status: 200, body: { ok: true, data: { second_factor: presentSecondFactor(null) } } };
});

export const secondFactors = {
  "console.getSecondFactor": read("console.getSecondFactor", {
    args: (_, context) => ({ id: principalOf(context).id }),
    present: ({ factor }: { readonly factor: SecondFactorRow | null }) => ({
      status: 200,
      body: { ok: true, data: { second_factor: presentSecondFactor(factor) } },
    }),
  }),
  "console.enableSecondFactor": enable,
  "console.confirmSecondFactor": confirm,
  "console.renewRecoveryCodes": renew,
  "console.disableSecondFactor": disable,
  "console.removeMemberSecondFactor": write("console.removeMemberSecondFactor", {
    args: ({ params }) => ({ id: params.memberId }),
    addFacts: (_, context) => ({ permissions: principalOf(context).permissions }),
    decide: removeMemberSecondFactor,
  }),
};
