import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseYaml } from "../contract/yaml.ts";
import { bundleContract } from "../contract/bundle.ts";
import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { type CorpusDocument, readCorpus } from "./corpus.ts";
import { type FlowModel, readFlows } from "./flow-model.ts";
import { type OperationModel, readOperations } from "./operation-model.ts";
import { type ToolModel, readTools } from "./tool-model.ts";

/** Input of the emitters. */
export interface ContractSource {
  document: OpenApiDocument;
  operations: OperationModel[];
  tools: ToolModel[];
  events: Record<string, Schema>;
  errors: unknown;
  limits: unknown;
  scopes: { scopes: unknown; permissions: unknown; roles: unknown };
  sandbox: Record<string, unknown>;
  corpus: CorpusDocument[];
  /** Flows of the contract. */
  flows: FlowModel[];
}

/** Reads the contract in the folder `spec`. */
export const readContract = async (spec: string): Promise<ContractSource> => {
  const document = bundleContract(join(spec, "atlas.yaml"));
  const operations = readOperations(document);
  const tables = {
    errors: await readYaml(join(spec, "shared/errors.yaml")),
    limits: await readYaml(join(spec, "shared/limits.yaml")),
    scopes: asScopes(await readYaml(join(spec, "shared/scopes.yaml"))),
    sandbox: await readFolder(join(spec, "sandbox")),
    corpus: await readCorpus(join(spec, "sandbox/corpus")),
  };
  const tools = await readYaml(join(spec, "shared/tools.yaml"));
  const events = eventSchemas(document);
  const flows = await readFlows(join(spec, "flows"), operations);
  return { document, operations, tools: readTools(document, operations, tools), events, ...tables, flows };
};

const readYaml = async (path: string): Promise<unknown> => parseYaml(await readFile(path, "utf8"));

const readFolder = async (folder: string): Promise<Record<string, unknown>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const entries = names.map(async (name) => [basename(name, ".yaml"), await readYaml(join(folder, name))] as const);
  return Object.fromEntries(await Promise.all(entries));
};

/** The linter guarantees the shape of both tables. */
const asScopes = (value: unknown): ContractSource["scopes"] => value as ContractSource["scopes"];

/** The payload schema of each event of the `webhooks` section. */
const eventSchemas = (document: OpenApiDocument): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(document.webhooks ?? {}).map(([name, item]) => {
      const schema = item.post?.requestBody?.content["application/json"]?.schema;
      if (schema === undefined) throw new Error(`The event ${name} has no payload`);
      return [name, schema];
    }),
  );
