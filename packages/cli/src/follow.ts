import { createHash } from "node:crypto";
import { AtlasAbortError } from "@atlas-messaging/sdk";
import type { DataOf } from "@atlas-messaging/contract";
import { eventsStream } from "@atlas-messaging/sdk/operations";
import type { Io } from "./io.ts";
import { asFailure, clientOf, send } from "./operation/send.ts";
import type { Account } from "./profile/account.ts";
import { readOwn, writeOwn } from "./profile/store.ts";

/** An event with the body that webhooks receive. */
export type Event = DataOf<"events.list">["data"][number];

/** Place in the events: after the last one that was acknowledged, or a time before the first. */
export type Place = { readonly after_id: string } | { readonly since: string };

/** Place of one listener, which outlives its process. */
export interface Bookmark {
  readonly read: () => Promise<Place | null>;
  readonly keep: (place: Place) => Promise<void>;
}

/** Returns the bookmark of a listener, by the account and what it listens for. Each has a file of its own. */
export const bookmarkOf = ({ folder }: Io, { name, addresses }: Account, what: readonly string[]): Bookmark => {
  const key = createHash("sha256")
    .update(JSON.stringify([name, addresses.baseUrl, ...what]))
    .digest("hex");
  const file = `listen-${key.slice(0, 16)}.json`;
  return {
    read: () => readOwn<Place>(folder, file),
    keep: (place) => writeOwn(folder, file, place),
  };
};

/** Returns the time of the service, whose clock may differ from this machine's. */
export const serviceTime = async (io: Io, account: Account): Promise<string> => {
  const { date } = await send(io, account, { id: "system.version", params: {}, query: {}, headers: {} });
  return (date ?? new Date()).toISOString();
};

/** Yields the events from a place on, across every break, until Ctrl-C. @throws {Failure} if it may not go on */
export const eventsFrom = async function* (io: Io, account: Account, place: Place): AsyncGenerator<Event, undefined> {
  try {
    yield* eventsStream(clientOf(io, account, false), place, { signal: io.signal });
  } catch (error) {
    if (error instanceof AtlasAbortError) return;
    throw asFailure(error, account);
  }
};
