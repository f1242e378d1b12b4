/** Follows the event stream while somebody is signed in, and reads again what an event has changed. */
import type { OperationId } from "@atlas-messaging/contract";
import { queryKeyOf } from "@atlas-messaging/query";
import { useEffect } from "react";
import { client } from "./client.ts";
import { queries } from "./queries.ts";

/** Operations whose answers an event may change, by the beginning of its name. Pages add theirs. */
const readers: [start: string, operations: readonly OperationId[]][] = [];

/** Reads queries of these operations again when an event happens whose name begins so. */
export const readAgainOn = (start: string, operations: readonly OperationId[]): void => {
  readers.push([start, operations]);
};

/** Gathers events of one moment: a message alone causes several. */
const gatherMilliseconds = 60;

const pending = new Set<OperationId>();

const heard = (eventType: string): void => {
  if (pending.size === 0) setTimeout(readAgain, gatherMilliseconds);
  for (const [start, operations] of readers)
    if (eventType.startsWith(start)) for (const operation of operations) pending.add(operation);
};

const readAgain = (): void => {
  for (const id of pending) void queries.invalidateQueries({ queryKey: queryKeyOf(client, id) });
  pending.clear();
};

/** A stream that is refused, as for want of a permission, is not asked for again soon. */
const pauseMilliseconds = 30_000;

const follow = async (signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      for await (const event of client.streamEvents({}, { signal })) heard(event.event_type);
    } catch {
      await pause(signal);
    }
  }
};

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, pauseMilliseconds);
    signal.addEventListener("abort", () => resolve());
  });

export const useLive = (isAllowed: boolean): void => {
  useEffect(() => {
    const controller = new AbortController();
    if (isAllowed) void follow(controller.signal);
    return () => controller.abort();
  }, [isAllowed]);
};
