/** Values that a schema allows, up to its bounds. */
import { unknownId } from "@atlas-messaging/conformance";
import type { Schema } from "./request-schemas.ts";

/** JSON's name of a value's type. An integer is a number as well, which `isOfType` knows. */
const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
};

/** The types that a schema allows; none are named where a constant or an enumeration says it. */
export const typesOf = ({ type, oneOf = [] }: Schema): readonly string[] =>
  type === undefined ? oneOf.flatMap(typesOf) : [type].flat();

export const isOfType = (value: unknown, types: readonly string[]): boolean =>
  types.some((type) => (type === "integer" ? Number.isInteger(value) : type === typeOf(value)));

/** A value that the schema allows: its constant, an example, or the least. */
export const validOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [example = schema.example] = schema.examples ?? [];
  if (example !== undefined) return example;
  if (schema.oneOf?.[0]) return validOf(schema.oneOf[0]);
  return leastOf(schema);
};

/** A value of what must be there, and no more. */
export const leastOf = (schema: Schema): unknown => {
  const [type] = typesOf(schema);
  if (type === "object") {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(required.map((name) => [name, validOf(properties[name] ?? {})]));
  }
  if (type === "array") return schema.items ? [validOf(schema.items)] : [];
  if (type === "null") return null;
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (schema.format) return formatted[schema.format]?.within[0];
  if (type === "string" && schema.pattern === undefined) return "a".repeat(schema.minLength ?? 1);
  throw new Error(`the contract gives no example of ${JSON.stringify(schema)}`);
};

/** The same of the contract's own rules for texts. */
export const ownFormats: typeof formatted = {
  "display-name": {
    within: ["Ada's shop", "קפה", "مقهى", "👩‍🍳"],
    beyond: ["Corner\u202Epohs", "Corner\u200Bshop", "\u2066Corner", "Corner\nshop", "\u3164", " "],
  },
};

/** Valid and invalid texts by format. */
export const formatted: {
  readonly [format: string]: { readonly within: readonly string[]; readonly beyond: readonly string[] };
} = {
  uuid: {
    within: [unknownId, unknownId.toUpperCase()],
    beyond: ["42", `urn:uuid:${unknownId}`, unknownId.slice(1), `${unknownId}0`, unknownId.replaceAll("-", "")],
  },
  "date-time": {
    within: ["2026-01-01T12:00:00.000Z", "2026-01-01T12:00:00+02:00", "2024-02-29T23:59:59.123456789Z"],
    beyond: ["yesterday", "2026-01-01", "2026-01-01T12:00:00", "2026-02-30T12:00:00Z", "2026-01-01T24:00:01Z"],
  },
  email: {
    within: ["ada@shop.example", "Ada.Lovelace+orders@mail.shop.example", `${"a".repeat(64)}@shop.example`],
    beyond: ["ada", "@shop.example", "ada@", "ada@shop", "ada@@shop.example", "ada lovelace@shop.example"],
  },
  uri: { within: [], beyond: ["/hook", "shop.example", "https://shop.example/a b"] },
};

/**
 * Start and end of a text. Between them a text of `ofLength` repeats one character of both; V8 keeps four bytes for each
 * character that a pattern repeats, and gives up at 64 MiB.
 */
const ends = (text: string): string => (text.length > 2_000 ? text.slice(0, 1_000) + text.slice(-1_000) : text);

/** Tells if pattern and format allow a text of any length. */
export const fits =
  ({ pattern, format }: Schema) =>
  (text: string): boolean =>
    (pattern === undefined || new RegExp(pattern, "u").test(ends(text))) &&
    (format !== "date-time" || /^\d{4}(-\d\d){2}T\d\d(:\d\d){2}(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text)) &&
    (format !== "uri" || (URL.canParse(text) && !/\s/.test(text))) &&
    (format !== "email" || /^[^\s@]{1,64}@([^\s@.]+\.)+[^\s@.]+$/.test(text));

/** A text of so many characters that is made of another by repeating or leaving out characters; none where none fits. */
export const ofLength = (sample: string, length: number, allowed: (text: string) => boolean): string | undefined => {
  const more = length - sample.length;
  const candidates = function* () {
    for (let index = sample.length; index >= 0; index--) {
      if (more < 0) yield sample.slice(0, index) + sample.slice(index - more);
      else yield sample.slice(0, index) + (sample[index - 1] ?? "a").repeat(more) + sample.slice(index);
    }
  };
  for (const text of candidates()) if (text.length === length && allowed(text)) return text;
  return undefined;
};

/** Tells if a schema allows a value; reads the description, independent of the compiled validators. */
export const allows = (schema: Schema, value: unknown): boolean => {
  const types = typesOf(schema);
  const { const: only, enum: some, oneOf, not } = schema;
  return (
    (types.length === 0 || isOfType(value, types)) &&
    (only === undefined || only === value) &&
    (some === undefined || some.includes(value)) &&
    (oneOf === undefined || oneOf.filter((form) => allows(form, value)).length === 1) &&
    (not === undefined || !allows(not, value)) &&
    (typeof value !== "string" || allowsText(schema, value)) &&
    (typeof value !== "number" || isWithin(value, schema.minimum, schema.maximum)) &&
    (!Array.isArray(value) || allowsItems(schema, value)) &&
    (!isOfType(value, ["object"]) || allowsMembers(schema, Object(value)))
  );
};

const isWithin = (size: number, min = -Infinity, max = Infinity): boolean => min <= size && size <= max;

const allowsText = (schema: Schema, text: string): boolean => {
  const beyond = [
    ...(formatted[schema.format ?? ""]?.beyond ?? []),
    ...(ownFormats[schema["x-atlas-format"] ?? ""]?.beyond ?? []),
  ];
  return (
    isWithin(Array.from(text).length, schema.minLength, schema.maxLength) &&
    fits(schema)(text) &&
    !beyond.includes(text)
  );
};

const allowsItems = ({ items = {}, minItems, maxItems, uniqueItems }: Schema, list: readonly unknown[]): boolean =>
  isWithin(list.length, minItems, maxItems) &&
  (!uniqueItems || new Set(list.map((each) => JSON.stringify(each))).size === list.length) &&
  list.every((each) => allows(items, each));

const allowsMembers = (schema: Schema, members: { readonly [name: string]: unknown }): boolean => {
  const { properties = {}, required = [], additionalProperties: more = true, minProperties, maxProperties } = schema;
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return (
    isWithin(given.length, minProperties, maxProperties) &&
    required.every((name) => members[name] !== undefined) &&
    given.every(([name, value]) => {
      const inner = properties[name] ?? more;
      return typeof inner === "boolean" ? inner : allows(inner, value);
    })
  );
};
