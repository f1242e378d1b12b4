import { literal } from "../print.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import { type ToolModel, readCallOptions } from "../tool-model.ts";

/** The tools of agents, as manifests describe them to models. */
export const emitTools = (tools: ToolModel[], document: OpenApiDocument): string =>
  [
    'import type { Tool } from "../tool.ts";',
    "",
    "/** Every tool of agents by its name, in the order of the manifest. */",
    "export const tools = {",
    ...tools.map((tool) => `  ${tool.name}: ${literal(entry(tool), 2)},`),
    "} as const satisfies Record<string, Tool>;",
    "",
    "/** Options of a call, as properties of a schema. */",
    `export const callOptions = ${literal(readCallOptions(document), 0)} as const;`,
    "",
    "/** The name of a tool. */",
    "export type ToolName = keyof typeof tools;",
    "",
  ].join("\n");

const entry = (tool: ToolModel): object => ({
  title: tool.title,
  description: tool.description,
  risk: tool.risk,
  operation: tool.operation,
  reads: tool.reads,
  scopes: tool.scopes,
  annotations: annotationsOf(tool),
  parameters: tool.parameters,
  ...(tool.output === null ? {} : { output: tool.output }),
});

/** MCP annotations of a tool. Only reading tools are idempotent. */
const annotationsOf = ({ risk, reachesOut }: ToolModel): object => ({
  readOnlyHint: risk === "none",
  destructiveHint: risk === "high",
  idempotentHint: risk === "none",
  openWorldHint: reachesOut,
});
