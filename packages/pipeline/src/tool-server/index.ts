/** POST /atlas/v1/mcp: one tool server for plain JSON-RPC and for clients of MCP. */
import { relay } from "@atlas-messaging/server-stubs/handlers";
import type { Handler } from "@atlas-messaging/server-stubs/handlers";
import type { Context } from "../rooms/call.ts";
import { alsoSpeaks } from "../rooms/protocols.ts";
import type { Shell } from "../shell.ts";
import { type ToolLoads, callTool, isTool } from "./call-tool.ts";
import { guard } from "./guard.ts";
import { type CallTool, type PlainMessage, answerPlainly } from "./plain.ts";
import type { AnswerMcp } from "./mcp.ts";

export { toolServerHosts } from "./guard.ts";

const id = "toolServer.call";

/** A request that accepts a stream of events, or names a revision of the protocol, is of a client of MCP. */
const isOfMcp = ({ headers }: Request): boolean =>
  headers.has("mcp-protocol-version") || (headers.get("accept") ?? "").includes("text/event-stream");

const isPlain = (message: { readonly method?: unknown }): message is PlainMessage =>
  message.method === "tools/list" || message.method === "tools/call";

export const toolServer = <Own extends Shell>(loads: ToolLoads<Own>): Handler<typeof id, Context<Own>> => {
  // The library is loaded when a client of MCP first asks.
  let opened: Promise<AnswerMcp> | undefined;
  return alsoSpeaks(isOfMcp, async ({ body }, context) => {
    guard(context.shell, context.request);
    const call: CallTool = async (name, given, options) => {
      if (!isTool(name)) throw new Error(`${name} is no tool`);
      return callTool(loads, context, name, given, options);
    };
    const ofMcp = isOfMcp(context.request);
    if (!ofMcp && isPlain(body)) {
      const { body: answer, replayed } = await answerPlainly(body, context, call);
      return relay(id, 200, { contentType: "application/json; charset=utf-8", body: JSON.stringify(answer) }, replayed);
    }
    opened ??= import("./mcp.ts").then(({ openMcp }) => openMcp());
    return (await opened)({ body, context, call }, { inOnePiece: !ofMcp });
  });
};
