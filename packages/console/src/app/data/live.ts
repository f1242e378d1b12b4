/** Follows the event stream while somebody is signed in, and reads again what an event has changed. */
import type { DataOf, OperationId } from "@atlas-messaging/contract";
import { queryKeyOf } from "@atlas-messaging/query";
import { useEffect } from "react";
import { client } from "./client.ts";
import { onHealed } from "./healing.ts";
import { costOf, readKeyAgain } from "./growing.ts";
import { queries } from "./queries.ts";

type Happened = DataOf<"console.events.list">["events"][number];
type Key = ReturnType<typeof queryKeyOf>;

interface Reader {
  /** Beginning of the names of events; empty for all. */
  readonly start: string;
  readonly operations: readonly OperationId[];
  /** Inputs of the queries that an event changes: all by default, none for null. */
  readonly inputsOf: ((event: Happened) => Readonly<Record<string, unknown>> | null) | undefined;
}

const readers: Reader[] = [];

/** Reads queries of these operations again when an event happens whose name begins so. */
export const readAgainOn = (start: string, operations: readonly OperationId[], inputsOf?: Reader["inputsOf"]): void => {
  readers.push({ start, operations, inputsOf });
};

/** The first event of a while shows at once: a message alone causes several of one moment. */
const gatherMilliseconds = 60;
/** Events that follow a change of a person's pace are gathered for less than a colleague notices. */
const briefMilliseconds = 400;
/** After so many reads within half a minute they are gathered for longer: a busy day stays below the limit of reads. */
const maxBrief = 10;
const briefWindow = 30_000;
const restMilliseconds = 1_500;
/** Pages of a list are read one by one. Many of them rest for longer. */
const restPerRequest = 250;
/** Requests that a page makes which shows no long list. */
const calmCost = 8;

const pending = new Map<string, Key>();
let isDue = false;
/** Times of the latest reads, the last one at the end. */
let readAt: readonly number[] = [];
/** Requests of the last one. */
let cost = 0;

const heard = (event: Happened): void => {
  for (const { start, operations, inputsOf } of readers) {
    const inputs = event.event_type.startsWith(start) ? inputsOf?.(event) : null;
    if (inputs === null) continue;
    for (const operation of operations) {
      const key = queryKeyOf(client, operation, inputs);
      pending.set(JSON.stringify(key), key);
    }
  }
  if (isDue || pending.size === 0) return;
  isDue = true;
  setTimeout(readPending, Math.max(gatherMilliseconds, restEnds() - Date.now()));
};

const restEnds = (): number => {
  const [first = 0] = readAt;
  const isBusy = readAt.length === maxBrief && first > Date.now() - briefWindow;
  const rest = Math.max(isBusy ? restMilliseconds : briefMilliseconds, (cost - calmCost) * restPerRequest);
  return (readAt.at(-1) ?? 0) + rest;
};

const readPending = (): void => {
  isDue = false;
  readAt = [...readAt, Date.now()].slice(-maxBrief);
  const keys = [...pending.values()];
  const cache = queries.getQueryCache();
  cost = keys
    .flatMap((queryKey) => cache.findAll({ queryKey, type: "active" }))
    .reduce((sum, query) => sum + costOf(query), 0);
  for (const queryKey of keys) void readOne(queryKey);
  pending.clear();
};

/** A first answer that is on its way may be older than the event, and is not asked for anew. So it is read twice. */
const readOne = async (queryKey: Key): Promise<void> => {
  const isFirst = queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await readKeyAgain(queryKey);
  if (isFirst) await readKeyAgain(queryKey);
};

/** A stream that is refused, as for want of a permission, is not asked for again soon. */
const pauseMilliseconds = 30_000;

const follow = async (signal: AbortSignal): Promise<void> => {
  let last: string | undefined;
  while (!signal.aborted) {
    const healed = new AbortController();
    const unlisten = onHealed(() => healed.abort());
    const either = AbortSignal.any([signal, healed.signal]);
    try {
      for await (const event of client.events.stream(last === undefined ? {} : { after_id: last }, {
        signal: either,
      })) {
        last = event.id;
        heard(event);
      }
    } catch {
      // An event that is gone is no place to go on from.
      if (!either.aborted) last = undefined;
      await pause(either);
    }
    unlisten();
  }
};

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
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
