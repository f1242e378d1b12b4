import { type Scope, type ToolName, tools, keysOf } from "@atlas-messaging/contract";

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
