import type { OperationId } from "@atlas-messaging/contract";
import { bearerOf, invalidToken, unauthenticated } from "@atlas-messaging/server-stubs/parts";
import { instantOf } from "../core/time.ts";
import type { FoundCredential, Operator, Shell } from "./services.ts";
import { type CredentialFacts, type Principal, type Standing, type TokenKind, readToken } from "./principals.ts";
import { type Context, operationOf, principalOf } from "./context.ts";
import { Problem } from "./problem.ts";
import { count } from "./limit.ts";
import { sessionInCookie } from "./session-cookie.ts";
import { resourceOf } from "./token-resources.ts";

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
  if (handler.kind !== "direct") return;
  if (!context.credentialChecked) return confirm(context);
  const standing = context.principal?.standing;
  if (standing) refuseConsole(context, standing);
};

/**
 * Records that the store has checked the credential. Refuses a revoked one, and the console of a suspended organization.
 * Forgets a principal that has changed, so that the next request has its new limits.
 */
export const concludeCredential = (context: Context, { lives, standing }: CredentialFacts): void => {
  const { principal, shell } = context;
  context.credentialChecked = true;
  if (!principal) return;
  const known = principal.standing ?? null;
  const hasChanged = known !== standing && JSON.stringify(known) !== JSON.stringify(standing);
  if (!lives || hasChanged) shell.principals.forget(principal);
  if (!lives) throw invalidToken("The token has been revoked.");
  if (standing !== null) refuseConsole(context, standing);
};

/** Refuses the console of a suspended organization. */
const refuseConsole = (context: Context, standing: Standing): void => {
  if (context.principal?.kind === "operator") refuseSuspended(context, standing);
};

/** Operations that only end access. A suspended organization may still call them. */
const endsAccess: ReadonlySet<OperationId> = new Set([
  "keys.revoke",
  "console.account.signOut",
  "console.sessions.end",
  "console.sessions.endAll",
]);

/** Refuses a write, or the console, of a suspended organization. */
export const refuseSuspended = ({ operation }: Pick<Context, "operation">, { suspended_at }: Standing): void => {
  if (suspended_at !== null && (operation === null || !endsAccess.has(operation.id))) throw suspended();
};

/** Refusal of what a suspended organization may not do. */
export const suspended = (): Problem =>
  new Problem(
    "organization_suspended",
    "Your organization is suspended: reads by token go on, all else is refused. Ask whoever runs the service.",
  );

const tokenOf = ({ shell, request, operation }: Context): string => {
  const token = bearerOf(request);
  if (token !== null) return token;
  const kept = operation?.auth.scheme === "operatorSession" ? sessionInCookie(shell, request) : null;
  if (kept !== null) return kept;
  throw unauthenticated("Send Authorization: Bearer <token>.");
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

/** A sandbox forgets its tokens when it starts without a seed or loses its data: its users meet that most often. */
const unknownToken = ({ settings }: Shell): Problem =>
  invalidToken(
    settings.environment === "sandbox"
      ? "The token is unknown. A sandbox that started anew has other tokens: copy the one that it printed, or start it with a seed."
      : "The token is unknown.",
  );

const callerOf = async (shell: Shell, found: FoundCredential | null): Promise<Principal> => {
  if (!found) throw unknownToken(shell);
  const { credential, standing } = found;
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
    standing,
  };
};

const operatorOf = (found: Operator | null): Principal => {
  if (!found) throw invalidToken("The console session is unknown.");
  const { session, member, standing } = found;
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
    standing,
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
