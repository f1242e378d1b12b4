import type { FailedCall } from "../errors/call-error.ts";
import { AtlasAbortError, AtlasConnectionError, AtlasTimeoutError } from "../errors/unanswered.ts";
import type { CallError } from "../errors/call-error.ts";
import type { Clock } from "./clock.ts";
import type { Result } from "./hooks.ts";

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
export const attempt = (
  fetch: Fetch,
  url: string,
  init: RequestInit,
  { clock, milliseconds, signal }: Bounds,
  call: FailedCall,
): Promise<Result> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const settle = (result: Result): void => {
      stop();
      signal?.removeEventListener("abort", onAbort);
      resolve(result);
    };
    const end = (error: CallError): void => {
      settle({ error, text: "" });
      controller.abort(error);
    };
    const onAbort = (): void => end(new AtlasAbortError({ ...call, cause: signal?.reason }));
    const stop = clock.after(milliseconds, () => end(new AtlasTimeoutError(url, call)));
    signal?.addEventListener("abort", onAbort);
    read(fetch, url, { ...init, signal: controller.signal }).then(settle, (cause: unknown) =>
      end(new AtlasConnectionError(url, { ...call, cause })),
    );
  });

const read = async (fetch: Fetch, url: string, init: RequestInit): Promise<Result> => {
  const response = await fetch(url, init);
  return { response, text: await response.text() };
};
