/** Looks at the whole PostgreSQL: writes, connections, and transactions that are held open in any of its databases. */
import { type Database, DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { type HeldTransaction, loadCluster } from "../platform/database/cluster.ts";
import { tryWrite } from "../platform/database/writes.ts";
import { explain } from "../platform/explain.ts";
import { pause } from "../outbox/polling.ts";
import { type Finding, lookAt, ok, problem, warning } from "./finding.ts";

/** Seconds for which the service itself never holds a transaction. */
const long = 60;

/** Age from which a transaction is told, where PostgreSQL tells none. */
const lookAgain = 2_000;

const share = 0.9;

export const clusterFindings = async (database: Database): Promise<readonly Finding[]> => [
  await writesOf(database),
  ...(await lookAt("connections", () => stateOf(database))),
];

const writesOf = async (database: Database): Promise<Finding> => {
  try {
    const { awaitedStandby } = await loadCluster(database);
    // A trial would wait, too.
    if (awaitedStandby !== null) {
      const mend = "start it, or reset synchronous_standby_names";
      return problem("writes", `They wait for a standby, and none of ${awaitedStandby} is connected: ${mend}.`);
    }
    await tryWrite(database);
    return ok("writes", "They pass.");
  } catch (error) {
    return problem(
      "writes",
      `None passes: ${(error instanceof DatabaseUnavailable ? error.reason : null) ?? explain(error)}.`,
    );
  }
};

const stateOf = async (database: Database): Promise<readonly Finding[]> => {
  const { connections, maxConnections, oldest } = await loadCluster(database);
  const text = `${connections} of ${maxConnections} are taken.`;
  return [
    connections < share * maxConnections
      ? ok("connections", text)
      : problem("connections", `${text} Then requests fail.`),
    await transactionsOf(database, oldest),
  ];
};

const transactionsOf = async (database: Database, oldest: HeldTransaction | null): Promise<Finding> => {
  const none = ok("transactions", "None is held open.");
  if (oldest === null) return none;
  if (oldest.seconds !== null)
    return oldest.seconds < long ? none : problem("transactions", heldFor(oldest, Math.round(oldest.seconds)));
  await pause(lookAgain);
  const again = await loadCluster(database);
  return again.oldest?.number === oldest.number
    ? warning(
        "transactions",
        `${heldFor(oldest, lookAgain / 1_000)} PostgreSQL tells its age to pg_read_all_stats alone.`,
      )
    : none;
};

const heldFor = ({ pid, prepared, database, login }: HeldTransaction, seconds: number): string => {
  const whose = pid === null ? `Prepared transaction ${prepared}` : `Process ${pid}`;
  return `${whose} of ${login} in database ${database} has written, and holds its transaction open for ${seconds} s or more.`;
};
