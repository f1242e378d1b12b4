/** The examples of the OpenAPI description, as requests are made of them. */
import type { OperationId } from "@atlas-messaging/contract";
import document from "@atlas-messaging/contract/openapi.json" with { type: "json" };

/** The parts of the description that hold examples of requests. */
interface Described {
  readonly operationId: OperationId;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly [type: string]: Media } };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example: string | number;
}

interface Media {
  readonly example?: unknown;
  readonly examples?: { readonly [name: string]: { readonly value: unknown } };
}

/** The contract's own lint holds the description to this shape. */
const describedIn = ({ paths, components }: typeof document) => ({
  items: Object.values(paths) as unknown as readonly { readonly [method: string]: Described }[],
  parameters: components.parameters as unknown as { readonly [name: string]: Parameter },
});

const { items, parameters } = describedIn(document);
const byId = new Map(items.flatMap((item) => Object.values(item)).map((each) => [each.operationId, each]));

/** Every example body of an operation. */
export const bodyExamplesOf = (id: OperationId): readonly unknown[] => {
  const { example, examples = {} } = byId.get(id)?.requestBody?.content["application/json"] ?? {};
  if (example !== undefined) return [example];
  return Object.values(examples).map(({ value }) => value);
};

type Query = { readonly [name: string]: string | number };

/** The example of each query parameter: of those that must be there, and of all but the cursor, which only an answer gives. */
export const queryExamplesOf = (id: OperationId): { readonly required: Query; readonly all: Query } => {
  const listed = (byId.get(id)?.parameters ?? []).map(resolved);
  const inQuery = listed.filter((each) => each.in === "query" && each.name !== "after_id");
  return { required: examplesOf(inQuery.filter(({ required }) => required)), all: examplesOf(inQuery) };
};

const resolved = (parameter: Parameter | { readonly $ref: string }): Parameter => {
  if (!("$ref" in parameter)) return parameter;
  const found = parameters[parameter.$ref.split("/").at(-1) ?? ""];
  if (!found) throw new Error(`the contract has no parameter ${parameter.$ref}`);
  return found;
};

const examplesOf = (listed: readonly Parameter[]): Query =>
  Object.fromEntries(listed.map(({ name, example }) => [name, example]));
