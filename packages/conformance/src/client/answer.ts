/** Checks an answer against the contract: status and body, whatever the case is about. `headers.ts` checks the rest. */
import { type ErrorCode, type Operation, type OperationId, errors, operations } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/contract/validate-response";
import type { Answer, Failure } from "../calls.ts";
import { check, violate } from "../check.ts";
import { contentTypeOf, statusesOf } from "../description.ts";
import type { Received } from "./exchange.ts";

const json = "application/json";

/** Checks status and body of an answer. `id` is null if no operation has the method and path. */
export const checkedBody = (id: OperationId | null, received: Received, where: string): Answer => {
  const { status, headers, text, bytes } = received;
  if (id !== null && !statusesOf(id).includes(status))
    violate(`a status that ${id} declares (${statusesOf(id).join(", ")})`, `${status} ${text}`, where);
  const declared = id === null ? json : contentTypeOf(id, status, headers.get("content-type"));
  const type = declared ?? json;
  const empty = declared === null && status < 400;
  if (empty || type !== json) return { status, headers, text, bytes, body: text, error: null, where };
  const body = parsed(text, where);
  const error = status < 400 || isOwnOfJsonRpc(body) ? null : checkedFailure(id, status, body, where);
  if (id !== null) {
    const problems = validateResponse(id, status, body).map(({ path, message }) => `${path} ${message}`);
    if (problems.length > 0)
      violate(`the body that ${id} declares with ${status} (${problems.join("; ")})`, body, where);
  }
  return { status, headers, text, bytes, body: error ? null : body, error, where };
};

/** JSON-RPC's own errors have no code of the service, except for a body that cannot be parsed. */
const isOwnOfJsonRpc = (body: unknown): boolean => {
  const { jsonrpc, error }: { readonly jsonrpc?: unknown; readonly error?: unknown } = Object(body);
  return jsonrpc !== undefined && Reflect.get(Object(error), "code") !== -32_700;
};

const parsed = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return violate("JSON", text, where);
  }
};

const table: { readonly [Id in OperationId]: Operation } = operations;

const checkedFailure = (id: OperationId | null, status: number, body: unknown, where: string): Failure => {
  const error = ownError(body, where);
  if (typeof error !== "object" || error === null || !isCode(error.code))
    return violate("a known error code", body, where);
  const { code, message = "", retryable = false } = error;
  check.equal(status, errors[code].status, `the status of ${code} from ${where}`);
  check.equal(error.retryable, errors[code].retryable, `retryable of ${code} from ${where}`);
  check.matches(message, /\S/, `error.message from ${where}`);
  if (id !== null && !table[id].errors.includes(code))
    violate(`a code that ${id} declares (${table[id].errors.join(", ")})`, code, where);
  return { ...error, code, message, retryable };
};

/** Returns the service's error: in JSON-RPC, `error.data` with the message beside it. Its members are checked later. */
const ownError = (body: unknown, where: string): Partial<Failure> | null => {
  const { jsonrpc, error }: { readonly jsonrpc?: unknown; readonly error?: Rpc & Partial<Failure> } = Object(body);
  if (jsonrpc !== undefined) return { ...Object(error?.data), message: error?.message };
  check.includes(body, { ok: false }, `the body of ${where}`);
  return error ?? null;
};

interface Rpc {
  readonly data?: object;
}

const isCode = (code: unknown): code is ErrorCode => typeof code === "string" && Object.hasOwn(errors, code);
