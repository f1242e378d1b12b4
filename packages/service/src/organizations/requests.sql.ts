/** Lists stored requests by filter, newest first, without their bodies; each filter has its own index. */
import { keysOf } from "@atlas-messaging/contract";
import { type StoredRequestRow, storedRequests } from "../rows/requests.ts";
import { type SQL, getTableColumns, sql } from "drizzle-orm";
import type { Statement } from "@atlas-messaging/postgres/database";
import { TextList, type Value, arrayElement } from "@atlas-messaging/postgres/wire";
import { arg } from "@atlas-messaging/postgres/facts";
import { row, rows } from "../core/facts.sql.ts";
import { Choice, given, own, prepare } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { organizations } from "../rows/organizations.ts";

const id = sql`request.id`;

const since = sql`${arg("since_id")}::uuid`;

const bodies = new Set(["request_body", "response_body"]);

const columns = getTableColumns(storedRequests);

const names = keysOf(columns);

/** Bodies may be long and lie elsewhere, so a list does not read them. */
const listed = sql.raw(
  names.map((name) => (bodies.has(name) ? `null::text as ${name}` : `request.${name}`)).join(", "),
);

const all = sql`select ${listed} from ${own(storedRequests, "request")}`;

const filters: SQL = sql.join(
  [
    given("of_request", sql`request.correlation_id = ${arg("of_request")}`),
    given("of_principal", sql`request.principal_id = ${arg("of_principal")}::uuid`),
    given("of_status", sql`request.status = ${arg("of_status")}::int`),
    given("of_operation", sql`request.operation = ${arg("of_operation")}`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

const by = (column: string, value: SQL): SQL =>
  sql`${all} where ${filters} and ${newestWithin([[sql`request.${sql.identifier(column)}`, value]], id, since)}`;

/** Filters from the most to the least selective. The first one given picks the index; the others filter its rows. */
const forms = {
  of_request: by("correlation_id", sql`${arg("of_request")}`),
  of_principal: by("principal_id", sql`${arg("of_principal")}::uuid`),
  of_status: by("status", sql`${arg("of_status")}::int`),
  of_operation: by("operation", sql`${arg("of_operation")}`),
};

const page = new Choice((args) => Object.keys(forms).find((name) => args[name] !== null) ?? "all", {
  ...forms,
  all: sql`${all} where ${id} >= ${since} and ${newestFirst(id)}`,
});

const requestPageFacts = {
  rows: rows("stored_requests", sql`${page}`),
  known: knowsAfter(id, sql`${all} where ${filters} and ${id} >= ${since}`),
};

const requestFacts = {
  request: row("stored_requests", sql`select * from ${own(storedRequests)} where id = ${arg("id")}`),
};

/** The row's values in the order of the columns: texts as they are, others as elements of array literals. */
export type Cells = readonly (string | null)[];

/** Columns that travel in binary. */
const isText = (name: keyof StoredRequestRow): boolean => columns[name].getSQLType() === "text";

/** A new text. A part of a text keeps the whole, which may be a long body. */
const copied = (text: string): string => Buffer.from(text).toString();

const cellOf = (request: StoredRequestRow, name: keyof StoredRequestRow): string | null => {
  const value = request[name];
  if (value === null) return isText(name) ? null : "NULL";
  if (typeof value === "object") return arrayElement(JSON.stringify(value));
  if (typeof value !== "string") return String(value);
  const isCut = name === "request_body" ? request.request_is_cut : name === "response_body" && request.response_is_cut;
  return isCut ? copied(value) : value;
};

export const cellsOf = (request: StoredRequestRow): Cells => names.map((name) => cellOf(request, name));

/** A list for each column. PostgreSQL reads lists in two thirds of the time that it takes for JSON. */
const lists = names.map((name) => sql`${arg(name)}::${sql.raw(columns[name].getSQLType())}[]`);

const listNames = sql.raw(names.join(", "));

const insertRequests = prepare(sql`
  insert into ${storedRequests} (${listNames})
  select made.* from unnest(${sql.join(lists, sql`, `)}) made (${listNames})
  where exists (select from ${organizations} owner where owner.id = made.organization_id and owner.deleted_at is null)
  on conflict do nothing`);

const listOf = (cells: Cells, name: keyof StoredRequestRow): Value =>
  isText(name) ? new TextList(cells) : `{${cells.join(",")}}`;

/** Adds rows of many organizations. Those of an organization that was deleted meanwhile are left out. */
export const addRequests = (added: readonly Cells[]): Statement =>
  insertRequests(
    Object.fromEntries(
      names.map((name, place) => [
        name,
        listOf(
          added.map((cells) => cells[place] ?? null),
          name,
        ),
      ]),
    ),
  );

export const requestsFacts = { "console.requests.list": requestPageFacts, "console.requests.get": requestFacts };
