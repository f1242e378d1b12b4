import type { CredentialRow } from "../rows/access.ts";
import { instantOf } from "../core/time.ts";
import type { Operator, Shell } from "./services.ts";
import { type Principal, type TokenKind, readToken } from "./principals.ts";
import { type Context, operationOf, principalOf } from "./context.ts";
import { Problem } from "./problem.ts";
import { count } from "./limit.ts";
import { sessionInCookie } from "./session-cookie.ts";
import { resourceOf } from "./token-resources.ts";

const bearer = /^Bearer +([^\s,]+) *$/i;

/** Finds the principal of the bearer token. A failed credential counts against its client address. */
export const authenticate = async (context: Context): Promise<void> => {
  if (operationOf(context).auth.scheme === "none") return;
  try {
    await identify(context);
  } catch (error) {
    // An outage tells nothing against the token, so its address has guessed none.
    if (!context.shell.store.isUnavailable(error)) await count(context, "public");
    throw error;
  }
};

/**
 * Notes the principal of the token (Authentication, 1 and 2). A remembered one may be revoked by now; `confirm` checks
 * it.
 */
const identify = async (context: Context): Promise<void> => {
  const { shell } = context;
  const token = tokenOf(context);
  const hash = shell.sha256(token);
  const remembered = shell.principals.recall(hash);
  context.credentialChecked = remembered === null;
  const principal = remembered ?? (await lookUp(shell, token, hash));
  if (principal.expiresAt !== null && principal.expiresAt <= instantOf(shell.clock)) {
    throw invalidToken("The token has expired.");
  }
  shell.principals.remember(hash, principal);
  refuseOther(context, principal);
  shell.recordUse(principal);
  context.principal = principal;
};

/** Confirms that the credential of a remembered principal is not revoked. */
export const confirm = async (context: Context): Promise<void> => {
  const { principal, credentialChecked, shell } = context;
  if (principal === null || credentialChecked) return;
  concludeCredential(context, await shell.store.lives(principal));
};

/**
 * Confirms the credential ahead of a handler that loads nothing. Other handlers learn it from the statement of their
 * facts.
 */
export const confirmUnloaded = (context: Context, handler: { readonly kind: string }): Promise<void> | void => {
  if (handler.kind === "direct") return confirm(context);
};

/** Records that the store has checked the credential; refuses a revoked one, and forgets it. */
export const concludeCredential = (context: Context, lives: boolean): void => {
  const { principal, shell } = context;
  context.credentialChecked = true;
  if (lives || !principal) return;
  shell.principals.forget(principal);
  throw invalidToken("The token has been revoked.");
};

const tokenOf = ({ shell, request, operation }: Context): string => {
  const header = request.headers.get("authorization");
  if (header === null) {
    const kept = operation?.auth.scheme === "operatorSession" ? sessionInCookie(shell, request) : null;
    if (kept !== null) return kept;
    throw unauthenticated("Send Authorization: Bearer <token>.");
  }
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw unauthenticated("The Authorization header must have the form Bearer <token>.");
  return token;
};

const lookUp = async (shell: Shell, token: string, hash: string): Promise<Principal> => {
  const read = readToken(token);
  if (read === null || exchanged.has(read.kind)) throw invalidToken("The token is not one of ours, or is mistyped.");
  const { kind, environment } = read;
  const here = shell.settings.environment;
  if (environment !== here) throw invalidToken(`The token is of the environment ${environment}; this is ${here}.`);
  return kind === "operator"
    ? operatorOf(await shell.store.findOperator(hash))
    : callerOf(shell, await shell.store.findCredential(hash));
};

/** These tokens are exchanged for others and authenticate no request. */
const exchanged: ReadonlySet<TokenKind> = new Set(["link", "invitation", "reset", "code", "refresh"]);

const callerOf = async (shell: Shell, credential: CredentialRow | null): Promise<Principal> => {
  if (!credential) throw invalidToken("The token is unknown.");
  if (credential.revoked_at !== null) throw invalidToken("The token has been revoked.");
  return {
    id: credential.id,
    kind: credential.kind,
    name:
      credential.owner_id === null
        ? null
        : await shell.store.ownerName(credential.organization_id, credential.owner_id),
    credentialId: credential.id,
    ...(credential.owner_id === null ? {} : { ownerId: credential.owner_id }),
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
    name: member.name,
    email: member.email,
    credentialId: session.id,
    organizationId: session.organization_id,
    scopes: [],
    permissions: member.permissions,
    resource: null,
    expiresAt: session.expires_at,
  };
};

/** Only operators may use the console, and only credentials everything else (Authentication, 2). */
const refuseOther = ({ operation }: Context, { kind }: Principal): void => {
  const isConsole = operation?.auth.scheme === "operatorSession";
  if (isConsole && kind !== "operator") throw invalidToken("This operation needs the session of a console operator.");
  if (!isConsole && kind === "operator") {
    throw invalidToken("This operation needs an access token; a console session is for the console.");
  }
};

/** Refusal of a request that did not authenticate, with a challenge (RFC 9110, 15.5.2). */
export const unauthenticated = (message: string): Problem =>
  new Problem("unauthenticated", message, { headers: { "WWW-Authenticate": 'Bearer realm="atlas"' } });

/** Refusal of an invalid token (RFC 6750, 3.1). */
const invalidToken = (message: string): Problem =>
  new Problem("unauthenticated", message, {
    headers: { "WWW-Authenticate": 'Bearer realm="atlas", error="invalid_token"' },
  });

/** Refuses a token that is for another resource. */
export const refuseOtherResource = (context: Context): void => {
  const operation = operationOf(context);
  if (operation.auth.scheme === "none") return;
  const { resource } = principalOf(context);
  if (resource === null) return;
  const wanted = resourceOf(operation, context.shell.hosts);
  if (resource === wanted) return;
  throw invalidToken(`The token is for ${resource}; this is ${wanted}.`);
};
