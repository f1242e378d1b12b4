/** Serves clients of MCP, in the revisions of the official server library: it has the protocol, we have the tools. */
import { type Answer, relay } from "@atlas-messaging/server-stubs/handlers";
import { type McpHttpHandler, ProtocolErrorCode, createMcpHandler } from "@modelcontextprotocol/server";
import type { Context } from "../rooms/context.ts";
import { authorizeTool, isTool } from "./call-tool.ts";
import { type Exchange, authInfoOf, exchangeIn, paramsOf, serverFor } from "./mcp-server.ts";
import { asOneAnswer } from "./one-answer.ts";
import { authorizeReading } from "./resources.ts";
import type { ServeMcp } from "./serve-mcp.ts";

export type AnswerMcp = (
  exchange: Omit<Exchange, "replayed">,
  options: { readonly inOnePiece: boolean },
) => Promise<Answer<"toolServer.call">>;

/** Refuses subscriptions, since no list changes while a token lives. */
const statelessly: ServeMcp = (make) => {
  const { fetch } = createMcpHandler((request) => make(request), { maxSubscriptions: 0 });
  return {
    fetch: async (request, options) =>
      methodOf(options?.parsedBody) === "subscriptions/listen"
        ? noMethod(options?.parsedBody)
        : fetch(request, options),
  };
};

const noMethod = (body: unknown): Response => {
  const error = { code: ProtocolErrorCode.MethodNotFound, message: "Method not found" };
  return Response.json({ jsonrpc: "2.0", id: Reflect.get(Object(body), "id") ?? null, error }, { status: 404 });
};

/** Opens the MCP handler of a process. */
export const openMcp = (serve: ServeMcp = statelessly): AnswerMcp => {
  const handler = serve((request, more) => serverFor(exchangeIn(request.authInfo), request.era, more));
  return (exchange, options) => answer(handler, { ...exchange, replayed: false }, options);
};

const sessionHeader = "mcp-session-id";

const answer = async (
  handler: Pick<McpHttpHandler, "fetch">,
  exchange: Exchange,
  { inOnePiece }: { readonly inOnePiece: boolean },
): Promise<Answer<"toolServer.call">> => {
  const { body, context } = exchange;
  authorize(body, context);
  const request = inOnePiece ? accepting(context.request) : context.request;
  const response = await handler.fetch(request, { parsedBody: body, authInfo: authInfoOf(exchange) });
  const relayed = { contentType: response.headers.get("content-type"), body: response.body };
  const parts = inOnePiece ? await asOneAnswer(relayed) : relayed;
  const session = response.headers.get(sessionHeader);
  const headers = session === null ? {} : { [sessionHeader]: session };
  return relay("toolServer.call", response.status, { ...parts, headers, replayed: exchange.replayed });
};

/** Missing scopes need a status and a challenge, which no MCP message can carry. */
const authorize = (body: unknown, context: Context): void => {
  const method = methodOf(body);
  const name: unknown = method === "tools/call" ? Reflect.get(paramsOf(body), "name") : null;
  if (isTool(name)) authorizeTool(name, context);
  if (method?.startsWith("resources/")) authorizeReading(context);
};

const methodOf = (body: unknown): string | null => {
  const method: unknown = Reflect.get(Object(body), "method");
  return typeof method === "string" ? method : null;
};

/** Makes the request accept both forms of answer. */
const accepting = ({ url, headers }: Request): Request => {
  const accepted = new Headers(headers);
  accepted.set("accept", "application/json, text/event-stream");
  return new Request(url, { method: "POST", headers: accepted });
};
