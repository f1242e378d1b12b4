/** Shared knowledge of the generated cases: who may call an operation, and how. */
import { type Operation, type OperationId, operations, keysOf } from "@atlas-messaging/contract";
import type { Client, Request } from "../calls.ts";
import type { Context, Need, Organization } from "../case.ts";

export const table: { readonly [Id in OperationId]: Operation } = operations;
export const operationIds = keysOf(operations); // The table has exactly its own keys.

/** True if customers or the public may see the effect. */
export const sends = (id: OperationId): boolean => table[id].reachesCustomers === true;

/** Features that a caller of the operation needs. */
export const needsOf = (id: OperationId): readonly Need[] =>
  table[id].auth.scheme === "operatorSession" ? ["operator"] : [];

/** Returns a permitted client with room in its windows, for requests that are to be refused. */
export const admitted = async (context: Context, id: OperationId): Promise<Client> => {
  const { auth, limit } = table[id];
  if (auth.scheme === "none") return context.anonymous;
  const caller = auth.scheme === "operatorSession" ? "operator" : "program";
  return callerIn(context, await context.spare(limit, caller), id);
};

/** Returns a permitted client in the given organization. */
export const callerIn = (context: Context, { client, operator }: Organization, id: OperationId): Client => {
  const { auth } = table[id];
  if (auth.scheme === "none") return context.anonymous;
  return auth.scheme === "operatorSession" ? (operator ?? context.skip("needs a console session")) : client;
};

/** Returns the request with an unused idempotency key, if it has one. Examples use the same key in every run. */
export const withFreshKey = (context: Context, request: Request): Request => {
  const { body } = request;
  if (typeof body !== "object" || body === null || !("idempotency_key" in body)) return request;
  return { ...request, body: { ...body, idempotency_key: context.unique() } };
};
