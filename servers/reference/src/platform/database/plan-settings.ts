/**
 * Limits tenants' plans to index scans; all indexes begin with the organization. A cached plan may stem from small
 * tables or another organization's statistics.
 */
export const planSettings = { enable_seqscan: "off", enable_bitmapscan: "off" } as const;
