/** Attempts to prove who one is are limited for each operator, too, from wherever they come. */
import type { Shell } from "../shell.ts";
import { Problem } from "./problem.ts";

/** Of what one address may try in a minute. */
const shareOfOne = 4;

/** Counts an attempt in a sliding window of a minute; a full one refuses it. */
export const limitAttempts = async (shell: Pick<Shell, "settings" | "limiter">, operator: string): Promise<void> => {
  const most = Math.ceil(shell.settings.limits.sign_in / shareOfOne);
  const { admitted, windows, now } = await shell.limiter.take([`sign_in of ${operator}`], most);
  if (admitted) return;
  const resetAt = windows[0]?.resetAt ?? now;
  const seconds = Math.max(1, Math.ceil((resetAt - now) / 1_000));
  throw new Problem("rate_limited", `${most} attempts per minute are allowed; try again in ${seconds} s.`, {
    // They take the place of what is told of the address's window.
    headers: {
      "x-atlas-ratelimit-limit": String(most),
      "x-atlas-ratelimit-remaining": "0",
      "x-atlas-ratelimit-reset": String(Math.ceil(resetAt / 1_000)),
      "x-atlas-ratelimit-reason": "principal",
      "x-ratelimit-remaining": "0",
      "retry-after": String(seconds),
      "ratelimit-policy": `"sign_in";q=${most};w=60`,
      ratelimit: `"sign_in";r=0;t=${seconds}`,
    },
  });
};
