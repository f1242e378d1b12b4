import { sql } from "drizzle-orm";
import type { CredentialRow } from "@atlas-messaging/domain";
import type { Database } from "../platform/database/index.ts";
import { decodeRow } from "../platform/database/index.ts";
import { arg, row } from "../platform/database/facts.ts";
import { prepare } from "../platform/database/prepare.ts";
import { credentials } from "../sections/keys/tables.ts";
import { idempotency } from "./tables.ts";

const byHash = prepare(
  sql`select row_to_json(credential)::text as credential from ${credentials} credential
      where credential.token_hash = ${arg("hash")}`,
);

/** The credential of a token; it is looked up before its organization is known. */
export const findCredential = async (database: Database, hash: string): Promise<CredentialRow | null> => {
  const [found] = await database.asSystem<{ credential: string }>(byHash({ hash }));
  return found ? decodeRow("credentials", JSON.parse(found.credential)) : null;
};

/** The stored answer of an idempotency key: the fact that every mutation reads beside its own. */
export const storedAnswer = row(
  "idempotency",
  sql`select * from ${idempotency} where scope = ${arg("idempotency_scope")}
      and operation = ${arg("idempotency_operation")} and key = ${arg("idempotency_key")}`,
);
