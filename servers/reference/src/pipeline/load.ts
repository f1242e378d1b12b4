import { sql } from "drizzle-orm";
import type { CredentialRow, DeprecationNoticeRow } from "@atlas-messaging/domain";
import type { Principal } from "@atlas-messaging/pipeline";
import type { Database } from "../platform/database/index.ts";
import { decodeRow } from "../platform/database/index.ts";
import { arg, exists, factLoader, row } from "../platform/database/facts.ts";
import { own } from "../platform/database/own.ts";
import { prepare } from "../platform/database/prepare.ts";
import { credentials } from "../sections/keys/tables.ts";
import { operatorSessions } from "../sections/console/members/tables.ts";
import { deprecationNotices } from "./tables.ts";
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

/** Whether the principal's credential still lives: a fact of every request that has one. */
export const liveCredential = exists(
  sql`select 1 from ${own(credentials)} where id = ${arg("credential_id")} and revoked_at is null`,
);

/** The same of a console session. */
export const liveSession = exists(
  sql`select 1 from ${own(operatorSessions)} where id = ${arg("credential_id")} and revoked_at is null`,
);

const loadCredentialLife = factLoader({ lives: liveCredential });
const loadSessionLife = factLoader({ lives: liveSession });

export const lives = async (database: Database, principal: Principal): Promise<boolean> => {
  const load = principal.kind === "operator" ? loadSessionLife : loadCredentialLife;
  return (await load(database, principal.organizationId, { credential_id: principal.credentialId })).lives;
};

const noticeOnce = prepare(sql`
  insert into ${deprecationNotices} (organization_id, id, operation_id, sunset_at, created_at)
  values (${arg("organization_id")}, ${arg("id")}, ${arg("operation_id")}, ${arg("sunset_at")}, ${arg("created_at")})
  on conflict (organization_id, operation_id) do nothing`);

/** Keeps the first notice of an organization and operation. */
export const recordNotice = async (database: Database, notice: DeprecationNoticeRow): Promise<void> => {
  await database.asTenant(notice.organization_id, noticeOnce({ ...notice }));
};

/** The stored answer of an idempotency key: the fact that every mutation reads beside its own. */
export const storedAnswer = row(
  "idempotency",
  sql`select * from ${own(idempotency)} where scope = ${arg("idempotency_scope")}
      and operation = ${arg("idempotency_operation")} and key = ${arg("idempotency_key")}`,
);
