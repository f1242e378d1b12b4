/**
 * The contract as `/openapi.json` shows it: bundled, with calls of each operation. Where packages run from source it is
 * made from `spec/`, in about half a second. A packed contract has it as a file.
 */
import { createHash } from "node:crypto";
import { bundleContract } from "./contract/bundle.ts";
import type { OpenApiDocument } from "./contract/document.ts";
import { codeSamples } from "./generate/emit/code-samples.ts";
import { readOperations } from "./generate/operation-model.ts";

const describe = ({ openapi, ...rest }: OpenApiDocument): object => {
  const document = { openapi, ...rest };
  const sha256 = createHash("sha256").update(JSON.stringify(document)).digest("hex");
  const samples = codeSamples({ document, operations: readOperations(document) });
  return {
    openapi,
    "x-generated-from": { source: "spec/atlas.yaml", sha256 },
    ...rest,
    paths: withSamples(rest.paths, samples),
  };
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

export const document = describe(bundleContract());
