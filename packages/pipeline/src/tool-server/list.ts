import { type Scope, tools } from "@atlas-messaging/contract";
import { toolsFor } from "@atlas-messaging/domain";

/** Lists the tools that a token's scopes allow, in MCP's form. */
export const listTools = (scopes: readonly Scope[]) =>
  toolsFor(scopes).map((name) => {
    const { title, description, parameters, output, annotations } = tools[name];
    return { name, title, description, inputSchema: parameters, outputSchema: output, annotations };
  });
