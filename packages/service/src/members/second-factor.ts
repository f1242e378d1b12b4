/** The second factor of a member: a secret for an authenticator app, and recovery codes. */
import type { Permission } from "@atlas-messaging/contract";
import { type Change, insert, remove, update } from "../core/changes.ts";
import { type Facts, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import { permissionBeyond, unknownMember } from "./members.ts";
import type { MemberRow, SecondFactorRow } from "../rows/members.ts";
import { createOTP } from "@better-auth/utils/otp";
import type { Shell } from "../pipeline/services.ts";
import { countCode } from "./attempts.ts";
import { Problem } from "../pipeline/problem.ts";
import { untilCommitted } from "../pipeline/decide.ts";

/** Presents a member's second factor. One that is not confirmed counts for nothing. */
export const presentSecondFactor = (factor: SecondFactorRow | null) => ({
  enabled: (factor?.confirmed_at ?? null) !== null,
  confirmed_at: factor?.confirmed_at ?? null,
  recovery_codes_left: factor?.recovery_hashes.length ?? 0,
});

type Member = Pick<MemberRow, "organization_id" | "id">;

/** Keeps a new secret that is not confirmed, in place of an earlier one that is not. */
export const beginSecondFactor = (
  facts: Facts,
  { organization_id, id }: Member,
  { before, secret }: { readonly before: SecondFactorRow | null; readonly secret: string },
): Change[] => {
  const begun = {
    secret,
    confirmed_at: null,
    last_step: 0,
    recovery_hashes: [],
    wrong_codes: 0,
    created_at: facts.now,
  };
  return [
    before
      ? update(
          "member_second_factors",
          { organization_id, id, confirmed_at: null, created_at: before.created_at },
          begun,
        )
      : insert("member_second_factors", { organization_id, id, ...begun }),
    audit(facts, "atlas_api.member.second_factor.begin", id, { after: { begun_at: facts.now } }),
  ];
};

/** Turns a second factor on by the step of its first code. */
export const confirmSecondFactor = (
  facts: Facts,
  factor: SecondFactorRow,
  { step, hashes }: { readonly step: number; readonly hashes: readonly string[] },
): Change[] => [
  update("member_second_factors", asRead(factor), {
    confirmed_at: facts.now,
    last_step: step,
    recovery_hashes: hashes,
  }),
  audit(facts, "atlas_api.member.second_factor.enable", factor.id, { after: { confirmed_at: facts.now } }),
];

/** Replaces the recovery codes, and uses up the code that came along: its step, unless it was a recovery code. */
export const renewRecoveryCodes = (
  facts: Facts,
  factor: SecondFactorRow,
  { step, hashes }: { readonly step: number | null; readonly hashes: readonly string[] },
): Change[] => [
  update("member_second_factors", asRead(factor), {
    recovery_hashes: hashes,
    last_step: step ?? factor.last_step,
    wrong_codes: 0,
  }),
  audit(facts, "atlas_api.member.recovery_codes.renew", factor.id, { after: { recovery_codes: hashes.length } }),
];

/** Removes a second factor. */
export const disableSecondFactor = (facts: Facts, factor: SecondFactorRow): Change[] => [
  remove("member_second_factors", asRead(factor)),
  audit(facts, "atlas_api.member.second_factor.disable", factor.id, { before: { confirmed_at: factor.confirmed_at } }),
];

/** Uses up a code: of two sign-ins with the same one, one loses. */
export const useCode = (factor: SecondFactorRow, step: number): Change =>
  update("member_second_factors", asRead(factor), { last_step: step, wrong_codes: 0 });

/** Uses up a recovery code. */
export const useRecoveryCode = (facts: Facts, factor: SecondFactorRow, hash: string): Change[] => [
  update("member_second_factors", asRead(factor), {
    recovery_hashes: factor.recovery_hashes.filter((each) => each !== hash),
    wrong_codes: 0,
  }),
  audit({ ...facts, actor: { kind: "operator", id: factor.id } }, "atlas_api.member.recovery_code.use", factor.id, {
    after: { recovery_codes: factor.recovery_hashes.length - 1 },
  }),
];

/** Wrong codes in a row after which no code of the app counts. Five a minute, they would find one within weeks. */
export const maxWrongInRow = 20;

/** Counts a wrong code. */
export const countWrong = (facts: Facts, factor: SecondFactorRow): Change[] => {
  const { organization_id, id, wrong_codes: before } = factor;
  const wrong_codes = before + 1;
  return [
    update("member_second_factors", { organization_id, id, wrong_codes: before }, { wrong_codes }),
    ...(wrong_codes === maxWrongInRow
      ? [audit(facts, "atlas_api.member.second_factor.end", id, { after: { wrong_codes } })]
      : []),
  ];
};

const asRead = ({ organization_id, id, confirmed_at, last_step, recovery_hashes }: SecondFactorRow) => ({
  organization_id,
  id,
  confirmed_at,
  last_step,
  recovery_hashes,
});

export interface RemoveSecondFactorFacts extends Facts {
  /** Permissions of the operator who decides. */
  readonly permissions: readonly Permission[];
  readonly member: MemberRow | null;
  readonly factor: SecondFactorRow | null;
}

/** Removes the second factor of a member who has lost it (DELETE members/{member_id}/second-factor). */
export const removeMemberSecondFactor: Verb<"console.members.removeSecondFactor", RemoveSecondFactorFacts> = (
  facts,
  { params },
) => {
  const { member, factor, permissions } = facts;
  if (!member) return unknownMember(params.member_id);
  const beyond = permissionBeyond(member.permissions, permissions);
  if (beyond !== undefined) return refuse("permission_denied", deniedBy(beyond));
  if (member.id === facts.actor.id)
    return refuse("conflict", "Disable your own second factor by giving your password.");
  const answer = { ok: true, data: { second_factor: presentSecondFactor(null) } } as const;
  return accept(answer, factor ? disableSecondFactor(facts, factor) : []);
};

const deniedBy = (permission: Permission): string =>
  `To remove the second factor of a member with the permission ${permission} you need it yourself.`;

// Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. The library holds the algorithm, we hold the clock.

const stepMilliseconds = 30_000;

/** Steps before and after the current one whose codes count, for clocks that differ. */
const drift = 1;

const recoveryCodes = 10;

const asksForToken = { "WWW-Authenticate": 'Bearer realm="atlas"' };

const codeMissing = "Send code: six digits of your authenticator app, or a recovery code.";

/**
 * Tries a code, counted for its member. Returns its time step; null unless it is of about now, and later than the last
 * one used.
 */
export const tryCode = async (shell: FactorShell, factor: SecondFactorRow, code: string): Promise<number | null> => {
  await countCode(shell, factor.id);
  return stepOf(shell, factor, code);
};

const stepOf = async (
  { clock }: Pick<Shell, "clock">,
  { secret, last_step }: Pick<SecondFactorRow, "secret" | "last_step">,
  code: string,
): Promise<number | null> => {
  const now = Math.floor(clock.now() / stepMilliseconds);
  const otp = createOTP(secret);
  for (let step = Math.max(now - drift, last_step + 1); step <= now + drift; step++) {
    if ((await otp.hotp(step)) === withoutGaps(code)) return step;
  }
  return null;
};

/** Drops spaces and hyphens. Authenticator apps show a code in two groups, and people copy it so. */
const withoutGaps = (code: string): string => code.replaceAll(/[\s-]/g, "");

/** Returns what an authenticator app needs. */
export const setupOf = (secret: string, issuer: string, account: string) => {
  const url = createOTP(secret).url(issuer, account);
  return { secret: new URL(url).searchParams.get("secret") ?? "", otpauth_url: url };
};

/** Makes recovery codes of 40 random bits each, with their hashes. */
export const newRecoveryCodes = ({ freshSecret, sha256 }: Pick<Shell, "freshSecret" | "sha256">) => {
  const codes = Array.from({ length: recoveryCodes }, () => {
    const digits = sha256(freshSecret());
    return inGroups(digits.slice(0, 10));
  });
  return { codes, hashes: codes.map(sha256) };
};

const inGroups = (digits: string): string => `${digits.slice(0, 5)}-${digits.slice(5)}`;

type FactorShell = Pick<Shell, "clock" | "sha256" | "store" | "limiter" | "settings">;

/** Membership whose second factor is asked for. */
interface Asked {
  readonly facts: Facts;
  readonly memberId: string;
  readonly code: string | undefined;
  /** True if this request has counted its code, and is decided again. */
  readonly again?: boolean;
}

const appHasEnded = `After ${maxWrongInRow} wrong codes only a recovery code counts, or a colleague removes your second factor.`;

/** The code is none of the member's, now. */
export class WrongCode extends Problem {
  constructor(message = "The code is wrong, has been used, or is of another time.") {
    super("unauthenticated", message, { headers: asksForToken });
  }
}

/**
 * Checks the second factor of a member who has given the password. Returns the changes that use the code up; none for a
 * member without one.
 */
export const passSecondFactor = async (
  shell: FactorShell,
  { facts, memberId, code, again = false }: Asked,
): Promise<Change[]> => {
  const factor = await shell.store.findSecondFactor(facts.organizationId, memberId);
  if (!factor || factor.confirmed_at === null) return [];
  if (code === undefined) {
    throw new Problem("second_factor_required", codeMissing, { headers: asksForToken });
  }
  const { step, hash } = await rightCode(shell, factor, { facts, code, again });
  return step === null ? useRecoveryCode(facts, factor, hash) : [useCode(factor, step)];
};

/** A code that is right: the time step of an app's, or the hash of a recovery code. */
type RightCode = { readonly step: number; readonly hash: null } | { readonly step: null; readonly hash: string };

const rightCode = async (
  shell: FactorShell,
  factor: SecondFactorRow,
  { facts, code, again = false }: Omit<Asked, "memberId" | "code"> & { readonly code: string },
): Promise<RightCode> => {
  const step = await (again ? stepOf : tryCode)(shell, factor, code);
  const hasEnded = factor.wrong_codes >= maxWrongInRow;
  if (step !== null && !hasEnded) return { step, hash: null };
  const hash = shell.sha256(inGroups(withoutGaps(code).toLowerCase()));
  if (factor.recovery_hashes.includes(hash)) return { step: null, hash };
  if (!hasEnded && !again) await recordWrong(shell, facts, factor);
  throw new WrongCode(hasEnded ? appHasEnded : undefined);
};

/** Tries of the same moment are each recorded. */
const maxDecisions = 8;

const recordWrong = async ({ store }: FactorShell, facts: Facts, factor: SecondFactorRow): Promise<void> => {
  const { organization_id: organizationId, id } = factor;
  // The one who tries a code has not proven to be the member.
  const unproven: Facts = { ...facts, actor: { kind: "system", id: null } };
  await untilCommitted({
    decide: async (conflict) => {
      const now = conflict === null ? factor : await store.findSecondFactor(organizationId, id);
      return { organizationId, changes: now ? countWrong(unproven, now) : [], answer: null };
    },
    store,
    maxDecisions,
    giveUp: () => {
      throw new Problem("unavailable", "Somebody else tried a code just now; try again.");
    },
  });
};

/** Asks a signed-in operator for a code before their second factor is weakened. Returns the step of an app's code. */
export const proveSecondFactor = async (
  shell: FactorShell,
  factor: SecondFactorRow,
  { facts, code }: { readonly facts: Facts; readonly code: string | undefined },
): Promise<number | null> => {
  if (code === undefined) throw Problem.of(refuseMember("code", `is required. ${codeMissing}`));
  try {
    return (await rightCode(shell, factor, { facts, code })).step;
  } catch (error) {
    if (!(error instanceof WrongCode)) throw error;
    // The session goes on: 401 would say that it has ended.
    throw new Problem("permission_denied", error.refusal.message);
  }
};
