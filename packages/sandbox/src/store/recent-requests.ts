import { type AnsweredRequest, storedRequest } from "@atlas-messaging/domain";
import type { Table } from "./table.ts";

/** Stored requests of a sandbox: enough to look at, few enough to keep in memory. */
const maxRequests = 200;

/** Characters from which a body is cut at once, since its row holds less. */
const longText = 65_536;

/**
 * The last requests of an organization, for the console. Few programs look at them, so their rows are made when the
 * table is read.
 */
export class RecentRequests {
  readonly #make: () => Table<"stored_requests">;
  #table: Table<"stored_requests"> | null = null;
  #waiting: AnsweredRequest[] = [];

  constructor(make: () => Table<"stored_requests">) {
    this.#make = make;
  }

  /** Keeps a request, and forgets the oldest of too many. */
  add(asked: AnsweredRequest): void {
    this.#waiting.push(asked);
    if (this.#waiting.length >= 2 * maxRequests) this.#waiting = this.#waiting.slice(-maxRequests);
    if (lengthOf(asked.body) + lengthOf(asked.answer) > longText) this.#store();
  }

  /** The table with every request that is kept. */
  get table(): Table<"stored_requests"> {
    return this.#store();
  }

  #store(): Table<"stored_requests"> {
    const table = (this.#table ??= this.#make());
    for (const asked of this.#waiting.splice(0)) table.insert(storedRequest(asked));
    for (const { id } of table.all()) {
      if (table.size <= maxRequests) break;
      table.remove(id);
    }
    return table;
  }
}

const lengthOf = (text: string | null): number => text?.length ?? 0;
