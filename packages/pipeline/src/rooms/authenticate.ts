import type { CredentialRow } from "@atlas-messaging/domain";
import { instantOf } from "../clock.ts";
import type { Shell } from "../shell.ts";
import { environmentOf } from "../tokens.ts";
import type { Call } from "./call.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

const bearer = /^Bearer +([^\s,]+) *$/i;

/** Finds whom the bearer token speaks for (Authentication, 1 and 2); one seen lately is yet to be confirmed. */
export const authenticate = async (shell: Shell, call: Call): Promise<Principal> => {
  const token = tokenOf(call);
  const hash = shell.sha256(token);
  const remembered = shell.principals.recall(hash);
  call.confirmed = remembered === null;
  const principal = remembered ?? (await lookUp(shell, token, hash));
  if (principal.expiresAt !== null && principal.expiresAt <= instantOf(shell.clock)) {
    throw unauthenticated("The token has expired.");
  }
  shell.principals.remember(hash, principal);
  return principal;
};

/** Makes sure that the credential of a remembered principal still lives. */
export const confirm = async (shell: Shell, call: Call): Promise<void> => {
  const { principal } = call;
  if (principal === null || call.confirmed) return;
  if (!(await shell.store.credentialLives(principal.organizationId, principal.id))) throw revoked(shell, principal);
  call.confirmed = true;
};

/** What a request of a revoked credential is answered, also when it was still remembered. */
export const revoked = (shell: Shell, principal: Principal): Problem => {
  shell.principals.forget(principal);
  return unauthenticated("The token has been revoked.");
};

const tokenOf = (call: Call): string => {
  const header = call.request.headers.get("authorization");
  if (header === null) throw unauthenticated("Send Authorization: Bearer <token>.");
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw unauthenticated("The Authorization header must have the form Bearer <token>.");
  if (call.operation?.auth.scheme === "operatorSession") {
    throw unauthenticated("This operation needs the session of a console operator.");
  }
  return token;
};

const lookUp = async (shell: Shell, token: string, hash: string): Promise<Principal> => {
  const environment = environmentOf(token);
  if (environment === null) throw unauthenticated("The token is not one of ours, or is mistyped.");
  const here = shell.settings.environment;
  if (environment !== here) throw unauthenticated(`The token is of the environment ${environment}; this is ${here}.`);
  return principalOf(await shell.store.findCredential(hash));
};

const principalOf = (credential: CredentialRow | null): Principal => {
  if (!credential) throw unauthenticated("The token is unknown.");
  if (credential.revoked_at !== null) throw unauthenticated("The token has been revoked.");
  return {
    id: credential.id,
    kind: credential.kind,
    organizationId: credential.organization_id,
    scopes: credential.scopes,
    expiresAt: credential.expires_at,
  };
};

const unauthenticated = (message: string): Problem =>
  new Problem("unauthenticated", message, { headers: { "WWW-Authenticate": 'Bearer realm="atlas"' } });
