/** State of the whole PostgreSQL, as any login may read it: its connections, and transactions that are held open. */
import type { Database, Statement } from "@atlas-messaging/postgres/database";

/** A transaction that has written and is not over, of any database of the server. */
export interface HeldTransaction {
  /** Null for a prepared one, which belongs to no process. */
  readonly pid: number | null;
  /** Name of a prepared one. */
  readonly prepared: string | null;
  readonly database: string | null;
  readonly login: string | null;
  readonly number: string;
  /** Null where the login may not see it: PostgreSQL shows it to members of pg_read_all_stats. */
  readonly seconds: number | null;
}

export interface ClusterState {
  readonly connections: number;
  readonly maxConnections: number;
  readonly oldest: HeldTransaction | null;
  /** The lowest position at which events are held back by a transaction of this database; null if none is. */
  readonly heldAt: string | null;
  /** Value of synchronous_standby_names, while commits wait for a standby and none is connected; else null. */
  readonly awaitedStandby: string | null;
}

const CLUSTER: Statement = {
  text: `select json_build_object(
    'connections', (select sum(numbackends) from pg_stat_database),
    'maxConnections', current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    'oldest', (select row_to_json(first) from (
      select held.pid, prepared.gid as prepared, coalesce(activity.datname, prepared.database) as database,
        coalesce(activity.usename, prepared.owner) as login, held.transactionid::text as number,
        extract(epoch from clock_timestamp() - coalesce(activity.xact_start, prepared.prepared))::float8 as seconds
      from pg_locks held left join pg_stat_activity activity on activity.pid = held.pid
        left join pg_prepared_xacts prepared on prepared.transaction = held.transactionid
      where held.locktype = 'transactionid' and held.granted and held.mode = 'ExclusiveLock'
      order by age(held.transactionid) desc limit 1) first),
    'heldAt', (select min((classid::bigint & 65535) << 32 | objid::bigint)::text from pg_locks
      where locktype = 'advisory' and objsubid = 1 and (classid::bigint & 65535) << 32 | objid::bigint >= 4398046511103
        and database = (select oid from pg_database where datname = current_database())),
    'awaitedStandby', (select names from current_setting('synchronous_standby_names') names
      where names <> '' and current_setting('synchronous_commit') not in ('off', 'local')
        and not exists (select from pg_stat_replication))
  ) as state`,
  values: [],
};

export const loadCluster = async (database: Database): Promise<ClusterState> => {
  const [found] = await database.asSystem<{ state: ClusterState }>(CLUSTER);
  if (!found) throw new Error("the cluster tells nothing of itself");
  return found.state;
};

/** Remembers since when something is as it is. PostgreSQL tells the age of a transaction to few logins. */
export class Since {
  #what: string | null = null;
  #at = 0;

  /** Returns the seconds for which it has been so. */
  secondsOf(what: string | null, now = performance.now()): number {
    if (what !== this.#what) [this.#what, this.#at] = [what, now];
    return what === null ? 0 : (now - this.#at) / 1_000;
  }
}
