import { nodeReceiver } from "@atlas-messaging/webhooks";
import type { Sql } from "postgres";
import { enqueue } from "./queue.ts";

/** Acknowledges a delivery once its event is stored. If the database is down, the answer is 500 and the service retries. */
export const durableReceiver = (sql: Sql, secret?: string) =>
  nodeReceiver({
    secret,
    // The table remembers the events, for all processes together.
    store: false,
    otherwise: (event) => enqueue(sql, event),
  });
