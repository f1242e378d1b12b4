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
  const { idempotency_key: own, ...members } = { ...(body as Members) };
  const idempotencyKey = typeof own === "string" ? own : (given ?? crypto.randomUUID());
  return { body: { ...members, idempotency_key: idempotencyKey }, idempotencyKey };
};

/** Of the tool server's messages, calls alone take a key, among their parameters. */
export const keyInParams: PutKey = (message, given) => {
  const { params, ...members } = message as Members;
  if (members["method"] !== "tools/call") return null;
  const { body, idempotencyKey } = keyInBody(params, given);
  return { body: { ...members, params: body }, idempotencyKey };
};
