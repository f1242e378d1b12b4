import type { FailedCall } from "../errors/call-error.ts";
import { AtlasAbortError, AtlasConnectionError, AtlasTimeoutError } from "../errors/unanswered.ts";
import type { CallError } from "../errors/call-error.ts";
import type { Settings } from "../options.ts";
import { watch } from "./clock.ts";
import type { Attempt, Result } from "./hooks.ts";

/** The platform's `fetch`, or what stands in for it; it is given an address and an init, never a `Request`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends once, under a signal of its own, and reads the whole answer in that time; or tells why there is none. It ends
 * in time, and when the caller's signal aborts, also when `fetch` does not heed its signal.
 */
export const exchange = (
  { clock, fetch }: Settings,
  { url, method, headers, body }: Attempt,
  call: FailedCall,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Result> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const settle = (result: Result): void => {
      stop();
      resolve(result);
    };
    const end = (error: CallError): void => {
      settle({ text: "", error });
      controller.abort(error);
    };
    const stop = watch(clock, milliseconds, signal, () =>
      end(signal?.aborted ? new AtlasAbortError({ ...call, cause: signal.reason }) : new AtlasTimeoutError(url, call)),
    );
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
