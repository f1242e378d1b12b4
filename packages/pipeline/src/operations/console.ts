/** The developer console: overview, apps, service accounts, their credentials, and the audit log. */
import type { Scope } from "@atlas-messaging/contract";
import {
  type AppRow,
  type AuditEventRow,
  type Counts,
  type CredentialRow,
  type RedirectUriRow,
  type ServiceAccountRow,
  addRedirectUri,
  createApp,
  createGrant,
  createKey,
  createServiceAccount,
  presentAppDetails,
  presentAuditEvent,
  presentOverview,
  presentServiceAccountDetails,
  revokeGrant,
  revokeServiceAccountKey,
} from "@atlas-messaging/domain";
import { read, write } from "../bind.ts";
import { type Context, principalOf } from "../rooms/call.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import { quotaArgs } from "./quota.ts";

/** A page of apps; redirect URIs and grants are those of all of them. */
export interface ListedApps extends Listed<AppRow> {
  readonly redirectUris: readonly RedirectUriRow[];
  readonly grants: readonly CredentialRow[];
}

/** A page of service accounts, and the keys of all of them. */
export interface ListedServiceAccounts extends Listed<ServiceAccountRow> {
  readonly keys: readonly CredentialRow[];
}

/** A new token, and what the operator who asks for it may give. */
const granting =
  (kind: "grant" | "key") =>
  (_: { readonly body: { readonly granted_scopes: readonly Scope[] } }, context: Context) => ({
    token: context.shell.createToken(kind),
    environment: context.shell.settings.environment,
    permissions: principalOf(context).permissions,
  });

export const developerConsole = {
  "console.overview": read("console.overview", {
    args: () => ({}),
    present: (counts: Counts, _, context) => {
      const { apps, service_accounts, webhooks, audit_events } = counts;
      const shown = presentOverview(
        { apps, service_accounts, webhooks, audit_events },
        principalOf(context).permissions,
      );
      return { status: 200, body: { ok: true, data: shown } };
    },
  }),
  "console.listApps": read("console.listApps", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: ListedApps, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const apps = items.map((app) => presentAppDetails(app, loaded.redirectUris, loaded.grants));
      return { status: 200, body: { ok: true, data: { apps, ...page } } };
    },
  }),
  "console.createApp": write("console.createApp", {
    args: (_, context) => quotaArgs(context, "apps"),
    decide: createApp,
  }),
  "console.addRedirectUri": write("console.addRedirectUri", {
    args: ({ params }) => ({ app_id: params.appId }),
    decide: addRedirectUri,
  }),
  "console.createGrant": write("console.createGrant", {
    secret: true,
    args: ({ params }, context) => ({ app_id: params.appId, ...quotaArgs(context, "keys") }),
    also: granting("grant"),
    decide: createGrant,
  }),
  "console.revokeGrant": write("console.revokeGrant", {
    args: ({ params }) => ({ owner_id: params.appId, id: params.grantId, kind: "grant" }),
    decide: revokeGrant,
  }),
  "console.listServiceAccounts": read("console.listServiceAccounts", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: ListedServiceAccounts, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const service_accounts = items.map((account) => presentServiceAccountDetails(account, loaded.keys));
      return { status: 200, body: { ok: true, data: { service_accounts, ...page } } };
    },
  }),
  "console.createServiceAccount": write("console.createServiceAccount", {
    args: (_, context) => quotaArgs(context, "service_accounts"),
    decide: createServiceAccount,
  }),
  "console.createKey": write("console.createKey", {
    secret: true,
    args: ({ params }, context) => ({ service_account_id: params.serviceAccountId, ...quotaArgs(context, "keys") }),
    also: granting("key"),
    decide: createKey,
  }),
  "console.revokeKey": write("console.revokeKey", {
    args: ({ params }) => ({ owner_id: params.serviceAccountId, id: params.keyId, kind: "key" }),
    decide: revokeServiceAccountKey,
  }),
  "console.listAuditEvents": read("console.listAuditEvents", {
    args: ({ query }, context) => ({
      ...pageArgs(query, context),
      event_type: query.event_type ?? null,
      actor_id: query.actor_id ?? null,
      asset_id: query.asset_id ?? null,
      correlation_id: query.correlation_id ?? null,
      since: instantOrNull(query.since),
      until: instantOrNull(query.until),
    }),
    present: (loaded: Listed<AuditEventRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { events: items.map(presentAuditEvent), ...page } } };
    },
  }),
};

/** A time of the caller's in the form that rows have, so that the two compare as text. */
const instantOrNull = (text: string | undefined): string | null =>
  text === undefined ? null : new Date(text).toISOString();
