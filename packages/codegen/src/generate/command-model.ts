import { type OpenApiDocument, type Schema, isRecord, resolve } from "../contract/document.ts";
import type { OperationModel } from "./operation-model.ts";
import { itemsOf, mediaExample, parameterExample, placeOfKey, withoutList } from "./sdk-model.ts";

/** Form of a value in the arguments of a command. */
export type ValueKind = "text" | "number" | "boolean" | "list" | "json";

/** A flag: a query parameter, or a member of the body. */
export interface FlagModel {
  /** Name in the contract. The flag is its kebab case. */
  readonly name: string;
  readonly in: "query" | "body";
  readonly kind: ValueKind;
  readonly values?: readonly string[];
  readonly required?: true;
  readonly nullable?: true;
  /** A value that no argument may have, since histories and lists of processes show it. */
  readonly secret?: true;
  readonly description: string;
}

/** A command of the command line: one operation. */
export interface CommandModel {
  readonly words: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  readonly flags: readonly FlagModel[];
  readonly key?: "body" | "params" | "header";
  /** Member with the items of a page, such as `data.messages`. */
  readonly items?: string;
  readonly stream?: true;
  /** Member that asks for a rehearsal by the value `dry_run`. */
  readonly rehearsal?: "execution_mode" | "params.execution_mode";
  /** Arguments of a call that the contract gives as an example. */
  readonly example: readonly string[];
}

/** Returns the command of each operation, by its id. */
export const readCommands = (
  document: OpenApiDocument,
  operations: readonly OperationModel[],
): { readonly [id: string]: CommandModel } =>
  Object.fromEntries(operations.map((operation) => [operation.id, commandOf(document, operation)]));

const commandOf = (document: OpenApiDocument, operation: OperationModel): CommandModel => {
  const path = operation.parameters.filter((parameter) => parameter.in === "path");
  const flags = [...queryFlags(document, operation), ...bodyFlags(document, operation)];
  const key = operation.idempotent ? placeOfKey(document, operation) : null;
  const items = operation.stream === null ? itemsOf(document, operation) : null;
  const rehearsal = rehearsalOf(document, operation);
  return {
    words: wordsOf(operation.id),
    summary: operation.summary,
    description: operation.description,
    arguments: path.map(({ name, description = "" }) => ({ name, description })),
    flags,
    ...(key === null ? {} : { key }),
    ...(items === null ? {} : { items }),
    ...(operation.stream === null ? {} : { stream: true }),
    ...(rehearsal ? { rehearsal } : {}),
    example: exampleOf(document, operation, flags),
  };
};

/** Returns the words of a command: `console.channels.linkAdapter` is `console channels link-adapter`. */
const wordsOf = (id: string): string[] => {
  const parts = id.split(".");
  const verb = parts.at(-1) ?? "";
  return [...parts.slice(0, -1), withoutList(verb)].map(kebab);
};

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");

const queryFlags = (document: OpenApiDocument, operation: OperationModel): FlagModel[] =>
  operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, description = "", required, schema = {} }) =>
      flagOf(document, { name, in: "query", description, required: required === true }, schema),
    );

const bodyFlags = (document: OpenApiDocument, operation: OperationModel): FlagModel[] => {
  const form = formOf(document, operation.requestBody?.media.schema ?? {});
  return Object.entries(form.properties)
    .filter(([name]) => name !== "idempotency_key")
    .map(([name, schema]) => {
      const isRequired = form.required.has(name) && operation.requestBody?.required === true;
      return flagOf(document, { name, in: "body", description: "", required: isRequired }, schema);
    });
};

type Facts = Pick<FlagModel, "name" | "in" | "description"> & { readonly required: boolean };

const flagOf = (document: OpenApiDocument, { required, ...facts }: Facts, given: Schema): FlagModel => {
  const schema = resolve<Schema>(document, given);
  const { kind, values, nullable } = valueOf(document, schema);
  const own = given["description"] ?? schema["description"];
  return {
    ...facts,
    description: facts.description || (typeof own === "string" ? own : ""),
    kind,
    ...(values.length === 0 ? {} : { values }),
    ...(required ? { required } : {}),
    ...(nullable ? { nullable } : {}),
    ...(schema["x-atlas-secret"] === true || given["x-atlas-secret"] === true ? { secret: true } : {}),
  };
};

interface Value {
  readonly kind: ValueKind;
  readonly values: readonly string[];
  readonly nullable: boolean;
}

/** Reads the form of a value. One that may be of several forms is written as JSON. */
const valueOf = (document: OpenApiDocument, schema: Schema): Value => {
  const forms = alternativesOf(document, schema);
  const types = new Set(forms.flatMap(typesOf));
  const nullable = types.delete("null");
  const values = [...new Set(forms.flatMap(wordsIn))];
  const [type, another] = types;
  if (type === undefined || another !== undefined) return { kind: "json", values: [], nullable };
  const isList = type === "array" && forms.every((form) => valueOf(document, itemOf(document, form)).kind === "text");
  return { kind: isList ? "list" : (kinds[type] ?? "json"), values, nullable };
};

const kinds: { readonly [type: string]: ValueKind } = {
  string: "text",
  integer: "number",
  number: "number",
  boolean: "boolean",
};

const wordsIn = (schema: Schema): string[] => {
  const named = "const" in schema ? [schema["const"]] : schema["enum"];
  return Array.isArray(named) ? named.filter((each) => typeof each === "string") : [];
};

const typesOf = (schema: Schema): string[] => {
  if (schema["type"] !== undefined) return [schema["type"]].flat().map(String);
  const named = "const" in schema ? [schema["const"]] : schema["enum"];
  return Array.isArray(named) ? named.map((each) => (each === null ? "null" : typeof each)) : ["unknown"];
};

const itemOf = (document: OpenApiDocument, schema: Schema): Schema =>
  isRecord(schema["items"]) ? resolve<Schema>(document, schema["items"]) : {};

/** Returns the forms of a value, without the schemas that only gather others. */
const alternativesOf = (document: OpenApiDocument, given: Schema): Schema[] => {
  const schema = resolve<Schema>(document, given);
  const several = [schema["oneOf"] ?? schema["anyOf"]].flat().filter(isRecord);
  if (several.length > 0) return several.flatMap((each) => alternativesOf(document, each));
  const all = [schema["allOf"]].flat().filter(isRecord);
  return all.length > 0 && schema["type"] === undefined
    ? all.slice(0, 1).flatMap((each) => alternativesOf(document, each))
    : [schema];
};

interface Form {
  readonly properties: { readonly [name: string]: Schema };
  /** Members that every form of the body requires. */
  readonly required: ReadonlySet<string>;
}

/** Returns the members of a body, of all its forms together. */
const formOf = (document: OpenApiDocument, given: Schema): Form => {
  const { oneOf, anyOf, allOf, properties, required, $ref } = given;
  if (typeof $ref === "string") return formOf(document, resolve<Schema>(document, given));
  const own: Form = {
    properties: isRecord(properties) ? asSchemas(properties) : {},
    required: new Set([required ?? []].flat().filter((each) => typeof each === "string")),
  };
  const together = [
    own,
    ...[allOf]
      .flat()
      .filter(isRecord)
      .map((each) => formOf(document, each)),
  ].reduce(union);
  const several = [oneOf ?? anyOf]
    .flat()
    .filter(isRecord)
    .map((each) => formOf(document, each));
  return several.length === 0 ? together : union(together, several.reduce(either));
};

const union = (one: Form, other: Form): Form => ({
  properties: { ...one.properties, ...other.properties },
  required: new Set([...one.required, ...other.required]),
});

/** A member that two forms have in different ways is written as JSON, unless both are words. */
const either = (one: Form, other: Form): Form => {
  const shared = Object.entries(other.properties).map(([name, schema]) => {
    const mine = one.properties[name];
    return [name, mine === undefined || mine === schema ? schema : { ...schema, anyOf: [mine, schema] }] as const;
  });
  return {
    properties: { ...one.properties, ...Object.fromEntries(shared) },
    required: new Set([...one.required].filter((name) => other.required.has(name))),
  };
};

/** The linter guarantees valid JSON Schema. */
const asSchemas = (properties: Record<string, unknown>): Record<string, Schema> => properties as Record<string, Schema>;

/** Finds the member of a tool call by which it is rehearsed. */
const rehearsalOf = (document: OpenApiDocument, { requestBody }: OperationModel): CommandModel["rehearsal"] | null => {
  const { properties } = formOf(document, requestBody?.media.schema ?? {});
  if ("execution_mode" in properties) return "execution_mode";
  const params = formOf(document, properties["params"] ?? {});
  return "execution_mode" in params.properties ? "params.execution_mode" : null;
};

const exampleOf = (document: OpenApiDocument, operation: OperationModel, flags: readonly FlagModel[]): string[] => {
  const path = operation.parameters
    .filter((parameter) => parameter.in === "path")
    .map((parameter) => {
      const given = parameterExample(document, parameter);
      return typeof given === "string" ? given : parameter.name;
    });
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map((parameter) => [parameter.name, parameterExample(document, parameter)] as const);
  const body = operation.requestBody === null ? {} : mediaExample(operation.requestBody.media);
  const given = new Map([...query, ...Object.entries(isRecord(body) ? body : {})]);
  const file = operation.file === null ? [] : ["--file", "example.txt"];
  return [
    ...path,
    ...file,
    ...flags.flatMap((flag) => (given.has(flag.name) ? written(flag, given.get(flag.name)) : [])),
  ];
};

/** Writes a flag with its value, as the command line reads it. */
const written = ({ name, kind, secret }: FlagModel, value: unknown): string[] => {
  const flag = `--${kebab(name)}`;
  if (secret) return [flag, `@${kebab(name)}.txt`];
  if (kind === "list" && Array.isArray(value)) return value.flatMap((each) => [flag, String(each)]);
  return [flag, typeof value === "string" && kind !== "json" ? value.replace(/^@/, "@@") : JSON.stringify(value)];
};
