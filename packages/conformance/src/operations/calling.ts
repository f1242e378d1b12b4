/** What the generated cases know of every operation: who may call it, and how. */
import { type Operation, type OperationId, operations } from "@atlas-messaging/contract";
import type { Client, Request } from "../calls.ts";
import type { Context, Need, Organization } from "../case.ts";

export const table: { readonly [Id in OperationId]: Operation } = operations;
export const operationIds = Object.keys(operations) as OperationId[]; // The table has exactly its own keys.

/** Whether customers, or the public, may see what comes of it. */
export const sends = (id: OperationId): boolean => table[id].reachesCustomers === true;

/** What it needs to be let in. */
export const needsOf = (id: OperationId): readonly Need[] =>
  table[id].auth.scheme === "operatorSession" ? ["operator"] : [];

/** Calls by a caller that may, in an organization with room in its windows: for requests that are to be refused. */
export const admitted = async (context: Context, id: OperationId): Promise<Client> => {
  const { auth, limit } = table[id];
  if (auth.scheme === "none") return context.anonymous;
  return callerIn(context, await context.spare(limit), id);
};

/** Calls by a caller that may, in the given organization. */
export const callerIn = (context: Context, { client, operator }: Organization, id: OperationId): Client => {
  const { auth } = table[id];
  if (auth.scheme === "none") return context.anonymous;
  return auth.scheme === "operatorSession" ? (operator ?? context.skip("needs a console session")) : client;
};

/** The request with an idempotency key that was never used, where it has one: examples share theirs with every run. */
export const withFreshKey = (context: Context, request: Request): Request => {
  const { body } = request;
  if (typeof body !== "object" || body === null || !("idempotency_key" in body)) return request;
  return { ...request, body: { ...body, idempotency_key: context.unique() } };
};
