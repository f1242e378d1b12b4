/** Chooses few rows of a filled database that show every kind of row, and writes them as SQL. */
import type postgres from "postgres";

type Row = Readonly<Record<string, unknown>>;

interface Table {
  readonly name: string;
  /** Columns that an insert may name. */
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly fixed: boolean;
    readonly required: boolean;
  }[];
  readonly parents: readonly Parent[];
}

interface Parent {
  readonly table: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface Filled {
  readonly tables: readonly Table[];
  readonly rows: ReadonlyMap<string, readonly Row[]>;
}

const maxRead = 4_000;
const maxKept = 12;
/** A column with more values than these has no kinds. */
const maxKinds = 12;
const maxLength = 4_000;

/** Returns the chosen rows of each table, with the rows that they refer to. */
export const chooseRows = async (owner: postgres.Sql): Promise<Filled> => {
  const tables = await tablesOf(owner);
  const rows = new Map<string, Row[]>();
  const all = new Map<string, readonly Row[]>();
  for (const { name } of tables) {
    const found = await owner<
      { row: Row }[]
    >`select row_to_json(found) as row from ${owner(name)} found limit ${maxRead}`;
    all.set(
      name,
      found.map(({ row }) => row),
    );
    rows.set(name, showingAllKinds(all.get(name) ?? []));
  }
  for (let added = true; added;) {
    added = false;
    for (const table of tables) {
      for (const parent of table.parents) added = addParents(parent, rows.get(table.name) ?? [], all, rows) || added;
    }
  }
  for (const table of tables) {
    const [first] = rows.get(table.name) ?? [];
    if (first === undefined) rows.set(table.name, [madeUp(table, rows)]);
  }
  return { tables, rows };
};

const tablesOf = async (owner: postgres.Sql): Promise<readonly Table[]> => {
  const found = await owner<{ table: Table }[]>`
    select json_build_object('name', relname,
      'columns', (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
          'fixed', attnotnull, 'required', attnotnull and not atthasdef) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''),
      'parents', (select coalesce(json_agg(json_build_object('table', confrelid::regclass::text,
          'from', (select json_agg(attname order by place) from unnest(conkey) with ordinality key(number, place)
            join pg_attribute on attrelid = conrelid and attnum = number),
          'to', (select json_agg(attname order by place) from unnest(confkey) with ordinality key(number, place)
            join pg_attribute on attrelid = confrelid and attnum = number))), '[]')
        from pg_constraint where conrelid = pg_class.oid and contype = 'f')) as table
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
  return found.map(({ table }) => table);
};

/** Keeps a row if it shows a value, or the presence or absence of one, that no earlier row shows. */
const showingAllKinds = (rows: readonly Row[]): Row[] => {
  const names = Object.keys(rows[0] ?? {});
  const kinds = new Map(names.map((name) => [name, new Set(rows.map((row) => JSON.stringify(row[name])))]));
  const seen = new Set<string>();
  return rows
    .filter((row) => JSON.stringify(row).length <= maxLength)
    .filter((row) => {
      const shown = names.map((name) => {
        const fewKinds = (kinds.get(name)?.size ?? 0) <= maxKinds;
        return `${name} ${fewKinds ? JSON.stringify(row[name]) : row[name] === null}`;
      });
      const isNew = shown.some((each) => !seen.has(each));
      for (const each of shown) seen.add(each);
      return isNew;
    })
    .slice(0, maxKept);
};

const keyOf = (row: Row, columns: readonly string[]): string => JSON.stringify(columns.map((name) => row[name]));

const addParents = (
  { table, from, to }: Parent,
  children: readonly Row[],
  all: ReadonlyMap<string, readonly Row[]>,
  rows: Map<string, Row[]>,
): boolean => {
  const there = new Set((rows.get(table) ?? []).map((row) => keyOf(row, to)));
  const wanted = new Set(
    children.filter((row) => from.every((name) => row[name] !== null)).map((row) => keyOf(row, from)),
  );
  const missing = (all.get(table) ?? []).filter((row) => wanted.has(keyOf(row, to)) && !there.has(keyOf(row, to)));
  rows.set(table, [...(rows.get(table) ?? []), ...missing]);
  return missing.length > 0;
};

const values: { readonly [type: string]: unknown } = {
  uuid: "0198c0de-0000-7000-8000-000000000001",
  integer: 1,
  bigint: 1,
  boolean: false,
  jsonb: {},
  json: {},
  bytea: "\\x00",
  "text[]": [],
  "timestamp with time zone": "2026-01-01T00:00:00.000Z",
};

/** A row of a table that no operation of the suite fills. */
const madeUp = ({ columns, parents }: Table, rows: ReadonlyMap<string, readonly Row[]>): Row => {
  const [organization] = rows.get("organizations") ?? [];
  const referred = parents.flatMap(({ table, from, to }) => {
    const [parent] = rows.get(table) ?? [];
    return parent === undefined ? [] : from.map((name, place) => [name, parent[to[place] ?? ""]] as const);
  });
  const own = columns
    .filter(({ required }) => required)
    .map(({ name, type }) => [name, values[type] ?? "old"] as const);
  const made = Object.fromEntries([...own, ...referred]);
  return "organization_id" in made ? { ...made, organization_id: organization?.["id"] } : made;
};

/** Writes the rows as statements that name their columns, as a process of that version does. */
export const asSql = (filled: Filled): string => filled.tables.map((table) => insertsOf(table, filled.rows)).join("\n");

const insertsOf = ({ name, columns }: Table, rows: Filled["rows"]): string => {
  const own = rows.get(name) ?? [];
  const used = columns.filter((column) => own.some((row) => column.name in row));
  const list = used.map((column) => `"${column.name}"`).join(", ");
  // JSON does not tell its own null from that of a column.
  const selected = used.map(({ name: column, type, fixed }) =>
    fixed && type === "jsonb" ? `coalesce("${column}", 'null')` : `"${column}"`,
  );
  const lines = own.map((row) =>
    JSON.stringify(Object.fromEntries(used.map((column) => [column.name, row[column.name]]))),
  );
  return [
    `INSERT INTO "${name}" (${list})`,
    `SELECT ${selected.join(", ")} FROM json_populate_recordset(NULL::"${name}", $rows$[`,
    lines.join(",\n"),
    "]$rows$);\n",
  ].join("\n");
};
