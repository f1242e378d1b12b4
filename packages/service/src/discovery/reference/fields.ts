/** Fields of requests, responses and events as tables. */
import { type Schema, code, resolve, table } from "./document.ts";
import {
  type Field,
  alternativesOf,
  boundWords,
  furtherOf,
  itemsOf,
  membersOf,
  typeWords,
  unionFields,
  valueWords,
} from "./unions.ts";

/** A form that a body may take. Most bodies have one, without a name. */
export interface Form {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
}

/** Returns the forms of a body. */
export const formsOf = (schema: Schema): readonly Form[] => {
  const written = schema["oneOf"];
  if (!Array.isArray(written)) return [{ name: "", description: "", schema: resolve<Schema>(schema) }];
  return written.map((each: object) => {
    const form = resolve<Schema>(each);
    return { name: nameOf(each), description: descriptionOf(form), schema: form };
  });
};

const descriptionOf = ({ description }: Schema): string => (typeof description === "string" ? description : "");

/** Returns a component's name in words: `SendTextRequest` is `Send text`. */
const nameOf = (reference: object): string => {
  const component = "$ref" in reference ? (String(reference.$ref).split("/").at(-1) ?? "") : "";
  const words = component
    .replace(/Request$/, "")
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replaceAll("Json rpc", "JSON-RPC");
};

/** A property of an object: its row, its schema and its value in the example. */
export interface Property {
  readonly row: Field;
  readonly schema: Schema;
  readonly value: unknown;
}

export const propertiesOf = (schema: Schema, example: unknown, prefix: string): readonly Property[] => {
  const own = resolve<Schema>(schema);
  const required = Array.isArray(own["required"]) ? own["required"] : [];
  return Object.entries(membersOf(own)).map(([name, property]) => {
    const field = resolve<Schema>(property);
    const value: unknown = Reflect.get(Object(example), name) ?? firstExample(field);
    const row = {
      path: `${prefix}${name}`,
      type: [typeWords(field), ...boundWords(field)].join(", "),
      required: required.includes(name),
      meaning: descriptionOf(field),
      example: plain(value),
    };
    return { row, schema: field, value };
  });
};

/** Returns every field below a schema, parents before children. */
export const fieldsOf = (schema: Schema, example: unknown, prefix = ""): readonly Field[] =>
  propertiesOf(schema, example, prefix).flatMap((each) => [each.row, ...below(each.schema, each.value, each.row.path)]);

/** Returns the fields of an object, of an array's items, of a map's values, or of each alternative. */
const below = (schema: Schema, example: unknown, path: string): readonly Field[] => {
  const items = itemsOf(schema);
  if (items) return below(items, Array.isArray(example) ? (example[0] ?? firstExample(items)) : undefined, `${path}[]`);
  const further = furtherOf(schema);
  const objects = alternativesOf(schema).filter((each) => Object.keys(membersOf(each)).length > 0);
  const fields = unionFields(objects, `${path}.`, (each) => fieldsOf(each, exampleFor(each, example), `${path}.`));
  return further ? [...fields, ...below(further, undefined, `${path}.*`)] : fields;
};

/** Returns an example of one object of a union: the given one, if all its members are there. */
export const exampleFor = (schema: Schema, example: unknown): unknown => {
  const members = membersOf(schema);
  return Object.keys(Object(example)).every((name) => name in members) ? example : firstExample(schema);
};

export const firstExample = (schema: Schema): unknown => {
  const { examples } = schema;
  return Array.isArray(examples) ? examples[0] : schema["const"];
};

const plain = (value: unknown): unknown => (typeof value === "object" && value !== null ? undefined : value);

const maxExample = 80;

/** Returns an example in code; empty if there is none. */
export const exampleCell = (value: unknown): string => {
  if (value === undefined || value === "") return "";
  const text = valueWords(value).replaceAll(/\s+/g, " ");
  return code(text.length > maxExample ? `${text.slice(0, maxExample - 1)}…` : text);
};

/** Columns of the tables of fields. Fields of an input are required or not, those of an answer always there or not. */
export const fieldColumns = {
  input: ["Field", "Type and bounds", "Required", "Meaning", "Example"],
  output: ["Field", "Type and bounds", "Always there", "Meaning", "Example"],
} as const;

export const fieldTable = (fields: readonly Field[], direction: keyof typeof fieldColumns): string =>
  table(
    fieldColumns[direction],
    withoutRepeats(fields).map(({ path, type, required, substitute, meaning, example }) => [
      code(path),
      type,
      needWords(required, substitute),
      meaning,
      exampleCell(example),
    ]),
  );

const needWords = (required: boolean, substitute?: string): string => {
  if (!required) return "no";
  return substitute === undefined ? "yes" : `yes, or ${code(substitute)}`;
};

// Objects that a table has described already, such as the content of a second message.

/** Fewest fields that are not said twice: a short object is quicker read than looked up. */
const minRepeated = 12;

/** Returns the fields without those of objects that an earlier field of the same table has, too. */
const withoutRepeats = (fields: readonly Field[]): readonly Field[] => {
  const described = new Map<string, string>();
  const kept: Field[] = [];
  let skipped: string | undefined;
  for (const [index, field] of fields.entries()) {
    if (skipped !== undefined && isBelow(skipped, field)) continue;
    skipped = undefined;
    const children = fieldsBelow(fields, index);
    const text = children.length < minRepeated ? "" : JSON.stringify(children.map((each) => cellsOf(each, field.path)));
    const first = described.get(text);
    if (first !== undefined) skipped = field.path;
    else if (text !== "") described.set(text, field.path);
    kept.push(
      first === undefined ? field : { ...field, meaning: `${field.meaning} Its members are those of ${code(first)}.` },
    );
  }
  return kept;
};

const isBelow = (path: string, field: Field): boolean =>
  /^(\[\])*\./.test(field.path.slice(path.length)) && field.path.startsWith(path);

const fieldsBelow = (fields: readonly Field[], index: number): readonly Field[] => {
  const path = fields[index]?.path ?? "";
  const end = fields.findIndex((field, at) => at > index && !isBelow(path, field));
  return fields.slice(index + 1, end === -1 ? undefined : end);
};

/** Returns what a table says of a field, by its path below the object. Examples may differ. */
const cellsOf = ({ path, type, required, substitute, meaning }: Field, above: string): readonly unknown[] => [
  path.slice(above.length),
  type,
  required,
  substitute,
  meaning,
];
