import { type Operation, type OperationId, operations } from "@atlas-messaging/contract";
import { changelogOf, insufficientScope, isDeprecated, refuseEnded } from "@atlas-messaging/server-stubs/parts";
import type { Hosts, ServiceSettings } from "./services.ts";
import { type Context, operationOf, principalOf } from "./context.ts";
import { Problem } from "./problem.ts";
import { insert } from "../core/changes.ts";
import { mailDeprecation } from "../mail/mail.ts";
import { baseFacts } from "./decide.ts";
import type { Principal } from "./principals.ts";

/**
 * Refuses a token without the operation's scope, or an operator without its permission, and names it (Authentication,
 * 3).
 */
export const authorize = (context: Context): void => {
  const { auth } = operationOf(context);
  if (auth.scheme === "none" || auth.anyOf.length === 0) return;
  const { scopes, permissions } = principalOf(context);
  if (auth.scheme === "operatorSession") {
    if (auth.anyOf.some((permission) => permissions.includes(permission))) return;
    throw new Problem("permission_denied", `This operation needs the permission ${auth.anyOf.join(" or ")}.`);
  }
  if (auth.anyOf.some((scope) => scopes.includes(scope))) return;
  throw insufficientScope("This operation", auth.anyOf);
};

/** Settings that decide if an operation is offered. */
export type Offering = Pick<ServiceSettings, "environment" | "enablePreview">;

/** Tells if an environment offers an operation. Production offers preview operations only if configured. */
const isOffered = (operation: Operation, { environment, enablePreview }: Offering): boolean =>
  environment !== "production" || (!isForEvaluation(operation) && (operation.stage !== "preview" || enablePreview));

/** Tells if an operation exists in an environment. In production, the path of sandbox credentials is unknown. */
export const isAvailable = (id: OperationId, settings: Offering): boolean =>
  isOffered(operations[id], settings) && (id !== "sandbox.credentials" || settings.environment !== "production");

/** Operations that are never in production declare `not_available_in_environment`. */
const isForEvaluation = ({ errors }: Operation): boolean => errors.includes("not_available_in_environment");

/** Refuses an operation that the environment does not offer (Authentication, Scopes; Versioning, 5). */
export const offer = (context: Context): void => {
  const operation = operationOf(context);
  const { settings } = context.shell;
  if (isOffered(operation, settings)) return;
  if (isForEvaluation(operation)) {
    throw new Problem("not_available_in_environment", `${operation.id} is not available in ${settings.environment}.`);
  }
  throw new Problem("preview_not_enabled", `${operation.id} is in preview and not enabled in this environment.`);
};

const nameOf = (url: string): string => new URL(url).host;

/** Returns the host names if they differ, so that each answers its own paths only; else null. */
export const separateHosts = (hosts: Hosts): Hosts | null => {
  const names = {
    api: nameOf(hosts.api),
    console: nameOf(hosts.console),
    agent: nameOf(hosts.agent),
    site: nameOf(hosts.site),
  };
  return new Set(Object.values(names)).size === 1 ? null : names;
};

/** Refuses a path of another host. Probes and the version are served on every host. */
export const refuseOtherHost = (context: Context): void => {
  const operation = operationOf(context);
  const { probe }: Operation = operation;
  const { url, shell } = context;
  const names = shell.separateHosts;
  if (names === null || probe || operation.id === "system.version") return;
  if (url.host === names[operation.host]) return;
  const there = `${shell.hosts[operation.host]}${url.pathname}`;
  throw new Problem("not_found", `There is nothing at ${url.pathname} of this host. Did you mean ${there}?`);
};

// End of an operation's life (Versioning, 4 and 5): deprecated, it sends headers; sunset, it answers 410.

/** Refuses a request to an operation after its sunset. */
export const refuseSunset = (context: Context): void => {
  refuseEnded(operationOf(context), context.shell.clock.now());
};

/** Records once that an organization still uses a deprecated operation, so that its contacts can be notified. */
export const noticeDeprecated = (context: Context): Promise<void> | void => {
  if (context.principal && isDeprecated(operationOf(context))) return notice(context, context.principal);
};

const notice = async (context: Context, principal: Principal): Promise<void> => {
  const { shell } = context;
  const operation = operationOf(context);
  const known = `${principal.organizationId} ${operation.id}`;
  if (shell.notices.has(known)) return;
  const { organizationId } = principal;
  const facts = baseFacts(shell, { organizationId, correlationId: context.requestId });
  const row = {
    organization_id: organizationId,
    id: facts.newId(),
    operation_id: operation.id,
    sunset_at: operation.sunset === undefined ? null : new Date(operation.sunset).toISOString(),
    created_at: facts.now,
  };
  const changelog = shell.sendsMail === true ? changelogOf(shell.hosts.site) : null;
  const changes = [insert("deprecation_notices", row), ...mailDeprecation(facts, row.id, changelog)];
  const result = await shell.store.commit(organizationId, changes);
  // Another request may have recorded it. After any other conflict the next request tries again.
  if (result === "committed" || result.conflict === "deprecation_notices_operation_key") shell.notices.add(known);
};
