/** POST /atlas/v1/a2a: sessions over the Agent2Agent protocol 1.0. It translates, and holds no rule. */
import { type ValidBodyOf, type DataOf, type ErrorCode, operations } from "@atlas-messaging/contract";
import { canonical } from "../core/canonical.ts";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import {
  type Args,
  type Direct,
  type OwnFacts,
  type WriteHandler,
  type WriteLoad,
  direct,
} from "../pipeline/handler.ts";
import { sessions } from "../sessions/operations.ts";
import type { Context } from "../pipeline/context.ts";
import { Problem } from "../pipeline/problem.ts";
import { decide } from "../pipeline/decide.ts";
import type { IdempotencyKey } from "../pipeline/idempotency.ts";
import type { Shell } from "../pipeline/services.ts";

const id = "sessions.exchange";

/** The one version of A2A that is served. A later revision of it has the same messages. */
const served = /^1(?:\.\d+)*$/;

type Body = ValidBodyOf<typeof id>;

type Sending = Extract<Body, { readonly method: "SendMessage" | "SendStreamingMessage" }>;

type Sent = Sending["params"];

/** The answer of this method is a stream, whatever it says. */
const streaming = "SendStreamingMessage";

const isSent = (body: Body): body is Sending => body.method === "SendMessage" || body.method === streaming;

/** Sends the one event of a stream. */
const streamed = (body: object): Answer<typeof id> =>
  relay(id, 200, { contentType: "text/event-stream; charset=utf-8", body: `data: ${JSON.stringify(body)}\n\n` });

/** The contract has a form for each method. Which one a reply has is known by its method alone, and not to the types. */
const written = (reply: object) => ({ status: 200, body: reply as never }) as const;

/** Loads of the two operations, with their types erased. */
type Loads<Own extends Shell> = {
  readonly [Name in Asked]: WriteLoad<Own, Args, OwnFacts>;
};

type Asked = "sessions.create" | "sessions.sendMessage";

const serve = <Own extends Shell>(loads: Loads<Own>): Direct<typeof id, Own> =>
  direct<typeof id, Own>(id, async ({ body }, context) => {
    const { result, refusal } = await answered(loads, context, body);
    const rest = refusal ? { error: errorOf(refusal) } : { result };
    const reply = { jsonrpc: "2.0", id: body.id, ...rest };
    return body.method === streaming ? streamed(reply) : written(reply);
  });

const errorOf = ({ code, message, reason, domain }: Refusal) => ({
  code,
  message,
  data: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain }],
});

interface Answered {
  readonly result?: object;
  readonly refusal?: Refusal;
}

const noTasks = { tasks: [], nextPageToken: "", pageSize: 0, totalSize: 0 };

const answered = async <Own extends Shell>(loads: Loads<Own>, context: Context<Own>, body: Body): Promise<Answered> => {
  const version = context.request.headers.get("a2a-version")?.trim() ?? "";
  if (version !== "" && !served.test(version)) return { refusal: refusals.version(version) };
  if (isSent(body)) return converse(loads, context, body.params);
  return body.method === "ListTasks" ? { result: noTasks } : { refusal: refusals.method(body.method) };
};

/** Sends the message in its session, or in a new one. A message that comes again has the answer of the first time. */
const converse = async <Own extends Shell>(loads: Loads<Own>, context: Context<Own>, sent: Sent): Promise<Answered> => {
  const { tenant, message } = sent;
  const texts = message.parts.flatMap(({ text }) => (text === undefined ? [] : [text]));
  const query = texts.join("\n");
  if (message.role !== "ROLE_USER") return { refusal: refusals.role() };
  if (message.taskId) return { refusal: refusals.task() };
  if (query.trim() === "") return { refusal: refusals.content() };
  if (query.length > maxQuery) return { refusal: refusals.length(maxQuery) };
  const ask = asking(loads, context, [tenant ?? null, message.contextId ?? null, query], message.messageId);
  try {
    const opened = message.contextId ?? (await ask.session(tenant));
    return typeof opened === "string" ? await ask.answer(opened, query) : opened;
  } catch (error) {
    if (error instanceof Problem && isOfKey(error)) return { refusal: refusedBy(error.refusal) };
    throw error;
  }
};

/** The scope of the operation, which a message's key belongs to. */
const [scope] = operations[id].auth.anyOf;

/** Longest question of a session. */
const maxQuery = 4_096;

/** Refusals of a key, which the contract has for keys in a body alone. */
const isOfKey = ({ refusal: { code } }: Problem): boolean =>
  code === "idempotency_key_reused" || code === "idempotency_in_progress";

/** Joins an operation with its load. Their types are erased, and belong to the same operation by its name. */
const handlerOf = <Own extends Shell>(loads: Loads<Own>, name: Asked) =>
  ({ ...sessions[name], load: loads[name] }) as unknown as WriteHandler<Asked, Own>;

const asking = <Own extends Shell>(loads: Loads<Own>, context: Context<Own>, compared: unknown, key: string) => {
  const { fingerprint } = context.shell;
  const keyFor = (operation: string): IdempotencyKey => ({
    scope,
    operation,
    key,
    requestHash: fingerprint(canonical(compared)),
  });
  const call = async (name: Asked, operation: string, given: object): Promise<Envelope> => {
    return envelopeIn(
      await decide(context, handlerOf(loads, name), { id: name, query: {}, ...given } as never, keyFor(operation)),
    );
  };
  return {
    /** Opens a session and returns its id. The key makes it one, however often the message comes. */
    session: async (agent: string | undefined): Promise<string | Answered> => {
      const body = agent === undefined ? {} : { agent_id: agent };
      const reply = await call("sessions.create", `${id}/session`, { params: {}, body });
      return reply.ok ? reply.data.session.id : { refusal: refusedBy(reply.error) };
    },
    answer: async (sessionId: string, query: string): Promise<Answered> => {
      const reply = await call("sessions.sendMessage", id, { params: { session_id: sessionId }, body: { query } });
      return reply.ok ? { result: { message: messageOf(reply.data) } } : { refusal: refusedBy(reply.error) };
    },
  };
};

type Session = DataOf<"sessions.create">;

type Reply = DataOf<"sessions.sendMessage">;

type Envelope =
  | { readonly ok: true; readonly data: Session & Reply }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } };

/** Reads the answer of an operation back, which `decide` has written by the contract. */
const envelopeIn = ({ text }: Answer): Envelope => JSON.parse(text);

const messageOf = ({ message, citations, knowledge_state, run }: Reply) => ({
  messageId: message.id,
  contextId: message.session_id,
  role: "ROLE_AGENT",
  parts: [
    { text: message.content, mediaType: "text/plain" },
    { data: { citations, knowledge_state, run_id: run.run_id }, mediaType: "application/json" },
  ],
});

/** Operations of sessions, with the one that speaks A2A. */
export const sessionsWithA2a = {
  ...sessions,
  "sessions.exchange": { kind: "composed", id, needs: ["sessions.create", "sessions.sendMessage"], compose: serve },
} as const;

// Refusals in the form of A2A: a code of JSON-RPC or of the protocol, and the reason by name.

export interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly reason: string;
  readonly domain: string;
}

const byProtocol = (code: number, reason: string, message: string): Refusal => ({
  code,
  message,
  reason,
  domain: "a2a-protocol.org",
});

const noTask = byProtocol(-32_001, "TASK_NOT_FOUND", "There are no tasks; each message is answered at once.");

const noPush = byProtocol(-32_003, "PUSH_NOTIFICATION_NOT_SUPPORTED", "There are no push notifications.");

const ofMethods: { readonly [method: string]: Refusal } = {
  GetTask: noTask,
  CancelTask: noTask,
  SubscribeToTask: noTask,
  CreateTaskPushNotificationConfig: noPush,
  GetTaskPushNotificationConfig: noPush,
  ListTaskPushNotificationConfigs: noPush,
  DeleteTaskPushNotificationConfig: noPush,
  GetExtendedAgentCard: byProtocol(-32_007, "EXTENDED_AGENT_CARD_NOT_CONFIGURED", "The card has no extended form."),
};

const invalid = (message: string): Refusal => byProtocol(-32_602, "INVALID_PARAMS", message);

const refusals = {
  version: (asked: string): Refusal =>
    byProtocol(-32_009, "VERSION_NOT_SUPPORTED", `A2A ${asked.slice(0, 16)} is not served; 1.0 is.`),
  method: (method: string): Refusal =>
    ofMethods[method] ?? byProtocol(-32_601, "METHOD_NOT_FOUND", `A2A 1.0 has no method ${method.slice(0, 128)} here.`),
  task: (): Refusal => noTask,
  role: (): Refusal => invalid("message.role must be ROLE_USER; the agent answers."),
  content: (): Refusal => byProtocol(-32_005, "CONTENT_TYPE_NOT_SUPPORTED", "Send at least one part with text."),
  length: (max: number): Refusal => invalid(`message.parts must have at most ${max} characters of text.`),
};

/** Refusal of an operation, with its own code as the reason. */
const refusedBy = ({ code, message }: { readonly code: ErrorCode; readonly message: string }): Refusal => ({
  code: -32_602,
  message,
  reason: code,
  domain: "atlas",
});
