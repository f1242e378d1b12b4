import type { CallOptions } from "../call.ts";
import type { CallError, FailedCall } from "../errors/call-error.ts";
import { ServiceError } from "../errors/service.ts";
import { AtlasAbortError } from "../errors/unanswered.ts";
import type { Settings } from "../options.ts";
import { attempt } from "./attempt.ts";
import { backoff } from "./backoff.ts";
import { sleep } from "./clock.ts";
import type { Attempt, Outcome, Result } from "./hooks.ts";

/** A request that is ready to go. */
export interface Outgoing {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  /** The limit class that it counts for; empty where it is not known. */
  readonly limit: string;
  readonly idempotencyKey: string | null;
}

/** How far one attempt may go. */
interface Bounds {
  readonly deadline: number;
  readonly attemptTimeout: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a request until it is answered, or there is no time or no attempt left. What may arrive twice is tried again
 * after a 429, a failure of the service or of the network; each attempt has a deadline and a signal of its own, beneath
 * the one deadline of the call.
 */
export const send = async (
  settings: Settings,
  outgoing: Outgoing,
  { signal, timeout, attemptTimeout, retries }: CallOptions,
): Promise<Outcome & { readonly attempts: number }> => {
  const { clock, hooks } = settings;
  const deadline = clock.now() + (timeout ?? settings.timeout);
  const bounds = { deadline, signal, attemptTimeout: attemptTimeout ?? settings.attemptTimeout };
  const most = isRepeatable(outgoing) ? (retries ?? settings.retries) : 0;
  for (let number = 1; ; number += 1) {
    const tried = { ...outgoing, number };
    const result = await tryOnce(settings, tried, bounds);
    const { error } = result;
    const wait = error?.retryable && number <= most ? backoff(number, askedBy(error), clock.random()) : Infinity;
    const retryIn = clock.now() + wait < deadline ? wait : null;
    const outcome = { ...result, retryIn };
    for (const hook of hooks) await hook.after?.(tried, outcome);
    if (retryIn === null) return { ...outcome, attempts: number };
    await sleep(clock, retryIn, signal);
  }
};

/** Executed once, however often it arrives: what changes nothing, what ends something by its id, and what has a key. */
const isRepeatable = ({ method, idempotencyKey }: Outgoing): boolean =>
  idempotencyKey !== null || /^(GET|HEAD|DELETE)$/.test(method);

const askedBy = (error: CallError): number | null => (error instanceof ServiceError ? error.retryAfterSeconds : null);

/** Waits for its turn, but not for one that would come too late: then the service shall say so. */
const tryOnce = async (
  { clock, fetch, hooks, throttle, token }: Settings,
  tried: Attempt & Outgoing,
  { deadline, attemptTimeout, signal }: Bounds,
): Promise<Result & { readonly milliseconds: number }> => {
  const { url, method, headers, body = null, number, idempotencyKey } = tried;
  const call = { idempotencyKey, attempts: number };
  const turn = throttle && throttle.enter(token, tried.limit, clock.now());
  let result: Result = { text: "" };
  try {
    if (turn && turn.wait > 0 && clock.now() + turn.wait < deadline) await sleep(clock, turn.wait, signal);
    if (signal?.aborted) throw new AtlasAbortError({ ...call, attempts: number - 1, cause: signal.reason });
    for (const hook of hooks) await hook.before?.(tried);
    const begin = clock.now();
    const bounds = { clock, signal, milliseconds: Math.min(attemptTimeout, deadline - begin) };
    result = await attempt(fetch, url, { method, headers, body }, bounds, call);
    return { ...refused(result, token, call), milliseconds: clock.now() - begin };
  } finally {
    if (turn) turn.leave(clock.now(), result.response?.headers);
  }
};

/** Whoever stands in between may echo the request, and with it the token. */
const refused = (result: Result, token: string, call: FailedCall): Result => {
  const { response, text } = result;
  if (!response || response.ok) return result;
  return {
    ...result,
    error: new ServiceError({ ...call, response, text: token ? text.replaceAll(token, "[token]") : text }),
  };
};
