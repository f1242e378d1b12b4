import { ServiceError } from "../errors/service.ts";
import { AtlasAbortError, AtlasConnectionError, AtlasTimeoutError } from "../errors/unanswered.ts";
import type { CallError, FailedCall } from "../errors/call-error.ts";
import type { Settings } from "../options.ts";
import { watch } from "./clock.ts";
import type { Attempt, Outcome } from "./hooks.ts";

/** A request that is ready to go. */
export interface Outgoing extends Attempt {
  /** The limit class that it counts for; empty where it is not known. */
  readonly limit: string;
  readonly idempotencyKey: string | null;
}

/** What came of an attempt. */
export type Tried = Omit<Outcome, "retryIn"> & { readonly attempts: number };

/**
 * Sends once, under a signal of its own, and reads the whole answer in that time; or tells why there is none. It ends
 * in time, and when the caller's signal aborts, also when `fetch` does not heed its signal.
 */
export const exchange = (
  { clock, fetch, token }: Settings,
  { url, method, headers, body, number: attempts, idempotencyKey }: Outgoing,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Tried> =>
  new Promise((resolve) => {
    const call = { idempotencyKey, attempts };
    const began = clock.now();
    const controller = new AbortController();
    const settle = (text: string, error?: CallError, response?: Response): void => {
      stop();
      resolve({ response, text, error, attempts, milliseconds: clock.now() - began });
    };
    const end = (error: CallError): void => {
      settle("", error);
      controller.abort(error);
    };
    const cut = (): void =>
      end(signal?.aborted ? new AtlasAbortError({ ...call, cause: signal.reason }) : new AtlasTimeoutError(url, call));
    const stop = watch(clock, milliseconds, signal, cut);
    if (signal?.aborted) return cut();
    const run = async (): Promise<void> => {
      try {
        // A redirect would make a GET of a mutation, or hand its body to another host.
        const init = { method, headers, body: body ?? null, redirect: "manual", signal: controller.signal } as const;
        const response = await fetch(url, init);
        const text = await response.text();
        settle(text, response.ok ? undefined : refusalOf(response, text, token, call), response);
      } catch (cause) {
        end(new AtlasConnectionError(url, { ...call, cause }));
      }
    };
    void run();
  });

/** Whoever stands in between may echo the request, and with it the token. */
const refusalOf = (response: Response, text: string, token: string, call: FailedCall): ServiceError =>
  new ServiceError({ ...call, response, text: token ? text.replaceAll(token, "[token]") : text });
