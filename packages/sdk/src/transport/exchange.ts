import type { FailedCall } from "../errors/call-error.ts";
import { AtlasAbortError, AtlasConnectionError, AtlasTimeoutError } from "../errors/unanswered.ts";
import type { CallError } from "../errors/call-error.ts";
import type { Clock } from "./clock.ts";
import type { Attempt, Result } from "./hooks.ts";

/** The platform's `fetch`, or what stands in for it; it is given an address and an init, never a `Request`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Bounds {
  readonly clock: Clock;
  /** How long the attempt may take, its body included. */
  readonly milliseconds: number;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends once, under a signal of its own, and reads the whole answer; or tells why there is none. It ends in time also
 * when `fetch` does not heed the signal.
 */
export const exchange = (
  fetch: Fetch,
  { url, method, headers, body }: Attempt,
  call: FailedCall,
  { clock, milliseconds, signal }: Bounds,
): Promise<Result> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const settle = (result: Result): void => {
      stop();
      signal?.removeEventListener("abort", onAbort);
      resolve(result);
    };
    const end = (error: CallError): void => {
      settle({ text: "", error });
      controller.abort(error);
    };
    const onAbort = (): void => end(new AtlasAbortError({ ...call, cause: signal?.reason }));
    const stop = clock.after(milliseconds, () => end(new AtlasTimeoutError(url, call)));
    signal?.addEventListener("abort", onAbort);
    const run = async (): Promise<void> => {
      try {
        const response = await fetch(url, { method, headers, body: body ?? null, signal: controller.signal });
        settle({ response, text: await response.text() });
      } catch (cause) {
        end(new AtlasConnectionError(url, { ...call, cause }));
      }
    };
    void run();
  });
