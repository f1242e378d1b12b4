/** Gathers requests after their answers, and writes them in batches, so that no request waits for its copy. */
import type { StoredRequestRow } from "@atlas-messaging/service/rows/requests";
import { type Database, DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import type { Logger } from "../platform/logger.ts";
import type { Metrics } from "../platform/metrics.ts";
import { type Cells, addRequests, cellsOf } from "@atlas-messaging/service/organizations/requests.sql";

const everyMilliseconds = 250;
const batch = 250;
/** Characters that wait at most: about the requests of a few seconds, or of a longer time without a database. */
const maxWaiting = 32 * 1_048_576;

export interface RequestQueue {
  readonly add: (row: StoredRequestRow) => void;
  /** Writes what waits. Rows stay if the database is away. */
  readonly write: () => Promise<void>;
}

export interface QueueParts {
  readonly database: Pick<Database, "asSystem">;
  readonly logger: Pick<Logger, "warn">;
  readonly metrics: Pick<Metrics, "requestsLost">;
  readonly maxWaiting?: number;
}

const lengthOf = (cells: Cells): number => cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);

export const requestQueue = ({ database, logger, metrics, maxWaiting: max = maxWaiting }: QueueParts): RequestQueue => {
  let waiting: Cells[] = [];
  let characters = 0;
  let writing: Promise<void> | null = null;

  const lose = (rows: number, error?: unknown): void => {
    metrics.requestsLost.inc(rows);
    if (error !== undefined) logger.warn({ err: error, requests: rows }, "storing requests failed");
  };
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, batch);
      try {
        await database.asSystem(addRequests(rows));
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return;
        lose(rows.length, error);
      }
      waiting = waiting.slice(rows.length);
      for (const row of rows) characters -= lengthOf(row);
    }
  };
  const write = (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  };
  return {
    add: (row) => {
      const cells = cellsOf(row);
      const length = lengthOf(cells);
      if (characters + length > max) return lose(1);
      waiting.push(cells);
      characters += length;
      if (waiting.length >= batch) void write();
    },
    write,
  };
};

/** Writes four times a second, and at the end. */
export const keepWriting = (queue: RequestQueue): { stop(): Promise<void> } => {
  const timer = setInterval(() => void queue.write(), everyMilliseconds);
  return {
    stop: async () => {
      clearInterval(timer);
      await queue.write();
    },
  };
};
