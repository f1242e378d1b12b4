import type { CallOptions } from "../call.ts";
import type { FailedCall } from "../errors/call-error.ts";
import { ServiceError } from "../errors/service.ts";
import { AtlasAbortError } from "../errors/unanswered.ts";
import type { Settings } from "../options.ts";
import { backoff } from "./backoff.ts";
import { sleep } from "./clock.ts";
import type { Clock } from "./clock.ts";
import { exchange } from "./exchange.ts";
import type { Attempt, Outcome } from "./hooks.ts";

/** A request that is ready to go. */
export interface Outgoing extends Attempt {
  /** The limit class that it counts for; empty where it is not known. */
  readonly limit: string;
  readonly idempotencyKey: string | null;
}

/** What came of the last attempt. */
export type Tried = Omit<Outcome, "retryIn"> & { readonly attempts: number };

/**
 * Sends a request until it is answered, or there is no time or no attempt left. What may arrive twice is tried again
 * after a 429, a failure of the service or of the network; each attempt has a deadline and a signal of its own, beneath
 * the one deadline of the call.
 */
export const send = async (settings: Settings, outgoing: Outgoing, options: CallOptions): Promise<Tried> => {
  const { clock, hooks } = settings;
  let now = clock.now();
  const deadline = now + (options.timeout ?? settings.timeout);
  const most = isRepeatable(outgoing) ? (options.retries ?? settings.retries) : 0;
  for (let attempt = outgoing; ; attempt = { ...attempt, number: attempt.number + 1 }) {
    const tried = await tryOnce(settings, attempt, options, deadline, now);
    const wait = attempt.number <= most ? waitAfter(tried, clock) : null;
    const retryIn = wait && clock.now() + wait < deadline ? wait : null;
    for (const hook of hooks) await hook.after?.(attempt, { ...tried, retryIn });
    if (retryIn === null) return tried;
    await sleep(clock, retryIn, options.signal);
    now = clock.now();
  }
};

/** Executed once, however often it arrives: what changes nothing, what ends something by its id, and what has a key. */
const isRepeatable = ({ method, idempotencyKey }: Outgoing): boolean =>
  idempotencyKey !== null || /GET|HEAD|DELETE/.test(method);

const waitAfter = ({ error, attempts }: Tried, clock: Clock): number | null => {
  if (!error?.retryable) return null;
  const { retryAfterSeconds } = error as Partial<ServiceError>; // Errors without an answer have none.
  return backoff(attempts, retryAfterSeconds ?? 0, clock.random());
};

/** Waits for its turn, but not for one that would come too late: then the service shall say so. */
const tryOnce = async (
  settings: Settings,
  attempt: Outgoing,
  { signal, attemptTimeout = settings.attemptTimeout }: CallOptions,
  deadline: number,
  now: number,
): Promise<Tried> => {
  const { clock, hooks, throttle, token } = settings;
  const { number: attempts, idempotencyKey, limit } = attempt;
  const call = { idempotencyKey, attempts };
  const wait = throttle && throttle.enter(token, limit, now);
  let answered: Response | undefined;
  try {
    if (wait && now + wait < deadline) {
      await sleep(clock, wait, signal);
      now = clock.now();
    }
    if (signal?.aborted) throw new AtlasAbortError({ ...call, attempts: attempts - 1, cause: signal.reason });
    for (const hook of hooks) await hook.before?.(attempt);
    const milliseconds = Math.min(attemptTimeout, deadline - now);
    const { response, text, error } = await exchange(settings, attempt, call, milliseconds, signal);
    answered = response;
    const refusal = response?.ok === false ? refusalOf(response, text, token, call) : error;
    return { response, text, error: refusal, attempts, milliseconds: clock.now() - now };
  } finally {
    if (throttle) throttle.leave(token, limit, clock.now(), answered?.headers);
  }
};

/** Whoever stands in between may echo the request, and with it the token. */
const refusalOf = (response: Response, text: string, token: string, call: FailedCall): ServiceError =>
  new ServiceError({ ...call, response, text: token ? text.replaceAll(token, "[token]") : text });
