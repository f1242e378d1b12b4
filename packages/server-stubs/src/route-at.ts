/** Routes of the contract as a tree, for a server without a router. */
import { type HttpMethod, type OperationId, didYouMean, keysOf, nearest, operations } from "@atlas-messaging/contract";
import { Problem } from "./problem.ts";

/** Operations of one path, by method. */
export type Methods = Partial<Record<HttpMethod, OperationId>>;

/** An operation with the decoded path parameters of a request. */
export interface RoutedOperation {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
}

/** A request as its route receives it: unread, with facts that only the router and the socket have. */
export interface Http {
  readonly request: Request;
  /** Parsed address, if the router has parsed it. */
  readonly url?: URL;
  /** Decoded path parameters by their contract names. */
  readonly params: Readonly<Record<string, string>>;
  /** Client address: the peer's, unless the server finds another behind proxies. Null without a socket. */
  readonly clientAddress: string | null;
}

/** Turns a request into a response, for every operation. */
export type Pipeline = (id: OperationId, http: Http) => Promise<Response>;

/** Routes a request. Null if no operation matches. */
export const routeAt = (method: string, path: string): RoutedOperation | null => {
  const segments = path.split("/");
  const methods = find(routeTree, segments, 0)?.methods ?? {};
  const id = ownOf<OperationId>(methods, method === "HEAD" ? "GET" : method);
  if (id === null) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of operations[id].path.split("/").entries())
    if (isParameter(part)) params[part.slice(1, -1)] = decode(segments[index]);
  return { id, params };
};

/**
 * Returns the operations at a path. Empty means 404, otherwise `Allow` lists the methods. The path is found first,
 * whatever its methods: `…/templates/sync` is not a template's id to any method.
 */
export const operationsAt = (path: string): Methods => find(routeTree, path.split("/"), 0)?.methods ?? {};

/** If several templates match, the earlier literal segment wins: `/v1/atlas/agents/directory` is not an agent's id. */
const find = (node: RouteNode, segments: readonly string[], depth: number): RouteNode | null => {
  const segment = segments[depth];
  if (segment === undefined) return Object.keys(node.methods).length > 0 ? node : null;
  const literal = ownOf(node.literals, segment);
  const found = literal && find(literal, segments, depth + 1);
  return found || node.parameter === null || segment === "" ? found : find(node.parameter, segments, depth + 1);
};

/** Reads own members only, so that inherited names such as `constructor` match nothing. */
const ownOf = <Value>(table: { readonly [name: string]: Value }, name: string): Value | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

const isParameter = (segment: string): boolean => segment.startsWith("{");

/** Decodes a segment. A malformed one stays as it is and matches no id. */
const decode = (segment = ""): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** A node of the route tree. */
interface RouteNode {
  readonly literals: Record<string, RouteNode>;
  parameter: RouteNode | null;
  readonly methods: Methods;
}

const newNode = (): RouteNode => ({ literals: {}, parameter: null, methods: {} });

/** Makes the tree of all operations' paths, in less than a millisecond. */
const grow = (): RouteNode => {
  const top = newNode();
  for (const id of keysOf(operations)) {
    const { method, path } = operations[id];
    let node = top;
    for (const segment of path.split("/"))
      node = isParameter(segment) ? (node.parameter ??= newNode()) : (node.literals[segment] ??= newNode());
    node.methods[method] = id;
  }
  return top;
};

const routeTree = grow();

/**
 * Returns the path that an unknown one means: a misspelt one, or one without its beginning. Ids stay as they are.
 * Undefined if none is near.
 */
export const pathNear = (path: string): string | undefined => {
  const own = path.replace(/\/+$/, "");
  const whole = [own, `/v1/atlas${own.replace(/^(\/(api|v\d|atlas))+(?=\/)/, "")}`];
  for (const asked of whole) {
    const segments = asked.split("/");
    const templates = keysOf(operations).map((id) => operations[id].path.split("/"));
    const alike = templates.filter(({ length }) => length === segments.length);
    const paths = [...new Set(alike.map((template) => filled(template, segments)))];
    const found = paths.includes(asked) ? asked : nearest(asked, paths);
    if (found !== undefined) return found;
  }
  return undefined;
};

const filled = (template: readonly string[], path: readonly string[]): string =>
  template.map((segment, index) => (isParameter(segment) ? path[index] : segment)).join("/");

/** Says why a request matches no operation: 404, or 405 with `Allow`. */
export const whyUnrouted = (method: string, path: string): Problem => {
  const served = Object.keys(operationsAt(path));
  // HEAD is answered wherever there is a GET.
  const methods = served.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : [one]));
  if (methods.length === 0) {
    const near = pathNear(path);
    const question = near === undefined ? "" : ` Did you mean ${near}?`;
    return new Problem("not_found", `There is nothing at ${path}.${question}`);
  }
  const allow = methods.join(", ");
  const message = `${path} does not take ${method}, but ${allow}.${didYouMean(method, methods)}`;
  return new Problem("method_not_allowed", message, { headers: { Allow: allow } });
};
