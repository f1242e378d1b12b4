import type { Quota, QuotaName } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** Counts the rows of a kind that an organization has, and names its limit. */
export const quotaOf = (organization: Organization, name: QuotaName, { most }: { readonly most: number }): Quota => ({
  held: organization.held(name, most),
  max: most,
});
