import type { MessageContent } from "../rows/messages.ts";
import type {
  Detail,
  ErrorCodeOf,
  EventName,
  OperationId,
  ParamsOf,
  QueryOf,
  SentEventOf,
  SuccessOf,
  ValidBodyOf,
} from "@atlas-messaging/contract";
import { invalid } from "@atlas-messaging/server-stubs/parts";
import type { KnowledgeCitation } from "@atlas-messaging/answers/search/answer";
import type { Change } from "./changes.ts";
import type { ActorKind } from "../rows/access.ts";
import type { Id, Instant } from "../rows/primitives.ts";

/** The actor that a decision is recorded under. */
export interface Actor {
  readonly kind: ActorKind;
  readonly id: Id | null;
  /** The name of the operator, app or service account; absent where nobody needs it. */
  readonly name?: string | null;
  /** The operator's address, which only colleagues see. */
  readonly email?: string;
  /** The agent as which the app or service account writes; null or absent for a program. */
  readonly agent?: ActingAgent | null;
}

/** An external agent that writes by a token. */
export interface ActingAgent {
  readonly id: Id;
  readonly name: string;
}

/** Facts of every decision: the time, a source of fresh ids, the actor and the organization. */
export interface Facts {
  readonly now: Instant;
  readonly newId: () => Id;
  readonly organizationId: Id;
  readonly actor: Actor;
  readonly correlationId: string;
  /** The key that the answer is stored under; null or absent for a request without a key. */
  readonly idempotencyKey?: { readonly scope: string; readonly operation: string; readonly key: string } | null;
  /** The current `traceparent`, which jobs continue; null or absent without tracing. */
  readonly traceparent?: string | null;
}

/** A validated request. */
export interface Command<Operation extends OperationId> {
  readonly params: ParamsOf<Operation>;
  readonly query: QueryOf<Operation>;
  readonly body: ValidBodyOf<Operation>;
}

/**
 * The success of an operation as the service writes it: every member that the contract declares. One that may be left
 * out is written as `undefined` where it is, so that none is forgotten.
 */
export type AnswerOf<Operation extends OperationId> = Whole<SuccessOf<Operation>>;

/** The same for a part of an answer, or of an event. */
export type Whole<Part> = Part extends Stored
  ? Part
  : Part extends (infer Entry)[]
    ? Whole<Entry>[]
    : Part extends object
      ? { [Member in keyof Required<Part>]: Whole<Part[Member & keyof Part]> }
      : Part;

/** Values that rows hold in the form of the contract, and that go out as they are. */
type Stored = MessageContent | KnowledgeCitation | TemplateButton | SentEventOf<EventName> | ConversationEvent;

type TemplateButton = SuccessOf<"console.templates.get">["data"]["template"]["buttons"][number];

type ConversationEvent = SuccessOf<"conversations.listEvents">["data"][number];

/** An accepted request: the answer, and every change that belongs to it. */
export interface Accepted<Operation extends OperationId> {
  readonly kind: "accepted";
  readonly body: AnswerOf<Operation>;
  readonly changes: readonly Change[];
}

/** A refused request. It may carry changes too: a refused risky tool records its pending approval. */
export interface Refused<Code extends string> {
  readonly kind: "refused";
  readonly code: Code;
  readonly message: string;
  readonly details?: readonly Detail[];
  /** The approval that a person must decide, for `HITL_REQUIRED`. */
  readonly approval_id?: Id;
  /** The run that waits for the approval. */
  readonly run_id?: Id;
  /** End of the quiet hours, for `quiet_hours`. */
  readonly may_send_at?: Instant;
  readonly changes: readonly Change[];
}

export type Outcome<Operation extends OperationId> = Accepted<Operation> | Refused<ErrorCodeOf<Operation>>;

/** Decides from facts and a command. Pure: never awaits, reads a clock or touches a database. */
export type Verb<Operation extends OperationId, Known extends Facts = Facts> = (
  facts: Known,
  command: Command<Operation>,
) => Outcome<Operation>;

export const accept = <Operation extends OperationId>(
  body: AnswerOf<Operation>,
  changes: readonly Change[],
): Accepted<Operation> => ({ kind: "accepted", body, changes });

export const refuse = <Code extends string>(
  code: Code,
  message: string,
  changes: readonly Change[] = [],
): Refused<Code> => ({ kind: "refused", code, message, changes });

/** Words about a member, which its name goes before: "must be …", "is required". */
export type Predicate = `${"must" | "is" | "has" | "names" | "needs" | "stands" | "cannot"} ${string}`;

/** Refuses one member of the request. Both the message and the detail name it. */
export const refuseMember = (path: string, message: Predicate): Refused<"validation_failed"> =>
  refuseMembers([{ path, message }]);

/** Refuses several members of the request at once. The message names one whose meaning is guessed, or the first. */
export const refuseMembers = (details: readonly Detail[]): Refused<"validation_failed"> => ({
  ...refuse("validation_failed", ""),
  ...invalid(details),
});
