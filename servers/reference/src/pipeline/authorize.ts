import type { Operation } from "@atlas-messaging/contract";
import type { Settings } from "../settings.ts";
import type { Principal } from "./call.ts";
import { Problem } from "./problem.ts";

/** Refuses a token without the operation's scope, naming it (Authentication, 3). */
export const authorize = (operation: Operation, principal: Principal): void => {
  if (operation.auth.scheme !== "accessToken") return;
  const wanted = operation.auth.anyOf;
  if (wanted.length === 0 || wanted.some((scope) => principal.scopes.includes(scope))) return;
  throw new Problem("insufficient_scope", `This operation needs the scope ${wanted.join(" or ")}.`, {
    headers: { "WWW-Authenticate": `Bearer realm="atlas", error="insufficient_scope", scope="${wanted.join(" ")}"` },
  });
};

/** Production offers preview operations only where its configuration says so (Versioning, 5). */
export const offer = (operation: Operation, settings: Settings): void => {
  if (operation.stage !== "preview" || settings.environment !== "production" || settings.enablePreview) return;
  throw new Problem("preview_not_enabled", `${operation.id} is in preview and not enabled in this environment.`);
};
