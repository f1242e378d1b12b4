/** The extension of MCP for tasks (`io.modelcontextprotocol/tasks`, SEP-2663), which the library leaves to its host. */
import {
  CLIENT_CAPABILITIES_META_KEY,
  type CallToolResult,
  type McpServer,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type StandardSchemaV1,
} from "@modelcontextprotocol/server";
import type { Tasks } from "./tasks.ts";

const extension = "io.modelcontextprotocol/tasks";

export const taskCapability = { [extension]: {} };

const memberOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** Tells if the request's client takes a task for an answer; each request says so anew. */
export const declaresTasks = (body: unknown): boolean => {
  const capabilities = memberOf(memberOf(memberOf(body, "params"), "_meta"), CLIENT_CAPABILITIES_META_KEY);
  const declared = memberOf(memberOf(capabilities, "extensions"), extension);
  return typeof declared === "object" && declared !== null;
};

/** Returns a task as the result of the call that waits. */
export const asTask = (task: object): CallToolResult => {
  const result: object = { resultType: "task", ...task };
  return result as CallToolResult; // The library passes each result with a `resultType` on, but has no type for a task.
};

export const offerTasks = ({ server }: McpServer, tasks: Tasks, isDeclared: boolean): void => {
  const offer = (method: string, answer: (taskId: string) => Promise<object | null>): void =>
    server.setRequestHandler(method, { params: anyParams }, async ({ taskId }) => {
      if (!isDeclared) throw new MissingRequiredClientCapabilityError({ requiredCapabilities: needed });
      const answered = typeof taskId === "string" ? await answer(taskId) : null;
      if (!answered) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "You have no such task.");
      return { ...answered };
    });
  offer("tasks/get", tasks.show);
  offer("tasks/cancel", async (taskId) => ((await tasks.cancel(taskId)) ? {} : null));
  // No task asks its caller for anything, so answers to unknown questions are ignored, as the extension has it.
  offer("tasks/update", async (taskId) => ((await tasks.show(taskId)) ? {} : null));
};

const needed = { extensions: taskCapability };

/** Takes parameters as they are; an id of another form is that of no task. */
const anyParams: StandardSchemaV1<unknown, { readonly taskId?: unknown }> = {
  "~standard": { version: 1, vendor: "atlas", validate: (value) => ({ value: Object(value) }) },
};
