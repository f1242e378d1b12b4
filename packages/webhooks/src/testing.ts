/** Test tools for receivers: events of every name, signed deliveries, and vectors for other verifiers. */
import { eventExamples } from "./generated/examples.ts";
import type { EventName, EventOf } from "./generated/events.ts";
import { signPayload } from "./sign-later.ts";
import { SIGNATURE_HEADER } from "./signature-header.ts";

export { signatureVectors } from "./signature-vectors.ts";
export type { SignatureVector } from "./signature-vectors.ts";

/**
 * Returns the contract's example of an event, with a fresh `event_id` and the current time.
 *
 * @param changes members to replace
 * @example
 * ```ts
 * exampleEvent("message.delivered", { channel: "chatapp" });
 * ```
 */
export const exampleEvent = <Name extends EventName>(name: Name, changes: Partial<EventOf<Name>> = {}): EventOf<Name> =>
  Object.assign(
    exampleOf(name),
    { event_id: crypto.randomUUID(), timestamp: new Date().toISOString() },
    structuredClone(changes),
  );

/** Each event stands under its own name in the table. The type checker cannot see that through a type parameter. */
const exampleOf = <Name extends EventName>(name: Name): EventOf<Name> =>
  structuredClone<unknown>(eventExamples[name]) as EventOf<Name>;

/** A delivery as the service sends it. Pass it to `Request` or to a framework's `inject`. */
export interface SignedDelivery {
  readonly method: "POST";
  readonly headers: { readonly [name: string]: string };
  /** Signed text. */
  readonly body: string;
}

/**
 * Signs an event as the service does.
 *
 * @param event an event, or the text of a body
 * @throws {TypeError} for an empty secret
 * @example
 * ```ts
 * const delivery = await signedDelivery(exampleEvent("message.delivered"), secret);
 * const response = await receive(new Request("http://localhost/webhooks/atlas", delivery));
 * ```
 */
export const signedDelivery = async (event: object | string, secret: string): Promise<SignedDelivery> => {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-request-id": crypto.randomUUID(),
      [SIGNATURE_HEADER.toLowerCase()]: await signPayload(body, secret),
    },
    body,
  };
};
