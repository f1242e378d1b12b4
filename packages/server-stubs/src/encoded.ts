import { errors, operations } from "@atlas-messaging/contract";
import type { Operation, OperationId } from "@atlas-messaging/contract";
import type { Refusal, Reply } from "./reply.ts";

/** The body of another protocol's answer, and its type; null where there is no body. */
export interface Relayed {
  readonly contentType: string | null;
  readonly body: ReadableStream<Uint8Array> | string | null;
  /** Headers of its own; they come last. */
  readonly headers?: { readonly [name: string]: string };
}

/** An answer as it goes over the wire, so that its exact bytes can be stored before they are sent. */
class EncodedReply<Id extends OperationId> {
  /** Which operation's answer it is: one operation's answer is not another's. */
  readonly operation: Id;
  readonly status: number;
  readonly text: string;
  /** Whether it was stored before: `Idempotent-Replayed: true` tells so. */
  readonly replayed: boolean;
  /** What has been answered by another protocol, and goes out as it is; null for what the contract describes. */
  readonly relayed: Relayed | null;
  // Only this module makes instances: the private member keeps look-alikes out of the type.
  readonly #made = true;

  constructor(operation: Id, status: number, text: string, replayed = false, relayed: Relayed | null = null) {
    this.operation = operation;
    this.status = status;
    this.text = text;
    this.replayed = replayed;
    this.relayed = relayed;
  }

  static isInstance(value: object): boolean {
    return #made in value && value.#made;
  }
}

/** An answer as it goes over the wire; made only by `encode`, `replay` and `relay`. */
export type Encoded<Id extends OperationId> = EncodedReply<Id>;

/** The answer's status and exact text. */
export const encode = <Id extends OperationId>(id: Id, reply: Reply<Id>): Encoded<Id> => {
  if ("refused" in reply) return new EncodedReply(id, errors[reply.refused].status, refusalText(operations[id], reply));
  const { contentType } = operations[id].success;
  const isText = contentType !== null && !contentType.includes("json");
  const text = isText && typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
  return new EncodedReply(id, reply.status, text ?? "");
};

/** A stored answer again. The caller guarantees that `encode` made status and text for the same operation. */
export const replay = <Id extends OperationId>(id: Id, status: number, text: string): Encoded<Id> =>
  new EncodedReply(id, status, text, true);

/** The answer of a protocol that an operation also speaks, as MCP's, with its own status and body. */
export const relay = <Id extends OperationId>(
  id: Id,
  status: number,
  relayed: Relayed,
  replayed = false,
): Encoded<Id> => new EncodedReply(id, status, "", replayed, relayed);

/** Whether a handler has encoded its answer already. */
export const isEncoded = <Id extends OperationId>(reply: Reply<Id> | Encoded<Id>): reply is Encoded<Id> =>
  EncodedReply.isInstance(reply);

/** What the contract lets `error.details` list; a rule may find more wrong, as each of 200 ids that are unknown. */
const mostDetails = 100;

/** The envelope of a failure; a sunset operation has the one of the interface specification, Errors 4. */
export const refusalText = (operation: Operation | null, { refused, message, details, ...rest }: Refusal): string => {
  if (refused === "version_unsupported")
    return JSON.stringify({ ok: false, error: refused, migrate_to: operation?.migrateTo });
  const listed = details && { details: details.slice(0, mostDetails) };
  const error = { code: refused, message, retryable: errors[refused].retryable, ...listed, ...rest };
  return JSON.stringify({ ok: false, error });
};
