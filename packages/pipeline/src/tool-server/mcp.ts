/** Clients of MCP, in the revisions that the official server library speaks: it has the protocol, and we have the tools. */
import { type ToolName, contractVersion, tools } from "@atlas-messaging/contract";
import { toolsFor } from "@atlas-messaging/domain";
import { type Encoded, relay } from "@atlas-messaging/server-stubs/handlers";
import { McpServer, createMcpHandler, fromJsonSchema } from "@modelcontextprotocol/server";
import type {
  CallToolResult,
  McpHttpHandler,
  McpRequestContext,
  jsonSchemaValidator,
} from "@modelcontextprotocol/server";
import { type Context, principalOf } from "../rooms/call.ts";
import { refusalOf } from "../rooms/respond.ts";
import { ToldAnswer } from "./answer.ts";
import { authorizeTool, isTool } from "./call-tool.ts";
import { type CallTool, resultOf } from "./plain.ts";
import { asOneAnswer } from "./one-answer.ts";

/** One request on its way through the library. */
interface Exchange {
  readonly body: unknown;
  readonly context: Context;
  readonly call: CallTool;
  /** Whether a tool's answer was stored before. */
  replayed: boolean;
}

export type AnswerMcp = (
  exchange: Omit<Exchange, "replayed">,
  options: { readonly inOnePiece: boolean },
) => Promise<Encoded<"toolServer.call">>;

const instructions = [
  "Tools of a business messaging service: message customers, search the organization's knowledge, issue vouchers.",
  "Answer customers from search_knowledge and cite its passages; when knowledge_state is not grounded, hand off or ask.",
  'A call with _meta {"atlas/execution_mode": "dry_run"} has no effect and tells what would happen.',
  'Give _meta {"atlas/idempotency_key": "<unique>"} with every call that you may repeat.',
  "HITL_REQUIRED means that an operator must approve the call first: say so; its run tells what became of it.",
].join("\n");

/** How one process answers clients of MCP. No list of ours ever changes while a token lives, so none is subscribed to. */
export const openMcp = (): AnswerMcp => {
  const handler = createMcpHandler((request) => serverFor(exchangeOf(request)), { maxSubscriptions: 0 });
  return (exchange, options) => answer(handler, { ...exchange, replayed: false }, options);
};

const answer = async (
  handler: McpHttpHandler,
  exchange: Exchange,
  { inOnePiece }: { readonly inOnePiece: boolean },
): Promise<Encoded<"toolServer.call">> => {
  const { body, context } = exchange;
  const name = calledTool(body);
  // What a token lacks is told by the status and its challenge, which no answer of the protocol can.
  if (isTool(name)) authorizeTool(name, context);
  const authInfo = { token: "", clientId: principalOf(context).id, scopes: [], extra: { exchange } };
  const request = inOnePiece ? accepting(context.request) : context.request;
  const response = await handler.fetch(request, { parsedBody: body, authInfo });
  const relayed = { contentType: response.headers.get("content-type"), body: response.body };
  const whole = inOnePiece ? await asOneAnswer(relayed) : relayed;
  return relay("toolServer.call", response.status, whole, exchange.replayed);
};

const paramsOf = (body: unknown): object => Object(Reflect.get(Object(body), "params"));

const calledTool = (body: unknown): unknown =>
  Reflect.get(Object(body), "method") === "tools/call" ? Reflect.get(paramsOf(body), "name") : null;

/** The request as one of a client that takes either form of answer. */
const accepting = ({ url, headers }: Request): Request => {
  const accepted = new Headers(headers);
  accepted.set("accept", "application/json, text/event-stream");
  return new Request(url, { method: "POST", headers: accepted });
};

/** `answer` is the only one to hand requests to the library, each with its exchange. */
const exchangeOf = ({ authInfo }: McpRequestContext): Exchange => authInfo?.extra?.["exchange"] as Exchange;

const serverFor = (exchange: Exchange): McpServer => {
  const about = { name: "atlas", title: "Atlas messaging", version: contractVersion };
  const server = new McpServer(about, { capabilities: { tools: { listChanged: false } }, instructions });
  for (const name of toolsFor(principalOf(exchange.context).scopes)) {
    const { title, description, parameters, output, annotations } = tools[name];
    const described = {
      title,
      description,
      annotations,
      inputSchema: fromJsonSchema(parameters, unchecked),
      outputSchema: fromJsonSchema(output, unchecked),
    };
    server.registerTool(name, described, () => callFor(exchange, name));
  }
  return server;
};

/** What the schemas say is checked by the contract's own validators, which know defaults and alternatives. */
const unchecked: jsonSchemaValidator = {
  // Whatever it is given is what its caller takes it for: that has been, or will be, checked.
  getValidator: (() => (data: unknown) => ({ valid: true, data })) as unknown as jsonSchemaValidator["getValidator"],
};

/** Whatever goes wrong is told as a tool error, as the answer may have begun. */
const callFor = async (exchange: Exchange, name: ToolName): Promise<CallToolResult> => {
  const { context, call } = exchange;
  const told = await call(name, paramsOf(exchange.body)).catch((error: unknown) =>
    ToldAnswer.refusing(refusalOf(context.shell, context, error)),
  );
  exchange.replayed = told.replayed;
  return resultOf(told);
};
