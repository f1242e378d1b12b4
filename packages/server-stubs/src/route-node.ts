import type { OperationId } from "@atlas-messaging/contract";

/** What follows one segment of a path: literal segments come before a parameter, as in the routes of a server. */
export interface RouteNode {
  readonly literals: { readonly [segment: string]: RouteNode };
  readonly parameter: RouteNode | null;
  readonly methods: { readonly [method: string]: RouteTarget };
}

export interface RouteTarget {
  readonly id: OperationId;
  /** The names of the path parameters, in their order. */
  readonly names: readonly string[];
}
