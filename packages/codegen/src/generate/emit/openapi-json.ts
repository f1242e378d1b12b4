import type { OpenApiDocument } from "../../contract/document.ts";
import type { ContractSource } from "../contract-source.ts";
import { codeSamples } from "./code-samples.ts";

/**
 * Emits the bundled contract with calls of each operation. JSON has no comments, so a member names the source. Only
 * this file has the contract's hash.
 */
export const emitOpenApiJson = (contract: ContractSource, source: string): string => {
  const { openapi, ...rest } = contract.document;
  const document = {
    openapi,
    "x-generated-from": { source, sha256: contract.sha256 },
    ...rest,
    paths: withSamples(rest.paths, codeSamples(contract)),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};

const withSamples = (paths: OpenApiDocument["paths"], samples: ReturnType<typeof codeSamples>): object =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      const members = Object.entries(item).map(([name, member]) => {
        if (!("operationId" in member)) return [name, member];
        return [name, { ...member, "x-codeSamples": samples.get(member.operationId ?? "") }];
      });
      return [path, Object.fromEntries(members)];
    }),
  );
