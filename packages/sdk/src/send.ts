import type { CallOptions } from "./call.ts";
import { AtlasAbortError, type ServiceError } from "./errors.ts";
import type { Settings } from "./options.ts";
import { backoff } from "./backoff.ts";
import { sleep } from "./clock.ts";
import { type Outgoing, type Tried, exchange } from "./exchange.ts";

/**
 * Sends a request, with retries while time and attempts remain. Safe requests are retried after a 429, a 5xx or a
 * network failure. Each attempt has its own deadline within the deadline of the call.
 */
export const send = async (settings: Settings, outgoing: Outgoing, options: CallOptions): Promise<Tried> => {
  const { clock, hooks, throttle, token } = settings;
  const { limit, idempotencyKey } = outgoing;
  const { signal } = options;
  let now = clock.now();
  const deadline = now + (options.timeout ?? settings.timeout);
  for (let attempt = outgoing; ; attempt = { ...attempt, number: attempt.number + 1 }) {
    const turn = throttle && throttle.enter(token, limit, now);
    let tried: Tried | undefined;
    try {
      // If the turn would come after the deadline, send now and let the service answer 429.
      if (turn && now + turn < deadline) now = await sleep(clock, turn, signal);
      if (signal?.aborted)
        throw new AtlasAbortError({ idempotencyKey, attempts: attempt.number - 1, cause: signal.reason });
      for (const hook of hooks) await hook.before?.(attempt);
      const milliseconds = Math.min(options.attemptTimeout ?? settings.attemptTimeout, deadline - now);
      tried = await exchange(settings, attempt, milliseconds, signal);
    } finally {
      if (throttle) throttle.leave(token, limit, clock.now(), tried?.response?.headers);
    }
    if (tried.response) settings.retries ??= 4;
    // A repeat of reads, and of requests with a key, does no harm.
    const isRepeatable = idempotencyKey !== null || /GET|HEAD/.test(outgoing.method);
    const max = isRepeatable ? (options.retries ?? settings.retries ?? 1) : 0;
    // Errors without an answer have no seconds.
    const { retryable, retryAfterSeconds }: Partial<ServiceError> = tried.error ?? {};
    const wait = retryable && attempt.number <= max && backoff(attempt.number, retryAfterSeconds ?? 0, clock.random());
    const retryIn = wait && clock.now() + wait < deadline ? wait : null;
    for (const hook of hooks) await hook.after?.(attempt, { ...tried, retryIn });
    if (retryIn === null) return tried;
    now = await sleep(clock, retryIn, signal);
  }
};
