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

// The part of Arazzo's runtime expressions that the flows use.

/** Values that expressions can refer to. */
export interface Known {
  readonly inputs: { readonly [name: string]: unknown };
  /** Outputs of the previous steps. */
  readonly steps: ReadonlyMap<string, { readonly [name: string]: unknown }>;
  /** Answer to the current step. */
  readonly body?: unknown;
}

const expression = /^\$[\w.#/~-]+$/;

const embedded = /\{(\$[\w.#/~-]+)\}/g;

/** Replaces every expression in a value. */
export const fill = (template: unknown, known: Known): unknown => {
  if (typeof template === "string") {
    if (expression.test(template)) return evaluate(template, known);
    return template.replaceAll(embedded, (_, each: string) => String(evaluate(each, known)));
  }
  if (Array.isArray(template)) return template.map((each) => fill(each, known));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fill(value, known)]));
};

/** Evaluates one expression. Undefined if the value is missing. */
export const evaluate = (text: string, { inputs, steps, body }: Known): unknown => {
  if (text.startsWith("$response.body#")) return at(body, text.slice("$response.body#/".length).split("/"));
  const [kind, name = "", outputs, output = ""] = text.split(".");
  if (kind === "$inputs") return inputs[name];
  if (kind === "$steps" && outputs === "outputs") return steps.get(name)?.[output];
  throw new Error(`${text} is no expression of a flow`);
};

/** Returns the value at a path of member names and list positions. */
export const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inside, step) => (inside === null || inside === undefined ? inside : Reflect.get(Object(inside), step)),
    value,
  );
