import { eventNames } from "@atlas-messaging/contract";
import { expect, test } from "vitest";
import type { Schema } from "./document.ts";
import { alternativesOf, boundWords, furtherOf, itemsOf, typeWords } from "./unions.ts";

const text: Schema = { type: "string" };

test.for<readonly [Schema, string]>([
  [text, "string"],
  [{ type: ["string", "null"] }, "string or null"],
  [{ enum: ["a", "b"] }, "string"],
  [{ enum: ["a", 1] }, "any JSON"],
  [{}, "any JSON"],
  [{ const: "text" }, '`"text"`'],
  [{ oneOf: [text, { type: "integer" }, text] }, "string or integer"],
  [{ anyOf: [text, { type: "null" }] }, "string or null"],
  [{ type: "array", items: text }, "array of strings"],
  [{ type: "array", items: { type: "array", items: { type: "number" } } }, "array of array of numbers"],
  [{ type: "array" }, "array"],
  [{ type: "object", additionalProperties: { type: "boolean" } }, "object of booleans"],
  [{ type: "object", additionalProperties: false }, "object"],
])("the type of %j is %s", ([schema, words]) => {
  expect(typeWords(schema)).toBe(words);
});

test.for<readonly [Schema, readonly string[]]>([
  [{}, []],
  [{ enum: ["a"] }, ["`a`"]],
  [{ enum: ["a", 2, null] }, ["one of `a`, `2`, `null`"]],
  [{ format: "uuid" }, ["UUID"]],
  [{ format: "date-time" }, ["ISO 8601 time"]],
  [{ format: "ipv4", contentEncoding: "base64" }, ["ipv4", "base64"]],
  [{ minLength: 1, maxLength: 1600 }, ["1 to 1,600 characters"]],
  [{ minLength: 2, maxLength: 2 }, ["exactly 2 characters"]],
  [{ maximum: 9 }, ["at most 9"]],
  [{ minimum: 0 }, ["at least 0"]],
  [{ minItems: 1, uniqueItems: true }, ["at least 1 items", "no duplicates"]],
  [{ maxProperties: 3 }, ["at most 3 members"]],
  [{ pattern: "^a$", default: "a" }, ["pattern `^a$`", "default `a`"]],
  [{ default: false }, ["default `false`"]],
  [{ "x-atlas-format": "display-name" }, ["visible characters on one line"]],
  [{ type: "array", items: { format: "email" } }, ["each e-mail address"]],
  [{ enum: [...eventNames] }, ["name of a [webhook event]({site_url}/docs/reference/webhook-events)"]],
])("the bounds of %j are %j", ([schema, words]) => {
  expect(boundWords(schema)).toEqual(words);
});

test("some names of a set are listed, since they are not all of it", () => {
  expect(boundWords({ enum: eventNames.slice(0, 7) })[0]).toMatch(/^one of `/);
});

test("a schema without parts has none", () => {
  expect([itemsOf({ items: null }), furtherOf({ additionalProperties: true }), alternativesOf(text)]).toEqual([
    undefined,
    undefined,
    [text],
  ]);
});
