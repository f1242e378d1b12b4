import { type Scope, keysOf } from "@atlas-messaging/contract";
import { type Tool, type ToolName, callOptions, tools } from "@atlas-messaging/validators/tools";
import { direct } from "../pipeline/handler.ts";
import { type Context, principalOf } from "../pipeline/context.ts";

const names = keysOf(tools); // A literal object has exactly its own keys.

/** Tells if a token may call a tool, which needs all scopes of the tool. */
export const mayCall = (name: ToolName, scopes: readonly Scope[]): boolean =>
  tools[name].scopes.every((scope) => scopes.includes(scope));

/** Lists the tools that a token may call, in the order of the contract. */
export const toolsFor = (scopes: readonly Scope[]): ToolName[] => names.filter((name) => mayCall(name, scopes));

/** Presents the tools that a token may call, in the form of function-calling models (Tool definition). */
export const presentManifest = (scopes: readonly Scope[]) => ({
  tools: toolsFor(scopes).map((name) => {
    const { description, parameters } = tools[name];
    return { type: "function" as const, function: { name, description, parameters: { ...parameters } } };
  }),
});

/** Lists the tools that the token may call. */
export const manifest = async (_call: unknown, context: Context) =>
  ({ status: 200, body: { ok: true, data: presentManifest(principalOf(context).scopes) } }) as const;

export const toolOperations = { "tools.manifest": direct("tools.manifest", manifest) };

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
