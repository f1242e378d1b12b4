/** Heals a page after a lost connection. Calls that are tried again rest for up to 32 s, and those that failed for good. */
import { useEffect } from "react";
import { client, onFound, useIsLost } from "./client.ts";
import { readKeyAgain } from "./growing.ts";
import { queries } from "./queries.ts";

const askMilliseconds = 2_000;

/** Asks if the service is back while it is away. */
export const useHealing = (): void => {
  const isLost = useIsLost();
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (): void => void client.sessions.getCurrent({ retries: 0 }).catch(() => undefined);
    const timer = setInterval(ask, askMilliseconds);
    return () => clearInterval(timer);
  }, [isLost]);
};

/** A query without an answer yet is not asked for anew while it rests. */
const readAll = async (): Promise<void> => {
  const unanswered = {
    predicate: ({ state }: { readonly state: { readonly data: unknown } }) => state.data === undefined,
  };
  await queries.cancelQueries({ type: "active", ...unanswered });
  await readKeyAgain([]);
};

const listeners = new Set<() => void>();

/** Calls when the connection has come back, after which nothing that was read before is sure. */
export const onHealed = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const heal = (): void => {
  for (const listener of listeners) listener();
  void readAll();
};

/** After so long without a loss the next one heals at once again. */
const calmMilliseconds = 60_000;
const maxPause = 32_000;
let healedAt = -calmMilliseconds;
let pause = 0;
let isDue = false;

/** One operation that fails among others that work is lost and found all the time: then it heals more and more rarely. */
onFound(() => {
  if (isDue) return;
  const now = performance.now();
  const isCalm = now - healedAt > calmMilliseconds;
  pause = isCalm ? 0 : Math.min(maxPause, Math.max(askMilliseconds, 2 * pause));
  isDue = true;
  setTimeout(
    () => {
      isDue = false;
      healedAt = performance.now();
      heal();
    },
    isCalm ? 0 : healedAt + pause - now,
  );
});
