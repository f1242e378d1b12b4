import { operations } from "@atlas-messaging/contract";
import type { OperationId } from "@atlas-messaging/contract";

/** An operation, and the path parameters of one request to it by the names of the contract, decoded. */
export interface RoutedOperation {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
}

/** One segment further: literal segments before a parameter, as in the routes of a server. */
interface Node {
  readonly literals: Map<string, Node>;
  parameter: Node | null;
  readonly methods: Map<string, Target>;
}

interface Target {
  readonly id: OperationId;
  readonly names: readonly string[];
}

/** Where a request goes, for a server that brings no router of its own; null when no operation is for it. */
export const routeAt = (method: string, path: string): RoutedOperation | null => {
  const values: string[] = [];
  const target = find(root, path.split("/"), 0, method === "HEAD" ? "GET" : method, values);
  if (target === null) return null;
  return {
    id: target.id,
    params: Object.fromEntries(target.names.map((name, index) => [name, decode(values[index])])),
  };
};

const find = (
  node: Node,
  segments: readonly string[],
  depth: number,
  method: string,
  values: string[],
): Target | null => {
  const segment = segments[depth];
  if (segment === undefined) return node.methods.get(method) ?? null;
  const literal = node.literals.get(segment);
  const found = literal ? find(literal, segments, depth + 1, method, values) : null;
  if (found || node.parameter === null || segment === "") return found;
  values.push(segment);
  const target = find(node.parameter, segments, depth + 1, method, values);
  if (target === null) values.pop();
  return target;
};

/** A segment that is not well encoded stands for itself; no id is like it. */
const decode = (segment = ""): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const newNode = (): Node => ({ literals: new Map(), parameter: null, methods: new Map() });

const childOf = (node: Node, segment: string): Node => {
  if (segment.startsWith("{")) return (node.parameter ??= newNode());
  const known = node.literals.get(segment) ?? newNode();
  node.literals.set(segment, known);
  return known;
};

const readRoutes = (): Node => {
  const top = newNode();
  // The table has exactly its own keys.
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[id];
    const segments = path.split("/");
    const names = segments.filter((segment) => segment.startsWith("{")).map((segment) => segment.slice(1, -1));
    segments.reduce(childOf, top).methods.set(method, { id, names });
  }
  return top;
};

const root = readRoutes();
