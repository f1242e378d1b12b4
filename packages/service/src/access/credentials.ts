/** Grants of apps and keys of service accounts. */
import type { Permission, Scope } from "@atlas-messaging/contract";
import { type LastAccessFacts, endWebhooks } from "./app-webhooks.ts";
import { insert, update } from "../core/changes.ts";
import { type Facts, type Refused, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { withinQuota } from "../core/quotas.ts";
import { audit, record } from "../core/records.ts";
import type { CredentialRow, AppRow, ServiceAccountRow } from "../rows/access.ts";
import type { Environment, Id, Instant } from "../rows/primitives.ts";

/** A token that the shell generated. The decision stores its hash, and the answer shows it. */
export interface FreshToken {
  readonly text: string;
  readonly hash: string;
  readonly prefix: string;
}

/** Facts for creating a grant or key. */
export interface GrantingFacts extends Facts {
  readonly token: FreshToken;
  readonly environment: Environment;
  /** Permissions of the operator who creates it. */
  readonly permissions: readonly Permission[];
}

/** Scopes whose console equivalent needs a permission. An operator without it cannot grant the scope. */
const guardedScopes: { readonly [Name in Scope]?: Permission } = {
  "atlas.keys.write": "atlas_api.keys.manage",
  "atlas.events.write": "atlas_api.webhooks.manage",
  "atlas.customers.write": "atlas_api.customers.manage",
  "atlas.customers.erase": "atlas_api.customers.erase",
};

/** Refuses scopes that the operator may not grant; null if all are allowed. */
export const refuseScopes = (
  scopes: readonly Scope[],
  permissions: readonly Permission[],
): Refused<"permission_denied"> | null => {
  for (const scope of scopes) {
    const required = guardedScopes[scope];
    if (required !== undefined && !permissions.includes(required)) {
      return refuse("permission_denied", `To give the scope ${scope} you need the permission ${required}.`);
    }
  }
  return null;
};

interface RequestedCredential {
  readonly granted_scopes: readonly Scope[];
  readonly expires_at?: Instant | null | undefined;
}

/** Makes the row of a new credential, or refuses it. */
const credentialOf = (
  facts: GrantingFacts,
  kind: "grant" | "key",
  ownerId: Id,
  { granted_scopes, expires_at = null }: RequestedCredential,
): CredentialRow | Refused<"permission_denied" | "validation_failed"> => {
  const refusal = refuseScopes(granted_scopes, facts.permissions);
  if (refusal) return refusal;
  const expires = expires_at === null ? null : new Date(expires_at).toISOString();
  if (expires !== null && expires <= facts.now) return refuseMember("expires_at", "must be in the future");
  return {
    organization_id: facts.organizationId,
    id: facts.newId(),
    kind,
    token_hash: facts.token.hash,
    token_prefix: facts.token.prefix,
    scopes: granted_scopes,
    environment: facts.environment,
    owner_id: ownerId,
    resource: null,
    expires_at: expires,
    last_used_at: null,
    revoked_at: null,
    created_at: facts.now,
  };
};

const auditedCredential = ({ owner_id, token_prefix, scopes, expires_at }: CredentialRow) => ({
  owner_id,
  token_prefix,
  granted_scopes: scopes,
  expires_at,
});

export interface CreateGrantFacts extends GrantingFacts {
  readonly app: AppRow | null;
}

/** Creates a bearer token of an app, shown once (POST grants of the console). */
export const createGrant = withinQuota(
  "console.apps.createGrant",
  "keys",
  (facts: CreateGrantFacts, { params, body }) => {
    const { app, token } = facts;
    if (!app) return unknownApp(params.app_id);
    const grant = credentialOf(facts, "grant", app.id, body);
    if ("code" in grant) return grant;
    const { last_used_at: _, revoked_at: __, ...shown } = presentGrant(grant);
    return accept({ ok: true, data: { grant: { ...shown, secret: token.text } } }, [
      insert("credentials", grant),
      audit(facts, "atlas_api.app.grant.create", grant.id, { after: auditedCredential(grant) }),
    ]);
  },
);

export interface CreateKeyFacts extends GrantingFacts {
  readonly serviceAccount: ServiceAccountRow | null;
}

/** Creates a key of a service account, shown once (POST keys of the console). */
export const createKey = withinQuota(
  "console.serviceAccounts.createKey",
  "keys",
  (facts: CreateKeyFacts, { params, body }) => {
    const { serviceAccount, token } = facts;
    if (!serviceAccount) return unknownServiceAccount(params.service_account_id);
    const key = credentialOf(facts, "key", serviceAccount.id, body);
    if ("code" in key) return key;
    const { last_used_at: _, revoked_at: __, status: ___, ...shown } = presentKey(key);
    return accept({ ok: true, data: { key: { ...shown, secret: token.text } } }, [
      insert("credentials", key),
      audit(facts, "atlas_api.service_account.key.create", key.id, { after: auditedCredential(key) }),
    ]);
  },
);

export interface RevokeFacts extends Facts {
  /** The grant of the app, or the key of the service account; null if it has none with this id. */
  readonly credential: CredentialRow | null;
}

/** Revokes a grant at once, and with an app's last access its webhooks. Repeating it gives the same answer (DELETE grants of the console). */
export const revokeGrant: Verb<"console.apps.revokeGrant", RevokeFacts & LastAccessFacts> = (facts, { params }) => {
  const { credential } = facts;
  if (!credential) return refuse("not_found", `The app has no grant ${params.grant_id}.`);
  const revoked = credential.revoked_at ?? facts.now;
  const grant = { id: credential.id, grant_status: "revoked", revoked_at: revoked } as const;
  const changes = revocationOf(facts, credential, "atlas_api.app.grant.revoke");
  return accept({ ok: true, data: { grant } }, changes.length === 0 ? [] : [...changes, ...endWebhooks(facts)]);
};

/** Revokes a key at once. Repeating it gives the same answer (DELETE keys of the console). */
export const revokeServiceAccountKey: Verb<"console.serviceAccounts.revokeKey", RevokeFacts> = (facts, { params }) => {
  const { credential } = facts;
  if (!credential) return refuse("not_found", `The service account has no key ${params.key_id}.`);
  const revoked = credential.revoked_at ?? facts.now;
  const key = { id: credential.id, status: "revoked", revoked_at: revoked } as const;
  return accept({ ok: true, data: { key } }, revocationOf(facts, credential, "atlas_api.service_account.key.revoke"));
};

const revocationOf = (facts: Facts, credential: CredentialRow, event: Parameters<typeof audit>[1]) => {
  const { organization_id, id, revoked_at, token_prefix } = credential;
  if (revoked_at !== null) return [];
  return [
    update("credentials", { organization_id, id, revoked_at }, { revoked_at: facts.now }),
    audit(facts, event, id, {
      before: { token_prefix, revoked_at },
      after: { token_prefix, revoked_at: facts.now },
    }),
  ];
};

export interface RevokeKeyFacts extends Facts {
  /** The service-account key, or the sandbox token in its place; null if the organization has none with this id. */
  readonly key: CredentialRow | null;
}

/** Revokes a service-account key at once. Repeating it gives the same answer (DELETE /v1/atlas/keys/:id). */
export const revokeKey: Verb<"keys.revoke", RevokeKeyFacts> = (facts, { params }) => {
  const { key } = facts;
  if (!key) return refuse("not_found", `Your organization has no key ${params.id}.`);
  const { organization_id, id, revoked_at, token_prefix } = key;
  const answer = (revokedAt: string) => ({ ok: true, data: { id, status: "revoked", revoked_at: revokedAt } }) as const;
  if (revoked_at !== null) return accept(answer(revoked_at), []);
  return accept(answer(facts.now), [
    update("credentials", { organization_id, id, revoked_at }, { revoked_at: facts.now }),
    ...record(facts, { intent: "revoke_key" }),
    audit(facts, "atlas_api.key.revoke", id, {
      before: { token_prefix, revoked_at },
      after: { token_prefix, revoked_at: facts.now },
    }),
  ]);
};

export const unknownApp = (id: string) => refuse("not_found", `Your organization has no app ${id}.`);

export const unknownServiceAccount = (id: string) =>
  refuse("not_found", `Your organization has no service account ${id}.`);

// Credentials in lists of the console, shown by prefix and never by secret.

/** Presents a grant in a list. */
export const presentGrant = (grant: CredentialRow) => ({
  id: grant.id,
  grant_status: grant.revoked_at === null ? ("active" as const) : ("revoked" as const),
  granted_scopes: [...grant.scopes],
  token_prefix: grant.token_prefix,
  created_at: grant.created_at,
  expires_at: grant.expires_at,
  last_used_at: grant.last_used_at,
  revoked_at: grant.revoked_at,
});

/** Presents a key in a list. */
export const presentKey = (key: CredentialRow) => ({
  id: key.id,
  key_prefix: key.token_prefix,
  granted_scopes: [...key.scopes],
  status: key.revoked_at === null ? ("active" as const) : ("revoked" as const),
  created_at: key.created_at,
  expires_at: key.expires_at,
  last_used_at: key.last_used_at,
  revoked_at: key.revoked_at,
});
