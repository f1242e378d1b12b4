/** End of an operation's life (Versioning, 4 and 5): deprecated, it sends headers; sunset, it answers 410. */
import { insert, mailDeprecation } from "@atlas-messaging/domain";
import { factsFor } from "../facts.ts";
import { type Context, type KnownOperation, operationOf } from "./context.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

/** Refuses a request to an operation after its sunset. */
export const refuseSunset = (context: Context): void => {
  const { id, stage, sunset, migrateTo } = operationOf(context);
  const isOver = sunset !== undefined && Date.parse(sunset) <= context.shell.clock.now();
  if (stage !== "sunset" && !isOver) return;
  throw new Problem("version_unsupported", `${id} is sunset; use ${migrateTo ?? "the current version"}.`);
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
  const facts = factsFor(shell, { organizationId, correlationId: context.requestId });
  const row = {
    organization_id: organizationId,
    id: facts.newId(),
    operation_id: operation.id,
    sunset_at: operation.sunset === undefined ? null : new Date(operation.sunset).toISOString(),
    created_at: facts.now,
  };
  const changelog = shell.sendsMail === true ? changelogOf(shell) : null;
  // A conflict says that another request has recorded it.
  await shell.store.commit(organizationId, [
    insert("deprecation_notices", row),
    ...mailDeprecation(facts, row.id, changelog),
  ]);
  shell.notices.add(known);
};

const noHeaders = {};

/** Returns `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and links to the changelog and the successor. */
export const lifecycleHeaders = ({ shell, operation }: Context): { readonly [name: string]: string } => {
  if (!operation || !isDeprecated(operation)) return noHeaders;
  const { deprecation, sunset, migrateTo } = operation;
  const links = [`<${changelogOf(shell)}>; rel="deprecation"; type="text/html"`];
  if (migrateTo !== undefined) links.push(`<${migrateTo}>; rel="successor-version"`);
  return {
    ...(deprecation === undefined ? {} : { deprecation: `@${Math.floor(Date.parse(deprecation) / 1_000)}` }),
    ...(sunset === undefined ? {} : { sunset: new Date(sunset).toUTCString() }),
    link: links.join(", "),
  };
};

const changelogOf = ({ hosts }: Context["shell"]): string => `${hosts.site}/developers/changelog`;

const isDeprecated = ({ stage, deprecation, sunset }: KnownOperation): boolean =>
  stage === "deprecated" || stage === "sunset" || deprecation !== undefined || sunset !== undefined;
