import { type Scope, tools } from "@atlas-messaging/contract";
import { toolsFor } from "@atlas-messaging/domain";

/** The tools that a token may call, as MCP describes tools. What is listed depends on its scopes alone. */
export const listTools = (scopes: readonly Scope[]) =>
  toolsFor(scopes).map((name) => {
    const { title, description, parameters, output, annotations } = tools[name];
    return { name, title, description, inputSchema: parameters, outputSchema: output, annotations };
  });
