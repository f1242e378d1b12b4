/**
 * How the plans of an organization's statements are made: by indexes alone, all of which begin with the organization. A plan may
 * have been made when the tables were small, or by statistics of other organizations, and is used again.
 */
export const planSettings = { enable_seqscan: "off", enable_bitmapscan: "off" } as const;
