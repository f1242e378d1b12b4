import type { OperationId } from "@atlas-messaging/contract";
import { routeTree } from "./generated/route-tree.ts";
import type { RouteNode, RouteTarget } from "./route-node.ts";

/** An operation, and the path parameters of one request to it by the names of the contract, decoded. */
export interface RoutedOperation {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
}

/** Where a request goes, for a server that brings no router of its own; null when no operation is for it. */
export const routeAt = (method: string, path: string): RoutedOperation | null => {
  const values: string[] = [];
  const target = find(routeTree, path.split("/"), 0, method === "HEAD" ? "GET" : method, values);
  if (target === null) return null;
  return {
    id: target.id,
    params: Object.fromEntries(target.names.map((name, index) => [name, decode(values[index])])),
  };
};

const find = (
  node: RouteNode,
  segments: readonly string[],
  depth: number,
  method: string,
  values: string[],
): RouteTarget | null => {
  const segment = segments[depth];
  if (segment === undefined) return ownOf(node.methods, method);
  const literal = ownOf(node.literals, segment);
  const found = literal ? find(literal, segments, depth + 1, method, values) : null;
  if (found || node.parameter === null || segment === "") return found;
  values.push(segment);
  const target = find(node.parameter, segments, depth + 1, method, values);
  if (target === null) values.pop();
  return target;
};

/** Names that every object has are none of a table. */
const ownOf = <Value>(table: { readonly [name: string]: Value }, name: string): Value | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

/** A segment that is not well encoded stands for itself; no id is like it. */
const decode = (segment = ""): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
