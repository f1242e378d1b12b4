import type { OperationId } from "@atlas-messaging/contract";
import type { AtlasClient, CallError, CallOptions } from "@atlas-messaging/sdk";
import type { DataTag, InfiniteData } from "@tanstack/query-core";
import { type Inputs, queryKeyOf } from "./keys.ts";

/** The part of a query's context that is used: TanStack Query aborts a request that nobody waits for. */
interface Asked {
  readonly signal: AbortSignal;
}

/** Types of errors are inferred from `throwOnError`, which the options leave to you. */
interface Refusable {
  /** The SDK retries what may be retried, with the service's pauses and one idempotency key. */
  readonly retry: false;
  readonly throwOnError?: boolean | ((error: CallError) => boolean);
}

/** Options of `useQuery`, in the form that every framework's package takes. */
export interface AtlasQueryOptions<Data> extends Refusable {
  readonly queryKey: KeyOf<Data>;
  readonly queryFn: (context: Asked) => Promise<Data>;
}

/** Position of a page: a cursor, or an offset in the directory. The first page has none. */
export type Position = { readonly after_id?: string; readonly offset?: number };

/** Options of `useInfiniteQuery`. */
export interface AtlasInfiniteQueryOptions<Data> extends Refusable {
  readonly queryKey: KeyOf<InfiniteData<Data, Position>>;
  readonly queryFn: (context: Asked & { readonly pageParam: Position }) => Promise<Data>;
  readonly initialPageParam: Position;
  readonly getNextPageParam: (page: Data) => Position | null;
}

/** Options of `useMutation`. */
export interface AtlasMutationOptions<Data, Given> extends Refusable {
  readonly mutationKey: readonly unknown[];
  readonly mutationFn: (variables: Given) => Promise<Data>;
}

/** A key by which `getQueryData` knows the type. The tag is a type alone. */
type KeyOf<Data> = DataTag<readonly unknown[], Data, CallError>;

export const asQuery = <Data>(
  client: AtlasClient,
  id: OperationId,
  inputs: Inputs,
  ask: (options: Asked) => PromiseLike<Data>,
): AtlasQueryOptions<Data> => ({
  queryKey: queryKeyOf(client, id, inputs) as KeyOf<Data>, // The tag is a type alone.
  queryFn: async ({ signal }) => ask({ signal }),
  retry: false,
});

export const asInfiniteQuery = <Data>(
  client: AtlasClient,
  id: OperationId,
  inputs: Inputs,
  parameter: keyof Position,
  ask: (page: Position, options: Asked) => PromiseLike<Data>,
): AtlasInfiniteQueryOptions<Data> => ({
  queryKey: queryKeyOf(client, id, inputs, "infinite") as KeyOf<InfiniteData<Data, Position>>,
  queryFn: async ({ pageParam, signal }) => ask(pageParam, { signal }),
  initialPageParam: {},
  getNextPageParam: (page) => nextOf(page, parameter),
  retry: false,
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
): AtlasMutationOptions<Data, Variables<Given>> => ({
  mutationKey: queryKeyOf(client, id),
  mutationFn: async (variables) => {
    const { options, ...inputs } = { ...Object(variables) };
    return ask(inputs, options);
  },
  retry: false,
});
