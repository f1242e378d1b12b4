/** Wakes the streams of events of this process, whichever process made the events. */
import type { Id } from "@atlas-messaging/domain";
import type { Services } from "../../../pipeline/services.ts";
import { newestEvents } from "./load.ts";

/** Milliseconds between two looks: how late an event may be. */
const lookEvery = 250;

interface Watching {
  stop(): Promise<void>;
}

/** Looks for new events of the organizations that have open streams, by one statement for all. */
export const watchEvents = ({
  database,
  streams,
  logger,
}: Pick<Services, "database" | "streams" | "logger">): Watching => {
  let seen: ReadonlyMap<Id, Id> = new Map();
  let looking: Promise<void> | null = null;
  let failing = false;
  const look = async (): Promise<void> => {
    const { organizations } = streams;
    if (organizations.length === 0) return;
    const found = await newestEvents(database, organizations);
    for (const [organization, event] of found) if (seen.get(organization) !== event) streams.wake(organization);
    seen = found;
    failing = false;
  };
  const warn = (error: unknown): void => {
    if (!failing) logger.warn({ err: error }, "looking for new events failed");
    failing = true;
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch(warn)
      .finally(() => (looking = null));
  }, lookEvery);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
