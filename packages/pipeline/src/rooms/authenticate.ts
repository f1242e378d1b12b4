import type { CredentialRow } from "@atlas-messaging/domain";
import { instantOf } from "../clock.ts";
import type { Operator, Shell } from "../shell.ts";
import { type TokenKind, readToken } from "../tokens.ts";
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
    throw invalidToken("The token has expired.");
  }
  shell.principals.remember(hash, principal);
  refuseOther(call, principal);
  if (principal.kind !== "operator") shell.used(principal);
  return principal;
};

/** Makes sure that the credential of a remembered principal still lives. */
export const confirm = async (shell: Shell, call: Call): Promise<void> => {
  const { principal } = call;
  if (principal === null || call.confirmed) return;
  if (!(await shell.store.lives(principal))) throw revoked(shell, principal);
  call.confirmed = true;
};

/** What a request of a revoked credential is answered, also when it was still remembered. */
export const revoked = (shell: Shell, principal: Principal): Problem => {
  shell.principals.forget(principal);
  return invalidToken("The token has been revoked.");
};

const tokenOf = ({ request }: Call): string => {
  const header = request.headers.get("authorization");
  if (header === null) throw unauthenticated("Send Authorization: Bearer <token>.");
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw unauthenticated("The Authorization header must have the form Bearer <token>.");
  return token;
};

const lookUp = async (shell: Shell, token: string, hash: string): Promise<Principal> => {
  const read = readToken(token);
  if (read === null || isForExchange(read.kind)) throw invalidToken("The token is not one of ours, or is mistyped.");
  const { kind, environment } = read;
  const here = shell.settings.environment;
  if (environment !== here) throw invalidToken(`The token is of the environment ${environment}; this is ${here}.`);
  return kind === "operator"
    ? operatorOf(await shell.store.findOperator(hash))
    : credentialOf(await shell.store.findCredential(hash));
};

/** These are exchanged for what lets somebody in; they do not themselves. */
const isForExchange = (kind: TokenKind): boolean =>
  kind === "invitation" || kind === "reset" || kind === "code" || kind === "refresh";

const credentialOf = (credential: CredentialRow | null): Principal => {
  if (!credential) throw invalidToken("The token is unknown.");
  if (credential.revoked_at !== null) throw invalidToken("The token has been revoked.");
  return {
    id: credential.id,
    kind: credential.kind,
    credentialId: credential.id,
    organizationId: credential.organization_id,
    scopes: credential.scopes,
    permissions: [],
    resource: credential.resource,
    expiresAt: credential.expires_at,
  };
};

const operatorOf = (found: Operator | null): Principal => {
  if (!found) throw invalidToken("The console session is unknown.");
  const { session, member } = found;
  if (session.revoked_at !== null) throw invalidToken("The console session has ended.");
  return {
    id: member.id,
    kind: "operator",
    credentialId: session.id,
    organizationId: session.organization_id,
    scopes: [],
    permissions: member.permissions,
    resource: null,
    expiresAt: session.expires_at,
  };
};

/** The console has operators, everything else has credentials: neither passes for the other (Authentication, 2). */
const refuseOther = (call: Call, { kind }: Principal): void => {
  const isConsole = call.operation?.auth.scheme === "operatorSession";
  if (isConsole && kind !== "operator") throw invalidToken("This operation needs the session of a console operator.");
  if (!isConsole && kind === "operator") {
    throw invalidToken("This operation needs an access token; a console session is for the console.");
  }
};

/** Who has not proven who they are is told how to (RFC 9110, 15.5.2). */
export const unauthenticated = (message: string): Problem =>
  new Problem("unauthenticated", message, { headers: { "WWW-Authenticate": 'Bearer realm="atlas"' } });

/** A token that came and will not do (RFC 6750, 3.1). */
export const invalidToken = (message: string): Problem =>
  new Problem("unauthenticated", message, {
    headers: { "WWW-Authenticate": 'Bearer realm="atlas", error="invalid_token"' },
  });
