import type { PayloadProblem } from "./shape.ts";

/** Reason for refusing a signature. */
export type SignatureRefusal = "missing" | "malformed" | "mismatch" | "expired";

const refusals: { readonly [Reason in SignatureRefusal]: (header: string) => string } = {
  missing: (header) => `The request has no ${header} header.`,
  malformed: (header) =>
    `The ${header} header is not a ${header.startsWith("A") ? "single signature of 64 hexadecimal digits" : "v1a signature with an id and a time"}.`,
  mismatch: (header) =>
    `The ${header} header does not match the body and the secret. Check that the secret is the one of this webhook, and that the body arrives as it was sent: unparsed, unchanged.`,
  expired: () => "The webhook-timestamp header is too far from now. Check the clock of this machine.",
};

/** The signature is missing, malformed or wrong for these bytes. Answer 401. */
export class AtlasSignatureError extends Error {
  override readonly name = "AtlasSignatureError";
  /** Same in every version, for `switch`. */
  readonly code = "invalid_signature";
  /** The reason, for your own log. Tell the sender nothing but 401. */
  readonly reason: SignatureRefusal;

  constructor(reason: SignatureRefusal, header = "Atlas-Signature") {
    super(refusals[reason](header));
    this.reason = reason;
  }
}

/** The signature is valid, but the body is not an event of the contract. */
export class AtlasPayloadError extends Error {
  override readonly name = "AtlasPayloadError";
  /** Same in every version, for `switch`. */
  readonly code = "invalid_payload";
  /** One problem for each invalid member. Empty if the body is not JSON. */
  readonly problems: readonly PayloadProblem[];

  constructor(problems: readonly PayloadProblem[], cause?: unknown) {
    const [first] = problems;
    super(
      first
        ? `The signed request body is not an event: ${first.path || "it"} ${first.message}.`
        : "The signed request body is not JSON in UTF-8.",
      { cause },
    );
    this.problems = problems;
  }
}

/** The event is genuine but outside `maxAge`: a late retry, a replay, or a time in the future. */
export class AtlasStaleEventError extends Error {
  override readonly name = "AtlasStaleEventError";
  /** Same in every version, for `switch`. */
  readonly code = "stale_event";
  /** `event_id` of the event. */
  readonly eventId: string;
  /** Time of the event, as the event states it. */
  readonly timestamp: string;

  constructor({ event_id: eventId, timestamp }: { readonly event_id: string; readonly timestamp: string }) {
    super(`The event ${eventId} of ${timestamp} is outside the allowed age.`);
    this.eventId = eventId;
    this.timestamp = timestamp;
  }
}
