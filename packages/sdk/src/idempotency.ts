/** A body with its idempotency key. */
export interface Keyed {
  readonly body: unknown;
  readonly idempotencyKey: string;
}

/** Adds the key to a body. Returns null if this body takes none. */
export type PutKey = (body: unknown, given: string | undefined) => Keyed | null;

/** Adds the key to a body, unless it has its own. */
export const keyInBody = (body: unknown, given: string | undefined): Keyed => {
  const { idempotency_key: own }: { idempotency_key?: unknown } = Object(body);
  if (typeof own === "string") return { body, idempotencyKey: own };
  const idempotencyKey = given ?? crypto.randomUUID();
  return { body: { ...Object(body), idempotency_key: idempotencyKey }, idempotencyKey };
};

/** Makes the key of a request without a body. It is sent as a header. */
export const keyInHeader: PutKey = (body, given) => ({ body, idempotencyKey: given ?? crypto.randomUUID() });

/** Adds the key to the parameters of a tool call. The tool server's other messages take none. */
export const keyInParams: PutKey = (message, given) => {
  const { method, params }: { method?: unknown; params?: unknown } = Object(message);
  if (method !== "tools/call") return null;
  const { body, idempotencyKey } = keyInBody(params, given);
  return { body: { ...Object(message), params: body }, idempotencyKey };
};
