import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { systemPolicy } from "../database/columns.ts";

/** The salt of all passwords of an address, under the SHA-256 of the address: across organizations, so for the system alone. */
export const passwordSalts = pgTable("password_salts", { key: text().notNull(), salt: text().notNull() }, (table) => [
  primaryKey({ name: "password_salts_pkey", columns: [table.key] }),
  systemPolicy(),
]);
