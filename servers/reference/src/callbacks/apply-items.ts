import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { withDeadline } from "@atlas-messaging/postgres/deadline";

/** An item of a callback. Items of one subject are applied one after the other. */
export interface Item<Applied> {
  readonly subject: string;
  readonly apply: () => Promise<Applied>;
}

/** Commits of one moment share a flush. More would crowd out the service. */
const subjectsAtOnce = 8;

/**
 * Applies items, those of different subjects side by side. Each has its own time for the database, as a callback may
 * have a thousand. A failure stops no other item, unless the database cannot be reached.
 */
export const applyItems = async <Applied>(items: readonly Item<Applied>[], milliseconds: number) => {
  const [applied, failures]: [Applied[], unknown[]] = [[], []];
  const unavailable: DatabaseUnavailable[] = [];
  const subjects = Map.groupBy(items, ({ subject }) => subject).values();
  const applyInTurn = async (): Promise<void> => {
    // All of them take from one iterator.
    for (const each of subjects) {
      for (const { apply } of each) {
        if (unavailable.length > 0) return;
        try {
          applied.push(await withDeadline(milliseconds, apply));
        } catch (error) {
          if (error instanceof DatabaseUnavailable) unavailable.push(error);
          else failures.push(error);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: subjectsAtOnce }, applyInTurn));
  for (const error of unavailable) throw error;
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} items failed`);
  return applied;
};
