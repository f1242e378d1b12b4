/** A flow, generated from an Arazzo description in `spec/flows`. */
import type { EventName, OperationId } from "@atlas-messaging/contract";

export interface Flow {
  readonly id: string;
  /** Sentence that is true of a passing deployment. */
  readonly summary: string;
  readonly description: string;
  readonly inputs: readonly FlowInput[];
  readonly steps: readonly FlowStep[];
}

export type FlowInput = "token" | "run" | "phone_number" | "webhook_url" | "customer_id" | "voucher_id";

/**
 * A text with runtime expressions (`$inputs.run`, `$steps.send.outputs.id`, `$response.body#/data/id`), alone or in
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
  /** Repeats the step until its criteria hold. */
  readonly retry?: { readonly seconds: number; readonly times: number };
  readonly outputs?: { readonly [name: string]: string };
  /** Events that the flow's receiver must get after the step. */
  readonly delivers?: readonly EventName[];
}

export type Criterion =
  | { readonly status: number }
  | { readonly value: string; readonly equals: Template }
  /** Some object in the body has these members, given by dotted paths. */
  | { readonly somewhere: readonly { readonly member: string; readonly equals: Template }[] };
