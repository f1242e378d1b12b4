import type { ToolRefusal } from "@atlas-messaging/domain";
import { type Context, operationOf } from "../rooms/context.ts";
import { count, limitClassOf } from "../rooms/limit.ts";
import { Problem } from "../rooms/problem.ts";

/**
 * Counts a message of an MCP client. Returns the refusal of a limited tool call, which its tool answers: clients take
 * HTTP 429 for a broken connection, and their model would not learn how long to wait.
 */
export const limitedCall = async (context: Context, body: unknown): Promise<Omit<ToolRefusal, "retryable"> | null> => {
  try {
    await count(context, limitClassOf(operationOf(context), body));
    return null;
  } catch (error) {
    const isCall = Reflect.get(Object(body), "method") === "tools/call";
    if (!isCall || !(error instanceof Problem) || context.limit === null) throw error;
    return { ...error.refusal, retry_after_seconds: context.limit.retryAfterSeconds };
  }
};
