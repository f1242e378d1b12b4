import { type FactsFor, type Organization, newestOf } from "../pipeline/memory.ts";
import type {
  alerts,
  consoleLimits,
  organization,
  organizationExport,
  overview,
  requests,
  retention,
} from "./operations.ts";

const own = ({ id, tables }: Organization) => ({ organization: tables.organizations.byId(id) });

export const organizationsFacts = {
  "console.organization.update": own,
  "console.organization.delete": own,
} satisfies FactsFor<typeof organization>;

export const overviewFacts = {
  "console.overview.get": ({ tables }) => ({
    apps: tables.apps.size,
    service_accounts: tables.service_accounts.size,
    webhooks: [...tables.webhook_endpoints.all()].filter(({ status }) => status !== "deleted").length,
    audit_events: tables.audit_events.size,
  }),
} satisfies FactsFor<typeof overview>;

const choiceOf = ({ tables }: Organization) => ({ choice: [...tables.alert_choices.all()][0] ?? null });

export const alertsFacts = {
  "console.alerts.get": choiceOf,
  "console.alerts.set": choiceOf,
} satisfies FactsFor<typeof alerts>;

const chosenBy = ({ tables }: Organization) => ({ chosen: [...tables.retentions.all()] });

export const retentionFacts = {
  "console.retention.get": chosenBy,
  "console.retention.set": chosenBy,
} satisfies FactsFor<typeof retention>;

export const limitsFacts = {
  "console.limits.list": ({ tables }, { principal_id }) => ({
    isOwn: tables.credentials.byId(principal_id) !== null || tables.members.byId(principal_id) !== null,
  }),
} satisfies FactsFor<typeof consoleLimits>;

const isSame = (value: string | number, wanted: string | number | null): boolean => wanted === null || value === wanted;

export const requestsFacts = {
  "console.requests.list": ({ tables }, args) =>
    newestOf(
      tables.stored_requests,
      (request) =>
        request.id >= args.since_id &&
        isSame(request.correlation_id, args.of_request) &&
        isSame(request.operation, args.of_operation) &&
        isSame(request.status, args.of_status) &&
        isSame(request.principal_id, args.of_principal)
          ? request
          : null,
      args,
    ),
  "console.requests.get": ({ tables }, { id }) => ({ request: tables.stored_requests.byId(id) }),
} satisfies FactsFor<typeof requests>;

const knownTo = ({ tables }: Organization) => ({ known: [...tables.organization_exports.all()][0] ?? null });

export const organizationExportFacts = {
  "console.organization.getExport": knownTo,
  "console.organization.requestExport": knownTo,
  "console.organization.downloadExport": knownTo,
} satisfies FactsFor<typeof organizationExport>;
