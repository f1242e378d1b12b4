/** The validators against a compiler of JSON Schema that is not ours. */
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { validatorOf } from "../packages/validators/src/validation/checks.ts";
import { formats } from "../packages/validators/src/validation/formats.ts";
import type { Schema } from "../packages/validators/src/validation/schema.ts";
import type { Finding } from "../packages/validators/src/validation/validator.ts";

const order: Schema = {
  type: "object",
  required: ["id", "lines", "a.b"],
  additionalProperties: false,
  properties: {
    id: { type: "string", format: "uuid" },
    "a.b": { type: "string", minLength: 2, maxLength: 4, pattern: "^[a-z]/" },
    note: { type: ["string", "null"], maxLength: 3 },
    lines: {
      type: "array",
      items: {
        oneOf: [
          { type: "object", required: ["text"], additionalProperties: false, properties: { text: { type: "string" } } },
          { type: "object", additionalProperties: { type: "string", maxLength: 2 } },
          { type: "object", additionalProperties: false },
        ],
      },
    },
  },
};

const compiled = (schema: object) => {
  const ajv = new Ajv({ allErrors: true, messages: false, allowUnionTypes: true });
  ajv.addFormat("uuid", formats.uuid);
  return ajv.compile(schema);
};

/** The compiler says which two items are the same; nobody is told. Ours says what a misspelt one may have meant. */
const plain = (found: readonly Finding[]) =>
  found.map(({ instancePath, schemaPath, keyword, params: { names: _names, given: _given, ...params } }) => ({
    instancePath,
    schemaPath,
    keyword,
    params: keyword === "uniqueItems" ? {} : params,
  }));

const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

test.for<readonly [what: string, schema: Schema, values: readonly unknown[]]>([
  [
    "members, texts and alternatives",
    order,
    [
      { id, "a.b": "a/b", lines: [] },
      { id, "a.b": "a/b", note: null, lines: [{ text: "long" }] },
      { id, "a.b": "a/b", lines: [{}] },
      {},
      { id: 1, "a.b": false, note: 2, lines: {} },
      { id: "no", "a.b": "👍", note: "four", lines: [{ text: 1 }, { "x/y": "abc" }, "text"], more: 1, toString: 2 },
      { id: "no", "a.b": "A/bcd", lines: [null] },
      null,
      [],
    ],
  ],
  ["a text with a pattern and a format", { type: "string", pattern: "^0", format: "uuid" }, ["a", id, 1]],
  [
    "bounds of a list",
    { type: "array", maxItems: 2, minItems: 1, uniqueItems: true, items: {} },
    [[1, 2, 3], [1, 1], [{ a: 1 }, { a: 1 }], [], "a"],
  ],
  [
    "texts of a list",
    { type: "array", uniqueItems: true, items: { type: "string" } },
    [
      ["a", "a"],
      [1, 1],
      ["a", 1],
    ],
  ],
  ["numbers", { type: "integer", minimum: 1, maximum: 3 }, [0, 1, 1.5, 3, 9.5, "2", null, Number.NaN]],
  ["values", { type: ["string", "null"], enum: ["a", null], not: { const: "a" } }, ["a", null, "b", 1, { a: 1 }]],
  [
    "bounds of an object",
    { type: "object", minProperties: 1, maxProperties: 2, additionalProperties: { anyOf: [{ type: "null" }, order] } },
    [{}, { a: null }, { "a/b~c": 1 }, { a: 1, b: null, c: {} }, []],
  ],
  [
    "any form that is no number",
    { anyOf: [{ const: [1, { a: null }] }, { not: { type: "number" } }] },
    [1, "a", [1, { a: null }]],
  ],
])("%s: the same is found in the same order", ([, schema, values]) => {
  const [ours, theirs] = [validatorOf(schema), compiled(schema)];
  for (const value of values) {
    const isValid = theirs(value);
    expect(plain(ours(value)), JSON.stringify(value)).toEqual(
      isValid ? [] : plain(theirs.errors as readonly Finding[]),
    );
  }
});
