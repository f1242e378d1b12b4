/** Decisions of the deployment for one organization: suspended or not, limits and maxima of its own. */
import { type Change, update } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import type { OwnLimits, OwnQuotas } from "../rows/primitives.ts";

/** Suspends an organization: it can neither write nor sign in. A suspended one stays as it is. */
export const suspendOrganization = (
  facts: Facts,
  { id, suspended_at }: OrganizationRow,
  reason: string | null,
): Change[] =>
  suspended_at !== null
    ? []
    : [
        update("organizations", { id, suspended_at }, { suspended_at: facts.now }),
        audit(facts, "atlas_api.organization.suspend", id, {
          before: { suspended_at },
          after: { suspended_at: facts.now, reason },
        }),
      ];

/** Resumes a suspended organization. Any other stays as it is. */
export const resumeOrganization = (facts: Facts, { id, suspended_at }: OrganizationRow): Change[] =>
  suspended_at === null
    ? []
    : [
        update("organizations", { id, suspended_at }, { suspended_at: null }),
        audit(facts, "atlas_api.organization.resume", id, { before: { suspended_at }, after: { suspended_at: null } }),
      ];

/** Limits and maxima to set. A number is the organization's own; null goes back to the deployment's. */
export interface WantedLimits {
  readonly limits: { readonly [Name in keyof OwnLimits]?: number | null };
  readonly quotas: { readonly [Name in keyof OwnQuotas]?: number | null };
}

/** Sets limits and maxima of an organization. Those that are not named stay. */
export const limitOrganization = (facts: Facts, organization: OrganizationRow, wanted: WantedLimits): Change[] => {
  const { id, limits, quotas } = organization;
  const after = { limits: merged(limits, wanted.limits), quotas: merged(quotas, wanted.quotas) };
  if (JSON.stringify(after) === JSON.stringify({ limits, quotas })) return [];
  return [
    update("organizations", { id }, after),
    audit(facts, "atlas_api.organization.limit", id, { before: { limits, quotas }, after }),
  ];
};

type Numbers = { readonly [name: string]: number | null };

/** Returns own numbers by name, in order; null for none. */
const merged = (own: Numbers | null, wanted: Numbers): { readonly [name: string]: number } | null => {
  const named = Object.entries({ ...own, ...wanted }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return named.length === 0
    ? null
    : Object.fromEntries(named.toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1)));
};
