/** Calls that wait for an approval as tasks, the extension of MCP for calls that take long. */
import type { Id } from "../rows/primitives.ts";
import { type Task, type TaskFacts, answerOfTask, cancelTask, presentTask, taskOf } from "../approvals/task.ts";
import { isId } from "../core/ids.ts";
import { mayCall } from "../tools/manifest.ts";
import type { OwnFacts, ToolRows, WriteLoad } from "../pipeline/handler.ts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { decideAndCommit, load } from "../pipeline/decide.ts";
import { keyArgs } from "../pipeline/idempotency.ts";
import type { Shell } from "../pipeline/services.ts";
import { TextAnswer } from "../tools/reading.ts";
import { callerOf } from "../tools/call.ts";
import { resultOf } from "./plain.ts";

/** Rows about the call of a run. */
type TaskRows = Pick<TaskFacts, "approval" | "run" | "original" | "parts" | "requester">;

/** Load of a call by its run. */
export const taskRows: ToolRows<{ readonly run_id: Id }, TaskRows> = {
  kind: "tool",
  args: ({ run_id }) => ({ run_id }),
};

export interface TaskLoads<Own extends Shell> {
  readonly "tools.task": WriteLoad<Own, { readonly run_id: Id }, TaskRows>;
}

/** Tasks of the caller of one request. */
export interface Tasks {
  /** Shows a task with the result of its call; null if the caller has no such task. */
  readonly show: (taskId: string) => Promise<object | null>;
  /** Shows a task as the answer to the call that waits. */
  readonly create: (runId: Id) => Promise<object | null>;
  /** Withdraws what waits. False if the caller has no such task. */
  readonly cancel: (taskId: string) => Promise<boolean>;
}

export const tasksFor = <Own extends Shell>(loads: TaskLoads<Own>, context: Context<Own>): Tasks => {
  const rowsOf = (run_id: Id) => load(context, loads["tools.task"], { ...taskRows.args({ run_id }), ...keyArgs(null) });
  const find = async (taskId: string) => (isId(taskId) ? mine(await rowsOf(taskId.toLowerCase()), context) : null);
  return {
    create: async (runId) => {
      const task = await find(runId);
      return task && presentTask(task);
    },
    show: async (taskId) => {
      const task = await find(taskId);
      return task && { ...presentTask(task), ...outcomeOf(task) };
    },
    cancel: async (taskId) => isId(taskId) && withdrawn(context, () => rowsOf(taskId.toLowerCase())),
  };
};

/** Finds the caller's task, while its token may still call the tool. */
const mine = (rows: TaskRows, context: Context): Task | null => {
  const task = taskOf(rows, callerOf(context));
  return task && mayCall(task.tool, principalOf(context).scopes) ? task : null;
};

const outcomeOf = (task: Task): object => {
  const answer = answerOfTask(task);
  return answer ? { result: { resultType: "complete", ...resultOf(TextAnswer.of(answer), task.tool) } } : {};
};

const withdrawn = async (context: Context, read: () => Promise<TaskRows & OwnFacts>): Promise<boolean> => {
  const { text } = await decideAndCommit(context, null, {
    load: read,
    replay: ({ status, answer }) => ({ status, text: answer }),
    decide: (rows, base) => {
      const task = mine(rows, context);
      const changes = task ? cancelTask({ ...rows, ...base, sha256: context.shell.sha256 }, task) : [];
      return { answer: { status: 200, text: String(task !== null) }, changes, executed: true };
    },
  });
  return text === "true";
};
