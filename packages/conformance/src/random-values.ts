/** Random values that a schema of the contract allows. */
import * as fc from "fast-check";
import { type Schema, resolved } from "./description.ts";

/** Values to prefer for named members and parameters: existing ids, and addresses that are safe to contact. */
export interface Hints {
  readonly [name: string]: readonly string[];
}

/** Maximum length of random text. Longer text is slow and finds little. All lengths up to it are used. */
const maxMadeLength = 200;
const size = "max";

export const arbitraryOf = (reference: Schema, hints: Hints, name = ""): fc.Arbitrary<unknown> => {
  const schema = resolved(reference);
  if ("const" in schema) return fc.constant(schema["const"]);
  const { enum: values, oneOf, type } = schema;
  if (values) return fc.constantFrom(...values);
  if (oneOf) return fc.oneof(...oneOf.map((branch) => arbitraryOf(branch, hints, name)));
  if (typeof type === "object")
    return fc.oneof(...type.map((each) => arbitraryOf({ ...schema, type: each }, hints, name)));
  return ofType(schema, hints, name);
};

const ofType = (schema: Schema, hints: Hints, name: string): fc.Arbitrary<unknown> => {
  switch (schema["type"]) {
    case "string":
      return text(schema, hints[name] ?? []);
    case "integer":
      return fc.integer({ min: number(schema, "minimum", 0), max: number(schema, "maximum", 1_000_000) });
    case "number":
      return fc.double({ min: number(schema, "minimum", 0), max: number(schema, "maximum", 1), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return list(schema, hints, name);
    case "object":
      return object(schema, hints);
    case undefined:
    default:
      return fc.jsonValue();
  }
};

const number = (schema: Schema, keyword: string, otherwise: number): number =>
  typeof schema[keyword] === "number" ? schema[keyword] : otherwise;

const text = (schema: Schema, hinted: readonly string[]): fc.Arbitrary<string> => {
  if (hinted.length === 0) return anyText(schema);
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...hinted) }, { weight: 1, arbitrary: anyText(schema) });
};

const anyText = (schema: Schema): fc.Arbitrary<string> => {
  const minLength = number(schema, "minLength", 0);
  const maxLength = Math.max(minLength, Math.min(number(schema, "maxLength", maxMadeLength), maxMadeLength));
  const { pattern, format, contentEncoding, "x-atlas-format": own } = schema;
  if (contentEncoding === "base64") return fc.base64String({ minLength: Math.max(4, minLength), maxLength, size });
  if (own === "display-name") return displayName(minLength, maxLength);
  if (typeof format === "string") return ofFormat(format);
  if (typeof pattern === "string") return matching(pattern, minLength, maxLength);
  return fc.oneof(
    fc.string({ minLength, maxLength, size, unit: "grapheme-ascii" }),
    fc.string({ minLength, maxLength, size, unit: codePoint }),
  );
};

/** Ordinary names. The format has its own tests for the others. */
const displayName = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ minLength, maxLength, size, unit: "grapheme-ascii" }),
      fc.string({
        minLength,
        maxLength,
        size,
        unit: fc.constantFrom(...Array.from("Ängelo Ωμέγα שלום مرحبا 日本語 🦉")),
      }),
    )
    .filter((name) => name.trim() !== "");

/** Any Unicode character. The library's own generators, also those of paths and of JSON, take seconds to build. */
export const codePoint = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Length in characters, as JSON Schema counts. */
const lengthOf = (value: string): number => Array.from(value).length;

const generators = new Map<string, fc.Arbitrary<string>>();

/** Makes the generator of a pattern once, as that takes longer than a request. It has no lookahead. */
const generatorOf = (pattern: string): fc.Arbitrary<string> => {
  const generator = generators.get(pattern) ?? fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?!.*?\$\)/g, "")));
  generators.set(pattern, generator);
  return generator;
};

/** Matches a pattern. A filter removes what the generator's lack of lookahead lets through. */
const matching = (pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string> => {
  const whole = new RegExp(pattern, "u");
  return generatorOf(pattern)
    .map((value) => value.slice(0, maxLength))
    .filter((value) => whole.test(value) && lengthOf(value) >= minLength && lengthOf(value) <= maxLength);
};

const ofFormat = (format: string): fc.Arbitrary<string> => {
  switch (format) {
    case "uuid":
      return fc.uuid();
    case "date-time":
      return instants.map((date) => date.toISOString());
    case "date":
      return instants.map((date) => date.toISOString().slice(0, 10));
    case "email":
      return fc.nat().map((count) => `person-${count}@shop.example`);
    // A random address might belong to somebody.
    case "uri":
      return paths.map((path) => `https://conformance.invalid${path}`);
    default:
      throw new Error(`no values are known for the format ${format}`);
  }
};

const paths = fc
  .array(fc.string({ unit: codePoint, maxLength: 10 }).map(encodeURIComponent), { maxLength: 5 })
  .map((segments) => segments.map((segment) => `/${segment}`).join(""));

const instants = fc.date({
  min: new Date("2020-01-01T00:00:00.000Z"),
  max: new Date("2035-01-01T00:00:00.000Z"),
  noInvalidDate: true,
});

const list = (schema: Schema, hints: Hints, name: string): fc.Arbitrary<unknown[]> => {
  const items = arbitraryOf(schema.items ?? {}, hints, name);
  const minLength = number(schema, "minItems", 0);
  const maxLength = Math.max(minLength, Math.min(number(schema, "maxItems", 5), 5));
  if (schema["uniqueItems"] !== true) return fc.array(items, { minLength, maxLength });
  return fc.uniqueArray(items, { minLength, maxLength, selector: (value) => JSON.stringify(value) });
};

const object = (schema: Schema, hints: Hints): fc.Arbitrary<object> => {
  const properties = Object.entries(schema.properties ?? {});
  const members = Object.fromEntries(properties.map(([name, inner]) => [name, arbitraryOf(inner, hints, name)]));
  const { required = [], additionalProperties } = schema;
  if (typeof additionalProperties !== "object") return sparseOrFull(members, required);
  // Objects with free names are parameter maps. The contract has none with fixed names as well.
  const keys = fc.string({ minLength: 1, maxLength: 20, unit: "grapheme-ascii" });
  return fc.dictionary(keys, arbitraryOf(additionalProperties, hints), { maxKeys: 5 });
};

type Members = { readonly [name: string]: fc.Arbitrary<unknown> };

/** Half of the objects have one optional member at most: each further one may be what a rule refuses. */
const sparseOrFull = (members: Members, required: readonly string[]): fc.Arbitrary<object> => {
  const full = fc.record(members, { requiredKeys: [...required] });
  const optional = Object.keys(members).filter((name) => !required.includes(name));
  if (optional.length < 2) return full;
  const sparse = optional.map((name) => {
    const chosen = Object.entries(members).filter(([each]) => each === name || required.includes(each));
    return fc.record(Object.fromEntries(chosen), { requiredKeys: [...required] });
  });
  return fc.oneof(full, fc.oneof(...sparse));
};
