import type { CredentialRow } from "@atlas-messaging/domain";
import { instantOf } from "../clock.ts";
import type { Operator, Shell } from "../shell.ts";
import { type TokenKind, readToken } from "../tokens.ts";
import { type Context, operationOf } from "./context.ts";
import { count } from "./limit.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

const bearer = /^Bearer +([^\s,]+) *$/i;

/** Finds whom the bearer token speaks for. A failed credential counts against its client address. */
export const authenticate = (context: Context): Promise<void> | void => {
  if (operationOf(context).auth.scheme !== "none") return authenticateCounted(context);
};

const authenticateCounted = async (context: Context): Promise<void> => {
  try {
    context.principal = await principalIn(context);
  } catch (error) {
    await count(context, "public");
    throw error;
  }
};

/** The principal of the token (Authentication, 1 and 2); one seen lately may have been revoked since. */
const principalIn = async (context: Context): Promise<Principal> => {
  const { shell } = context;
  const token = tokenOf(context);
  const hash = shell.sha256(token);
  const remembered = shell.principals.recall(hash);
  context.concluded = remembered === null;
  const principal = remembered ?? (await lookUp(shell, token, hash));
  if (principal.expiresAt !== null && principal.expiresAt <= instantOf(shell.clock)) {
    throw invalidToken("The token has expired.");
  }
  shell.principals.remember(hash, principal);
  refuseOther(context, principal);
  if (principal.kind !== "operator") shell.used(principal);
  return principal;
};

/** Makes sure that the credential of a remembered principal still lives. */
export const confirm = async (context: Context): Promise<void> => {
  const { principal, concluded, shell } = context;
  if (principal === null || concluded) return;
  concludeCredential(context, await shell.store.lives(principal));
};

/** The same ahead of a handler that loads nothing; with facts, their own statement says whether the credential lives. */
export const confirmUnloaded = (context: Context, handler: { readonly kind: string }): Promise<void> | void => {
  if (handler.kind === "direct") return confirm(context);
};

/** Notes that the store has said whether the credential lives; refuses a revoked one, also when it was still remembered. */
export const concludeCredential = (context: Context, lives: boolean): void => {
  const { principal, shell } = context;
  context.concluded = true;
  if (lives || !principal) return;
  shell.principals.forget(principal);
  throw invalidToken("The token has been revoked.");
};

const tokenOf = ({ request }: Context): string => {
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
const refuseOther = ({ operation }: Context, { kind }: Principal): void => {
  const isConsole = operation?.auth.scheme === "operatorSession";
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
