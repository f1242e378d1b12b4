/** What operators see and make in the developer console. */
import type { AuditEventRow, CredentialRow, Id } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";
import type { MemoryLoads } from "./memory-loads.ts";
import { newestOf } from "./pages.ts";
import { quotaOf } from "./quotas.ts";

const mostShown = 100;

/** The newest credentials of a kind of each owner, as many as the contract shows. */
const credentialsOf = ({ tables }: Organization, kind: CredentialRow["kind"], owners: readonly { readonly id: Id }[]) =>
  owners.flatMap(({ id }) =>
    tables.credentials
      .where("owner_id", id)
      .filter((credential) => credential.kind === kind)
      .toReversed()
      .slice(0, mostShown),
  );

const owned = (
  { tables }: Organization,
  { owner_id, id, kind }: { readonly owner_id: string; readonly id: string; readonly kind: string },
) => {
  const credential = tables.credentials.byId(id);
  const isTheirs = credential?.owner_id === owner_id.toLowerCase() && credential.kind === kind;
  return { credential: isTheirs ? credential : null };
};

const isNamed = (event: AuditEventRow, name: string | null): boolean =>
  name === null || event.event_type === name || event.event_type.startsWith(`${name}.`);

const isSame = (value: string | null, wanted: string | null): boolean =>
  wanted === null || value === wanted || value === wanted.toLowerCase();

const memberSessions = ({ tables }: Organization, { id }: { readonly id: string }) => ({
  member: tables.members.byId(id),
  sessions: [...tables.operator_sessions.all()].filter(
    ({ member_id, revoked_at }) => member_id === id.toLowerCase() && revoked_at === null,
  ),
});

const memberFacts = (organization: Organization, { id }: { readonly id: string }) => ({
  ...memberSessions(organization, { id }),
  managers: [...organization.tables.members.all()].filter(
    (each) =>
      each.id !== id.toLowerCase() && each.status === "active" && each.permissions.includes("developer_console.manage"),
  ),
});

/** The access tokens of a consent. */
const tokensOf = ({ tables }: Organization, consentId: Id) =>
  tables.credentials.where("owner_id", consentId).filter(({ kind }) => kind === "oauth");

export const developerConsole = {
  "console.overview": ({ tables }) => ({
    apps: tables.apps.size,
    service_accounts: tables.service_accounts.size,
    webhooks: [...tables.webhook_endpoints.all()].filter(({ status }) => status !== "deleted").length,
    audit_events: tables.audit_events.size,
  }),
  "console.listApps": (organization, args) => {
    const { tables } = organization;
    const page = newestOf(tables.apps, (row) => row, args);
    const redirectUris = page.rows.flatMap(({ id }) => tables.app_redirect_uris.where("app_id", id));
    return { ...page, redirectUris, grants: credentialsOf(organization, "grant", page.rows) };
  },
  "console.createApp": (organization, args) => ({ quota: quotaOf(organization, "apps", args) }),
  "console.addRedirectUri": ({ tables }, { app_id }) => ({
    app: tables.apps.byId(app_id),
    redirectUris: tables.app_redirect_uris.where("app_id", app_id.toLowerCase()),
  }),
  "console.createGrant": (organization, { app_id, ...args }) => ({
    app: organization.tables.apps.byId(app_id),
    quota: quotaOf(organization, "keys", args),
  }),
  "console.revokeGrant": owned,
  "console.listServiceAccounts": (organization, args) => {
    const page = newestOf(organization.tables.service_accounts, (row) => row, args);
    return { ...page, keys: credentialsOf(organization, "key", page.rows) };
  },
  "console.createServiceAccount": (organization, args) => ({ quota: quotaOf(organization, "service_accounts", args) }),
  "console.createKey": (organization, { service_account_id, ...args }) => ({
    serviceAccount: organization.tables.service_accounts.byId(service_account_id),
    quota: quotaOf(organization, "keys", args),
  }),
  "console.revokeKey": owned,
  "console.listAuditEvents": ({ tables }, args) =>
    newestOf(
      tables.audit_events,
      (event) =>
        isNamed(event, args.event_type) &&
        isSame(event.actor_id, args.actor_id) &&
        isSame(event.subject_id, args.asset_id) &&
        (args.correlation_id === null || event.correlation_id === args.correlation_id) &&
        (args.since === null || event.created_at >= args.since) &&
        (args.until === null || event.created_at < args.until)
          ? event
          : null,
      args,
    ),
  "console.listWebhooks": ({ tables }, args) =>
    newestOf(tables.webhook_endpoints, (row) => (row.status === "deleted" ? null : row), args),
  "console.createWebhook": (organization, { service_account_id, ...args }) => ({
    serviceAccount: organization.tables.service_accounts.byId(service_account_id),
    quota: quotaOf(organization, "webhooks", args),
  }),
  "console.updateWebhook": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "console.deleteWebhook": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "console.listTemplates": ({ tables }, args) => newestOf(tables.templates, (row) => row, args),
  "console.createTemplate": (organization, { name, ...args }) => ({
    template: organization.tables.templates.byUnique("templates_name_key", name),
    quota: quotaOf(organization, "templates", args),
  }),
  "console.listVouchers": ({ tables }, args) => newestOf(tables.vouchers, (row) => row, args),
  "console.createVoucher": (organization, { code, ...args }) => ({
    voucher: code === null ? null : organization.tables.vouchers.byUnique("vouchers_code_key", code),
    quota: quotaOf(organization, "vouchers", args),
  }),
  "console.listMembers": ({ tables }, args) => newestOf(tables.members, (row) => row, args),
  "console.inviteMember": (organization, { email, ...args }) => ({
    member: organization.tables.members.byUnique("members_email_key", email),
    quota: quotaOf(organization, "members", args),
  }),
  "console.listConsents": (organization, { app_id, ...args }) => {
    const { tables } = organization;
    const page = newestOf(
      tables.oauth_consents,
      (consent) => {
        const app = tables.apps.byId(consent.app_id);
        return app && consent.code_used_at !== null && isSame(app.id, app_id) ? { consent, app } : null;
      },
      args,
    );
    return { ...page, tokens: page.rows.flatMap(({ consent }) => tokensOf(organization, consent.id)) };
  },
  "console.revokeConsent": (organization, { id }) => {
    const consent = organization.tables.oauth_consents.byId(id);
    const all = consent === null ? [] : tokensOf(organization, consent.id);
    return { consent, living: all.filter(({ revoked_at }) => revoked_at === null) };
  },
  "console.updateMember": memberFacts,
  "console.removeMember": memberFacts,
  "console.resetMemberPassword": ({ tables }, { id }) => ({
    member: tables.members.byId(id),
    password: tables.member_passwords.byId(id),
  }),
  "console.endSessions": memberSessions,
  "console.endMemberSessions": memberSessions,
  "console.signOut": ({ tables }, { session_id }) => ({ session: tables.operator_sessions.byId(session_id) }),
} satisfies Partial<MemoryLoads>;
