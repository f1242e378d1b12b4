/** What a body becomes by its idempotency key. */
export interface Keyed {
  readonly body: unknown;
  readonly idempotencyKey: string;
}

/** The type checker lets nothing else than objects through to here; undefined has no members either. */
type Members = Readonly<Record<string, unknown>>;

/** Puts the key into a body where the operation takes it; null if this body takes none. */
export type PutKey = (body: unknown, given: string | undefined) => Keyed | null;

/** A body that has its own key keeps it. */
export const keyInBody = (body: unknown, given: string | undefined): Keyed => {
  const own = (body as Members | undefined)?.["idempotency_key"];
  if (typeof own === "string") return { body, idempotencyKey: own };
  const idempotencyKey = given ?? crypto.randomUUID();
  return { body: { ...(body as Members), idempotency_key: idempotencyKey }, idempotencyKey };
};

/** Of the tool server's messages, calls alone take a key, among their parameters. */
export const keyInParams: PutKey = (message, given) => {
  const { method, params } = message as Members;
  if (method !== "tools/call") return null;
  const { body, idempotencyKey } = keyInBody(params, given);
  return { body: { ...(message as Members), params: body }, idempotencyKey };
};
