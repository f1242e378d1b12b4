/** Steps of every receiver, whatever the framework: verify, deduplicate, handle, answer in time. */
import { AtlasPayloadError, AtlasSignatureError, AtlasStaleEventError } from "../errors.ts";
import type { RawBody } from "../raw-body.ts";
import type { UnwrapOptions } from "../read-event.ts";
import { unwrapAsymmetric } from "../asymmetric.ts";
import { type SigningSecret, publicKeyPrefix, secretList } from "../secret.ts";
import { eventShapes } from "../generated/shapes.ts";
import { TooLarge, UnreadableBody } from "./body.ts";
import { type FetchHeaders, type PlainHeaders, headerValue, refusalOf } from "../signature-header.ts";
import { memoryStore } from "./event-store.ts";
import { type Acknowledgement, type AnyEvent, type Settled, handle } from "./handle.ts";
import type { ReceiverClock, ReceiverOptions } from "./options.ts";

/** `unwrap` of either entry. */
export type Unwrap = (
  body: RawBody,
  header: FetchHeaders | PlainHeaders,
  secret: SigningSecret,
  options: UnwrapOptions,
) => AnyEvent | Promise<AnyEvent>;

/** A delivery, as the framework passes it. */
export interface Incoming {
  readonly headers: FetchHeaders | PlainHeaders;
  /** Reads the body. Rejects with {@link TooLarge} over the limit. */
  readonly read: (maxBytes: number) => RawBody | Promise<RawBody>;
}

/** Takes one delivery. Never rejects. */
export type Receive = (incoming: Incoming) => Promise<Acknowledgement>;

export const systemClock: ReceiverClock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** @throws {TypeError} if an option would refuse every delivery, or let them pass unhandled or twice */
export const receiverOf = (unwrap: Unwrap, options: ReceiverOptions): Receive => {
  checkOptions(options);
  const { clock = systemClock } = options;
  const settled: Settled = {
    ...options,
    store: options.store ?? memoryStore(),
    clock,
    onError: guarded(options.onError ?? consoleReport(clock)),
  };
  return (incoming) => receive(unwrap, settled, incoming);
};

const checkOptions = (options: ReceiverOptions): void => {
  if (typeof options !== "object") throw new TypeError("Pass options: { on: { … } }.");
  const { secret, on = {}, store, maxAge = 0 } = options;
  if (secret !== undefined && typeof secret !== "function" && !isPublic(secret)) secretList(secret);
  if (!(Number(maxAge) === maxAge && maxAge >= 0)) throw new TypeError("`maxAge` must be milliseconds.");
  if (store && typeof store.begin !== "function") throw new TypeError("`store` has no `begin`.");
  for (const name of Object.keys(on))
    if (!Object.hasOwn(eventShapes, name)) logWarning(`Atlas webhook: there is no event "${name}" in this version.`);
};

/** Guards against an `onError` that throws: neither the answer nor, on Node.js, the process may fail with it. */
const guarded =
  (report: Settled["onError"]): Settled["onError"] =>
  (error, event) =>
    void (async () => report(error, event))().catch(logError);

const receive = async (unwrap: Unwrap, options: Settled, incoming: Incoming): Promise<Acknowledgement> => {
  let event: AnyEvent | null = null;
  try {
    event = await verified(unwrap, options, incoming);
    return await handle(event, incoming.headers, options);
  } catch (error) {
    if (error instanceof TooLarge) return { status: 413, after: null };
    options.onError(error, event);
    return { status: statusOf(error), text: textOf(error), after: null };
  }
};

/** Tells the sender's log what nobody can abuse. */
const textOf = (error: unknown): string | null => {
  if (error instanceof AtlasSignatureError) return `${error.code}: ${error.reason}`;
  return error instanceof UnreadableBody ? `unreadable_body: ${error.message}` : null;
};

/**
 * Genuine but useless events get 200, since a retry would not help. Mistakes in the receiver get 500, since they can be
 * fixed.
 */
const statusOf = (error: unknown): number => {
  if (error instanceof AtlasSignatureError) return 401;
  return error instanceof AtlasPayloadError || error instanceof AtlasStaleEventError ? 200 : 500;
};

/** Default body limit, above the largest delivery of the service. */
export const maxBodyBytes = 1_048_576;

/** Verifies a delivery. A missing or malformed signature is refused before the body is read. */
const verified = async (unwrap: Unwrap, options: Settled, { headers, read }: Incoming): Promise<AnyEvent> => {
  const { secret, clock, maxAge } = options;
  const refusal = refusalOf(headers);
  const refuse = (): never => {
    throw new AtlasSignatureError(refusal);
  };
  const isAsymmetric = headerValue(headers, "webhook-signature");
  if (refusal !== "mismatch" && !isAsymmetric) refuse();
  const secrets = await currentSecret(secret);
  if (refusal !== "mismatch" && !isPublic(secrets)) refuse();
  const body = await read(options.maxBodyBytes ?? maxBodyBytes);
  const known = { maxAge, thin: options.thin !== undefined, now: () => clock.now() };
  return isPublic(secrets) ? unwrapAsymmetric(body, headers, secrets, known) : unwrap(body, headers, secrets, known);
};

const isPublic = (secret: SigningSecret): boolean =>
  [secret].flat().some((each: Partial<string>) => each?.trim?.().startsWith(publicKeyPrefix));

/** Environment variable of the secret, for receivers without the option. */
const variable = "ATLAS_WEBHOOK_SECRET";

/** Node's `process`, as far as it is read here. Some platforms lack it. */
interface Platform {
  readonly process?: { readonly env?: { readonly [name: string]: string | undefined } };
}

/**
 * Returns the secret when a delivery comes. Builds and some platforms have no environment before.
 *
 * @throws {TypeError} that names the variable or the option without a secret
 */
const currentSecret = async (secret: ReceiverOptions["secret"]): Promise<SigningSecret> => {
  const found =
    typeof secret === "function" ? await secret() : (secret ?? (globalThis as Platform).process?.env?.[variable]);
  if (found?.length) return found;
  throw new TypeError(
    secret === undefined
      ? `${variable} is not set. Set it to the signing secret of this webhook, or pass the option \`secret\`.`
      : "The option `secret` returned nothing. Is the variable that it reads set?",
  );
};

const pause = 60_000;

/** Logs an error that would be seen nowhere else: a mistake in the setup, or an `onError` that fails. */
// oxlint-disable-next-line no-console -- The default log of a receiver.
export const logError = (error: unknown): void => console.error(error);

/** Logs the cause of a refusal. The sender gets no more than 401. */
// oxlint-disable-next-line no-console -- The default log of a receiver.
const logWarning = (line: string): void => console.warn(line);

/** Maximum errors that are told apart in a minute. */
const maxSaid = 100;

/**
 * Reports errors on the console. Anyone can cause those without a verified event, by a wrong signature or a connection
 * that breaks off. Each of them is said once a minute at most.
 */
const consoleReport = (clock: ReceiverClock): Settled["onError"] => {
  const said = new Map<string, number>();
  const isNew = (what: string): boolean => {
    for (const [each, at] of said) if (clock.now() - at >= pause) said.delete(each);
    return !said.has(what) && said.size < maxSaid && !!said.set(what, clock.now());
  };
  return (error, event) => {
    if (!event && !isNew(String(error))) return;
    if (error instanceof AtlasSignatureError) logWarning(`Atlas webhook answered 401: ${error.message}`);
    else logError(error);
  };
};
