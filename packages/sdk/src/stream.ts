import type { CallOptions, OperationCall } from "./call.ts";
import { AtlasClient } from "./client.ts";
import { follow } from "./streaming/follow.ts";

/**
 * A stream that iterates over items as they happen. It connects at the first iteration, and connects again where it
 * broke off: no item is skipped and none comes twice. It throws if it may not go on, as with a revoked token.
 */
export type Stream<Item> = AsyncIterable<Item>;

/** A stream's call. Its query is sent with each connection. */
export interface StreamCall extends OperationCall {
  readonly query?: object | undefined;
}

export const streamOf = <Item>(client: AtlasClient, call: StreamCall, options?: CallOptions): Stream<Item> => ({
  [Symbol.asyncIterator]: () => follow<Item>(AtlasClient.settings(client), call, options),
});
