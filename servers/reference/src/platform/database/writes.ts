/** Notices that PostgreSQL takes no writes, as on a full disk, and when it takes them again. */
import type { Database, DatabaseUnavailable, Statement } from "@atlas-messaging/postgres/database";

/** A full disk, an error of the disk, and a server that only reads, such as a replica. */
const refusing: ReadonlySet<string> = new Set(["53100", "58030", "25006"]);

/**
 * Writes more than the free place of some pages, and takes it back. A small row would find place on a full disk, where
 * most writes fail.
 */
const trial: Statement = {
  text: `do $$ begin
    insert into idempotency (organization_id, scope, operation, key, request_hash, status, answer, created_at)
      select gen_random_uuid(), 'trial', 'trial', 'trial', 'trial', 200, string_agg(md5(random()::text), ''), now()
      from generate_series(1, 4096);
    raise exception using errcode = 'AT003';
  exception when sqlstate 'AT003' then null;
  end $$`,
  values: [],
};

const tryEvery = 1_000;

/** Trials in a row that must pass. Answers that were held back are recorded in between, before new work begins. */
const trialsToPass = 2;

export class Writes {
  #reason: string | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #passed = 0;
  readonly #onChange: (reason: string | null) => void;

  constructor(onChange: (reason: string | null) => void = () => {}) {
    this.#onChange = onChange;
  }

  /** Reason why no write passes, for the operator; null while they pass. */
  get refused(): string | null {
    return this.#reason;
  }

  /** Hears a failure of any statement. From one that says that writes are refused on, it tries until they pass. */
  note(failure: DatabaseUnavailable, database: () => Database): void {
    if (!refuses(failure)) return;
    this.#passed = 0;
    if (this.#reason !== null) return;
    this.#reason = failure.reason ?? "The database takes no writes.";
    this.#onChange(this.#reason);
    this.#timer = setInterval(() => void this.#try(database()), tryEvery).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #try(database: Database): Promise<void> {
    try {
      await database.asSystem(trial);
    } catch {
      this.#passed = 0;
      return;
    }
    this.#passed += 1;
    if (this.#passed < trialsToPass || this.#reason === null) return;
    this.stop();
    this.#reason = null;
    this.#onChange(null);
  }
}

const refuses = (failure: unknown): boolean => {
  if (!(failure instanceof Error)) return false;
  return ("code" in failure && refusing.has(String(failure.code))) || refuses(failure.cause);
};

/** Tries once if writes pass. @throws what refuses them */
export const tryWrite = async (database: Database): Promise<void> => {
  await database.asSystem(trial);
};
