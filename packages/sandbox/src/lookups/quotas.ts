import type { Quota, QuotaName } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** Returns the number of rows that count for a quota, and the limit. */
export const quotaOf = (organization: Organization, name: QuotaName, { max }: { readonly max: number }): Quota => ({
  held: organization.held(name, max),
  max,
});
