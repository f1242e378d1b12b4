import { type Schema, code, link, numberWords, referencePath, resolve } from "./document.ts";
import { eventNames, permissions, scopes } from "@atlas-messaging/contract";

/** Types and bounds of a schema in words. */
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
  return names.map((name) => nameOfSchema(name, schema)).join(" or ");
};

const nameOfSchema = (name: unknown, schema: Schema): string => {
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

// Fields of a value that is one of several objects, such as the content of a message.

/** One row: a field with its path in the JSON, such as `data.channels[].id`. */
export interface Field {
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  /** Member that may stand in its place, if it is required. */
  readonly substitute?: string;
  readonly meaning: string;
  /** Value in the example; undefined if the example has none, or not a plain one. */
  readonly example: unknown;
}

/** A field, and the kinds of object that have it. */
interface KindField {
  readonly field: Field;
  readonly kinds: readonly string[];
}

/** One object of a union. Media is one object for four kinds. */
interface Variant {
  readonly schema: Schema;
  readonly kinds: readonly string[];
  readonly fields: readonly Field[];
}

/** Returns the fields of all objects, each once. The meaning says which kinds have a field, unless all have it. */
export const unionFields = (
  schemas: readonly Schema[],
  prefix: string,
  fieldsOfOne: (schema: Schema) => readonly Field[],
): readonly Field[] => {
  if (schemas.length < 2) return schemas.flatMap(fieldsOfOne);
  const member = discriminatorOf(schemas);
  const variants = schemas.map((schema): Variant => {
    const kinds = member === undefined ? [] : valuesOf(schema, member);
    return { schema, kinds, fields: fieldsOfOne(schema) };
  });
  if (member === undefined) return withoutKinds(variants);
  const all = [...new Set(variants.flatMap(({ kinds }) => kinds))];
  const rows = oncePerMeaning(withSubstitutes(variants, prefix));
  return rows
    .flatMap((row) => (row.field.path === `${prefix}${member}` ? [] : [withKinds(row, rows, all.length, member)]))
    .toSpliced(0, 0, ...discriminatorRow(rows, `${prefix}${member}`, all));
};

/** Returns the members of an object by name. */
export const membersOf = (schema: Schema): { readonly [name: string]: object } => Object(schema["properties"]);

/** Returns the member whose values tell the objects apart, such as `type`. */
export const discriminatorOf = (schemas: readonly Schema[]): string | undefined =>
  Object.keys(membersOf(schemas[0] ?? {})).find((member) => {
    const values = schemas.map((schema) => valuesOf(schema, member));
    return values.every((own) => own.length > 0) && new Set(values.flat()).size > 1;
  });

/** Returns the texts that a member of an object may be; none if it may be others. */
export const valuesOf = (schema: Schema, member: string): readonly string[] => {
  const { const: only, enum: several } = resolve<Schema>(membersOf(schema)[member] ?? {});
  const values: readonly unknown[] = Array.isArray(several) ? several : [only];
  return values.every((value) => typeof value === "string") ? values : [];
};

const withSubstitutes = (variants: readonly Variant[], prefix: string): readonly KindField[] =>
  variants.flatMap((variant) =>
    variant.fields.map((field): KindField => {
      const substitute = field.required ? substituteOf(variants, variant, field.path.slice(prefix.length)) : undefined;
      return { kinds: variant.kinds, field: substitute === undefined ? field : { ...field, substitute } };
    }),
  );

/** Returns the member that may stand in the place of another, such as `media_id` in that of `url`. */
const substituteOf = (variants: readonly Variant[], own: Variant, member: string): string | undefined =>
  variants
    .filter(({ schema, kinds }) => !(member in membersOf(schema)) && kinds.some((kind) => own.kinds.includes(kind)))
    .flatMap(({ schema }) => requiredOf(schema))
    .find((name) => member in membersOf(own.schema) && !(name in membersOf(own.schema)));

const requiredOf = ({ required }: Schema): readonly string[] => (Array.isArray(required) ? required : []);

const oncePerMeaning = (rows: readonly KindField[]): readonly KindField[] =>
  rows
    .filter((row, index) => rows.findIndex((other) => sameMeaning(other, row)) === index)
    .map((row) => {
      const same = rows.filter((other) => sameMeaning(other, row));
      const required = same.every(({ field }) => field.required);
      return { kinds: [...new Set(same.flatMap(({ kinds }) => kinds))], field: { ...row.field, required } };
    });

const sameMeaning = ({ field: one }: KindField, { field: other }: KindField): boolean =>
  one.path === other.path && one.type === other.type && one.meaning === other.meaning;

/** Returns the row of the member that tells the kinds apart, with all values of all objects. */
const discriminatorRow = (rows: readonly KindField[], path: string, values: readonly string[]): readonly Field[] => {
  const row = rows.find(({ field }) => field.path === path);
  return row ? [{ ...row.field, type: ["string", ...boundWords({ enum: values })].join(", ") }] : [];
};

/** Longest list of kinds that is told. */
const maxNamedKinds = 6;

const withKinds = ({ field, kinds }: KindField, rows: readonly KindField[], all: number, member: string): Field => {
  const parent = rows.find(
    (row) => field.path.startsWith(row.field.path) && /^(\[\])*\./.test(field.path.slice(row.field.path.length)),
  );
  if (kinds.length === all || kinds.join() === parent?.kinds.join()) return field;
  const condition = kinds.length > maxNamedKinds ? `Not with every ${code(member)}.` : `With ${either(kinds)}:`;
  return { ...field, meaning: `${condition} ${field.meaning}` };
};

const either = (names: readonly string[]): string => {
  const words = names.map((name) => code(name));
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
};

/** Returns the fields of objects that no member tells apart. Required are those that every object requires. */
const withoutKinds = (variants: readonly Variant[]): readonly Field[] => {
  const rows = variants.flatMap(({ fields }) => fields);
  return rows
    .filter(({ path }, index) => rows.findIndex((other) => other.path === path) === index)
    .map((row) => ({
      ...row,
      required: variants.every(({ fields }) => fields.some(({ path, required }) => path === row.path && required)),
    }));
};
