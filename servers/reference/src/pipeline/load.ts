import { sql } from "drizzle-orm";
import type { CredentialRow, Id } from "@atlas-messaging/domain";
import type { Principal } from "@atlas-messaging/pipeline";
import type { Database } from "../platform/database/index.ts";
import { decodeRow } from "../platform/database/index.ts";
import { arg, exists, factLoader, row, texts } from "../platform/database/facts.ts";
import { one, own } from "../platform/database/own.ts";
import { prepare } from "../platform/database/prepare.ts";
import { credentials } from "../sections/keys/tables.ts";
import { apps } from "../sections/console/apps/tables.ts";
import { oauthConsents } from "../sections/console/consents/tables.ts";
import { serviceAccounts } from "../sections/console/service-accounts/tables.ts";
import { operatorSessions } from "../sections/console/members/tables.ts";
import { idempotency } from "./tables.ts";

const byHash = prepare(
  sql`select row_to_json(credential)::text as credential from ${credentials} credential
      where credential.token_hash = ${arg("hash")}`,
);

/** Finds the credential of a token, before its organization is known. */
export const findCredential = async (database: Database, hash: string): Promise<CredentialRow | null> => {
  const [found] = await database.asSystem<{ credential: string }>(byHash({ hash }));
  return found ? decodeRow("credentials", JSON.parse(found.credential)) : null;
};

const owner = sql`${arg("owner_id")}::uuid`;

const loadOwnerName = factLoader({
  names: texts(sql`
    select name as value from ${own(apps)} where id = ${owner}
    union all
    select app.name as value from ${own(oauthConsents, "consent")}
      cross join ${one(apps, "app", sql`id = consent.app_id`)} where consent.id = ${owner}
    union all
    select name as value from ${own(serviceAccounts)} where id = ${owner}`),
});

/** Returns the name of the app or service account that owns a credential, itself or by consent. */
export const ownerName = async (database: Database, organizationId: Id, ownerId: Id): Promise<string | null> =>
  (await loadOwnerName(database, organizationId, { owner_id: ownerId })).names[0] ?? null;

/** Tells if the principal's credential is not revoked: a fact of every authenticated request. */
export const liveCredential = exists(
  sql`select 1 from ${own(credentials)} where id = ${arg("credential_id")} and revoked_at is null`,
);

/** Tells if a console session is not revoked. */
export const liveSession = exists(
  sql`select 1 from ${own(operatorSessions)} where id = ${arg("credential_id")} and revoked_at is null`,
);

const loadCredentialLife = factLoader({ lives: liveCredential });
const loadSessionLife = factLoader({ lives: liveSession });

export const lives = async (database: Database, principal: Principal): Promise<boolean> => {
  const load = principal.kind === "operator" ? loadSessionLife : loadCredentialLife;
  return (await load(database, principal.organizationId, { credential_id: principal.credentialId })).lives;
};

/** Stored answer of an idempotency key, which every mutation loads. */
export const storedAnswer = row(
  "idempotency",
  sql`select * from ${own(idempotency)} where scope = ${arg("idempotency_scope")}
      and operation = ${arg("idempotency_operation")} and key = ${arg("idempotency_key")}`,
);
