import type { PayloadProblem } from "./shape.ts";

/** Why a signature is refused. */
export type SignatureRefusal = "missing" | "malformed" | "mismatch";

const refusals: { readonly [Reason in SignatureRefusal]: string } = {
  missing: "The request has no Atlas-Signature header.",
  malformed: "The Atlas-Signature header is not one signature of 64 hexadecimal digits.",
  mismatch:
    "The Atlas-Signature header does not belong to these bytes and this secret. Is it the secret of this webhook, and is the body as it was received?",
};

/** The signature is absent, malformed or does not belong to these bytes. Answer 401. */
export class AtlasSignatureError extends Error {
  override readonly name = "AtlasSignatureError";
  readonly code = "invalid_signature";
  /** For your own log; the sender is told 401 and nothing else. */
  readonly reason: SignatureRefusal;

  constructor(reason: SignatureRefusal) {
    super(refusals[reason]);
    this.reason = reason;
  }
}

/** The signature is valid, but the body is not an event of the contract. */
export class AtlasPayloadError extends Error {
  override readonly name = "AtlasPayloadError";
  readonly code = "invalid_payload";
  /** What is wrong, member by member; empty if the body is not JSON at all. */
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

/** The event is genuine, and older (or further in the future) than `maxAge` allows: a late retry, or a replay. */
export class AtlasStaleEventError extends Error {
  override readonly name = "AtlasStaleEventError";
  readonly code = "stale_event";
  readonly eventId: string;
  /** When it happened, as the event says. */
  readonly timestamp: string;

  constructor({ event_id: eventId, timestamp }: { readonly event_id: string; readonly timestamp: string }) {
    super(`The event ${eventId} of ${timestamp} is outside of the allowed age.`);
    this.eventId = eventId;
    this.timestamp = timestamp;
  }
}
