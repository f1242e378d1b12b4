/** Notices that a database was restored under a running process: it then holds less than the process has seen. */
import type { Statement } from "./database.ts";
import { DatabaseUnavailable } from "./failures.ts";

/** Place of a database in its own history; null where it does not tell. */
interface Place {
  /** Number of the table of organizations. A restored dump has another. */
  readonly lineage: number | null;
  /** A recovery to a point in time begins another, and so does a replica that takes over. */
  readonly timeline: string | null;
  /** Position in the log. It goes back when files are put back. */
  readonly position: number | null;
}

type Ask = (statement: Statement) => Promise<readonly Place[]>;

const LINEAGE = `(select oid::bigint from pg_class
  where relnamespace = 'public'::regnamespace and relname = 'organizations') as lineage`;

/** A replica writes no log. */
const PLACE: Statement = {
  text: `select ${LINEAGE},
    case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) end as timeline,
    case when not pg_is_in_recovery() then (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 end as position`,
  values: [],
};

/** Some hosted databases tell nothing of their log. */
const LINEAGE_ALONE: Statement = {
  text: `select ${LINEAGE}, null::text as timeline, null::float8 as position`,
  values: [],
};

const nowhere: Place = { lineage: null, timeline: null, position: null };

/** History of one database, as a process has seen it. */
export class History {
  readonly #onReplaced: () => void;
  #furthest = nowhere;

  constructor(onReplaced: () => void = () => {}) {
    this.#onReplaced = onReplaced;
  }

  /** Returns false if the database is another, or was put back to a time before. */
  async goesOn(ask: Ask): Promise<boolean> {
    // Others may ask meanwhile, and get their later answer earlier.
    const before = this.#furthest;
    const [now = nowhere] = await ask(PLACE).catch((failure: unknown) => {
      if (failure instanceof DatabaseUnavailable) throw failure;
      return ask(LINEAGE_ALONE);
    });
    const same = isSame(before.lineage, now.lineage) && isSame(before.timeline, now.timeline);
    if (!same || (before.position ?? 0) > (now.position ?? Infinity)) {
      this.#onReplaced();
      return false;
    }
    const { lineage, timeline, position } = this.#furthest;
    this.#furthest = {
      lineage: now.lineage ?? lineage,
      timeline: now.timeline ?? timeline,
      position: Math.max(now.position ?? 0, position ?? 0),
    };
    return true;
  }
}

const isSame = <Value>(before: Value | null, now: Value | null): boolean =>
  before === null || now === null || before === now;
