import { literal } from "../print.ts";
import type { ToolModel } from "../tool-model.ts";

/** The tools of agents, as manifests describe them to models. */
export const emitTools = (tools: ToolModel[]): string =>
  [
    'import type { Tool } from "../tool.ts";',
    "",
    "/** Every tool of agents by its name, in the order of the manifest. */",
    "export const tools = {",
    ...tools.map((tool) => `  ${tool.name}: ${literal(entry(tool), 2)},`),
    "} as const satisfies Record<string, Tool>;",
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
  scopes: tool.scopes,
  annotations: annotationsOf(tool),
  parameters: tool.parameters,
  output: tool.output,
});

/** MCP annotations of a tool. Only reading tools are idempotent. */
const annotationsOf = ({ risk, reachesOut }: ToolModel): object => ({
  readOnlyHint: risk === "none",
  destructiveHint: risk === "high",
  idempotentHint: risk === "none",
  openWorldHint: reachesOut,
});
