/** The client of every request, and whether the service can be reached: the last attempt of any request decides. */
import { AtlasAbortError, type Hook } from "@atlas-messaging/sdk";
import { useSyncExternalStore } from "react";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { send } from "./sending.ts";

let isLost = false;

const listeners = new Set<() => void>();

/** Statuses that a proxy, or the service itself, answers while the service is away. */
const away: ReadonlySet<number> = new Set([502, 503, 504]);

const setLost = (lost: boolean): void => {
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
};

const connection: Hook = {
  after: (_attempt, { response, error }) => {
    // A page that is left, or a word that is typed on, aborts what it asked for.
    if (!(error instanceof AtlasAbortError)) setLost(response === undefined || away.has(response.status));
  },
};

addEventListener("offline", () => setLost(true));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Calls when the service can be reached again. */
export const onFound = (found: () => void): (() => void) =>
  subscribe(() => {
    if (!isLost) found();
  });

export const useIsLost = (): boolean => useSyncExternalStore(subscribe, () => isLost);

const { origin } = location;

/** The browser adds the session's cookie, which no script can read. */
export const client = new AtlasConsole({
  baseUrl: origin,
  consoleUrl: origin,
  agentUrl: origin,
  siteUrl: origin,
  headers: { "X-Atlas-Console": "1" },
  hooks: [connection],
  fetch: send,
});
