/** Tools that take long, as tasks. They are answered by the product's own methods of tasks, over a store in memory. */
import { randomUUID } from "node:crypto";
import { declaresTasks, offerTasks } from "@atlas-messaging/service/tool-server/offer-tasks";
import {
  type CallToolResult,
  type McpRequestContext,
  type McpServer,
  type ServerContext,
  fromJsonSchema,
} from "@modelcontextprotocol/server";
import { textBlock } from "./contents.ts";

/** Milliseconds that a second of a tool takes here. */
const second = 50;

interface Running {
  readonly createdAt: string;
  readonly endsAt: number;
  readonly outcome: object;
  cancelled: boolean;
}

const answer = (text: string, isError = false) => ({ content: [textBlock(text)], isError });

/** Tools with the seconds that they take and their outcome. */
const tools: { readonly [name: string]: { readonly seconds?: number; readonly outcome: object } } = {
  slow_compute: { outcome: { result: answer("Computed.") } },
  failing_job: { seconds: 1, outcome: { result: answer("The job has failed.", true) } },
  protocol_error_job: { seconds: 1, outcome: { error: { code: -32_603, message: "The job has crashed." } } },
};

const inputSchema = fromJsonSchema<{ readonly seconds?: number; readonly name?: string }>({ type: "object" });

const describe = (description: string) => ({ description, inputSchema });

/** The body of a request, from the product's exchange. */
const bodyIn = ({ authInfo }: Pick<McpRequestContext, "authInfo">): unknown =>
  Reflect.get(Object(authInfo?.extra?.["exchange"]), "body");

const show = (taskId: string, { createdAt, endsAt, outcome, cancelled }: Running) => {
  const ended = Date.now() >= endsAt;
  const status = cancelled ? "cancelled" : !ended ? "working" : "error" in outcome ? "failed" : "completed";
  const shown = { taskId, status, createdAt, lastUpdatedAt: createdAt, ttlMs: 60_000, pollIntervalMs: 50 };
  return { ...shown, ...(ended && !cancelled ? outcome : {}) };
};

export const createTasks = () => {
  const running = new Map<string, Running>();
  const begin = (name: string, seconds: number): CallToolResult => {
    const taskId = randomUUID();
    const endsAt = Date.now() + seconds * second;
    const { outcome } = tools[name] ?? { outcome: {} };
    const task = { createdAt: new Date().toISOString(), endsAt, outcome, cancelled: false };
    running.set(taskId, task);
    return { resultType: "task", ...show(taskId, task), result: undefined, error: undefined, content: [] };
  };
  const find = async (taskId: string) => {
    const task = running.get(taskId);
    return task ? show(taskId, task) : null;
  };
  const store = {
    show: find,
    create: find,
    cancel: async (taskId: string) => {
      const task = running.get(taskId);
      if (task && Date.now() < task.endsAt) task.cancelled = true;
      return task !== undefined;
    },
  };
  return (server: McpServer, request: McpRequestContext): void => {
    server.registerTool("greet", describe("Greets"), async ({ name }) => answer(`Hello, ${name}!`));
    server.registerTool("confirm_delete", describe("Confirms"), async () => answer("Nothing is deleted."));
    for (const [name, { seconds: own }] of Object.entries(tools)) {
      const call = async ({ seconds }: { readonly seconds?: number }, { http }: ServerContext) => {
        if (http && declaresTasks(bodyIn(http))) return begin(name, own ?? seconds ?? 0);
        return answer("Computed.");
      };
      server.registerTool(name, describe(`Does ${name}`), call);
    }
    if (request.era === "modern") offerTasks(server, store, declaresTasks(bodyIn(request)));
  };
};
