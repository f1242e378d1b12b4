import type { OperationId } from "@atlas-messaging/contract";
import type { AtlasClient, CallError, CallOptions } from "@atlas-messaging/sdk";
import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { type Inputs, queryKeyOf } from "./keys.ts";

/** Options that a query takes from TanStack: it aborts a request that nobody waits for. */
type Asked = Pick<CallOptions, "signal">;

/** The SDK retries what may be retried, with the service's pauses and one idempotency key. */
const retry = false;

export const asQuery = <Data>(
  client: AtlasClient,
  id: OperationId,
  inputs: Inputs,
  ask: (options: Asked) => PromiseLike<Data>,
) =>
  queryOptions<Data, CallError>({
    queryKey: queryKeyOf(client, id, inputs),
    queryFn: async ({ signal }) => ask({ signal }),
    retry,
  });

/** Position of a page: a cursor, or an offset in the directory. The first page has none. */
export type Position = { readonly after_id?: string; readonly offset?: number };

export const asInfiniteQuery = <Data>(
  client: AtlasClient,
  id: OperationId,
  inputs: Inputs,
  parameter: keyof Position,
  ask: (page: Position, options: Asked) => PromiseLike<Data>,
) =>
  infiniteQueryOptions<Data, CallError, InfiniteData<Data, Position>, QueryKey, Position>({
    queryKey: queryKeyOf(client, id, inputs, "infinite"),
    queryFn: async ({ pageParam, signal }) => ask(pageParam, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextOf(page, parameter),
    retry,
  });

/** Returns the position after a page; null after the last. */
const nextOf = (page: unknown, parameter: keyof Position): Position | null => {
  const { has_more, next_cursor, next_offset }: Readonly<Record<string, unknown>> = Object(page);
  if (parameter === "offset") return typeof next_offset === "number" ? { offset: next_offset } : null;
  return has_more === true && typeof next_cursor === "string" ? { after_id: next_cursor } : null;
};

/** Variables of a mutation: the inputs of the operation, and options of the call. */
export type Variables<Given> = ({ readonly options?: CallOptions } & Given) | ({} extends Given ? void : never);

export const asMutation = <Data, Given extends object>(
  client: AtlasClient,
  id: OperationId,
  ask: (inputs: Given, options: CallOptions | undefined) => PromiseLike<Data>,
) =>
  mutationOptions<Data, CallError, Variables<Given>>({
    mutationKey: queryKeyOf(client, id),
    mutationFn: async (variables) => {
      const { options, ...inputs } = { ...Object(variables) };
      return ask(inputs, options);
    },
    retry,
  });
