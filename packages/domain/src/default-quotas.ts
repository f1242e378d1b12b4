/** Of what an organization may have a limited number, and how many. */

/** Unless a deployment sets others. */
export const defaultQuotas = {
  /** That have not been deleted; of the public API and of the console together. */
  webhooks: 50,
  apps: 50,
  service_accounts: 50,
  /** Grants of apps and keys of service accounts that have not been revoked. */
  keys: 200,
  /** Invitations included, until they are taken back or housekeeping removes them. */
  members: 200,
  /** That are not archived; restoring one counts as making one. */
  documents: 10_000,
  templates: 250,
  agents: 200,
  /** That have not been issued. */
  vouchers: 10_000,
};

export type QuotaName = keyof typeof defaultQuotas;
export type Quotas = { readonly [Name in QuotaName]: number };
