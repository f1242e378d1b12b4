import { type FactsFor, type Organization, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { apps, consents, keys, serviceAccounts } from "./operations.ts";
import type { AppRow, CredentialRow } from "../rows/access.ts";
import type { Id, Instant } from "../rows/primitives.ts";

const maxShown = 100;

/** Returns each owner's newest credentials of a kind, as many as the contract shows. */
const credentialsOf = ({ tables }: Organization, kind: CredentialRow["kind"], owners: readonly { readonly id: Id }[]) =>
  owners.flatMap(({ id }) =>
    tables.credentials
      .where("owner_id", id)
      .filter((credential) => credential.kind === kind)
      .toReversed()
      .slice(0, maxShown),
  );

/** Facts of an app whose consent or grant `endedId` ends. */
const lastAccess = ({ tables }: Organization, app: AppRow | null, endedId: string, now: Instant) => {
  const lives = ({ revoked_at, expires_at }: CredentialRow) =>
    revoked_at === null && (expires_at === null || expires_at > now);
  const held = (ownerId: Id) => tables.credentials.where("owner_id", ownerId).filter(lives);
  const grants = app === null ? [] : held(app.id).filter(({ kind }) => kind === "grant");
  const consents = app === null ? [] : tables.oauth_consents.where("app_id", app.id);
  const others = [
    ...grants,
    ...consents.filter(({ id, revoked_at }) => revoked_at === null && held(id).length > 0),
  ].filter(({ id }) => id !== endedId.toLowerCase());
  const webhooks = app === null ? [] : tables.webhook_endpoints.where("app_id", app.id);
  return { app, otherAccess: others.length > 0, webhooks: webhooks.filter(({ status }) => status !== "deleted") };
};

/** Returns the app that a credential acts for, by its grant or a consent. */
export const actingAppOf = ({ tables }: Organization, ownerId: string | null): AppRow | null =>
  tables.apps.byId(tables.oauth_consents.byId(ownerId)?.app_id ?? ownerId);

/** Returns a credential of an owner, by its id and kind. */
const owned = (
  { tables }: Organization,
  { owner_id, id, kind }: { readonly owner_id: string; readonly id: string; readonly kind: string },
) => {
  const credential = tables.credentials.byId(id);
  const isTheirs = credential?.owner_id === owner_id.toLowerCase() && credential.kind === kind;
  return { credential: isTheirs ? credential : null };
};

export const keysFacts = {
  "keys.revoke": ({ tables }, { id }) => {
    const credential = tables.credentials.byId(id);
    return { key: credential?.kind === "key" || credential?.kind === "sandbox" ? credential : null };
  },
} satisfies FactsFor<typeof keys>;

export const appsFacts = {
  "console.apps.list": (organization, args) => {
    const { tables } = organization;
    const page = newestOf(tables.apps, (row) => row, args);
    const redirectUris = page.rows.flatMap(({ id }) => tables.app_redirect_uris.where("app_id", id));
    return { ...page, redirectUris, grants: credentialsOf(organization, "grant", page.rows) };
  },
  "console.apps.create": (organization, { agent_id, ...args }) => ({
    agent: organization.tables.agents.byId(agent_id),
    quota: quotaOf(organization, "apps", args),
  }),
  "console.apps.update": ({ tables }, { app_id, agent_id }) => ({
    app: tables.apps.byId(app_id),
    agent: tables.agents.byId(agent_id),
  }),
  "console.apps.addRedirectUri": ({ tables }, { app_id }) => ({
    app: tables.apps.byId(app_id),
    redirectUris: tables.app_redirect_uris.where("app_id", app_id.toLowerCase()),
  }),
  "console.apps.createGrant": (organization, { app_id, ...args }) => ({
    app: organization.tables.apps.byId(app_id),
    quota: quotaOf(organization, "keys", args),
  }),
  "console.apps.revokeGrant": (organization, { now, ...args }) => {
    const found = owned(organization, args);
    const app = found.credential === null ? null : organization.tables.apps.byId(args.owner_id);
    return { ...found, ...lastAccess(organization, app, args.id, now) };
  },
} satisfies FactsFor<typeof apps>;

export const serviceAccountsFacts = {
  "console.serviceAccounts.list": (organization, args) => {
    const page = newestOf(organization.tables.service_accounts, (row) => row, args);
    return { ...page, keys: credentialsOf(organization, "key", page.rows) };
  },
  "console.serviceAccounts.create": (organization, { agent_id, ...args }) => ({
    agent: organization.tables.agents.byId(agent_id),
    quota: quotaOf(organization, "service_accounts", args),
  }),
  "console.serviceAccounts.update": ({ tables }, { service_account_id, agent_id }) => ({
    serviceAccount: tables.service_accounts.byId(service_account_id),
    agent: tables.agents.byId(agent_id),
  }),
  "console.serviceAccounts.createKey": (organization, { service_account_id, ...args }) => ({
    serviceAccount: organization.tables.service_accounts.byId(service_account_id),
    quota: quotaOf(organization, "keys", args),
  }),
  "console.serviceAccounts.revokeKey": owned,
} satisfies FactsFor<typeof serviceAccounts>;

/** Access tokens of a consent. */
const tokensOf = ({ tables }: Organization, consentId: Id) =>
  tables.credentials.where("owner_id", consentId).filter(({ kind }) => kind === "oauth");

export const consentsFacts = {
  "console.consents.list": (organization, { app_id, ...args }) => {
    const { tables } = organization;
    const page = newestOf(
      tables.oauth_consents,
      (consent) => {
        const app = tables.apps.byId(consent.app_id);
        return app && consent.code_used_at !== null && (app_id === null || app.id === app_id.toLowerCase())
          ? { consent, app }
          : null;
      },
      args,
    );
    return { ...page, tokens: page.rows.flatMap(({ consent }) => tokensOf(organization, consent.id)) };
  },
  "console.consents.revoke": (organization, { id, now }) => {
    const consent = organization.tables.oauth_consents.byId(id);
    const all = consent === null ? [] : tokensOf(organization, consent.id);
    const app = organization.tables.apps.byId(consent?.app_id ?? null);
    const living = all.filter(({ revoked_at }) => revoked_at === null);
    return { consent, living, ...lastAccess(organization, app, id, now) };
  },
} satisfies FactsFor<typeof consents>;
