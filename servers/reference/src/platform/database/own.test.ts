import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { channels } from "@atlas-messaging/service/rows/channels";
import { messages } from "@atlas-messaging/service/rows/messages";
import { type FactQueries, arg, factLoader } from "@atlas-messaging/postgres/facts";
import { rows } from "@atlas-messaging/service/core/facts.sql";
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import { either, given, one, own, whether } from "@atlas-messaging/postgres/queries";

const organization = "0199f0a0-0000-7000-9000-00000000000a";

/** A database that keeps the statements it gets. */
const recording = (sent: Statement[]) => {
  const read = (_: string, statement: Statement) => {
    sent.push(statement);
    return Promise.resolve([]);
  };
  return { read } as unknown as Database; // A loader of an organization calls nothing else.
};

const sentBy = async (queries: FactQueries, args: { readonly [name: string]: string | null }): Promise<Statement> => {
  const sent: Statement[] = [];
  await factLoader(queries)(recording(sent), organization, args);
  const [statement] = sent;
  if (!statement) throw new Error("nothing was sent");
  return statement;
};

test.for([
  sql`select * from ${channels}`,
  sql`select * from channels`,
  sql`select * from "channels" linked`,
  sql`select * from ${own(messages)} join channels on true`,
  sql`select * from ${own(messages)} where exists (select from ${channels})`,
  sql`select * from ${own(messages)} where ${given("id", sql`exists (select from ${channels})`)}`,
])("a loader sends no query that does not name its organization for each table (%#)", async (query) => {
  const sent: Statement[] = [];
  const load = factLoader({ found: rows("channels", query) });
  const args = { id: null };
  await expect(load(recording(sent), organization, args)).rejects.toThrow(/own\(/);
  // Nor does it when it is asked again.
  await expect(load(recording(sent), organization, args)).rejects.toThrow(/own\(/);
  expect(sent).toEqual([]);
});

test("the organization is one value of the statement, however many tables it is named for", async () => {
  const query = sql`select linked.* from ${own(messages)} cross join ${one(channels, "linked", sql`id = ${arg("id")}`)}`;
  const { text, values } = await sentBy({ found: rows("channels", query) }, { id: "x" });
  expect(values).toEqual([organization, "x"]);
  expect(text.match(/"organization_id" = \(select \$1::uuid\)/g)).toHaveLength(2);
});

test("a filter that is not given is no part of the statement", async () => {
  const listed = sql`select * from ${own(channels)} where ${given("channel", sql`channel = ${arg("channel")}`)}
    and ${whether("id", sql`id = ${arg("id")}`, sql`id is not null`)}
    and ${either("status", "all", sql`true`, sql`status = ${arg("status")}`)}`;
  const found = rows("channels", listed);
  const all = await sentBy({ found }, { channel: null, id: null, status: "all" });
  expect(all.values).toEqual([organization]);
  const some = await sentBy({ found }, { channel: "chatapp", id: "x", status: "active" });
  expect(some.values).toEqual([organization, "chatapp", "x", "active"]);
});
