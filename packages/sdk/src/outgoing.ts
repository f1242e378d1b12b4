import type { CallOptions, OperationCall } from "./call.ts";
import { byName } from "./options.ts";
import type { Settings } from "./options.ts";
import type { Outgoing } from "./transport/exchange.ts";

/** Builds the request of a call. A mutation gets one idempotency key for all its attempts. */
export const outgoingOf = (
  { id, method, path, host = "base", limit, putKey, body: given }: OperationCall,
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
    url: settings.addresses[host] + path,
    headers,
    body: JSON.stringify(body),
    limit,
    idempotencyKey,
  };
};
