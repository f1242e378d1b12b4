/** The operator who decides: by a console session, or by the address and password that come with the decision. */
import { type Id, type MemberRow, type OrganizationRow, memberEmail } from "@atlas-messaging/domain";
import { instantOf, limitAttempts, membershipsByPassword, readToken } from "@atlas-messaging/pipeline";
import type { Services } from "../../pipeline/call.ts";
import type { Client } from "./client.ts";
import { type OAuthHttp, type Parameters, bearerOf, optional } from "./messages.ts";

export type Deciding =
  | { readonly kind: "operator"; readonly member: MemberRow }
  /** Somebody of several organizations, to a client of nobody's. */
  | { readonly kind: "choice"; readonly organizations: readonly OrganizationRow[] }
  | { readonly kind: "nobody" };

const nobody: Deciding = { kind: "nobody" };

const deciding = (member: MemberRow | null | undefined): Deciding => (member ? { kind: "operator", member } : nobody);

export const decidingOperator = async (
  services: Services,
  { request }: OAuthHttp,
  parameters: Parameters,
  { app }: Client,
): Promise<Deciding> => {
  const session = bearerOf(request);
  if (session !== null) return deciding(await memberBySession(services, app?.organization_id ?? null, session));
  const email = memberEmail(optional(parameters, "email") ?? "");
  await limitAttempts(services, email);
  if (!(await services.identities.verify(email, optional(parameters, "password") ?? ""))) return nobody;
  const own = await membershipsByPassword(services, email);
  const wanted = app?.organization_id ?? optional(parameters, "organization");
  if (wanted !== undefined) return deciding(own.find(({ organization }) => organization.id === wanted)?.member);
  if (own.length < 2) return deciding(own[0]?.member);
  return { kind: "choice", organizations: own.map(({ organization }) => organization) };
};

/** The operator of a live console session, of this organization or of any. */
export const memberBySession = async (
  services: Services,
  organizationId: Id | null,
  token: string,
): Promise<MemberRow | null> => {
  const read = readToken(token);
  if (read?.kind !== "operator" || read.environment !== services.settings.environment) return null;
  const found = await services.store.findOperator(services.sha256(token));
  const lives = found && found.session.revoked_at === null && found.session.expires_at > instantOf(services.clock);
  if (!lives) return null;
  return organizationId === null || found.member.organization_id === organizationId ? found.member : null;
};
