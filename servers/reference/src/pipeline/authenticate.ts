import { environmentOf, hashToken } from "../platform/tokens.ts";
import { instantOf } from "../platform/clock.ts";
import type { Call, Principal, Services } from "./call.ts";
import { findCredential } from "./load.ts";
import { Problem } from "./problem.ts";

const bearer = /^Bearer +([^\s,]+) *$/i;

/** Finds whom the bearer token speaks for (Authentication, 1 and 2). */
export const authenticate = async (services: Services, call: Call): Promise<Principal> => {
  const header = call.request.headers.get("authorization");
  if (header === null) throw unauthenticated("Send Authorization: Bearer <token>.");
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw unauthenticated("The Authorization header must have the form Bearer <token>.");
  if (call.operation?.auth.scheme === "operatorSession") {
    throw unauthenticated("This operation needs the session of a console operator.");
  }
  const environment = environmentOf(token);
  if (environment === null) throw unauthenticated("The token is not one of ours, or is mistyped.");
  const here = services.settings.environment;
  if (environment !== here) throw unauthenticated(`The token is of the environment ${environment}; this is ${here}.`);

  const credential = await findCredential(services.database, hashToken(token));
  if (!credential) throw unauthenticated("The token is unknown.");
  const now = instantOf(services.clock);
  if (credential.revoked_at !== null) throw unauthenticated("The token has been revoked.");
  if (credential.expires_at !== null && credential.expires_at <= now) throw unauthenticated("The token has expired.");
  return {
    id: credential.id,
    kind: credential.kind,
    organizationId: credential.organization_id,
    scopes: credential.scopes,
  };
};

const unauthenticated = (message: string): Problem =>
  new Problem("unauthenticated", message, { headers: { "WWW-Authenticate": 'Bearer realm="atlas"' } });
