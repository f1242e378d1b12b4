/** Examples of the OpenAPI description, from which requests are made. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Parameter, bodyMediaOf, parametersOf } from "../description.ts";

/** Returns every example body of an operation. */
export const bodyExamplesOf = (id: OperationId): readonly unknown[] => {
  const { example, examples = {} } = bodyMediaOf(id) ?? {};
  if (example !== undefined) return [example];
  return Object.values(examples).map(({ value }) => value);
};

type Query = { readonly [name: string]: string | number };

/** Returns example query parameters: the required ones, and all except the cursor, which only an answer provides. */
export const queryExamplesOf = (id: OperationId): { readonly required: Query; readonly all: Query } => {
  const inQuery = parametersOf(id).filter((each) => each.in === "query" && each.name !== "after_id");
  return { required: examplesOf(inQuery.filter(({ required }) => required)), all: examplesOf(inQuery) };
};

const examplesOf = (listed: readonly Parameter[]): Query =>
  Object.fromEntries(listed.map(({ name, example }) => [name, example]));
