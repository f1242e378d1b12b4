/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. The library holds the algorithm, we hold the clock. */
import { createOTP } from "@better-auth/utils/otp";
import { type Change, type Facts, type SecondFactorRow, useCode, useRecoveryCode } from "@atlas-messaging/domain";
import type { Shell } from "../shell.ts";
import { unauthenticated } from "./authenticate.ts";
import { Problem } from "./problem.ts";

const stepMilliseconds = 30_000;
/** Steps before and after the current one whose codes count, for clocks that differ. */
const drift = 1;
const recoveryCodes = 10;

const codeMissing = "Send code: six digits of your authenticator app, or a recovery code.";

/** Returns the time step of a code; null unless it is of about now, and later than the last one used. */
export const stepOf = async (
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

type FactorShell = Pick<Shell, "clock" | "sha256" | "store">;

/** Membership whose second factor is asked for. */
interface Asked {
  readonly facts: Facts;
  readonly memberId: string;
  readonly code: string | undefined;
}

/**
 * Checks the second factor of a member who has given the password. Returns the changes that use the code up; none for a
 * member without one.
 */
export const passSecondFactor = async (shell: FactorShell, { facts, memberId, code }: Asked): Promise<Change[]> => {
  const factor = await shell.store.findSecondFactor(facts.organizationId, memberId);
  if (!factor || factor.confirmed_at === null) return [];
  if (code === undefined) {
    throw new Problem("second_factor_required", codeMissing, {
      headers: { "WWW-Authenticate": 'Bearer realm="atlas"' },
    });
  }
  const step = await stepOf(shell, factor, code);
  if (step !== null) return [useCode(factor, step)];
  const hash = shell.sha256(inGroups(withoutGaps(code).toLowerCase()));
  if (factor.recovery_hashes.includes(hash)) return useRecoveryCode(facts, factor, hash);
  throw unauthenticated("The code is wrong, has been used, or is of another time.");
};
