import type { Quota, QuotaName } from "@atlas-messaging/domain";
import { held } from "../store/held.ts";
import type { Organization } from "../store/organization.ts";

/** How many of a kind the organization has, and may have. */
export const quotaOf = (organization: Organization, name: QuotaName, { most }: { readonly most: number }): Quota => ({
  held: held(organization.tables, name, most),
  max: most,
});
