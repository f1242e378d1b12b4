import { Client, escapeIdentifier } from "pg";
import { type Listening, typedFailure } from "./database.ts";

const againAfter = 1_000;

/** Listens on its own connection and reconnects when it breaks. */
export const listen = async (url: string, channel: string, heard: () => void): Promise<Listening> => {
  let closed = false;
  let current: Client | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const open = async (): Promise<void> => {
    const client = new Client({ connectionString: url, application_name: "atlas listens", keepAlive: true });
    client.on("error", () => {});
    client.on("notification", heard);
    await client.connect();
    await client.query(`listen ${escapeIdentifier(channel)}`);
    client.once("end", again);
    current = client;
    if (closed) await client.end();
  };
  const again = (): void => {
    if (closed) return;
    waiting = setTimeout(() => {
      // Notifications may have been lost while disconnected.
      open().then(heard, again);
    }, againAfter);
  };

  try {
    await open();
  } catch (failure) {
    throw typedFailure(failure);
  }
  return {
    close: async () => {
      closed = true;
      clearTimeout(waiting);
      await current?.end();
    },
  };
};
