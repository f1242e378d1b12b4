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
};

export type QuotaName = keyof typeof defaultQuotas;
export type Quotas = { readonly [Name in QuotaName]: number };
