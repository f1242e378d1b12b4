/** Lists organizations with their usage, suspends and resumes one, and sets its limits: for the API and the command. */
import { didYouMean, keysOf } from "@atlas-messaging/contract";
import { countedClasses } from "@atlas-messaging/service/pipeline/limit";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { baseFacts, untilCommitted } from "@atlas-messaging/service/pipeline/decide";
import {
  type WantedLimits,
  limitOrganization,
  resumeOrganization,
  suspendOrganization,
} from "@atlas-messaging/service/organizations/standing";
import type { Change } from "@atlas-messaging/service/core/changes";
import { audit } from "@atlas-messaging/service/core/records";
import type { Facts } from "@atlas-messaging/service/core/outcome";
import { firstIdAt } from "@atlas-messaging/service/core/ids";
import { type Clock, day, instantOf, later } from "@atlas-messaging/service/core/time";
import { type Id, type QuotaName, defaultQuotas } from "@atlas-messaging/service/rows/primitives";
import type { OrganizationRow } from "@atlas-messaging/service/rows/organizations";
import { uuidv7 } from "uuidv7";
import { commit } from "../../platform/database/commit.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Resources } from "../../process.ts";
import type { Settings } from "../../settings.ts";
import { loadOrganizations, loadUsage } from "./load.ts";

/** Parts of a process that an act needs. */
export interface Acting extends Pick<Resources, "database"> {
  readonly clock: Clock;
  readonly logger: Pick<Logger, "info">;
  readonly settings: Pick<Settings, "limits" | "quotas">;
}

export interface Page {
  readonly after: Id | null;
  readonly size: number;
  /** Leaves out organizations that are not suspended. */
  readonly suspended: boolean;
}

const first = "00000000-0000-0000-0000-000000000000";

/** Lists organizations, oldest first, each with its usage. */
export const listOrganizations = async (acting: Acting, { after, size, suspended }: Page) => {
  const { database, clock } = acting;
  const args = { after: after ?? first, size: size + 1, suspended, now: instantOf(clock) };
  const { found } = await loadOrganizations(database, args);
  const page = found.slice(0, size);
  const organizations = [];
  // One after the other: a list must not crowd out the service.
  for (const { id } of page) organizations.push(...(await shownIfThere(acting, id)));
  return { organizations, next_after_id: found.length > size ? (page.at(-1)?.id ?? null) : null };
};

const shownIfThere = async (acting: Acting, id: Id) => {
  const shown = await shownBy(acting, id);
  return shown ? [shown] : [];
};

/** Shows one organization. Refuses an unknown id. */
export const showOrganization = async (acting: Acting, id: Id) => (await shownBy(acting, id)) ?? unknown(id);

const unknown = (id: Id): never => {
  throw new Problem("not_found", `There is no organization ${id}.`);
};

const shownBy = async ({ database, clock, settings }: Acting, id: Id) => {
  const { organization, ...usage } = await loadUsage(database, id, sinceYesterday(instantOf(clock)));
  if (!organization) return null;
  const { name, environment, created_at, expires_at, suspended_at, limits, quotas } = organization;
  return {
    id,
    name,
    environment,
    created_at,
    expires_at,
    suspended_at,
    limits: { ...limitsOf(settings), ...limits },
    quotas: { ...settings.quotas, ...quotas },
    own: [...Object.keys(limits ?? {}), ...Object.keys(quotas ?? {})],
    usage,
  };
};

const sinceYesterday = (now: string) => ({ since_id: firstIdAt(later(now, -day)) });

/** Limits of the deployment that an organization may have its own of. */
const limitsOf = ({ limits }: Acting["settings"]) =>
  Object.fromEntries(countedClasses.map((name) => [name, limits[name]]));

type Decide = (facts: Facts, organization: OrganizationRow) => readonly Change[];

/** An act, as the deployment's log tells it. */
interface Told {
  readonly act: "suspend" | "resume" | "limit" | "export";
  readonly detail: object;
  readonly requestId: string;
}

const act = async (acting: Acting, id: Id, { act: name, detail, requestId }: Told, decide: Decide) => {
  const { database, clock, logger } = acting;
  const changed = await untilCommitted({
    decide: async () => {
      const { organization } = await loadUsage(database, id, sinceYesterday(instantOf(clock)));
      const facts = baseFacts({ clock, newId: uuidv7 }, { organizationId: id, correlationId: requestId });
      const changes = decide(facts, organization ?? unknown(id));
      return { organizationId: id, changes, answer: changes.length > 0 };
    },
    store: { commit: (organizationId, changes) => commit(database, organizationId, changes) },
    maxDecisions: 8,
    giveUp: () => {
      throw new Problem("unavailable", "The organization keeps changing; try again.");
    },
  });
  if (changed)
    logger.info({ organization_id: id, act: name, ...detail, request_id: requestId }, "organization changed");
  return showOrganization(acting, id);
};

/** Suspends an organization; the reason is kept in its audit log. */
export const suspend = (acting: Acting, id: Id, reason: string | null, requestId: string) =>
  act(acting, id, { act: "suspend", detail: { reason }, requestId }, (facts, organization) =>
    suspendOrganization(facts, organization, reason),
  );

export const resume = (acting: Acting, id: Id, requestId: string) =>
  act(acting, id, { act: "resume", detail: {}, requestId }, resumeOrganization);

/** Records that an organization is exported with its secrets. */
export const recordExport = (acting: Acting, id: Id, requestId: string) =>
  act(acting, id, { act: "export", detail: {}, requestId }, (facts) => [
    audit(facts, "atlas_api.organization.export", id, { after: { exported_at: facts.now } }),
  ]);

/** Sets limits and maxima of an organization. */
export const setLimits = (acting: Acting, id: Id, wanted: WantedLimits, requestId: string) =>
  act(acting, id, { act: "limit", detail: wanted, requestId }, (facts, organization) =>
    limitOrganization(facts, organization, wanted),
  );

const maxLimit = 1_000_000_000;
const maxOf = (name: QuotaName): number => (name === "stored_bytes" ? 2 ** 50 : 1_000_000);

/** Names that may be set, each with its maximum. */
const settable = {
  limits: Object.fromEntries(countedClasses.map((name) => [name, maxLimit])),
  quotas: Object.fromEntries(keysOf(defaultQuotas).map((name) => [name, maxOf(name)])),
};

/** Reads limits and maxima by name, such as `messages` or `webhooks`. Returns the first problem as a sentence. */
export const readLimits = (named: { readonly [name: string]: unknown }): WantedLimits | string => {
  const wanted = { limits: {} as Record<string, number | null>, quotas: {} as Record<string, number | null> };
  for (const [name, value] of Object.entries(named)) {
    const kind = Object.hasOwn(settable.limits, name) ? "limits" : "quotas";
    const max = settable[kind][name];
    if (max === undefined || !Object.hasOwn(settable[kind], name)) {
      const names = [...Object.keys(settable.limits), ...Object.keys(settable.quotas)];
      return `There is no limit ${name}; the limits are ${names.join(", ")}.${didYouMean(name, names)}`;
    }
    if (value !== null && !isWithin(value, max)) return `${name} must be a whole number from 1 to ${max}, or null.`;
    wanted[kind][name] = value;
  }
  return wanted;
};

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= max;
