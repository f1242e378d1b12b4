import { type OpenApiDocument, isRecord } from "../../contract/document.ts";
import { literal } from "../print.ts";

/**
 * Emits the words for values that do not match a pattern, which stand beside it as `x-atlas-message`.
 * @throws {Error} if a pattern has no words, or others in another place
 */
export const emitPatternMessages = (document: OpenApiDocument): string => {
  const messages = new Map<string, string>();
  for (const { pattern, "x-atlas-message": message } of schemasWithPattern(document)) {
    if (typeof message !== "string") throw new Error(`The pattern ${pattern} has no x-atlas-message`);
    if ((messages.get(pattern) ?? message) !== message)
      throw new Error(`The pattern ${pattern} has two messages: ${messages.get(pattern)}; ${message}`);
    messages.set(pattern, message);
  }
  return [
    "/** Messages for values that do not match a pattern. */",
    `export const patternMessages: Readonly<Record<string, string>> = ${literal(Object.fromEntries(messages))};`,
    "",
  ].join("\n");
};

interface WithPattern {
  readonly pattern: string;
  readonly "x-atlas-message"?: unknown;
}

const schemasWithPattern = (value: unknown): WithPattern[] => {
  if (Array.isArray(value)) return value.flatMap(schemasWithPattern);
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(schemasWithPattern);
  const { pattern } = value;
  return typeof pattern === "string" ? [{ ...value, pattern }, ...inner] : inner;
};
