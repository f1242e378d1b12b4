/** Finds the operation of a request, and what is wrong with the request. */
import { type OperationId, keysOf, operations } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/contract/validate-request";
import { decoded } from "./copy.ts";
import type { Asked } from "./relay.ts";

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
