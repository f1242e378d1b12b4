/** Apps and their redirect URIs. */
import type { Permission } from "@atlas-messaging/contract";
import { type Change, insert, update } from "../core/changes.ts";
import { type Facts, type Predicate, type Refused, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { withinQuota } from "../core/quotas.ts";
import { audit } from "../core/records.ts";
import type { CredentialRow, AppRow, RedirectUriRow, ServiceAccountRow } from "../rows/access.ts";
import type { AgentRow } from "../rows/agents.ts";
import { presentGrant, presentKey, unknownApp, unknownServiceAccount } from "./credentials.ts";
import type { Id } from "../rows/primitives.ts";

const defaultRuntimeMode = "external_agent";

/** Maximum redirect URIs of an app, and maximum grants of an app in lists. */
const maxPerApp = 100;

/** Facts of naming the agent as which tokens write. */
export interface NamingFacts extends Facts {
  /** The agent that the request names; null if it names none, or the organization has none with this id. */
  readonly agent: AgentRow | null;
  /** Permissions of the operator. */
  readonly permissions: readonly Permission[];
}

const manageAgents = "atlas_api.agents.manage" satisfies Permission;

/** Refuses an agent that the operator may not name, or that does not fit. Null takes the agent away. */
const refuseAgent = (
  { agent, permissions }: NamingFacts,
  agent_id: Id | null,
): Refused<"permission_denied" | "validation_failed"> | null => {
  if (!permissions.includes(manageAgents))
    return refuse("permission_denied", `To name an agent you need the permission ${manageAgents}.`);
  return agent_id === null || (agent?.kind === "external" && agent.status === "ready")
    ? null
    : refuseMember("agent_id", "must be a ready external agent of your organization");
};

const presentApp = ({ id, client_id, name, runtime_mode, agent_id, created_at }: AppRow) => ({
  id,
  client_id,
  name,
  runtime_mode,
  agent_id,
  created_at,
});

/** Presents an app in a list, with those of the given redirect URIs and grants that are its own. */
export const presentAppDetails = (
  app: AppRow,
  redirectUris: readonly RedirectUriRow[],
  grants: readonly CredentialRow[],
) => ({
  ...presentApp(app),
  redirect_uris: redirectUris.filter(({ app_id }) => app_id === app.id).map(presentRedirectUri),
  grants: grants.filter(({ owner_id }) => owner_id === app.id).map(presentGrant),
});

const clientIdOf = (id: Id): string => `atlas_app_${id.replaceAll("-", "")}`;

/** Creates an app. Its client id is public and derives from its id (POST apps of the console). */
export const createApp = withinQuota("console.apps.create", "apps", (facts: NamingFacts, { body }) => {
  const refused = body.agent_id === undefined ? null : refuseAgent(facts, body.agent_id);
  if (refused) return refused;
  const id = facts.newId();
  const app: AppRow = {
    organization_id: facts.organizationId,
    id,
    client_id: clientIdOf(id),
    name: body.name,
    description: body.description ?? null,
    runtime_mode: body.runtime_mode ?? defaultRuntimeMode,
    agent_id: facts.agent?.id ?? null,
    created_at: facts.now,
  };
  return accept({ ok: true, data: { app: presentApp(app) } }, [insert("apps", app), auditApp(facts, app)]);
});

/** Writes the audit entry of a new app. */
export const auditApp = (facts: Facts, { id, name, description, runtime_mode, agent_id, client_id }: AppRow): Change =>
  audit(facts, "atlas_api.app.create", id, { after: { name, description, runtime_mode, agent_id, client_id } });

export interface UpdateAppFacts extends NamingFacts {
  readonly app: AppRow | null;
}

/** Names the agent of an app, or takes it away (PATCH apps of the console). */
export const updateApp: Verb<"console.apps.update", UpdateAppFacts> = (facts, { params, body }) => {
  const { app } = facts;
  if (!app) return unknownApp(params.app_id);
  const refused = refuseAgent(facts, body.agent_id);
  if (refused) return refused;
  const { organization_id, id, agent_id: before } = app;
  const agent_id = facts.agent?.id ?? null;
  return accept({ ok: true, data: { app: presentApp({ ...app, agent_id }) } }, [
    update("apps", { organization_id, id, agent_id: before }, { agent_id }),
    audit(facts, "atlas_api.app.update", id, { before: { agent_id: before }, after: { agent_id } }),
  ]);
};

/** Makes the app row of a client without an organization, in the organization that consents to it. */
export const appOfClient = (facts: Facts, { client_id, name }: Pick<AppRow, "client_id" | "name">): AppRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  client_id,
  name,
  description: null,
  runtime_mode: defaultRuntimeMode,
  agent_id: null,
  created_at: facts.now,
});

export interface RedirectUriFacts extends Facts {
  readonly app: AppRow | null;
  /** Redirect URIs of the app. */
  readonly redirectUris: readonly RedirectUriRow[];
}

/** Registers a redirect URI; a known one is not added again (POST redirect-uris of the console). */
export const addRedirectUri: Verb<"console.apps.addRedirectUri", RedirectUriFacts> = (facts, { params, body }) => {
  const { app, redirectUris } = facts;
  if (!app) return unknownApp(params.app_id);
  if (app.client_id !== clientIdOf(app.id)) {
    return refuse("conflict", "This app declares its own redirect URIs, in its registration or metadata document.");
  }
  const { redirect_uri } = body;
  const problem = redirectUriProblem(redirect_uri);
  if (problem !== null) return refuseMember("redirect_uri", problem);
  const known = redirectUris.find((each) => each.redirect_uri === redirect_uri);
  if (known) return accept({ ok: true, data: { redirect_uri: presentRedirectUri(known) } }, []);
  if (redirectUris.length >= maxPerApp) return refuse("conflict", `The app has ${maxPerApp} redirect URIs already.`);
  const row: RedirectUriRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    app_id: app.id,
    redirect_uri,
    created_at: facts.now,
  };
  return accept({ ok: true, data: { redirect_uri: presentRedirectUri(row) } }, [
    insert("app_redirect_uris", row),
    audit(facts, "atlas_api.app.redirect_uri.create", row.id, { after: { app_id: app.id, redirect_uri } }),
  ]);
};

const presentRedirectUri = ({ id, redirect_uri }: RedirectUriRow) => ({ id, redirect_uri });

/** Rules for redirect URIs (OAuth 2.1, 2.3; RFC 8252). */
const loopback: readonly string[] = ["127.0.0.1", "[::1]", "localhost"];

/**
 * Explains why an address cannot be registered; null if it can. Allowed are https, loopback, and an app's own scheme: a
 * reversed domain name.
 */
export const redirectUriProblem = (text: string): Predicate | null => {
  const url = URL.parse(text);
  if (!/^[!-~]+$/.test(text)) return "must be written in ASCII, without spaces";
  if (!url || text.includes("#")) return "must be an absolute address without a fragment";
  if (url.username !== "" || url.password !== "") return "must not have a user or password";
  if (url.protocol === "https:") return null;
  if (url.protocol === "http:" && loopback.includes(url.hostname)) return null;
  if (/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(url.protocol)) return null;
  return "must be https, http on a loopback address, or a scheme of your own such as com.example.app";
};

/** Compares a requested address with a registered one. A loopback IP may use any port (RFC 8252, 7.3). */
export const isRegistered = (registered: string, given: string): boolean => {
  if (registered === given) return true;
  const [one, other] = [URL.parse(registered), URL.parse(given)];
  if (!one || !other || one.protocol !== "http:" || !["127.0.0.1", "[::1]"].includes(one.hostname)) return false;
  return withoutPort(registered, one) === withoutPort(given, other);
};

const withoutPort = (text: string, { port }: URL): string => (port === "" ? text : text.replace(`:${port}`, ""));

const presentServiceAccount = ({ id, external_id, name, runtime_mode, agent_id, created_at }: ServiceAccountRow) => ({
  id,
  external_id,
  name,
  runtime_mode,
  agent_id,
  created_at,
});

/** Presents a service account in a list, with those of the given keys that are its own. */
export const presentServiceAccountDetails = (account: ServiceAccountRow, keys: readonly CredentialRow[]) => ({
  ...presentServiceAccount(account),
  keys: keys.filter(({ owner_id }) => owner_id === account.id).map(presentKey),
});

/** Creates a service account. Its external id derives from its id (POST service-accounts of the console). */
export const createServiceAccount = withinQuota(
  "console.serviceAccounts.create",
  "service_accounts",
  (facts: NamingFacts, { body }) => {
    const refused = body.agent_id === undefined ? null : refuseAgent(facts, body.agent_id);
    if (refused) return refused;
    const id = facts.newId();
    const account: ServiceAccountRow = {
      organization_id: facts.organizationId,
      id,
      external_id: `atlas_sa_${id.replaceAll("-", "")}`,
      name: body.name,
      description: body.description ?? null,
      runtime_mode: body.runtime_mode ?? defaultRuntimeMode,
      agent_id: facts.agent?.id ?? null,
      created_at: facts.now,
    };
    const { name, description, runtime_mode, agent_id, external_id } = account;
    const after = { name, description, runtime_mode, agent_id, external_id };
    return accept({ ok: true, data: { service_account: presentServiceAccount(account) } }, [
      insert("service_accounts", account),
      audit(facts, "atlas_api.service_account.create", id, { after }),
    ]);
  },
);

export interface UpdateServiceAccountFacts extends NamingFacts {
  readonly serviceAccount: ServiceAccountRow | null;
}

/** Names the agent of a service account, or takes it away (PATCH service-accounts of the console). */
export const updateServiceAccount: Verb<"console.serviceAccounts.update", UpdateServiceAccountFacts> = (
  facts,
  { params, body },
) => {
  const { serviceAccount: account } = facts;
  if (!account) return unknownServiceAccount(params.service_account_id);
  const refused = refuseAgent(facts, body.agent_id);
  if (refused) return refused;
  const { organization_id, id, agent_id: before } = account;
  const agent_id = facts.agent?.id ?? null;
  return accept({ ok: true, data: { service_account: presentServiceAccount({ ...account, agent_id }) } }, [
    update("service_accounts", { organization_id, id, agent_id: before }, { agent_id }),
    audit(facts, "atlas_api.service_account.update", id, { before: { agent_id: before }, after: { agent_id } }),
  ]);
};
