import type { Scope } from "@atlas-messaging/contract";
import { type Context, principalOf } from "../pipeline/context.ts";
import { createGrant, createKey, revokeGrant, revokeKey, revokeServiceAccountKey } from "./credentials.ts";
import { read, write } from "../pipeline/handler.ts";
import type { AppRow, RedirectUriRow, ServiceAccountRow, CredentialRow } from "../rows/access.ts";
import {
  addRedirectUri,
  createApp,
  createServiceAccount,
  presentAppDetails,
  presentServiceAccountDetails,
  updateApp,
  updateServiceAccount,
} from "./apps.ts";
import { instantOf } from "../core/time.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";
import { type Consented, presentConsent, revokeConsent } from "./oauth-tokens.ts";

const nowOf = ({ shell }: Context) => instantOf(shell.clock);

/** Adds a new token, and the permissions of the operator who asks for it. */
const granting =
  (kind: "grant" | "key") =>
  (_: { readonly body: { readonly granted_scopes: readonly Scope[] } }, context: Context) => ({
    token: context.shell.createToken(kind),
    environment: context.shell.settings.environment,
    permissions: principalOf(context).permissions,
  });

export const keys = {
  "keys.revoke": write("keys.revoke", { args: ({ params }) => ({ id: params.id }), decide: revokeKey }),
};

/** Adds the permissions of the operator who names an agent. */
const naming = (_: object, context: Context) => ({ permissions: principalOf(context).permissions });

const agentArgs = ({ body }: { readonly body: { readonly agent_id?: string | null } }) => ({
  agent_id: body.agent_id?.toLowerCase() ?? null,
});

/** A page of apps, with all their redirect URIs and grants. */
export interface ListedApps extends Listed<AppRow> {
  readonly redirectUris: readonly RedirectUriRow[];
  readonly grants: readonly CredentialRow[];
}

export const apps = {
  "console.apps.list": read("console.apps.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: ListedApps, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const shown = items.map((app) => presentAppDetails(app, loaded.redirectUris, loaded.grants));
      return { status: 200, body: { ok: true, data: { apps: shown, ...page } } };
    },
  }),
  "console.apps.create": write("console.apps.create", {
    args: (call, context) => ({ ...agentArgs(call), ...quotaArgs(context, "apps") }),
    addFacts: naming,
    decide: createApp,
  }),
  "console.apps.update": write("console.apps.update", {
    args: (call) => ({ app_id: call.params.app_id, ...agentArgs(call) }),
    addFacts: naming,
    decide: updateApp,
  }),
  "console.apps.addRedirectUri": write("console.apps.addRedirectUri", {
    args: ({ params }) => ({ app_id: params.app_id }),
    decide: addRedirectUri,
  }),
  "console.apps.createGrant": write("console.apps.createGrant", {
    secret: true,
    args: ({ params }, context) => ({ app_id: params.app_id, ...quotaArgs(context, "keys") }),
    addFacts: granting("grant"),
    decide: createGrant,
  }),
  "console.apps.revokeGrant": write("console.apps.revokeGrant", {
    args: ({ params }, context) => ({
      owner_id: params.app_id,
      id: params.grant_id,
      kind: "grant",
      now: nowOf(context),
    }),
    decide: revokeGrant,
  }),
};

/** A page of service accounts, with all their keys. */
export interface ListedServiceAccounts extends Listed<ServiceAccountRow> {
  readonly keys: readonly CredentialRow[];
}

export const serviceAccounts = {
  "console.serviceAccounts.list": read("console.serviceAccounts.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: ListedServiceAccounts, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const service_accounts = items.map((account) => presentServiceAccountDetails(account, loaded.keys));
      return { status: 200, body: { ok: true, data: { service_accounts, ...page } } };
    },
  }),
  "console.serviceAccounts.create": write("console.serviceAccounts.create", {
    args: (call, context) => ({ ...agentArgs(call), ...quotaArgs(context, "service_accounts") }),
    addFacts: naming,
    decide: createServiceAccount,
  }),
  "console.serviceAccounts.update": write("console.serviceAccounts.update", {
    args: (call) => ({ service_account_id: call.params.service_account_id, ...agentArgs(call) }),
    addFacts: naming,
    decide: updateServiceAccount,
  }),
  "console.serviceAccounts.createKey": write("console.serviceAccounts.createKey", {
    secret: true,
    args: ({ params }, context) => ({ service_account_id: params.service_account_id, ...quotaArgs(context, "keys") }),
    addFacts: granting("key"),
    decide: createKey,
  }),
  "console.serviceAccounts.revokeKey": write("console.serviceAccounts.revokeKey", {
    args: ({ params }) => ({ owner_id: params.service_account_id, id: params.key_id, kind: "key" }),
    decide: revokeServiceAccountKey,
  }),
};

// OAuth consents of operators: the console lists and revokes them.

/** A page of consents, each with its latest used token. */
export interface ListedConsents extends Listed<Consented> {
  readonly tokens: readonly CredentialRow[];
}

export const consents = {
  "console.consents.list": read("console.consents.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), app_id: query.app_id ?? null }),
    present: (loaded: ListedConsents, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ consent }) => consent.id, query, context);
      const shown = items.map((consented) => presentConsent(consented, loaded.tokens));
      return { status: 200, body: { ok: true, data: { consents: shown, ...page } } };
    },
  }),
  "console.consents.revoke": write("console.consents.revoke", {
    args: ({ params }, context) => ({ id: params.consent_id, now: nowOf(context) }),
    decide: revokeConsent,
  }),
};
