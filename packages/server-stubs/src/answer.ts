import { errors, operations } from "@atlas-messaging/contract";
import type { Operation, OperationId } from "@atlas-messaging/contract";
import type { Refusal, Reply } from "./reply.ts";

/** The parts of an answer that is not made from a reply. */
export interface AnswerParts {
  /** Null where there is no body. */
  readonly contentType?: string | null;
  readonly body?: ReadableStream<Uint8Array> | string | null;
  readonly headers?: { readonly [name: string]: string };
  /** Whether it was stored before: `Idempotent-Replayed: true` says so. */
  readonly replayed?: boolean;
}

const json = "application/json; charset=utf-8";

/** An answer as it goes over the wire: its exact bytes can be stored before they are sent. */
class WireAnswer<Id extends OperationId | null> {
  /** The operation that it answers: one operation's answer is not another's. Null beside the contract. */
  readonly operation: Id;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: ReadableStream<Uint8Array> | string | null;
  /** Headers of its own, which are written last. */
  readonly headers: { readonly [name: string]: string };
  readonly replayed: boolean;
  // Only this module makes instances: the private member keeps look-alikes out of the type.
  readonly #made = true;

  constructor(operation: Id, status: number, { contentType = null, body = null, headers, replayed }: AnswerParts) {
    this.operation = operation;
    this.status = status;
    this.contentType = contentType;
    this.body = body;
    this.headers = headers ?? {};
    this.replayed = replayed ?? false;
  }

  /** The body as it is stored; empty for a stream, which is never stored. */
  get text(): string {
    return typeof this.body === "string" ? this.body : "";
  }

  static isInstance(value: object): boolean {
    return #made in value && value.#made;
  }
}

/** An answer as it goes over the wire; made only by `encode`, `replay`, `relay` and `refusalAnswer`. */
export type Answer<Id extends OperationId | null = OperationId | null> = WireAnswer<Id>;

/** Writes a reply in the envelope of its operation. */
export const encode = <Id extends OperationId>(id: Id, reply: Reply<Id>): Answer<Id> => {
  if ("code" in reply) {
    const { status } = errors[reply.code];
    return new WireAnswer(id, status, { contentType: json, body: refusalText(operations[id], reply) });
  }
  const { contentType } = operations[id].success;
  if (typeof reply.body !== "string" || contentType === null || contentType.includes("json")) {
    return new WireAnswer(id, reply.status, { contentType: json, body: JSON.stringify(reply.body) ?? "" });
  }
  return new WireAnswer(id, reply.status, { contentType: `${contentType}; charset=utf-8`, body: reply.body });
};

/** A stored answer again. The caller guarantees that `encode` made status and text for the same operation. */
export const replay = <Id extends OperationId>(id: Id, status: number, text: string): Answer<Id> =>
  new WireAnswer(id, status, { contentType: json, body: text, replayed: true });

/** An answer in a form that the contract does not describe: another protocol's, a document, a page. */
export const relay = <Id extends OperationId | null>(id: Id, status: number, parts: AnswerParts): Answer<Id> =>
  new WireAnswer(id, status, parts);

/** Writes a refusal in the envelope, also where no operation is asked for. */
export const refusalAnswer = (
  operation: (Operation & { readonly id: OperationId }) | null,
  refusal: Refusal,
  headers: AnswerParts["headers"] = {},
): Answer => {
  const { status } = errors[refusal.code];
  const body = refusalText(operation, refusal);
  return new WireAnswer(operation?.id ?? null, status, { contentType: json, body, headers });
};

/** Whether a handler has written its answer already. */
export const isAnswer = (reply: object): reply is Answer => WireAnswer.isInstance(reply);

/** What the contract lets `error.details` list; a rule may find more wrong, as each of 200 ids that are unknown. */
const mostDetails = 100;

/** The envelope of a failure; a sunset operation has the one of the interface specification, Errors 4. */
const refusalText = (operation: Operation | null, refusal: Refusal): string => {
  const { code, message, details, approval_id, run_id } = refusal;
  if (code === "version_unsupported")
    return JSON.stringify({ ok: false, error: code, migrate_to: operation?.migrateTo });
  const listed = details && { details: details.slice(0, mostDetails) };
  const error = { code, message, retryable: errors[code].retryable, ...listed, approval_id, run_id };
  return JSON.stringify({ ok: false, error });
};
