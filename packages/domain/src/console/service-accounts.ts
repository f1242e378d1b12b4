import { insert } from "../changes.ts";
import { type Facts, accept } from "../outcome.ts";
import { withinQuota } from "../quotas.ts";
import { audit } from "../records.ts";
import type { CredentialRow } from "../rows.ts";
import { defaultRuntimeMode } from "./apps.ts";
import { presentKey } from "./present.ts";
import type { ServiceAccountRow } from "./rows.ts";

const presentServiceAccount = ({ id, external_id, name, runtime_mode, created_at }: ServiceAccountRow) => ({
  id,
  external_id,
  name,
  runtime_mode,
  created_at,
});

/** Presents a service account in a list, with those of the given keys that are its own. */
export const presentServiceAccountDetails = (account: ServiceAccountRow, keys: readonly CredentialRow[]) => ({
  ...presentServiceAccount(account),
  keys: keys.filter(({ owner_id }) => owner_id === account.id).map(presentKey),
});

/** Creates a service account. Its external id derives from its id (POST service-accounts of the console). */
export const createServiceAccount = withinQuota(
  "console.createServiceAccount",
  "service_accounts",
  (facts: Facts, { body }) => {
    const id = facts.newId();
    const account: ServiceAccountRow = {
      organization_id: facts.organizationId,
      id,
      external_id: `atlas_sa_${id.replaceAll("-", "")}`,
      name: body.name,
      description: body.description ?? null,
      runtime_mode: body.runtime_mode ?? defaultRuntimeMode,
      created_at: facts.now,
    };
    const { name, description, runtime_mode, external_id } = account;
    return accept({ ok: true, data: { service_account: presentServiceAccount(account) } }, [
      insert("service_accounts", account),
      audit(facts, "atlas_api.service_account.create", id, { after: { name, description, runtime_mode, external_id } }),
    ]);
  },
);
