/** Redaction of JSON: its shape, ids, codes and times stay; what people wrote goes. */
import type { Json, JsonObject } from "../../primitives.ts";

/** Text in place of content. */
export const erasedText = "[erased]";

const erasedUrl = "https://erased.invalid/";

/** The number to look for, and the one in its place. */
export interface Erased {
  readonly number: string;
  readonly placeholder: string;
}

/** Members whose texts are codes, and not anybody's words. Text of any other member is content. */
const codes = new Set([
  "action_type",
  "approval_state",
  "category",
  "changed",
  "channel",
  "code",
  "correlation_id",
  "delivery_state",
  "direction",
  "environment",
  "error_code",
  "event_type",
  "knowledge_state",
  "marketing",
  "media_type",
  "message_type",
  "origin",
  "owner_id",
  "path",
  "provider_message_id",
  "request_id",
  "state",
  "status",
  "tool_name",
  "tools_called",
  "type",
]);

/** Members about colleagues, agents and the organization's own knowledge. */
const others = new Set(["actor", "author", "changed_by", "citations", "erased_by", "intent"]);

/** Lists of words whose form the contract bounds. */
const emptied = new Set(["labels"]);

const coordinates = new Set(["latitude", "longitude"]);

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const phoneNumber = /^\+[1-9]\d{1,14}$/;

/** Replaces all content in a value. `name` is the member that has it. Redacting twice changes nothing more. */
export const redact = (value: Json, erased: Erased, name = ""): Json => {
  if (typeof value === "string") return redactText(value, erased, name);
  if (typeof value === "number") return coordinates.has(name) ? 0 : value;
  if (value === null || typeof value === "boolean") return value;
  if (isList(value)) return emptied.has(name) ? [] : value.map((each) => redact(each, erased, name));
  return redactObject(value, erased);
};

export const redactObject = (value: JsonObject, erased: Erased): JsonObject =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, others.has(name) ? inner : redact(inner, erased, name)]),
  );

/** Redacts texts by name, such as parameters of a query. */
export const redactTexts = (texts: { readonly [name: string]: string }, erased: Erased): { [name: string]: string } =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, redactText(text, erased, name)]));

/** Tells a list from an object, which `Array.isArray` does not for lists that cannot be written to. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const redactText = (text: string, { number, placeholder }: Erased, name: string): string => {
  const isCode = text === "" || id.test(text) || time.test(text) || codes.has(name);
  if (isCode && !text.includes(number)) return text;
  if (phoneNumber.test(text)) return placeholder;
  return /^https?:/.test(text) ? erasedUrl : erasedText;
};
