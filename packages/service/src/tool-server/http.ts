/** POST /atlas/v1/mcp: one tool server for plain JSON-RPC and for clients of MCP. */
import { type AnswerParts, relay } from "@atlas-messaging/server-stubs";
import { type Direct, direct } from "../pipeline/handler.ts";
import { withHeaderKey } from "@atlas-messaging/server-stubs/parts";
import { type ReadingLoads, TextAnswer, listVouchers, readOperations } from "../tools/reading.ts";
import type { Shell } from "../pipeline/services.ts";
import { type ToolLoads, callTool, refusing, toolCalls, toolNames } from "../tools/call.ts";
import { batchRefused, mismatchRefused, refuseByProtocol } from "./errors.ts";
import { liftedOptions, ownArguments } from "../tools/options.ts";
import type { AnswerMcp } from "./mcp.ts";
import { type KnowledgeLoads, listResources, readResource } from "./resources.ts";
import { type TaskLoads, taskRows, tasksFor } from "./tasks.ts";
import { Problem } from "../pipeline/problem.ts";
import { foreignHost, isAllowedOrigin, isTrustedHost, isTrustedOrigin } from "../pipeline/trusted-hosts.ts";
import { type CallTool, type PlainMessage, answerPlainly, limitedCall } from "./plain.ts";

export const id = "toolServer.call";

const acceptsStream = ({ headers }: Request): boolean => (headers.get("accept") ?? "").includes("text/event-stream");

/** Recognizes clients of MCP: they accept an event stream or name a protocol revision. */
const isOfMcp = (request: Request): boolean => request.headers.has("mcp-protocol-version") || acceptsStream(request);

const asJson = (body: object): AnswerParts => ({
  contentType: "application/json",
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
      const options = liftedOptions(context.shell.validateRequest, keyed);
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

/**
 * Refuses requests under a foreign host name or from a foreign page, as MCP asks of every server. This holds even if
 * other paths are served under any name.
 */
export const guard = ({ toolServerHosts: trusted, settings }: Shell, { url, headers }: Request): void => {
  if (trusted === null) return;
  const host = headers.get("host") ?? URL.parse(url)?.host ?? "";
  if (!isTrustedHost(trusted, host)) {
    throw refused(foreignHost(host, "ATLAS_ALLOWED_HOSTS lists the names of the tool server"));
  }
  const origin = headers.get("origin");
  if (origin !== null && !isTrustedOrigin(trusted, origin) && !isAllowedOrigin(settings, origin)) {
    throw refused(`Pages of ${origin} may not call the tool server.`);
  }
};

const refused = (message: string): Problem => new Problem("permission_denied", message);
