/** Types and bounds of a schema in words. */
import { eventNames, permissions, scopes } from "@atlas-messaging/contract";
import { type Schema, resolve } from "./document.ts";
import { code, link, numberWords, referencePath } from "./markdown.ts";

const schemasAt = (schema: Schema, keyword: string): readonly Schema[] => {
  const value = schema[keyword];
  return Array.isArray(value) ? value.map((each) => resolve<Schema>(Object(each))) : [];
};

/** Returns the alternatives of a schema, or the schema itself. */
export const alternativesOf = (schema: Schema): readonly Schema[] => {
  const found = [...schemasAt(schema, "oneOf"), ...schemasAt(schema, "anyOf")];
  return found.length === 0 ? [schema] : found;
};

/** Returns the schema of an array's items; undefined if it has none. */
export const itemsOf = (schema: Schema): Schema | undefined => {
  const items = schema["items"];
  return typeof items === "object" && items !== null ? resolve<Schema>(items) : undefined;
};

/** Returns the schema of an object's further members; undefined if it states none. */
export const furtherOf = (schema: Schema): Schema | undefined => {
  const further = schema["additionalProperties"];
  return typeof further === "object" && further !== null ? resolve<Schema>(further) : undefined;
};

/** Returns the type in words: `string or null`, `array of objects`. */
export const typeWords = (schema: Schema): string => {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 1) return [...new Set(alternatives.map(typeWords))].join(" or ");
  if ("const" in schema) return code(JSON.stringify(schema["const"]));
  const { type, enum: values } = schema;
  // A list of values says the type as well.
  const implied = Array.isArray(values) && values.every((value) => typeof value === "string") ? "string" : undefined;
  const names: readonly unknown[] = Array.isArray(type) ? type : [type ?? implied];
  return names.map((name) => nameOf(name, schema)).join(" or ");
};

const nameOf = (name: unknown, schema: Schema): string => {
  const items = itemsOf(schema);
  if (name === "array" && items) return `array of ${plural(typeWords(items))}`;
  const further = furtherOf(schema);
  if (name === "object" && further) return `object of ${plural(typeWords(further))}`;
  return typeof name === "string" ? name : "any JSON";
};

const plural = (words: string): string =>
  /^(string|object|integer|number|boolean)$/.test(words) ? `${words}s` : words;

const formats: { readonly [format: string]: string } = {
  uuid: "UUID",
  "date-time": "ISO 8601 time",
  date: "date `YYYY-MM-DD`",
  uri: "URL",
  email: "e-mail address",
};

/** Returns the bounds in words, each by itself. */
export const boundWords = (schema: Schema): readonly string[] => {
  const has = (keyword: string): boolean => schema[keyword] !== undefined;
  const { format, pattern, contentEncoding } = schema;
  const values = Array.isArray(schema["enum"]) ? schema["enum"] : [];
  const items = itemsOf(schema);
  return [
    ...(values.length > 0 ? [oneOf(values)] : []),
    ...(typeof format === "string" ? [formats[format] ?? format] : []),
    ...(typeof contentEncoding === "string" ? [contentEncoding] : []),
    ...range(schema["minLength"], schema["maxLength"], "characters"),
    ...range(schema["minimum"], schema["maximum"], ""),
    ...range(schema["minItems"], schema["maxItems"], "items"),
    ...range(schema["minProperties"], schema["maxProperties"], "members"),
    ...(has("uniqueItems") ? ["no duplicates"] : []),
    ...(typeof pattern === "string" ? [`pattern ${code(pattern)}`] : []),
    ...(schema["x-atlas-format"] === "display-name" ? ["visible characters on one line"] : []),
    ...(has("default") ? [`default ${code(valueWords(schema["default"]))}`] : []),
    ...(items ? boundWords(items).map((words) => `each ${words}`) : []),
  ];
};

/** Sets of names with a page of their own, which a long list of values names. */
const listed: readonly (readonly [words: string, path: string, names: readonly string[]])[] = [
  ["webhook event", referencePath("webhook-events"), eventNames],
  ["scope", `${referencePath("scopes")}#scopes`, Object.keys(scopes)],
  ["permission", `${referencePath("scopes")}#permissions`, Object.keys(permissions)],
];

const oneOf = (values: readonly unknown[]): string => {
  const known = listed.find(
    ([, , names]) => values.length > 5 && values.every((value) => names.some((name) => name === value)),
  );
  if (known?.[2].length === values.length) return `name of a ${link(known[0], known[1])}`;
  const [first, ...others] = values.map((value) => code(valueWords(value)));
  return others.length === 0 ? `${first}` : `one of ${[first, ...others].join(", ")}`;
};

/** Returns a value as it is typed: text without quotes, the rest as JSON. */
export const valueWords = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const range = (min: unknown, max: unknown, unit: string): readonly string[] => {
  const after = unit === "" ? "" : ` ${unit}`;
  if (min !== undefined && min === max) return [`exactly ${numberWords(min)}${after}`];
  if (min !== undefined && max !== undefined) return [`${numberWords(min)} to ${numberWords(max)}${after}`];
  if (max !== undefined) return [`at most ${numberWords(max)}${after}`];
  return min === undefined ? [] : [`at least ${numberWords(min)}${after}`];
};
