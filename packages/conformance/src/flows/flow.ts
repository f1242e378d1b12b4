/** A story in terms of the contract, as the generator makes it of an Arazzo description in `spec/flows`. */
import type { EventName, OperationId } from "@atlas-messaging/contract";

export interface Flow {
  readonly id: string;
  /** A sentence that is true of a deployment that passes. */
  readonly summary: string;
  readonly description: string;
  readonly inputs: readonly FlowInput[];
  readonly steps: readonly FlowStep[];
}

export type FlowInput = "token" | "run" | "phone_number" | "webhook_url" | "customer_id" | "voucher_id";

/**
 * A text that is a runtime expression (`$inputs.run`, `$steps.send.outputs.id`, `$response.body#/data/id`) or has some in
 * braces, or any other value.
 */
export type Template = unknown;

export interface FlowStep {
  readonly id: string;
  readonly description: string;
  readonly operation: OperationId;
  readonly params?: { readonly [name: string]: Template };
  readonly query?: { readonly [name: string]: Template };
  readonly body?: Template;
  readonly criteria: readonly Criterion[];
  /** While the criteria do not hold, the step is repeated. */
  readonly retry?: { readonly seconds: number; readonly times: number };
  readonly outputs?: { readonly [name: string]: string };
  /** The receiver of the flow is sent these on the step. */
  readonly delivers?: readonly EventName[];
}

export type Criterion =
  | { readonly status: number }
  | { readonly value: string; readonly equals: Template }
  /** Some object in the body has these members, given by their dotted paths. */
  | { readonly somewhere: readonly { readonly member: string; readonly equals: Template }[] };
