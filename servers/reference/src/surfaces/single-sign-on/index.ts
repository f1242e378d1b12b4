/**
 * Single sign-on: `/operator/sso` redirects to the identity provider; `/operator/sso/callback` answers like a sign-in
 * by password, or leads back to the console's pages (`?to=console`). Its state is in a sealed cookie only.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { isId } from "@atlas-messaging/service/core/ids";
import { memberEmail } from "@atlas-messaging/service/members/members";
import { refuseMember } from "@atlas-messaging/service/core/outcome";
import { type Arrived, urlOf } from "@atlas-messaging/service/pipeline/request";
import { type Context, refusedRequest } from "@atlas-messaging/service/pipeline/context";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { type Surface, answerSurface } from "@atlas-messaging/service/pipeline/surface";
import { cookieNamed, sessionCookie } from "@atlas-messaging/service/pipeline/session-cookie";
import { signInProven } from "@atlas-messaging/service/members/operations.sign-in";
import { type Answer, encode, relay } from "@atlas-messaging/server-stubs";
import type { Services } from "../../services/services.ts";
import type { IdentityProvider, Journey } from "./identity-provider.ts";

interface Kept extends Journey {
  /** The operator's chosen organization. */
  readonly organization: string | null;
  /** Leads back to the console's pages, with the session in a cookie. */
  readonly toConsole: boolean;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

export const signOnPaths = ["/operator/sso", "/operator/sso/callback"] as const;

const cookieName = "atlas_sso";
const journeySeconds = 600;

/** Binds the seal to the cookie, so that no other sealed value can stand in for it. */
const inCookie = { table: "cookies", column: cookieName, organization: "", row: [] };

/** Serves both paths on the console's host; null on others. */
export const createSingleSignOn = (services: Services) => {
  const find = finder(services);
  const surface: Surface = {
    limit: "sign_in",
    answer: async (context) => {
      const step = context.url.pathname === signOnPaths[1] ? arrive : depart;
      return step(services, context, await find());
    },
  };
  return async (http: Arrived): Promise<Response | null> => {
    const { separateHosts } = services;
    const isHere = separateHosts === null || urlOf(http.request).host === separateHosts.console;
    return isHere ? answerSurface(services, http, surface) : null;
  };
};

/** Discovers the provider at the first sign-in, and again until it answers. */
const finder = ({ settings, clock }: Services) => {
  let found: Promise<IdentityProvider | null> | undefined;
  const ask = async (): Promise<IdentityProvider | null> => {
    const { findIdentityProvider } = await import("./identity-provider.ts");
    return settings.identityProvider ? findIdentityProvider(settings.identityProvider, () => clock.now()) : null;
  };
  return async (): Promise<IdentityProvider> => {
    if (!settings.identityProvider) throw new Problem("not_found", "There is no single sign-on here.");
    const provider = await (found ??= ask());
    if (provider) return provider;
    found = undefined;
    throw new Problem("unavailable", "The identity provider cannot be asked now; try again.");
  };
};

const callbackOf = ({ hosts }: Services): string => `${hosts.console}${signOnPaths[1]}`;

const random = (): string => randomBytes(32).toString("base64url");

const depart = async (services: Services, { url }: Context, provider: IdentityProvider): Promise<Answer> => {
  const kept: Kept = {
    state: random(),
    codeVerifier: random(),
    nonce: random(),
    organization: wantedIn(url),
    toConsole: url.searchParams.get("to") === "console",
    until: services.clock.now() + journeySeconds * 1_000,
  };
  const location = await provider.authorizationUrl(kept, callbackOf(services));
  const cookie = cookieOf(services, services.seal(JSON.stringify(kept), inCookie), journeySeconds);
  return relay(null, 302, { headers: { location, "set-cookie": cookie } });
};

/** Validates the organization before it enters the cookie, where a bad one would block sign-in. */
const wantedIn = ({ searchParams }: URL): string | null => {
  const organization = searchParams.get("organization");
  if (organization === null || isId(organization)) return organization;
  throw Problem.of(refuseMember("organization", "must be the id of an organization"));
};

const cookieOf = (services: Services, value: string, seconds: number): string =>
  [
    `${cookieNamed(cookieName, services)}=${encodeURIComponent(value)}`,
    `Max-Age=${seconds}`,
    "Path=/operator/sso",
    "HttpOnly",
    "SameSite=Lax",
    ...(services.hosts.console.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

const arrive = async (services: Services, context: Context, provider: IdentityProvider): Promise<Answer> => {
  const { searchParams } = context.url;
  const kept = keptIn(services, context.request.headers.get("cookie") ?? "");
  const code = searchParams.get("code");
  if (
    !kept ||
    kept.until <= services.clock.now() ||
    code === null ||
    !isSame(kept.state, searchParams.get("state") ?? "")
  ) {
    throw new Problem("unauthenticated", "This sign-in was not begun here, has taken too long, or was refused.");
  }
  // Its work is done, also where the sign-in is refused.
  context.cookies.push(cookieOf(services, "", 0));
  try {
    return await signInAs(services, context, { provider, code, kept });
  } catch (error) {
    if (!kept.toConsole || !(error instanceof Problem)) throw error;
    return toConsole(services, `/sign-in?problem=${error.refusal.code}`);
  }
};

interface Arrival {
  readonly provider: IdentityProvider;
  readonly code: string;
  readonly kept: Kept;
}

const signInAs = async (services: Services, context: Context, { provider, code, kept }: Arrival): Promise<Answer> => {
  // Any error of the provider means not signed in.
  const claimed = await provider.emailOf(code, kept, callbackOf(services)).catch(() => null);
  const email = claimed === null ? null : addressIn(claimed);
  if (email === null) throw new Problem("unauthenticated", "The identity provider has not confirmed an address.");
  const organization = kept.organization ?? undefined;
  const { body } = await signInProven(context, { email: memberEmail(email), organization });
  if (kept.toConsole) {
    context.cookies.push(sessionCookie(services, body.data.session));
    return toConsole(services, "");
  }
  // The response is that of a sign-in by password.
  return encode("console.account.signIn", { status: 200, body }, refusedRequest(context));
};

/** Takes only an address that a member may have: what a provider claims may be any text. */
const addressIn = (claimed: string): string | null => {
  const asked = validateRequest("console.account.requestPasswordReset", {
    params: {},
    query: {},
    body: { email: claimed },
  });
  return asked.ok ? asked.value.body.email : null;
};

const toConsole = ({ hosts }: Services, path: string): Answer =>
  relay(null, 302, { headers: { location: `${hosts.console}/console${path}` } });

/** Reads the state of a sign-in from its cookie; null if missing or forged. */
const keptIn = (services: Services, cookies: string): Kept | null => {
  const lead = `${cookieNamed(cookieName, services)}=`;
  const found = cookies.split(/; */).find((each) => each.startsWith(lead));
  if (found === undefined) return null;
  try {
    const sealed = decodeURIComponent(found.slice(lead.length));
    return JSON.parse(services.open(sealed, inCookie)); // Sealed by us, as a journey.
  } catch {
    return null;
  }
};

const isSame = (one: string, other: string): boolean => {
  const [mine, theirs] = [Buffer.from(one), Buffer.from(other)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
};
