/** Compiled validators against the compiler's own code, which is longer. */
import { runInNewContext } from "node:vm";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { compile } from "../packages/codegen/src/generate/schema/compile.ts";
import * as runtime from "../packages/contract/src/validation/runtime.ts";
import type { Finding, Validator } from "../packages/contract/src/validation/validator.ts";

const order = {
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

/** A compiled validator, with the runtime that its module imports. */
const compiled = (schema: object): Validator => {
  const { code, functions } = compile({ it: { ...schema } });
  const made: unknown = runInNewContext(`${code}; ${functions["it"]}`, { ...runtime });
  if (typeof made !== "function") throw new Error("There is no validator");
  return made as Validator; // The compiler names it as the validator of this schema.
};

const own = (schema: object) => {
  const ajv = new Ajv({ allErrors: true, messages: false, allowUnionTypes: true });
  ajv.addFormat("uuid", runtime.formats.uuid);
  return ajv.compile(schema);
};

const plain = (found: readonly Finding[] | null | undefined) =>
  (found ?? []).map(({ instancePath, schemaPath, keyword, params }) => ({ instancePath, schemaPath, keyword, params }));

const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

test.for<readonly [what: string, schema: object, values: readonly unknown[]]>([
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
  ["bounds of a list", { type: "array", maxItems: 2, uniqueItems: true, items: {} }, [[1, 2, 3], [1, 1], [], "a"]],
])("%s: short code finds what long code finds", ([, schema, values]) => {
  const [short, long] = [compiled(schema), own(schema)];
  for (const value of values) {
    const isValid = short(structuredClone(value));
    expect(isValid).toBe(long(value));
    expect(isValid ? [] : plain(short.errors)).toEqual(isValid ? [] : plain(long.errors));
  }
});
