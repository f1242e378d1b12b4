/** POST /atlas/v1/mcp: one tool server for plain JSON-RPC and for clients of MCP. */
import { type AnswerParts, relay } from "@atlas-messaging/server-stubs/handlers";
import { type Direct, direct } from "../handler.ts";
import { withHeaderKey } from "../rooms/header-key.ts";
import { TextAnswer } from "./answer.ts";
import type { Shell } from "../shell.ts";
import { type ToolLoads, callTool, refusing } from "./call-tool.ts";
import { toolCalls, toolNames } from "./calls.ts";
import { guard } from "./guard.ts";
import { limitedCall } from "./limited-call.ts";
import { batchRefused, mismatchRefused, refuseByProtocol } from "./own-errors.ts";
import { type CallTool, type PlainMessage, answerPlainly } from "./plain.ts";
import { liftedOptions, ownArguments } from "./lifted-options.ts";
import { type ReadingLoads, listVouchers, readOperations } from "./reading.ts";
import type { AnswerMcp } from "./mcp.ts";
import { type KnowledgeLoads, listResources, readResource } from "./resources.ts";
import { type TaskLoads, taskRows, tasksFor } from "./tasks.ts";

const id = "toolServer.call";

const acceptsStream = ({ headers }: Request): boolean => (headers.get("accept") ?? "").includes("text/event-stream");

/** Recognizes clients of MCP: they accept an event stream or name a protocol revision. */
const isOfMcp = (request: Request): boolean => request.headers.has("mcp-protocol-version") || acceptsStream(request);

const asJson = (body: object): AnswerParts => ({
  contentType: "application/json; charset=utf-8",
  body: JSON.stringify(body),
});

const isPlain = (message: { readonly method?: unknown }): message is PlainMessage =>
  message.method === "tools/list" || message.method === "tools/call";

const serve = <Own extends Shell>(
  loads: ToolLoads<Own> & KnowledgeLoads<Own> & ReadingLoads<Own> & TaskLoads<Own>,
): Direct<typeof id, Own> => {
  // Loaded when a client of MCP first asks.
  let opened: Promise<AnswerMcp> | undefined;
  const answering = direct<typeof id, Own>(id, async ({ body }, context) => {
    guard(context.shell, context.request);
    const ofMcp = isOfMcp(context.request);
    const limited = ofMcp ? await limitedCall(context, body) : null;
    if (Array.isArray(body)) return batchRefused();
    const mismatch = mismatchRefused(context.request, body);
    if (mismatch) return mismatch;
    const call: CallTool = async (name, params) => {
      if (limited) return TextAnswer.refusing(limited);
      const keyed = withHeaderKey(context.request, params, "params.idempotency_key");
      const options = liftedOptions(context.shell.requestValidators, keyed);
      if ("details" in options) return refusing(options.details);
      return callTool(loads, context, name, ownArguments(params), options);
    };
    if (!ofMcp && isPlain(body)) {
      const { body: answer, replayed } = await answerPlainly(body, context, call);
      return relay(id, 200, { ...asJson(answer), replayed });
    }
    opened ??= import("./mcp.ts").then(({ openMcp }) => openMcp(context.shell.serveMcp));
    const list = (cursor?: string) => listResources(loads, context, cursor);
    const read = (document: string) => readResource(loads, context, document);
    const exchange = { body, context, call, list, read, tasks: tasksFor(loads, context) };
    return (await opened)(exchange, { inOnePiece: !acceptsStream(context.request) });
  });
  return { ...answering, speaks: isOfMcp, refuse: refuseByProtocol };
};

/** Tools, each with its own load, and the operation that calls them. */
export const toolServer = {
  ...toolCalls,
  "tools.list_vouchers": listVouchers,
  "tools.task": taskRows,
  "toolServer.call": {
    kind: "composed",
    id,
    needs: [...toolNames, "tools.list_vouchers", "tools.task", "knowledge.list", "knowledge.get", ...readOperations],
    compose: serve,
  },
} as const;
