/** Every message of validation that a person may read: of each member of each request, with values of all kinds. */
import { type OperationId, keysOf, operations } from "@atlas-messaging/contract";
import { document } from "@atlas-messaging/validators/openapi-document";
import { expect, test } from "vitest";
import { validateRequest } from "../requests.ts";

interface Schema {
  readonly $ref?: string;
  readonly examples?: readonly unknown[];
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: { readonly [name: string]: { readonly value: unknown } };
}

/** The rules of the contract's linter guarantee this shape. */
const { paths, components } = document as {
  readonly paths: {
    readonly [path: string]: {
      readonly [method: string]: { readonly requestBody?: { readonly content: { readonly [type: string]: Media } } };
    };
  };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
};

const examplesOf = (id: OperationId): readonly unknown[] => {
  const { path, method } = operations[id];
  const {
    schema = {},
    example,
    examples = {},
  } = paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"] ?? {};
  const named = schema.$ref === undefined ? schema : components.schemas[schema.$ref.split("/").at(-1) ?? ""];
  return [example, ...Object.values(examples).map(({ value }) => value), ...(named?.examples ?? [])].filter(Boolean);
};

const odd = [
  null,
  true,
  7,
  -1,
  1.5,
  1e12,
  "",
  "?",
  " ",
  "a".repeat(300_000),
  [],
  ["?", "?"],
  [{}, 7],
  {},
  { "?": "?" },
];

/** The value with each of its members replaced, left out, misspelt and joined by a stranger, in turn. */
const spoiled = (value: unknown): readonly unknown[] => {
  if (typeof value !== "object" || value === null) return odd;
  const members = Object.entries(value);
  const made = (changed: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
  return [
    ...odd,
    ...(Array.isArray(value) ? [] : [{ ...value, colour: 1 }]),
    ...members.flatMap(([name, inner], index) => [
      made(members.filter((_, other) => other !== index)),
      made(members.map((member, other) => (other === index ? ([`${name}x`, inner] as const) : member))),
      ...spoiled(inner).map((each) => made(members.map((m, other) => (other === index ? ([name, each] as const) : m)))),
    ]),
  ];
};

const messagesOf = (id: OperationId): readonly string[] => {
  const query = Object.fromEntries([...odd, "2026-02-30"].map((value, index) => [`colour${index}`, String(value)]));
  const results = [
    validateRequest(id, { params: {}, query, body: undefined }),
    ...examplesOf(id)
      .flatMap(spoiled)
      .map((body) => validateRequest(id, { params: idsOf(id), query: {}, body })),
  ];
  return results.flatMap((result) => (result.ok ? [] : result.details.map(({ message }) => message)));
};

const idsOf = (id: OperationId) =>
  Object.fromEntries(
    Array.from(operations[id].path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [
      name,
      "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f",
    ]),
  );

const messages = new Set(keysOf(operations).flatMap(messagesOf));

test("goes on with the name of the member, without a full stop", () => {
  expect(messages.size).toBeGreaterThan(100);
  const clause = /^(must|is) .*[^.!?]$|^(must|is) .*\. Did you mean \S+\?$/;
  expect([...messages].filter((message) => !clause.test(message))).toEqual([]);
});

test("shows no regular expression, and no word of the validator", () => {
  const inside = /[\^\\]|\[a-z|\(\?|\$$|undefined|NaN|\[object|contract|schema/;
  expect([...messages].filter((message) => inside.test(message))).toEqual([]);
});
