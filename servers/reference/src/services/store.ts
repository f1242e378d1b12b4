import { type Thresholds, defaultThresholds } from "@atlas-messaging/answers/search/answer";
import type { FoundCredential, Store } from "@atlas-messaging/service/pipeline/services";
import { type Database, DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { committer } from "../platform/database/commit.ts";
import type { Embedder } from "../platform/embeddings.ts";
import { loadDirectory } from "@atlas-messaging/service/agents/facts.sql";
import {
  findInvitation,
  findMember,
  findOperator,
  findReset,
  findSecondFactor,
  hasOrganizations,
  liveSessions,
  memberships,
  membershipsByPassword,
} from "@atlas-messaging/service/members/facts.sql";
import { loadHits } from "../knowledge-search/index.ts";
import { sql } from "drizzle-orm";
import { apps, credentials, oauthConsents, serviceAccounts } from "@atlas-messaging/service/rows/access";
import { organizations } from "@atlas-messaging/service/rows/organizations";
import { standing } from "@atlas-messaging/service/organizations/facts.sql";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { type CredentialFacts, type Principal, standingOf } from "@atlas-messaging/service/pipeline/principals";
import { decodeRow, row } from "@atlas-messaging/service/core/facts.sql";
import { arg, exists, factLoader, texts } from "@atlas-messaging/postgres/facts";
import { one, own, prepare } from "@atlas-messaging/postgres/queries";
import { operatorSessions } from "@atlas-messaging/service/rows/members";
import { idempotency } from "@atlas-messaging/service/rows/requests";

/** Implements the pipeline's store over a database. */
export const storeIn = (
  database: Database,
  thresholds: Thresholds = defaultThresholds,
  embedder?: Embedder,
): Store => ({
  findCredential: (tokenHash) => findCredential(database, tokenHash),
  ownerName: (organizationId, ownerId) => ownerName(database, organizationId, ownerId),
  findOperator: (tokenHash) => findOperator(database, tokenHash),
  memberships: (email, status, organization) => memberships(database, email, status, organization),
  membershipsByPassword: (email, hash) => membershipsByPassword(database, email, hash),
  findMember: (organizationId, memberId) => findMember(database, organizationId, memberId),
  findSecondFactor: (organizationId, memberId) => findSecondFactor(database, organizationId, memberId),
  liveSessions: (organizationId, memberId) => liveSessions(database, organizationId, memberId),
  findReset: (tokenHash) => findReset(database, tokenHash),
  findInvitation: (tokenHash) => findInvitation(database, tokenHash),
  hasOrganizations: () => hasOrganizations(database),
  lives: (principal) => lives(database, principal),
  commit: committer(database),
  searchKnowledge: async (organizationId, args) =>
    (await loadHits({ database, embedder, thresholds }, organizationId, args)).hits,
  directory: (args) => loadDirectory(database, args),
  ping: () => database.ping(),
  isUnavailable: (error) => error instanceof DatabaseUnavailable,
});

const byHash = prepare(
  sql`select row_to_json(credential)::text as credential, row_to_json(organization)::text as organization
      from ${credentials} credential join ${organizations} organization on organization.id = credential.organization_id
      where credential.token_hash = ${arg("hash")}`,
);

/** Finds the credential of a token, before its organization is known. */
const findCredential = async (database: Database, hash: string): Promise<FoundCredential | null> => {
  const [found] = await database.asSystem<{ credential: string; organization: string }>(byHash({ hash }));
  if (!found) return null;
  return {
    credential: decodeRow("credentials", JSON.parse(found.credential)),
    standing: standingOf(decodeRow("organizations", JSON.parse(found.organization))),
  };
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
const ownerName = async (database: Database, organizationId: Id, ownerId: Id): Promise<string | null> =>
  (await loadOwnerName(database, organizationId, { owner_id: ownerId })).names[0] ?? null;

/** Tells if the principal's credential is not revoked: a fact of every authenticated request. */
export const liveCredential = exists(
  sql`select 1 from ${own(credentials)} where id = ${arg("credential_id")} and revoked_at is null`,
);

/** Tells if a console session is not revoked. */
export const liveSession = exists(
  sql`select 1 from ${own(operatorSessions)} where id = ${arg("credential_id")} and revoked_at is null`,
);

const loadCredentialLife = factLoader({ lives: liveCredential, standing });

const loadSessionLife = factLoader({ lives: liveSession, standing });

const lives = async (database: Database, principal: Principal): Promise<CredentialFacts> => {
  const load = principal.kind === "operator" ? loadSessionLife : loadCredentialLife;
  return load(database, principal.organizationId, { credential_id: principal.credentialId });
};

/** Stored answer of an idempotency key, which every mutation loads. */
export const storedAnswer = row(
  "idempotency",
  sql`select * from ${own(idempotency)} where scope = ${arg("idempotency_scope")}
      and operation = ${arg("idempotency_operation")} and key = ${arg("idempotency_key")}`,
);
