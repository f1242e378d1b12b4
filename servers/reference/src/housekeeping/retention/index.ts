/** Removes rows that are older than their retention: the organization's own choice, or else the deployment's. */
import { type Instant, type RetentionKind, day, hour, later } from "@atlas-messaging/domain";
import { instantOf } from "@atlas-messaging/pipeline";
import type { Services } from "../../pipeline/services.ts";
import type { Database, Statement } from "../../platform/database/index.ts";
import { type Sweep, sweeps } from "./load.ts";

const beginning = "1970-01-01T00:00:00.000Z";

/**
 * Remembers how far a process has looked, for an hour. Rows that organizations keep longer lie before that, and would be
 * read again each minute.
 */
export class Horizons {
  readonly #reached = new Map<RetentionKind, { readonly from: Instant; readonly until: Instant }>();

  fromOf(kind: RetentionKind, now: Instant): Instant {
    const reached = this.#reached.get(kind);
    return reached && now < reached.until ? reached.from : beginning;
  }

  reach(kind: RetentionKind, from: Instant, now: Instant): void {
    const reached = this.#reached.get(kind);
    const until = reached && now < reached.until ? reached.until : later(now, hour);
    this.#reached.set(kind, { from, until });
  }
}

/** Maximum batches per kind and round, so that a backlog does not keep the database busy. */
const maxBatches = 20;

/** One chore for each kind. */
export const retentionChores = (services: Services, horizons: Horizons): readonly (() => Promise<void>)[] =>
  sweeps.map((sweep) => () => removeOld(services, sweep, horizons));

const removeOld = async (
  { database, settings, clock }: Services,
  { kind, others, choosers, batch }: Sweep,
  horizons: Horizons,
): Promise<void> => {
  const now = instantOf(clock);
  const { fallback, max: bound } = settings.retention[kind];
  await inBatches(database, batch, (max) => choosers({ now, bound, max }));
  if (others === null || fallback === null) return;
  const [before, from] = [later(now, -fallback * day), horizons.fromOf(kind, now)];
  if (await inBatches(database, batch, (max) => others({ from, before, max }))) horizons.reach(kind, before, now);
};

/** Returns true once nothing is left. */
const inBatches = async (database: Database, max: number, statement: (max: number) => Statement): Promise<boolean> => {
  for (let round = 0; round < maxBatches; round++) {
    const removed = await database.asSystem(statement(max));
    if (removed.length < max) return true;
  }
  return false;
};
