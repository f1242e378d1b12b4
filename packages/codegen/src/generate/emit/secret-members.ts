import { type OpenApiDocument, type Schema, isRecord } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { literal } from "../print.ts";
import { inlined, subschemas } from "../schema/prepare.ts";

/** Emits the names of members that the contract marks as secret, by operation, for its body and its answers. */
export const emitSecretMembers = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const table = operations.flatMap(({ id, requestBody, responses }) => {
    const body = secretsIn(document, [requestBody?.media.schema]);
    const answer = secretsIn(
      document,
      responses.map(({ media }) => media.schema),
    );
    return body.length + answer.length === 0 ? [] : [[id, { body, answer }] as const];
  });
  return [
    "/** Names of members with secrets in an operation's body and answers. */",
    "export const secretMembers: {",
    "  readonly [operation: string]: { readonly body: readonly string[]; readonly answer: readonly string[] };",
    `} = ${literal(Object.fromEntries(table))};`,
    "",
  ].join("\n");
};

const secretsIn = (document: OpenApiDocument, schemas: readonly (Schema | undefined)[]): string[] => {
  const found = schemas
    .filter((schema) => schema !== undefined)
    .flatMap((schema) => subschemas(inlined(document, schema)))
    .flatMap(({ properties }) => (isRecord(properties) ? Object.entries(properties) : []))
    .filter(([, property]) => isRecord(property) && property["x-atlas-secret"] === true)
    .map(([name]) => name);
  return [...new Set(found)].toSorted();
};
