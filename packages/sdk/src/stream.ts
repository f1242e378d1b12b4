import type { CallOptions } from "./call.ts";
import { AtlasClient } from "./client.ts";
import { follow } from "./streaming/follow.ts";
import type { StreamCall } from "./streaming/follow.ts";

/**
 * A stream that iterates over items as they happen. It connects at the first iteration, and connects again where it
 * broke off: no item is skipped and none comes twice. It throws if it may not go on, as with a revoked token.
 */
export type Stream<Item> = AsyncIterable<Item>;

export const streamOf = <Item>(client: AtlasClient, call: StreamCall, options?: CallOptions): Stream<Item> => ({
  [Symbol.asyncIterator]: () => follow<Item>(AtlasClient.settings(client), call, options),
});
