import type { LimitName } from "@atlas-messaging/contract";
import type { TurnIntent } from "@atlas-messaging/answers/replying/handover";

/** Types of row members. Times are ISO 8601 in UTC with milliseconds, so they compare as text. Ids are UUIDv7. */
export type Id = string;

export type Instant = string;

export type Environment = "sandbox" | "staging" | "production";

export type MessageCategory = "utility" | "marketing" | "transactional" | "authentication";

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export type JsonObject = { readonly [member: string]: Json };

/** Returns an object of the contract as rows hold it: JSON by schema, without members that are undefined. */
export const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value));

/** Data of a caller's own: texts by key. */
export interface Metadata {
  readonly [key: string]: string;
}

/** A row that belongs to an organization. */
export interface Owned {
  readonly organization_id: Id;
  readonly id: Id;
}

/** Constraint of one customer for each of the messaging app's ids. */
export const userIdKey = "customers_user_id_key";

/** Constraint of one customer for each number. */
export const phoneNumberKey = "customers_phone_number_key";

/** Prefix of every sealed value. A secret from outside must not begin with it. */
export const sealedPrefix = "sealed:";

/** Explains why a secret from outside is refused for its prefix; null when it is fine. */
export const sealedPrefixProblem = (secret: string): `must ${string}` | null =>
  secret.startsWith(sealedPrefix) ? `must not begin with ${sealedPrefix}, the prefix of sealed secrets` : null;

/** Maximum number of each thing that an organization may have. A deployment may set other numbers. */
export const defaultQuotas = {
  /** Webhooks that are not deleted, of the public API and the console together. */
  webhooks: 50,
  apps: 50,
  service_accounts: 50,
  /** Unrevoked grants of apps and keys of service accounts. */
  keys: 200,
  /** Includes invitations until they are withdrawn or housekeeping removes them. */
  members: 200,
  /** Documents that are not archived. Restoring one counts as creating one. */
  documents: 10_000,
  templates: 250,
  agents: 200,
  /** Vouchers that are not issued yet. */
  vouchers: 10_000,
  /** Bytes of stored media, uploaded and received. */
  stored_bytes: 10 * 2 ** 30,
};

export type QuotaName = keyof typeof defaultQuotas;

/** Quotas of rows. */
export type RowQuotaName = Exclude<QuotaName, "stored_bytes">;

export type Quotas = { readonly [Name in QuotaName]: number };

/** Maxima that the deployment gave one organization. */
export type OwnQuotas = Partial<Quotas>;

/** Requests per minute that the deployment gave one organization. */
export type OwnLimits = { readonly [limitClass in LimitName]?: number };

/** Constraint that refuses a provider message id which another message of the channel has. */
export const providerMessageKey = "messages_provider_message_key";

/** Intents of the runs that count when an agent finds nothing: a second gap in a row is a handoff. */
export const turnIntents = ["agent_reply", "agent_clarification", "agent_handoff"] as const satisfies TurnIntent[];
