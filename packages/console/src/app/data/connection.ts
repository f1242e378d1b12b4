/** Tells if the service can be reached: the last attempt of any request decides. */
import type { Hook } from "@atlas-messaging/sdk";
import { useSyncExternalStore } from "react";

let isLost = false;
const listeners = new Set<() => void>();

const tell = (lost: boolean): void => {
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
};

export const connection: Hook = {
  after: (_attempt, { response, error }) => {
    const aborted = error?.name === "AtlasAbortError";
    if (!aborted) tell(response === undefined || response.status === 503);
  },
};

addEventListener("offline", () => tell(true));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useIsLost = (): boolean => useSyncExternalStore(subscribe, () => isLost);
