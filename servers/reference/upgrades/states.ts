/** States of the database that were filled by the version that had them. */
import { readFile, readdir } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { type Migration, allMigrations } from "../src/platform/database/apply-migrations.ts";

export interface State {
  /** Newest migration of the state. */
  readonly tag: string;
  /** Migrations up to the state. */
  readonly until: readonly Migration[];
  /** Migrations after it. */
  readonly after: readonly Migration[];
  /** Statements that write the rows. They name the columns that the version knew. */
  readonly rows: string;
}

const folder = new URL("states/", import.meta.url);

export const readStates = async (): Promise<readonly State[]> => {
  const files = (await readdir(folder)).toSorted();
  const migrations = allMigrations();
  return Promise.all(
    files.map(async (file) => {
      const tag = file.replace(".sql.gz", "");
      const place = migrations.findIndex((each) => each.tag === tag);
      if (place === -1) throw new Error(`upgrades/states/${file} belongs to no migration`);
      const rows = gunzipSync(await readFile(new URL(file, folder))).toString();
      return { tag, until: migrations.slice(0, place + 1), after: migrations.slice(place + 1), rows };
    }),
  );
};

/** Rows are written as they were, without the triggers that have already worked on them. */
export const withoutTriggers = (rows: string): string => `
  SET session_replication_role = replica;
  ${rows}
  SET session_replication_role = origin;`;

/** Counts the rows of each table. */
export const COUNTS = `
  select coalesce(json_object_agg(relname, rows), '{}') as counts from (
    select relname, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  ) counted`;

export type Counts = Readonly<Record<string, number>>;
