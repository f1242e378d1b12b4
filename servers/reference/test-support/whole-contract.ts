/** What suites need that walk the operations of the contract. */
import { type Operation, type OperationId, limits, operations } from "@atlas-messaging/contract";
import type { Database } from "../src/platform/database/index.ts";
import { credentialRow } from "./rows.ts";
import { seedCredential, seedOrganization } from "./seed.ts";

export const table: { readonly [Id in OperationId]: Operation } = operations;
export const ids = Object.keys(operations) as OperationId[]; // The table has exactly its own keys.
export const operators = ids.filter((id) => table[id].auth.scheme === "operatorSession");
/** What a token, or nobody in particular, may ask for. */
export const open = ids.filter((id) => !operators.includes(id));

/** Every operation is asked for many times, by one address and one organization. */
export const settings = {
  ATLAS_ALLOW_LOOPBACK_TARGETS: "true",
  ...Object.fromEntries(Object.keys(limits).map((name) => [`ATLAS_LIMIT_${name.toUpperCase()}`, "1000000"])),
};

/** A sandbox organization with a service-account key, which no operation makes. */
export const seedShop = async (database: Database) => {
  const shop = await seedOrganization(database);
  const key = credentialRow(shop.organizationId).id;
  await seedCredential(database, shop.organizationId, { id: key });
  return { ...shop, key };
};
