/** Helpers for suites that walk all operations of the contract. */
import { type Operation, type OperationId, limits, operations } from "@atlas-messaging/contract";
import { defaultQuotas } from "@atlas-messaging/service/rows/primitives";
import { insert } from "@atlas-messaging/service/core/changes";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { appRow, consentRow, credentialRow } from "./rows.ts";
import { seedCredential, seedOrganization } from "./seed.ts";

export const table: { readonly [Id in OperationId]: Operation } = operations;
export const ids = Object.keys(operations) as OperationId[]; // The table has exactly its own keys.
export const operators = ids.filter((id) => table[id].auth.scheme === "operatorSession");

/** Every operation is asked for many times, by one address and one organization. */
export const settings = {
  ATLAS_ALLOW_LOOPBACK_TARGETS: "true",
  ...Object.fromEntries(Object.keys(limits).map((name) => [`ATLAS_LIMIT_${name.toUpperCase()}`, "1000000"])),
  ...Object.fromEntries(
    Object.entries(defaultQuotas).map(([name, quota]) => [
      `ATLAS_MAX_${name.toUpperCase()}`,
      String(Math.max(quota, 1_000_000)),
    ]),
  ),
};

/** A sandbox organization with a service-account key and an OAuth consent, which no operation makes. */
export const seedShop = async (database: Database) => {
  const shop = await seedOrganization(database);
  const key = credentialRow(shop.organizationId).id;
  await seedCredential(database, shop.organizationId, { id: key });
  const app = appRow(shop.organizationId);
  // One that is old, and has no tokens, is not kept.
  const consent = consentRow(shop.organizationId, app.id, { code_used_at: new Date().toISOString() });
  await commit(database, shop.organizationId, [insert("apps", app), insert("oauth_consents", consent)]);
  return { ...shop, key, consent: consent.id };
};
