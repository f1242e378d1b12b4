import { type Scope, type Tool, type ToolName, callOptions, tools } from "@atlas-messaging/contract";
import { toolsFor } from "@atlas-messaging/domain";

/** Returns a tool in MCP's form. A tool with effects takes the options of a call among its arguments, too. */
export const describeTool = (name: ToolName) => {
  const { title, description, parameters, output, annotations, risk }: Tool = tools[name];
  const properties = { ...Object(parameters["properties"]), ...(risk === "none" ? {} : callOptions) };
  return {
    title,
    description,
    inputSchema: { ...parameters, properties },
    ...(output && { outputSchema: output }),
    annotations,
  };
};

/** Lists the tools that a token's scopes allow, in MCP's form. */
export const listTools = (scopes: readonly Scope[]) =>
  toolsFor(scopes).map((name) => ({ name, ...describeTool(name) }));
