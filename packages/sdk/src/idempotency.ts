/** A body with its idempotency key. */
export interface Keyed {
  readonly body: unknown;
  readonly idempotencyKey: string;
}

/** Adds the key to a body. Returns null if this body takes none. */
export type PutKey = (body: unknown, given: string | undefined) => Keyed | null;

/**
 * Returns the caller's key, or makes one of 128 random bits. Pages without https have no `randomUUID`, and Hermes has no
 * `crypto`.
 *
 * @throws {TypeError} for a key that the service would refuse, and where none can be made
 */
const keyOf = (given: unknown = globalThis.crypto?.getRandomValues(new Uint32Array(4)).join("-")): string => {
  // The service cannot store U+0000 and unpaired surrogates.
  if (typeof given === "string" && /^[^\0\ud800-\udfff]{1,255}$/u.test(given)) return given;
  throw new TypeError("Pass an idempotencyKey of 1 to 255 characters.");
};

/** Adds the key to a body, unless it has its own. */
export const keyInBody = (body: unknown, given: string | undefined): Keyed => {
  const { idempotency_key: own = given, ...rest }: { idempotency_key?: unknown } = Object(body);
  const idempotencyKey = keyOf(own);
  return { body: { ...rest, idempotency_key: idempotencyKey }, idempotencyKey };
};

/** Makes the key of a request without a body. It is sent as a header, which cannot carry every key. */
export const keyInHeader: PutKey = (body, given) => {
  const idempotencyKey = keyOf(given);
  if (/^ |[^ -~]| $/.test(idempotencyKey))
    throw new TypeError("This idempotency key goes into a header: printable ASCII, without a space at its ends.");
  return { body, idempotencyKey };
};

/** Adds the key to the parameters of a tool call. The tool server's other messages take none. */
export const keyInParams: PutKey = (message, given) => {
  const { method, params }: { method?: unknown; params?: unknown } = Object(message);
  if (method !== "tools/call") return null;
  const { body, idempotencyKey } = keyInBody(params, given);
  return { body: { ...Object(message), params: body }, idempotencyKey };
};
