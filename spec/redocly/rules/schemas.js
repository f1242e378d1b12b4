import { Place, isRecord, strings } from "../place.js";

/** @import { Rule } from "../types.js" */

const SCHEMA_FILE = /\/(schemas|events)\/[^/]+\.yaml$/;
/** The members of the envelope are described once, in convention 4. */
const ENVELOPE = ["ok", "data", "error"];

/**
 * A rule that looks at each schema once, those of webhooks, parameters and headers included.
 * @param {(schema: Place) => void} check
 * @returns {Rule}
 */
const schemaRule = (check) => () => ({
  Schema: (node, context) => check(new Place(node, context.location, context)),
});

export const noAllOf = schemaRule((schema) => {
  if ("allOf" in schema.members) schema.at("allOf").report("No allOf: write the object out.");
});

export const noAnyOfRequired = schemaRule((schema) => {
  const isBare = schema
    .at("anyOf")
    .items()
    .some(({ members }) => "required" in members && !("properties" in members));
  if (isBare) schema.at("anyOf").report("No anyOf of required lists: write closed alternatives under oneOf.");
});

export const schemaFile = schemaRule((schema) => {
  const isWholeFile = /^#?\/?$/.test(schema.location.pointer);
  if (!isWholeFile || !SCHEMA_FILE.test(schema.location.source.absoluteRef)) return;
  if (typeof schema.members["description"] !== "string") schema.report("A schema file has a description.");
  if (schema.at("examples").items().length === 0) schema.report("A schema file has examples.");
});

export const propertyDescription = schemaRule((schema) => {
  const properties = schema.at("properties");
  const isEnvelope = typeof properties.at("ok", "const").node === "boolean";
  const isError = "code" in properties.members && "retryable" in properties.members;
  for (const [name, property] of properties.entries()) {
    if ((isEnvelope && ENVELOPE.includes(name)) || (isError && name === "code")) continue;
    if (isRecord(property.node) && typeof property.members["description"] !== "string") {
      property.report(`Property ${name} has no description.`);
    }
  }
});

const SECRET = /(^|_)(secret|password|token|recovery_codes|otpauth_url)$/;

export const secretMarked = schemaRule((schema) => {
  for (const [name, property] of schema.at("properties").entries()) {
    if (!SECRET.test(name) || "const" in property.members) continue;
    if (property.members["x-atlas-secret"] !== true) property.report(`Property ${name} has x-atlas-secret: true.`);
  }
});

export const stringBounded = schemaRule((schema) => {
  const { type } = schema.members;
  const isString = type === "string" || strings(type).includes("string");
  const isBounded = ["format", "pattern", "enum", "const", "maxLength"].some((keyword) => keyword in schema.members);
  if (isString && !isBounded) schema.report("A string has a format, pattern, enum or maxLength.");
});

/** A regular expression is never shown to a person: its words follow the member's name. */
export const patternInWords = schemaRule((schema) => {
  const { pattern, "x-atlas-message": words } = schema.members;
  if (pattern === undefined) return;
  if (typeof words !== "string" || !/^(must|is) \w/.test(words) || words.endsWith("."))
    schema.report("A pattern has x-atlas-message, which says what is expected: must be …, without a full stop.");
});
