/** The schemas of what requests carry, read from the OpenAPI description itself and not from the compiled validators. */
import type { OperationId } from "@atlas-messaging/contract";
import { document } from "@atlas-messaging/validators/openapi-document";

/** The keywords that schemas of requests are made of; any other is refused below, so that none goes untested. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  /** A rule of the contract's own for texts; `display-name` is the only one. */
  readonly "x-atlas-format"?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
  /** The component that the schema was before it was put in the place of its reference. */
  readonly component?: string;
}

/** Each keyword that refuses a value for what it is itself. */
export const assertions: readonly (keyof Schema)[] = [
  ...([
    "type",
    "const",
    "enum",
    "format",
    "x-atlas-format",
    "pattern",
    "minLength",
    "maxLength",
    "minimum",
    "maximum",
  ] as const),
  ...(["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties"] as const),
];
const structure = ["items", "properties", "required", "additionalProperties", "oneOf", "not"];
const annotations = [
  "description",
  "example",
  "examples",
  "default",
  "contentEncoding",
  "component",
  "x-atlas-message",
  "x-atlas-secret",
];
const known = new Set<string>([...assertions, ...structure, ...annotations]);

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** The contract's own lint holds the description to this shape. */
const { paths, components } = document as {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly operationId?: OperationId } } };
  readonly components: { readonly [kind: string]: { readonly [name: string]: unknown } };
};

/** A copy with what references name in their place; the contract's schemas of requests never contain themselves. */
const inlined = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inlined);
  if (value === null || typeof value !== "object") return value;
  if ("$ref" in value && typeof value.$ref === "string") {
    const [, , kind = "", name = ""] = value.$ref.split("/");
    return { ...Object(inlined(components[kind]?.[name])), component: name };
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inlined(member)]));
};

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly "application/json"?: { readonly schema: Schema } } };
}

/** The contract's own lint holds the description to this shape. */
const asDescribed = (value: unknown) => value as Described;

const described = Object.values(paths).flatMap((item) => Object.values(item));
const byId = new Map(described.map((each) => [each.operationId, asDescribed(inlined(each))]));

/** The parameters of an operation. */
export const parametersOf = (id: OperationId): readonly Parameter[] => {
  const { parameters = [] } = byId.get(id) ?? {};
  for (const { schema } of parameters) refuseUnknown(schema);
  return parameters;
};

/** The forms that a JSON body may have: the alternatives of its schema, or the one that it is. None without a body. */
export const bodyFormsOf = (id: OperationId): readonly Schema[] => {
  const schema = byId.get(id)?.requestBody?.content["application/json"]?.schema;
  if (!schema) return [];
  refuseUnknown(schema);
  return (schema.oneOf ?? [schema]).flatMap(formsOf);
};

/** An object with a member of several forms, such as a message's content, is an object of several forms itself. */
const formsOf = (schema: Schema): readonly Schema[] => {
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) => [name, (isOfForms(inner) ? inner.oneOf : undefined) ?? formsOf(inner)] as const,
  );
  const [name, forms = []] = members.find(([, each]) => each.length > 1) ?? [];
  if (name === undefined) return [schema];
  return forms.map((form) => ({ ...schema, examples: [], properties: { ...schema.properties, [name]: form } }));
};

const isOfForms = ({ oneOf = [] }: Schema): boolean => oneOf.length > 1 && oneOf.every(({ properties }) => properties);

const refuseUnknown = (schema: Schema): void => {
  const strange = Object.keys(schema).find((keyword) => !known.has(keyword));
  if (strange !== undefined) throw new Error(`no case is derived from the keyword ${strange} yet`);
  for (const inner of innerOf(schema)) refuseUnknown(inner);
};

const innerOf = ({ properties = {}, items, additionalProperties, oneOf = [], not }: Schema): readonly Schema[] => [
  ...Object.values(properties),
  ...oneOf,
  ...[items, not].filter((each) => each !== undefined),
  ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
];
