/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. The library holds the algorithm, we hold the clock. */
import { createOTP } from "@better-auth/utils/otp";
import { type Change, type Facts, type SecondFactorRow, useCode, useRecoveryCode } from "@atlas-messaging/domain";
import type { Shell } from "../shell.ts";
import { countCode } from "./attempts.ts";
import { Problem } from "./problem.ts";

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

/** The code is none of the member's, now. */
export class WrongCode extends Problem {
  constructor() {
    super("unauthenticated", "The code is wrong, has been used, or is of another time.", { headers: asksForToken });
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
  const step = await (again ? stepOf : tryCode)(shell, factor, code);
  if (step !== null) return [useCode(factor, step)];
  const hash = shell.sha256(inGroups(withoutGaps(code).toLowerCase()));
  if (factor.recovery_hashes.includes(hash)) return useRecoveryCode(facts, factor, hash);
  throw new WrongCode();
};
