import { sha256 } from "../platform/digest.ts";
import { environmentOf } from "../platform/tokens.ts";
import { instantOf } from "../platform/clock.ts";
import type { CredentialRow } from "@atlas-messaging/domain";
import type { Call, Principal, Services } from "./call.ts";
import { credentialLives, findCredential } from "./load.ts";
import { Problem } from "./problem.ts";

const bearer = /^Bearer +([^\s,]+) *$/i;

/** Finds whom the bearer token speaks for (Authentication, 1 and 2); one seen lately is yet to be confirmed. */
export const authenticate = async (services: Services, call: Call): Promise<Principal> => {
  const token = tokenOf(call);
  const hash = sha256(token);
  const remembered = services.principals.recall(hash);
  call.confirmed = remembered === null;
  const principal = remembered ?? (await lookUp(services, token, hash));
  if (principal.expiresAt !== null && principal.expiresAt <= instantOf(services.clock)) {
    throw unauthenticated("The token has expired.");
  }
  services.principals.remember(hash, principal);
  return principal;
};

/** Makes sure that the credential of a remembered principal still lives. */
export const confirm = async (services: Services, call: Call): Promise<void> => {
  const { principal } = call;
  if (principal === null || call.confirmed) return;
  if (!(await credentialLives(services.database, principal))) throw revoked(services, principal);
  call.confirmed = true;
};

/** What a request of a revoked credential is answered, also when it was still remembered. */
export const revoked = (services: Services, principal: Principal): Problem => {
  services.principals.forget(principal);
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

const lookUp = async (services: Services, token: string, hash: string): Promise<Principal> => {
  const environment = environmentOf(token);
  if (environment === null) throw unauthenticated("The token is not one of ours, or is mistyped.");
  const here = services.settings.environment;
  if (environment !== here) throw unauthenticated(`The token is of the environment ${environment}; this is ${here}.`);
  return principalOf(await findCredential(services.database, hash));
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
