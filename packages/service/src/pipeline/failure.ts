/**
 * Turns errors of stages into answers. An unknown error never reaches the client: it goes to the log, and the client
 * gets the request id.
 */
import { type Answer, type Refusal, refusalAnswer } from "@atlas-messaging/server-stubs";
import { type Context, refusedRequest } from "./context.ts";
import { Missing, Problem } from "./problem.ts";
import { metadataFor } from "./token-resources.ts";

/** A failure as the client sees it. */
export interface Failure {
  readonly refusal: Refusal;
  readonly headers: { readonly [name: string]: string };
}

/** Writes a failure. Surfaces outside the contract may use their own form. */
export type Refuse = (failure: Failure, context: Context) => Answer;

/** Seconds. Clients that know no pause of their own would otherwise return at once, as `Retry-After: 0` tells them. */
const againAfter = { "retry-after": "1" };

export const failureOf = (context: Context, error: unknown): Failure => {
  const refusal = refusalOf(context, error);
  const headers = error instanceof Problem ? withMetadata(context, error.headers) : {};
  return { refusal, headers: refusal.code === "unavailable" ? { ...againAfter, ...headers } : headers };
};

/** Writes a failure in the contract's envelope. */
export const refuseInEnvelope: Refuse = ({ refusal, headers }, context) =>
  refusalAnswer(context.operation, refusal, refusedRequest(context), headers);

/** Adds the address of the OAuth metadata to a challenge (RFC 9728, 5.1). */
const withMetadata = ({ shell, operation }: Context, headers: Failure["headers"]): Failure["headers"] => {
  const { hosts } = shell;
  const challenge = headers["WWW-Authenticate"];
  if (challenge === undefined || operation?.auth.scheme !== "accessToken") return headers;
  return { ...headers, "WWW-Authenticate": `${challenge}, resource_metadata="${metadataFor(operation, hosts)}"` };
};

/** Names of resources that are not the part of the path ahead of their id. */
const namedOtherwise: { readonly [part: string]: string } = { context: "conversation", knowledge: "document" };

/** Names the kind of resource that a path's last parameter is the id of; undefined without one. */
const kindIn = (path: string): string | undefined => {
  const part = /([^/]+)\/\{\w+\}(?!.*\{)/.exec(path)?.[1];
  return part && (namedOtherwise[part] ?? part.replace(/s$/, "").replaceAll("-", " "));
};

/** Names what a path asks for in vain. A malformed id may be a token, so it is not repeated. */
const missing = ({ operation, params }: Context, { isMalformed, refusal }: Missing): Refusal => {
  const kind = kindIn(operation?.path ?? "");
  if (kind === undefined) return refusal;
  const id = Object.values(params).at(-1);
  const message = isMalformed ? `No ${kind} has an id of this form.` : `Your organization has no ${kind} ${id}.`;
  return { ...refusal, message };
};

/** Returns the refusal that an error means to the caller. */
export const refusalOf = (context: Context, error: unknown): Refusal => {
  const { shell, requestId, operation } = context;
  if (error instanceof Missing) return missing(context, error);
  if (error instanceof Problem) return error.refusal;
  if (error instanceof DOMException && error.name === "AbortError") {
    shell.log.info({ request_id: requestId, operation: operation?.id }, "the client went away");
    return { code: "malformed_json", message: "The request ended before its body did." };
  }
  const about = { err: error, request_id: requestId, operation: operation?.id };
  if (shell.store.isUnavailable(error)) {
    shell.log.warn(about, "database unavailable");
    return { code: "unavailable", message: "The database cannot be reached; retry with the same idempotency_key." };
  }
  shell.log.error(about, "request failed");
  const message = `Something failed on our side. The request id ${requestId} identifies it.`;
  return { code: "internal_error", message };
};
