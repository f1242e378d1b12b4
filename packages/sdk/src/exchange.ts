import { AtlasAbortError, AtlasConnectionError, AtlasTimeoutError, type CallError, ServiceError } from "./errors.ts";
import { type Settings, byName } from "./options.ts";
import { watch } from "./clock.ts";
import type { Attempt, Outcome } from "./hooks.ts";
import type { CallOptions, OperationCall } from "./call.ts";

/** A request ready to send. */
export interface Outgoing extends Attempt {
  /** Limit class of the request. Empty if unknown. */
  readonly limit: string;
  readonly idempotencyKey: string | null;
  /** Returns a file in place of the body, as `fetch` takes it. */
  readonly file?: OperationCall["file"] | undefined;
}

/** An answer, an error, or a refusal, which is both. */
type Ended =
  | { readonly response: Response; readonly error?: undefined }
  | { readonly response?: Response; readonly error: CallError };

/** Result of an attempt. */
export type Tried = Pick<Outcome, "text" | "milliseconds"> & { readonly attempts: number } & Ended;

/**
 * Sends once and reads the whole answer. Ends at the deadline or when the caller's signal aborts, even if `fetch`
 * ignores its signal.
 */
export const exchange = (
  { clock, fetch }: Settings,
  { url, method, headers, body, file, number: attempts, idempotencyKey }: Outgoing,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Tried> =>
  new Promise((resolve) => {
    const call = { idempotencyKey, attempts };
    const began = clock.now();
    const controller = new AbortController();
    const settle = (ended: Ended & Pick<Outcome, "text">): void => {
      stop();
      resolve({ ...ended, attempts, milliseconds: clock.now() - began });
    };
    const end = (error: CallError): void => {
      settle({ error, text: "" });
      controller.abort(error);
    };
    const cut = (): void =>
      end(signal?.aborted ? new AtlasAbortError({ ...call, cause: signal.reason }) : new AtlasTimeoutError(url, call));
    const stop = watch(clock, milliseconds, signal, cut);
    if (signal?.aborted) return cut();
    const run = async (): Promise<void> => {
      try {
        // A followed redirect would turn a mutation into a GET, or hand its body to another host.
        const init = { method, headers, body: body ?? null, redirect: "manual", signal: controller.signal } as const;
        const response = await fetch(url, { ...init, ...file?.() });
        const text = await response.text();
        // The error leaves the credential out, since a proxy may echo the request.
        const credential = headers["authorization"]?.replace(/^\S+ +/, "");
        const error = response.ok ? undefined : new ServiceError({ ...call, response, text, credential });
        settle({ response, text, error });
      } catch (cause) {
        end(new AtlasConnectionError(url, { ...call, cause }));
      }
    };
    void run();
  });

/** Builds the request of a call. A mutation gets one idempotency key for all its attempts. */
export const outgoingOf = (
  { id, method, path, host = "base", limit, putKey, body: given, file }: OperationCall,
  options: CallOptions,
  settings: Settings,
): Outgoing => {
  const { body, idempotencyKey } = putKey?.(given, options.idempotencyKey) ?? { body: given, idempotencyKey: null };
  const headers = { ...settings.headers };
  if (body !== undefined) headers["content-type"] = "application/json";
  else if (idempotencyKey !== null) headers["idempotency-key"] = idempotencyKey;
  if (options.headers) Object.assign(headers, byName(options.headers));
  return {
    number: 1,
    operation: id,
    method,
    url: settings.addresses[host] + path(),
    headers,
    body: JSON.stringify(body),
    limit,
    idempotencyKey,
    file,
  };
};
