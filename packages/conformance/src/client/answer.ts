/** Checks an answer against the contract: status and body, whatever the case is about. */
import { type ErrorCode, type Operation, type OperationId, errors, operations } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import type { Answer, Failure } from "../calls.ts";
import { Violation, check, problemsOf, violate } from "../check.ts";
import { type HeaderDescription, contentTypeOf, headersOf, statusesOf } from "../description.ts";
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
  const error = status < 400 || isOwnOfJsonRpc(body) ? null : checkedFailure(id, received, body, where);
  if (id !== null) {
    const problems = problemsOf(validateResponse(id, status, body));
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

const checkedFailure = (id: OperationId | null, received: Received, body: unknown, where: string): Failure => {
  const { status } = received;
  const error = ownError(body, where);
  if (typeof error !== "object" || error === null || !isCode(error.code))
    return violate("a known error code", body, where);
  const { code, message = "", retryable = false } = error;
  check.equal(status, errors[code].status, `the status of ${code} from ${where}`);
  check.equal(error.retryable, errors[code].retryable, `retryable of ${code} from ${where}`);
  check.matches(message, /\S/, `error.message from ${where}`);
  if (Reflect.get(Object(body), "jsonrpc") === undefined) checkLeads({ ...error, code }, received, where);
  if (id !== null && !table[id].errors.includes(code))
    violate(`a code that ${id} declares (${table[id].errors.join(", ")})`, code, where);
  return { ...error, code, message, retryable };
};

/** A refusal leads to the page of its code, and to its request. A replayed one leads to the request that was executed. */
const checkLeads = ({ code, docs, request_id }: Partial<Failure>, { headers }: Received, where: string): void => {
  check.equal(URL.parse(docs ?? "")?.hash, `#${code?.toLowerCase()}`, `the fragment of error.docs from ${where}`);
  const own = headers.get("x-request-id");
  if (own !== null && headers.get("idempotent-replayed") !== "true")
    check.equal(request_id, own, `error.request_id from ${where}`);
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

// Checks an answer's headers against the contract, and against each other.

/** Headers of the service. Others may come from a proxy. */
const own = /^(x-atlas-.*|x-ratelimit-.*|ratelimit.*|idempotent-.*|x-request-id)$/;

/** An operation whose headers every answer has, even without an operation behind it. */
const everywhere: OperationId = "system.health";

/** Returns everything that is wrong with an answer's headers. */
export const headerViolations = (id: OperationId | null, received: Received, where: string): readonly Violation[] => {
  const { status, headers } = received;
  const declared = headersOf(id ?? everywhere, id === null ? 200 : status);
  const undeclared = [...headers.keys()].filter((name) => own.test(name) && !declared.has(name));
  const each = [...declared].map(
    ([name, description]) =>
      () =>
        checkHeader(name, description, headers.get(name), where),
  );
  const violations = [
    ...each,
    ...undeclared.map((name) => () => violate(`no header ${name}, which the contract does not declare`, name, where)),
    () => checkContentType(id, received, where),
    () => {
      if (status === 401) check.matches(headers.get("www-authenticate"), /^Bearer /, `WWW-Authenticate of ${where}`);
      if (status === 405) check.matches(headers.get("allow"), /\S/, `Allow of ${where}`);
    },
  ].flatMap(violationOf);
  // Values of a missing or malformed header cannot be compared.
  return violations.length > 0 ? violations : violationOf(() => checkLimits(received, where));
};

const violationOf = (checks: () => void): readonly Violation[] => {
  try {
    checks();
    return [];
  } catch (error) {
    if (error instanceof Violation) return [error];
    throw error;
  }
};

const numeral = /^(0|[1-9]\d*)$/;

const checkHeader = (
  name: string,
  { required, schema }: HeaderDescription,
  value: string | null,
  where: string,
): void => {
  const what = `the header ${name} of ${where}`;
  if (value === null) {
    if (required === true) violate(`the header ${name}`, undefined, where);
    return;
  }
  if (schema["type"] === "integer") {
    check.matches(value, numeral, what);
    check.between(Number(value), numberOr(schema["minimum"], 0), numberOr(schema["maximum"], Infinity), what);
    return;
  }
  check.between(
    value.length,
    numberOr(schema["minLength"], 0),
    numberOr(schema["maxLength"], Infinity),
    `length of ${what}`,
  );
  const { pattern, enum: values } = schema;
  if (typeof pattern === "string") check.matches(value, new RegExp(pattern, "u"), what);
  if (Array.isArray(values)) check.that(values.includes(value), `one of ${values.join(", ")}, not ${value}`, what);
};

const numberOr = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

const checkContentType = (id: OperationId | null, { status, headers }: Received, where: string): void => {
  const came = headers.get("content-type");
  const type = id === null ? "application/json" : contentTypeOf(id, status, came);
  if (type === null) return;
  const media = came?.toLowerCase().replaceAll(" ", "");
  if (type === "*/*") {
    check.matches(media ?? null, /^[a-z]+\/[a-z0-9.+-]+(;|$)/, `Content-Type of ${where}`);
    return;
  }
  check.that(media === type || media === `${type};charset=utf-8`, `Content-Type ${type}, not ${came}`, where);
};

/** Limits 1 and Headers on every response. */
const checkLimits = ({ status, headers, late }: Received, where: string): void => {
  const number = (name: string): number => Number(headers.get(name));
  const remaining = number("x-atlas-ratelimit-remaining");
  check.between(remaining, 0, number("x-atlas-ratelimit-limit"), `X-Atlas-RateLimit-Remaining of ${where}`);
  check.equal(number("x-ratelimit-remaining"), remaining, `X-RateLimit-Remaining of ${where}`);
  const limited = status === 429;
  // A 503 may carry `Retry-After` as well (RFC 9110, 15.6.4).
  if (status !== 503)
    check.that(number("retry-after") > 0 === limited, "Retry-After to be 0 unless the request was limited", where);
  const reason = headers.get("x-atlas-ratelimit-reason");
  check.that((reason !== "ok") === limited, `X-Atlas-RateLimit-Reason to be ok unless limited, not ${reason}`, where);
  const [, left, seconds] = /;r=(\d+);t=(\d+)$/.exec(headers.get("ratelimit") ?? "") ?? [];
  check.equal(Number(left), remaining, `r of RateLimit of ${where}`);
  const date = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(date)) return;
  const until = number("x-atlas-ratelimit-reset") - date / 1_000;
  const lag = dateLag + late / 1_000;
  const [min, max] = [Number(seconds) - lag, Number(seconds) + lag];
  check.between(until, min, max, `seconds from Date to X-Atlas-RateLimit-Reset of ${where}`);
};

/** Seconds between `Date` and the time when a request was counted. Servers refresh `Date` about once a second. */
const dateLag = 20;
