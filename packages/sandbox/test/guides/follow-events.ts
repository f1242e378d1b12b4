import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

/** Handles each event after the last one that was handled, until the signal says stop. */
export const follow = async (after_id: string, handle: (id: string) => Promise<void>, signal: AbortSignal) => {
  for await (const event of atlas.events.stream({ after_id }, { signal })) await handle(event.id);
};
