/** Checks the service's login: it may become the two roles in a transaction and has no rights itself. */
import { typed } from "../program.ts";
import type { Client } from "@atlas-messaging/postgres/client";
import { DatabaseUnavailable, type Statement } from "@atlas-messaging/postgres/database";

/** Thrown when the login of DATABASE_URL must not serve; the message says what to do. */
export class LoginRefused extends Error {
  override readonly name = "LoginRefused";
}

interface Login {
  readonly name: string;
  /** Roles with SUPERUSER or BYPASSRLS, or the one of backups, that it is or may become. */
  readonly powerful: readonly string[];
  /** Service roles that it may not become. */
  readonly lacks: readonly string[];
  /** Service roles whose rights it has without becoming them. */
  readonly inherits: readonly string[];
  /** True if it is, or may become, the owner of tables, schema or database. */
  readonly owns: boolean;
  /** True if it may create roles: up to PostgreSQL 15 such a login may become any role but a superuser. */
  readonly creates: boolean;
}

const WHO = `
  select json_build_object(
    'name', session_user,
    'powerful', (select coalesce(json_agg(rolname), '[]') from pg_roles
      where (rolsuper or rolbypassrls or rolname = 'atlas_backup') and pg_has_role(session_user, oid, 'MEMBER')),
    'lacks', (select coalesce(json_agg(name), '[]') from unnest(array['atlas_app', 'atlas_system']) name
      where not exists (select from pg_roles where rolname = name and pg_has_role(session_user, oid,
        case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end))),
    'inherits', (select coalesce(json_agg(rolname), '[]') from pg_roles
      where rolname in ('atlas_app', 'atlas_system') and pg_has_role(session_user, oid, 'USAGE')),
    'owns', exists (select from pg_namespace where nspname = 'public' and pg_has_role(session_user, nspowner, 'MEMBER'))
      or exists (select from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_has_role(session_user, relowner, 'MEMBER')),
    'creates', exists (select from pg_roles where rolcreaterole and pg_has_role(session_user, oid, 'MEMBER'))
  ) as login`;

export const whoIs = async (client: Client): Promise<Login> => {
  const [found] = await client.ask<{ login: Login }>({ text: WHO, values: [] });
  if (!found) throw new DatabaseUnavailable(new Error("the database did not tell who is signed in"));
  return found.login;
};

const roles = "atlas_app, atlas_system";

/** Command that brings the tables to this version, as it is typed. */
export const migrateCommand = typed("migrate");

const useAnother = `Sign in with one that owns nothing, as \`${migrateCommand}\` and docs/operations/database.md describe.`;

/** Explains why the service cannot use the login; null if it can. */
export const lackOf = ({ name, lacks }: Login): string | null =>
  lacks.length === 0
    ? null
    : `DATABASE_URL signs in as "${name}", which may not become ${lacks.join(" and ")}: run \`${migrateCommand}\`, or grant ${roles} to "${name}".`;

/** Explains why the login is too powerful; null if it is safe. */
export const dangerOf = ({ name, powerful, inherits, owns, creates }: Login): string | null => {
  const begin = `DATABASE_URL signs in as "${name}", which`;
  if (powerful.includes(name)) return `${begin} bypasses row-level security (SUPERUSER or BYPASSRLS). ${useAnother}`;
  if (powerful.length > 0)
    return `${begin} may become ${powerful.join(" and ")}, which bypasses row-level security. ${useAnother}`;
  if (owns)
    return `${begin} owns tables of the service, their schema or the database, or may become who does. ${useAnother}`;
  if (creates)
    return `${begin} may create roles, and so give itself those of others: alter role "${name}" nocreaterole.`;
  if (inherits.length > 0) {
    return `${begin} has the rights of ${inherits.join(" and ")} without asking for them: alter role "${name}" noinherit, and from PostgreSQL 16 on grant ${roles} to "${name}" with inherit false.`;
  }
  return null;
};

/** Checks each new connection's login and database, since a pooler or DNS name may lead elsewhere by now. */
export const proveAgain =
  (trusted: boolean, history = new History()) =>
  async (client: Client): Promise<void> => {
    const login = await whoIs(client);
    const problem = lackOf(login) ?? (trusted ? null : dangerOf(login));
    if (problem !== null) throw new DatabaseUnavailable(new LoginRefused(problem));
    if (await history.goesOn((statement) => client.ask(statement))) return;
    throw new DatabaseUnavailable(new LoginRefused("The database is another than at the start, or was restored."));
  };

// Notices that a database was restored under a running process: it then holds less than the process has seen.

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
