/** Attempts to prove who one is are limited for each operator, too, from wherever they come. */
import type { Shell } from "../shell.ts";
import { decisionOf } from "./limit.ts";
import { Problem } from "./problem.ts";
import { limitHeaders } from "./respond.ts";

/** Of what one address may try in a minute. */
const shareOfOne = 4;

/** Counts an attempt in a sliding window of a minute; a full one refuses it. */
export const limitAttempts = async (shell: Pick<Shell, "settings" | "limiter">, operator: string): Promise<void> => {
  const most = Math.ceil(shell.settings.limits.sign_in / shareOfOne);
  const key = `sign_in of ${operator}`;
  const taken = await shell.limiter.take([key], most);
  if (taken.admitted) return;
  const decision = decisionOf("sign_in", [{ key, reason: "principal" }], taken);
  const message = `${most} attempts per minute are allowed; try again in ${decision.retryAfterSeconds} s.`;
  // They take the place of what is told of the address's window.
  throw new Problem("rate_limited", message, { headers: limitHeaders(decision) });
};
