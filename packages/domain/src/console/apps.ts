/** Apps and their redirect URIs. */
import { type Change, insert } from "../changes.ts";
import { type Facts, type Verb, accept, refuse, refuseMember } from "../outcome.ts";
import { withinQuota } from "../quotas.ts";
import { audit } from "../records.ts";
import type { CredentialRow } from "../rows.ts";
import { presentGrant } from "./present.ts";
import { redirectUriProblem } from "./redirect-uri.ts";
import type { Id } from "../primitives.ts";
import type { AppRow, RedirectUriRow } from "./rows.ts";
import { unknownApp } from "./unknown.ts";

export const defaultRuntimeMode = "external_agent";

/** Maximum redirect URIs of an app, and maximum grants of an app in lists. */
export const maxPerApp = 100;

const presentApp = ({ id, client_id, name, runtime_mode, created_at }: AppRow) => ({
  id,
  client_id,
  name,
  runtime_mode,
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
export const createApp = withinQuota("console.createApp", "apps", (facts: Facts, { body }) => {
  const id = facts.newId();
  const app: AppRow = {
    organization_id: facts.organizationId,
    id,
    client_id: clientIdOf(id),
    name: body.name,
    description: body.description ?? null,
    runtime_mode: body.runtime_mode ?? defaultRuntimeMode,
    created_at: facts.now,
  };
  return accept({ ok: true, data: { app: presentApp(app) } }, [insert("apps", app), auditApp(facts, app)]);
});

/** Writes the audit entry of a new app. */
export const auditApp = (facts: Facts, { id, name, description, runtime_mode, client_id }: AppRow): Change =>
  audit(facts, "atlas_api.app.create", id, { after: { name, description, runtime_mode, client_id } });

/** Makes the app row of a client without an organization, in the organization that consents to it. */
export const appOfClient = (facts: Facts, { client_id, name }: Pick<AppRow, "client_id" | "name">): AppRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  client_id,
  name,
  description: null,
  runtime_mode: defaultRuntimeMode,
  created_at: facts.now,
});

export interface RedirectUriFacts extends Facts {
  readonly app: AppRow | null;
  /** Redirect URIs of the app. */
  readonly redirectUris: readonly RedirectUriRow[];
}

/** Registers a redirect URI; a known one is not added again (POST redirect-uris of the console). */
export const addRedirectUri: Verb<"console.addRedirectUri", RedirectUriFacts> = (facts, { params, body }) => {
  const { app, redirectUris } = facts;
  if (!app) return unknownApp(params.appId);
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
