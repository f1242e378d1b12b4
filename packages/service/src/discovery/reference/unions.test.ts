import { expect, test } from "vitest";
import type { Schema } from "./document.ts";
import { type Field, membersOf, unionFields } from "./unions.ts";

const fieldsOfOne = (schema: Schema): readonly Field[] =>
  Object.keys(membersOf(schema)).map((name) => ({
    path: `item.${name}`,
    type: "string",
    required: Array.isArray(schema["required"]) && schema["required"].includes(name),
    meaning: `The ${name}.`,
    example: undefined,
  }));

const object = (properties: { readonly [name: string]: object }, required: readonly string[]): Schema => ({
  type: "object",
  properties,
  required,
});

const text = { type: "string" };
const rowsOf = (...schemas: readonly Schema[]) =>
  unionFields(schemas, "item.", fieldsOfOne).map(({ path, required, meaning }) => [path, required, meaning]);

test("objects that no member tells apart have each field once, required if every object requires it", () => {
  expect(
    rowsOf(object({ id: text, name: text }, ["id", "name"]), object({ id: text, age: text, name: text }, ["id"])),
  ).toEqual([
    ["item.id", true, "The id."],
    ["item.name", false, "The name."],
    ["item.age", false, "The age."],
  ]);
});

test("a member that tells objects apart comes first, and other fields name their kinds", () => {
  const [first, ...others] = unionFields(
    [
      object({ body: text, type: { const: "text" } }, ["body", "type"]),
      object({ url: text, type: { enum: ["image", "video"] } }, ["url", "type"]),
    ],
    "item.",
    fieldsOfOne,
  );
  expect(first).toMatchObject({ path: "item.type", required: true, type: "string, one of `text`, `image`, `video`" });
  expect(others.map(({ path, meaning }) => [path, meaning])).toEqual([
    ["item.body", "With `text`: The body."],
    ["item.url", "With `image` or `video`: The url."],
  ]);
});

test("one object has its own fields", () => {
  expect(rowsOf(object({ id: text }, []))).toEqual([["item.id", false, "The id."]]);
});

test("a field that all kinds have names none, and is required if every kind requires it", () => {
  const kind = (name: string, required: readonly string[]) =>
    object({ type: { const: name }, id: text, note: text }, ["type", ...required]);
  expect(rowsOf(kind("a", ["id", "note"]), kind("b", ["id"]))).toEqual([
    ["item.type", true, "The type."],
    ["item.id", true, "The id."],
    ["item.note", false, "The note."],
  ]);
});

test("a field of more than six kinds is told to be absent from some", () => {
  const named = (kinds: readonly string[], member: string) => object({ type: { enum: kinds }, [member]: text }, []);
  const rows = rowsOf(named(["a", "b", "c", "d", "e", "f", "g"], "url"), named(["h"], "body"));
  expect(rows).toContainEqual(["item.url", false, "Not with every `type`. The url."]);
  expect(rows).toContainEqual(["item.body", false, "With `h`: The body."]);
});

test("a required member names the one that may stand in its place", () => {
  const type = { const: "image" };
  const fields = unionFields(
    [
      object({ type, url: text }, ["type", "url"]),
      object({ type, media_id: text }, ["type", "media_id"]),
      object({ type: { const: "text" } }, ["type"]),
    ],
    "item.",
    fieldsOfOne,
  );
  expect(fields.map(({ path, substitute }) => [path, substitute])).toEqual([
    ["item.type", undefined],
    ["item.url", "media_id"],
    ["item.media_id", "url"],
  ]);
});
