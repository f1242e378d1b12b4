import { boolean, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy } from "../database/columns.ts";

/**
 * Who operators are, as the authentication library keeps them: across organizations, so for the system alone. Which
 * organizations they belong to, `members` says, by the address.
 */
export const identities = pgTable(
  "identities",
  {
    id: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    email_verified: boolean().notNull(),
    image: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "identities_pkey", columns: [table.id] }),
    unique("identities_email_key").on(table.email),
    systemPolicy(),
  ],
);

/** How an operator proves it: a password, or an identity provider. */
export const identityAccounts = pgTable(
  "identity_accounts",
  {
    id: uuid().notNull(),
    user_id: uuid().notNull(),
    account_id: text().notNull(),
    provider_id: text().notNull(),
    issuer: text(),
    access_token: text(),
    refresh_token: text(),
    id_token: text(),
    access_token_expires_at: instant(),
    refresh_token_expires_at: instant(),
    scope: text(),
    password: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "identity_accounts_pkey", columns: [table.id] }),
    index("identity_accounts_user_idx").on(table.user_id),
    unique("identity_accounts_account_key").on(table.provider_id, table.account_id),
    systemPolicy(),
  ],
);
