/** Order of deliveries within a conversation: each waits for its turn, which is looked for after every commit that may end one. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { instantOf } from "@atlas-messaging/service/core/time";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare } from "@atlas-messaging/postgres/queries";
import { sql } from "drizzle-orm";
import { Batcher } from "../outbox/batcher.ts";
import type { Services } from "../services/services.ts";

/** A conversation whose deliveries to an endpoint go in order. */
export interface Thread {
  readonly endpoint_id: Id;
  readonly conversation_id: Id;
}

const takeTurnsIn = prepare(sql`
  select atlas_take_turns(${arg("now")}::timestamptz, ${arg("endpoints")}::uuid[], ${arg("conversations")}::uuid[]) as taken`);

/** Lets the next delivery of each go, unless one is under way; of all, where none is given. Returns how many went. */
export const takeTurns = async (
  { database, clock }: Pick<Services, "database" | "clock">,
  threads: readonly Thread[] | "all",
): Promise<number> => {
  if (threads.length === 0) return 0;
  const given = threads === "all" ? [] : threads;
  const endpoints = given.map(({ endpoint_id }) => endpoint_id);
  const conversations = given.map(({ conversation_id }) => conversation_id);
  const statement = takeTurnsIn({ now: instantOf(clock), endpoints, conversations });
  const [found] = await database.asSystem<{ taken: number }>(statement);
  return found?.taken ?? 0;
};

/** The same; a failure is logged, since the next look at all makes up for it. */
export const takeTurnsSafely = async (services: Services, threads: readonly Thread[] | "all"): Promise<number> => {
  try {
    return await takeTurns(services, threads);
  } catch (error) {
    services.logger.warn({ err: error }, "letting deliveries go that wait for others failed");
    return 0;
  }
};

/** Gathers conversations of which a delivery has ended; `turned` is called where others may go now. */
export const turnTaker = (services: Services, turned: () => void): Batcher<Thread> =>
  new Batcher(async (threads) => {
    if ((await takeTurnsSafely(services, threads)) > 0) turned();
  });

/** Milliseconds between two looks at all, for turns that a process has not taken: one that ended, or one of a version before. */
const lookEvery = 5_000;

/** Returns a function that looks at all from time to time, and tells if a delivery went. */
export const turnsOfAll = (services: Services): (() => Promise<boolean>) => {
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - looked < lookEvery) return false;
    looked = performance.now();
    return (await takeTurnsSafely(services, "all")) > 0;
  };
};
