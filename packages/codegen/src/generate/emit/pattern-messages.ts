import { type OpenApiDocument, type Schema, isRecord } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { literal } from "../print.ts";
import { inlined, subschemas } from "../schema/prepare.ts";

/** Emits messages for values that do not match a pattern: the schema's `x-atlas-message`, or its description. */
export const emitPatternMessages = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const messages = new Map<string, string>();
  for (const schema of requestSchemas(document, operations).flatMap(subschemas)) {
    const pattern = schema["pattern"];
    const message = schema["x-atlas-message"] ?? derivedMessage(schema);
    if (typeof pattern === "string" && typeof message === "string" && !messages.has(pattern))
      messages.set(pattern, message);
  }
  return [
    "/** Messages for values that do not match a pattern. */",
    `export const patternMessages: Readonly<Record<string, string>> = ${literal(Object.fromEntries(messages))};`,
    "",
  ].join("\n");
};

const requestSchemas = (document: OpenApiDocument, operations: OperationModel[]): Schema[] =>
  operations
    .flatMap(({ parameters, requestBody }) => [...parameters.map(({ schema }) => schema), requestBody?.media.schema])
    .filter((schema) => isRecord(schema))
    .map((schema) => inlined(document, schema));

/** Uses the description, since "A phone number in E.164 form." says more than a pattern. */
const derivedMessage = (schema: Schema): string => {
  const form = /\bin (\S+) form\b/.exec(String(schema["description"]))?.[1];
  const [example] = Array.isArray(schema["examples"]) ? schema["examples"] : [];
  const suffix = typeof example === "string" ? `, for example ${example}` : "";
  return `must match ${form === undefined ? String(schema["pattern"]) : `the ${form} form`}${suffix}`;
};
