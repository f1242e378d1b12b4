/** Finds the operation of a request, and what is wrong with the request. */
import { type OperationId, errors, isKeyOf, keysOf, operations } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { type Asked, type Begun, decoded } from "./relay.ts";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { type Violation, problemsOf } from "../check.ts";
import { headerViolations } from "../client/answer.ts";
import { framesOf } from "../client/exchange.ts";
import { contentTypeOf, statusesOf } from "../description.ts";

/** Operation of a request. `id` is null if the contract has no such path, or does not take this method there. */
export interface Sought {
  readonly id: OperationId | null;
  readonly params: { readonly [name: string]: string };
  /** True if the contract has the path, whatever its methods. */
  readonly hasPath: boolean;
}

interface Pattern {
  readonly id: OperationId;
  readonly path: RegExp;
  readonly names: readonly string[];
}

const patternOf = (id: OperationId): Pattern => {
  const { path } = operations[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.\\+*?^$()[\]{}|]/g, String.raw`\$&`));
  return { id, path: new RegExp(`^${parts.join("([^/]+)")}$`), names };
};

/** A literal path comes before one with parameters: `…/templates/sync` is no template's id. */
const patterns = keysOf(operations)
  .map(patternOf)
  .toSorted((one, other) => one.names.length - other.names.length);

const withoutEscapes = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Finds the operation. A `HEAD` is asked of the `GET` of its path. */
export const sought = ({ method, path }: Pick<Asked, "method" | "path">): Sought => {
  const [pathname = ""] = path.split("?", 1);
  const first = patterns.find((each) => each.path.test(pathname));
  if (!first) return { id: null, params: {}, hasPath: false };
  const same = patterns.filter(({ path: other }) => other.source === first.path.source);
  const found = same.find(({ id }) => operations[id].method === (method === "HEAD" ? "GET" : method));
  if (!found) return { id: null, params: {}, hasPath: true };
  const [, ...values] = found.path.exec(pathname) ?? [];
  const params = Object.fromEntries(found.names.map((name, index) => [name, withoutEscapes(values[index] ?? "")]));
  return { id: found.id, params, hasPath: true };
};

/** A request as the contract reads it. */
export interface Reading {
  /** Parsed body. Undefined if there is none, or it cannot be read. */
  readonly body: unknown;
  /** Reasons to refuse the request by the contract, without its values. */
  readonly problems: readonly string[];
}

const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Reads a request of an operation. */
export const readRequest = (id: OperationId, params: Sought["params"], asked: Asked): Reading => {
  const { auth, maxBodyBytes, body: kind } = operations[id];
  const { headers, path, body: copy } = asked;
  const problems: string[] = [];
  const isSignedIn = [headers.authorization, headers.cookie].some((given = "") => given !== "");
  if (auth.scheme !== "none" && !isSignedIn) problems.push("it has no credential");
  if (kind !== "none" && copy.size > maxBodyBytes) problems.push(`its body is longer than ${maxBodyBytes} bytes`);
  const { body, problem } = kind === "none" ? { body: undefined, problem: null } : bodyOf(asked);
  if (problem !== null) problems.push(problem);
  const query = queryOf(path);
  if (Object.hasOwn(query, "organization_id") || Object.hasOwn(Object(body), "organization_id"))
    problems.push("it has organization_id");
  // A body that cannot be read is named above, or was too long to be kept.
  const isUnread = problem !== null || !copy.whole;
  const valid = validateRequest(id, { params, query, body });
  const details = valid.ok ? [] : valid.details.filter((detail) => !(isUnread && detail.path === "body"));
  return { body, problems: [...problems, ...details.map(({ path: at, message }) => `${at} ${message}`)] };
};

const bodyOf = ({ headers, body: copy }: Asked): { readonly body?: unknown; readonly problem: string | null } => {
  if (copy.size === 0 || !copy.whole) return { problem: null };
  const type = headers["content-type"];
  if (type === undefined || !json.test(type)) return { problem: "its Content-Type is not application/json" };
  const bytes = decoded(copy.bytes, headers["content-encoding"] ?? null);
  if (headers["content-encoding"] !== undefined || bytes === null) return { problem: "its body is compressed" };
  try {
    return { body: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), problem: null };
  } catch {
    return { problem: "its body is not JSON" };
  }
};

/** Query parameters. A repeated one is a list. */
const queryOf = (path: string): { readonly [name: string]: string | readonly string[] } => {
  const search = new URLSearchParams(path.split("?").slice(1).join("?"));
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
};

// Finds what is wrong with an answer. What it tells has no value of a body, since a value may be a secret.

/** An answer, as far as it is needed for the checks. */
export interface Heard extends Begun {
  /** Decoded bytes. Null if they were not kept whole. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** Verdict on an answer. */
export interface Judged {
  readonly problems: readonly string[];
  /** Parsed JSON. Undefined if the body is none. */
  readonly body: unknown;
}

const media = "application/json";

/** Checks an answer of an operation, or of a path without one. */
export const judge = ({ id, hasPath }: Sought, asked: Asked, heard: Heard): Judged => {
  const { status, headers } = heard;
  if (id === null) return judgeOther(hasPath, asked, heard);
  if (!statusesOf(id).includes(status))
    return { problems: [`status ${status} is not declared (${statusesOf(id).join(", ")} are)`], body: undefined };
  const problems = [...headerProblems(id, asked, heard), ...echoProblems(asked, heard)];
  if (status === 500) problems.push("500 says that the deployment failed");
  const declared = contentTypeOf(id, status, headers["content-type"] ?? null);
  const isEmpty = asked.method === "HEAD" || declared === null;
  if (isEmpty || (declared !== media && status < 400) || heard.bytes === null) return { problems, body: undefined };
  const body = parsed(heard.bytes);
  if (body === undefined) return { problems: [...problems, "the body is not JSON"], body };
  const invalid = problemsOf(validateResponse(id, status, body)).map((line) => `body: ${line}`);
  return { problems: [...problems, ...invalid, ...errorProblems(status, body)], body };
};

/** Only refusals are judged where the contract has no operation: a deployment may serve more. */
const judgeOther = (hasPath: boolean, asked: Asked, heard: Heard): Judged => {
  const [{ method, path }, { status }] = [asked, heard];
  const nothing = { problems: [], body: undefined };
  if (method === "OPTIONS" || !(hasPath || path.startsWith("/v1/atlas/"))) return nothing;
  if (hasPath && status < 300)
    return {
      problems: [`${method}, which the contract does not have here, is answered with ${status}`],
      body: undefined,
    };
  if (status !== 404 && status !== 405) return nothing;
  const body = heard.bytes === null || method === "HEAD" ? undefined : parsed(heard.bytes);
  const envelope = method === "HEAD" ? [] : errorProblems(status, body);
  return { problems: [...headerProblems(null, asked, heard), ...envelope], body };
};

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const asHeaders = (table: Begun["headers"]): Headers =>
  new Headers(
    Object.entries(table).flatMap(([name, value = []]) => [value].flat().map((one): [string, string] => [name, one])),
  );

/** A request may have been counted as long before its answer as it took. */
const headerProblems = (id: OperationId | null, asked: Asked, { status, headers }: Begun): readonly string[] => {
  const late = Date.now() - asked.at;
  const received = { status, headers: asHeaders(headers), text: "", bytes: new Uint8Array(), late };
  return headerViolations(id, received, "").map(headerProblem);
};

/** Says what is wrong with a header. What a violation says of its request is said beside it. */
const headerProblem = ({ message, breach }: Violation): string => {
  const [, missing] = /^the header (\S+)$/.exec(breach?.expected ?? "") ?? [];
  if (missing !== undefined && breach?.received === "null") return `header: ${missing} is missing`;
  return `header: ${message.replace(/:? (of )?$/, "")}`;
};

/** Form of an id that the service keeps (`x-atlas-headers` of the contract). */
const wellFormed = /^[\w.:-]{8,128}$/;

const echoProblems = (asked: Asked, { headers }: Begun): readonly string[] => {
  const sent = asked.headers["x-request-id"];
  if (typeof sent !== "string" || !wellFormed.test(sent) || headers["x-request-id"] === undefined) return [];
  return headers["x-request-id"] === sent ? [] : ["header: X-Request-Id is not the one that was sent"];
};

/** Checks what the schema does not say of an error: its status, and whether a repetition may succeed. */
const errorProblems = (status: number, body: unknown): readonly string[] => {
  if (status < 400) return [];
  const { ok, error, jsonrpc }: { ok?: unknown; error?: unknown; jsonrpc?: unknown } = Object(body);
  if (jsonrpc !== undefined) return [];
  if (ok !== false) return ["body: not the envelope { ok: false, error }"];
  // 410 has a form of its own, by its schema.
  const { code, retryable }: { code?: unknown; retryable?: unknown } = Object(error);
  if (typeof code !== "string") return [];
  if (!isKeyOf(errors, code)) return [`body: error.code ${JSON.stringify(code).slice(0, 80)} is not in the contract`];
  const wanted = errors[code];
  return [
    ...(wanted.status === status ? [] : [`${code} comes with ${status}, not ${wanted.status}`]),
    ...(wanted.retryable === retryable ? [] : [`body: error.retryable of ${code} is not ${wanted.retryable}`]),
  ];
};

/** Tells if an answer refuses the request, also in JSON-RPC. */
export const isRefusal = (status: number, body: unknown): boolean =>
  status >= 400 || (Object.hasOwn(Object(body), "jsonrpc") && Object.hasOwn(Object(body), "error"));

/** Longest event that is kept for the checks. */
const maxEvent = 4 * 1_048_576;

/** Hears the events of a stream, and tells what is wrong with each. */
export const streamListener = (id: OperationId, tell: (problem: string) => void): ((chunk: Uint8Array) => void) => {
  const decoder = new TextDecoder();
  let rest = "";
  return (chunk) => {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    if (rest.length > maxEvent) rest = "";
    for (const block of blocks) eventProblems(id, `${block}\n\n`).forEach(tell);
  };
};

const eventProblems = (id: OperationId, block: string): readonly string[] => {
  try {
    return framesOf(block).flatMap(({ id: place, data }) => (data === null ? [] : dataProblems(id, place, data)));
  } catch {
    return ["stream: an event's data is not JSON"];
  }
};

const dataProblems = (id: OperationId, place: string | null, data: unknown): readonly string[] => {
  if (operations[id].success.contentType !== "text/event-stream")
    return problemsOf(validateResponse(id, 200, data)).map((line) => `stream: ${line}`);
  const page = { ok: true, data: [data], has_more: false, next_cursor: null };
  const invalid = problemsOf(validateResponse("events.list", 200, page)).map((line) => `stream: ${line}`);
  return Object(data).id === place ? invalid : [...invalid, "stream: an event's id is not that of its frame"];
};
