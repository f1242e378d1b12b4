import { patternMessages } from "../generated/validators/pattern-messages.ts";
import type { Finding } from "./validator.ts";

/** Describes a problem in words that follow the member's name. */
export const describe = ({ keyword, params }: Finding): string => {
  const description = descriptions[keyword];
  return description === undefined ? `is not allowed by the contract (${keyword})` : description(params);
};

type Params = Finding["params"];

const descriptions: Readonly<Record<string, (params: Params) => string>> = {
  required: () => "is required",
  additionalProperties: () => "is not a known member",
  propertyNames: () => "is not an allowed name",
  type: ({ type }) => `must be ${oneOf(list(type).map(withArticle))}`,
  enum: ({ allowedValues }) => `must be one of: ${list(allowedValues).map(String).join(", ")}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  pattern: ({ pattern }) => patternMessages[String(pattern)] ?? `must match ${String(pattern)}`,
  format: ({ format }) => formatMessages[String(format)] ?? `must be of the format ${String(format)}`,
  minLength: ({ limit }) => (limit === 1 ? "must not be empty" : `must have at least ${counted(limit, "character")}`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, "character")}`,
  minItems: ({ limit }) => (limit === 1 ? "must not be empty" : `must have at least ${counted(limit, "item")}`),
  maxItems: ({ limit }) => `must have at most ${counted(limit, "item")}`,
  uniqueItems: () => "must not have the same item twice",
  minProperties: ({ limit }) => `must have at least ${counted(limit, "member")}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, "member")}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${String(multipleOf)}`,
  choice: ({ passingSchemas }) =>
    Array.isArray(passingSchemas) ? "matches more than one of its forms" : "matches none of its forms",
};

const formatMessages: Readonly<Record<string, string>> = {
  uuid: "must be a UUID",
  date: "must be a date, for example 2026-01-01",
  "date-time": "must be a date and time with its offset, for example 2026-01-01T12:00:00.000Z",
  uri: "must be an absolute URL",
  email: "must be an e-mail address",
  "display-name": "must be visible, without control, invisible or direction-changing characters",
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const withArticle = (type: unknown): string => {
  if (type === "null") return "null";
  return `${/^[aio]/.test(String(type)) ? "an" : "a"} ${String(type)}`;
};

const oneOf = (words: readonly string[]): string =>
  [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" or ");

const counted = (count: unknown, noun: string): string => `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
