import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { systemPolicy } from "@atlas-messaging/service/rows/columns";

/** Salt of all passwords of an address, by the address's SHA-256. Spans organizations, so only the system reads it. */
export const passwordSalts = pgTable("password_salts", { key: text().notNull(), salt: text().notNull() }, (table) => [
  primaryKey({ name: "password_salts_pkey", columns: [table.key] }),
  systemPolicy(),
]);
