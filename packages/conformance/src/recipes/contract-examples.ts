/** The examples of the OpenAPI description, as requests are made of them. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Parameter, bodyMediaOf, parametersOf } from "../description.ts";

/** Every example body of an operation. */
export const bodyExamplesOf = (id: OperationId): readonly unknown[] => {
  const { example, examples = {} } = bodyMediaOf(id) ?? {};
  if (example !== undefined) return [example];
  return Object.values(examples).map(({ value }) => value);
};

type Query = { readonly [name: string]: string | number };

/** The example of each query parameter: of those that must be there, and of all but the cursor, which only an answer gives. */
export const queryExamplesOf = (id: OperationId): { readonly required: Query; readonly all: Query } => {
  const inQuery = parametersOf(id).filter((each) => each.in === "query" && each.name !== "after_id");
  return { required: examplesOf(inQuery.filter(({ required }) => required)), all: examplesOf(inQuery) };
};

const examplesOf = (listed: readonly Parameter[]): Query =>
  Object.fromEntries(listed.map(({ name, example }) => [name, example]));
