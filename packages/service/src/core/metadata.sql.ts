/** Filters of lists by metadata, whose entries triggers keep. */
import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { given, own } from "@atlas-messaging/postgres/queries";
import { newestWithin } from "@atlas-messaging/postgres/pages";
import { metadataEntries } from "../rows/metadata.ts";
import type { TableName } from "../rows/rows.ts";

type Subject = Extract<TableName, "messages" | "conversations" | "customers" | "agents" | "webhook_endpoints">;

const entries = own(metadataEntries, "entry");

const [key, text, subjectId] = [sql`entry.key`, sql`entry.text`, sql`entry.subject_id`];

const within = (subject: Subject) =>
  [
    [sql`entry.subject`, sql`${sql.raw(`'${subject}'`)}`],
    [key, sql`${arg("metadata_key")}::text`],
    [text, sql`${arg("metadata_text")}::text`],
  ] as const;

/** Lists rows with the text, newest first. `join` joins the row by `entry.subject_id`, and `filters` narrow. */
export const pageByMetadata = (subject: Subject, alias: string, join: SQL, filters: SQL): SQL => sql`
  select ${sql.raw(alias)}.* from ${entries} cross join ${join}
  where ${filters} and ${newestWithin(within(subject), subjectId)}`;

/** Narrows a list that another filter picks. */
export const withMetadata = (subject: Subject, id: SQL): SQL =>
  sql`${given(
    "metadata_key",
    sql`exists (select from ${entries} where entry.subject = ${sql.raw(`'${subject}'`)} and ${key} = ${arg("metadata_key")}::text
      and ${text} = ${arg("metadata_text")}::text and ${subjectId} = ${id})`,
  )}`;
