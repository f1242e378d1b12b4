/** The only writer of envelopes and headers. */
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { Context, LimitDecision } from "./context.ts";
import { lifecycleHeaders } from "./lifecycle.ts";
import type { MaybePromise } from "../work.ts";
import { limitHeaders, showLimit } from "./limit.ts";

export const respond = (context: Context, answer: Answer): MaybePromise<Response> =>
  context.limit
    ? written(context, answer, context.limit)
    : shownLimit(context).then((limit) => written(context, answer, limit));

const written = (context: Context, answer: Answer, limit: LimitDecision): Response => {
  const headers: { [name: string]: string } = limitHeaders(limit);
  const { contentType, body, status } = answer;
  if (contentType !== null) headers["content-type"] = contentType;
  headers["cache-control"] = "no-store";
  headers["x-content-type-options"] = "nosniff";
  headers["x-request-id"] = context.requestId;
  if (answer.replayed) headers["idempotent-replayed"] = "true";
  Object.assign(headers, lifecycleHeaders(context), answer.headers, context.headers);
  const response = new Response(body, { status, headers });
  for (const cookie of context.cookies) response.headers.append("set-cookie", cookie);
  return response;
};

/** The caller gets the answer even if the limiter fails. */
const shownLimit = (context: Context): Promise<LimitDecision> => {
  const { shell, limitClass } = context;
  const max = shell.settings.limits[limitClass];
  const now = shell.clock.now();
  return showLimit(context).catch(() => ({
    limitClass,
    limit: max,
    remaining: max,
    resetAt: now,
    resetSeconds: 0,
    reason: "ok" as const,
    retryAfterSeconds: 0,
  }));
};
