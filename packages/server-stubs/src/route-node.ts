import type { OperationId } from "@atlas-messaging/contract";

/** A node of the route tree. Literal segments match before parameters, as in a server's router. */
export interface RouteNode {
  readonly literals: { readonly [segment: string]: RouteNode };
  readonly parameter: RouteNode | null;
  readonly methods: { readonly [method: string]: RouteTarget };
}

export interface RouteTarget {
  readonly id: OperationId;
  /** Names of the path parameters, in order. */
  readonly names: readonly string[];
}
