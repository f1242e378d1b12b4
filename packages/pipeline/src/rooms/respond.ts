/** The only writer of envelopes and headers. */
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { Call, LimitDecision } from "./call.ts";
import { lifecycleHeaders } from "./lifecycle.ts";
import { limitHeaders, showLimit } from "./limit.ts";

export const respond = async (shell: Shell, call: Call, answer: Answer): Promise<Response> => {
  const headers: { [name: string]: string } = limitHeaders(call.limit ?? (await shownLimit(shell, call)));
  const { contentType, body, status } = answer;
  if (contentType !== null) headers["content-type"] = contentType;
  headers["cache-control"] = "no-store";
  headers["x-content-type-options"] = "nosniff";
  headers["x-request-id"] = call.requestId;
  if (answer.replayed) headers["idempotent-replayed"] = "true";
  Object.assign(headers, lifecycleHeaders(shell, call.operation), answer.headers, call.told);
  return new Response(body, { status, headers });
};

/** Whatever fails here, the caller still gets the answer. */
const shownLimit = (shell: Shell, call: Call): Promise<LimitDecision> => {
  const { limitClass } = call;
  const most = shell.settings.limits[limitClass];
  const now = shell.clock.now();
  return showLimit(shell, call, limitClass).catch(() => ({
    limitClass,
    limit: most,
    remaining: most,
    resetAt: now,
    resetSeconds: 0,
    reason: "ok" as const,
    retryAfterSeconds: 0,
  }));
};
