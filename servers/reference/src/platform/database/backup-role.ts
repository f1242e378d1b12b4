/**
 * The role that reads everything for a backup. Row-level security binds the owner, too, and BYPASSRLS takes a superuser;
 * so each table has a policy for this role. Nobody serves as it.
 */
import type { OwnerConnection } from "./apply-migrations.ts";

export const backupRole = "atlas_backup";

/** Creates the role where the owner may; elsewhere the command `backup` says who has to. */
const CREATE_ROLE = `
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${backupRole}') THEN
    CREATE ROLE ${backupRole} NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN NULL;
END $$;`;

/** Lets the owner become the role. From PostgreSQL 16 on, who creates a role may grant it, but is not in it. */
const LET_OWNER = `
DO $$ BEGIN
  IF NOT pg_has_role(current_user, '${backupRole}', CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    GRANT ${backupRole} TO CURRENT_USER;
  END IF;
EXCEPTION WHEN insufficient_privilege OR invalid_grant_operation THEN NULL;
END $$;`;

/** Lets the owner read all rows, where it may. */
export const ownerBacksUp = (): string => `${CREATE_ROLE} ${LET_OWNER}`;

const GRANTS = ["public", "drizzle"]
  .map(
    (schema) => `GRANT USAGE ON SCHEMA ${schema} TO ${backupRole};
      GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${backupRole};
      GRANT SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${backupRole};`,
  )
  .join("\n");

/** Tables whose rows the role cannot see yet. */
export const UNSEEN = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity and not exists (
    select from pg_policy join pg_roles on pg_roles.oid = any (polroles)
    where polrelid = pg_class.oid and rolname = '${backupRole}' and polcmd in ('r', '*')
  ) order by 1`;

/** Gives the role all tables. `briefly` runs statements that lock a table. */
export const keepBackups = async (
  connection: OwnerConnection,
  briefly: (statements: string) => Promise<void>,
): Promise<void> => {
  await connection.run(CREATE_ROLE);
  const [found] = await connection.rows<{ there: boolean }>(
    `select exists (select from pg_roles where rolname = '${backupRole}') as there`,
  );
  if (found?.there !== true) return;
  await connection.run(LET_OWNER);
  await connection.run(GRANTS);
  for (const { name } of await connection.rows<{ name: string }>(UNSEEN)) {
    await briefly(`CREATE POLICY backup ON "${name}" FOR SELECT TO ${backupRole} USING (true)`);
  }
};
