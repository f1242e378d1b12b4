/** Finds the deciding operator, by console session or by the e-mail and password in the form. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { MemberRow } from "@atlas-messaging/service/rows/members";
import type { OrganizationRow } from "@atlas-messaging/service/rows/organizations";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import {
  countAttempt,
  deviceCookie,
  deviceTokenOf,
  devicesOf,
  tryPassword,
} from "@atlas-messaging/service/members/attempts";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { instantOf } from "@atlas-messaging/service/core/time";
import { passSecondFactor } from "@atlas-messaging/service/members/second-factor";
import { readToken } from "@atlas-messaging/service/pipeline/principals";
import type { Services } from "../../services/services.ts";
import type { Client } from "./client.ts";
import { type Parameters, bearerOf, isLimit, optional } from "./messages.ts";

export type Deciding =
  | { readonly kind: "operator"; readonly member: MemberRow; readonly cookie: string | null }
  /** A member of several organizations, who must choose one for a third-party app. */
  | { readonly kind: "choice"; readonly organizations: readonly OrganizationRow[] }
  | { readonly kind: "nobody" };

const nobody: Deciding = { kind: "nobody" };

/** A sign-in by password sets a cookie that marks the device as known. */
const deciding = (member: MemberRow | null | undefined, cookieFor?: (member: MemberRow) => string): Deciding =>
  member ? { kind: "operator", member, cookie: cookieFor?.(member) ?? null } : nobody;

export const decidingOperator = async (
  services: Services,
  { request, clientAddress, requestId }: Context,
  parameters: Parameters,
  { app }: Client,
): Promise<Deciding> => {
  const session = bearerOf(request);
  if (session !== null) return deciding(await memberBySession(services, app?.organization_id ?? null, session));
  const email = optional(parameters, "email") ?? "";
  const attempt = await countAttempt(services, { email, clientAddress, devices: devicesOf(services, request) });
  const { memberships: own, hash } = await tryPassword(services, attempt, optional(parameters, "password") ?? "");
  const cookieFor = (member: MemberRow): string =>
    deviceCookie(services, request, deviceTokenOf(services, { member }, hash));
  const wanted = app?.organization_id ?? optional(parameters, "organization");
  if (wanted === undefined && own.length > 1) {
    return { kind: "choice", organizations: own.map(({ organization }) => organization) };
  }
  const found = wanted === undefined ? own[0] : own.find(({ organization }) => organization.id === wanted);
  const passed =
    found && (await passesSecondFactor(services, requestId, found.member, optional(parameters, "code") || undefined));
  return passed ? deciding(found.member, cookieFor) : nobody;
};

/**
 * Uses up the code of a member with a second factor. A wrong or missing one is no sign-in; too many are told as such.
 */
const passesSecondFactor = async (
  services: Services,
  correlationId: string,
  { organization_id: organizationId, id: memberId }: MemberRow,
  code: string | undefined,
): Promise<boolean> => {
  const facts = baseFacts(services, { organizationId, correlationId });
  const changes = await passSecondFactor(services, { facts, memberId, code }).catch(asRefusal);
  if (changes === null || changes.length === 0) return changes !== null;
  return (await services.store.commit(organizationId, changes)) === "committed";
};

const asRefusal = (error: unknown): null => {
  if (error instanceof Problem && !isLimit(error)) return null;
  throw error;
};

/** Finds the operator of a live console session, in this organization or any. */
export const memberBySession = async (
  services: Services,
  organizationId: Id | null,
  token: string,
): Promise<MemberRow | null> => {
  const read = readToken(token);
  if (read?.kind !== "operator" || read.environment !== services.settings.environment) return null;
  const found = await services.store.findOperator(services.sha256(token));
  const lives = found && found.session.revoked_at === null && found.session.expires_at > instantOf(services.clock);
  if (!lives || found.standing?.suspended_at != null) return null;
  return organizationId === null || found.member.organization_id === organizationId ? found.member : null;
};
