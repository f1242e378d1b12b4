/**
 * Signing in with the organization's identity provider: `/operator/sso` sends an operator there, and
 * `/operator/sso/callback` answers what signing in by password does. The journey is kept in a sealed cookie alone.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { isId, memberEmail, refuseMember } from "@atlas-messaging/domain";
import {
  type Arrived,
  type Context,
  Problem,
  type Surface,
  answerSurface,
  signInProven,
  urlOf,
} from "@atlas-messaging/pipeline";
import { type Answer, encode, relay } from "@atlas-messaging/server-stubs/handlers";
import type { Services } from "../../pipeline/call.ts";
import type { IdentityProvider, Journey } from "../../platform/identity/identity-provider.ts";

interface Kept extends Journey {
  /** Which of the operator's organizations. */
  readonly organization: string | null;
  /** In milliseconds since the epoch. */
  readonly until: number;
}

export const signOnPaths = ["/operator/sso", "/operator/sso/callback"] as const;

const cookieName = "atlas_sso";
const journeySeconds = 600;

/** What is sealed for a cookie is nothing elsewhere, and nothing sealed elsewhere is a journey. */
const inCookie = { table: "cookies", column: cookieName, organization: "", row: [] };

/** Serves both paths, on the host of the console; null on any other. */
export const createSingleSignOn = (services: Services) => {
  const find = finder(services);
  const surface: Surface = {
    limit: "sign_in",
    answer: async (context) => {
      const walk = context.url.pathname === signOnPaths[1] ? arrive : depart;
      return walk(services, context, await find());
    },
  };
  return async (http: Arrived): Promise<Response | null> => {
    const { separateHosts } = services;
    const isHere = separateHosts === null || urlOf(http.request).host === separateHosts.console;
    return isHere ? answerSurface(services, http, surface) : null;
  };
};

/** The provider is asked what it offers by the first who signs in, and again until it has answered. */
const finder = ({ settings, clock }: Services) => {
  let found: Promise<IdentityProvider | null> | undefined;
  const ask = async (): Promise<IdentityProvider | null> => {
    const { findIdentityProvider } = await import("../../platform/identity/identity-provider.ts");
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
    until: services.clock.now() + journeySeconds * 1_000,
  };
  const location = await provider.authorizationUrl(kept, callbackOf(services));
  const cookie = cookieOf(services, services.seal(JSON.stringify(kept), inCookie), journeySeconds);
  return relay(null, 302, { headers: { location, "set-cookie": cookie } });
};

/** Refused at once: it goes into the cookie, and after it nobody could sign in. */
const wantedIn = ({ searchParams }: URL): string | null => {
  const organization = searchParams.get("organization");
  if (organization === null || isId(organization)) return organization;
  throw Problem.of(refuseMember("organization", "must be the id of an organization"));
};

const cookieOf = ({ hosts }: Services, value: string, seconds: number): string =>
  [
    `${cookieName}=${encodeURIComponent(value)}`,
    `Max-Age=${seconds}`,
    "Path=/operator/sso",
    "HttpOnly",
    "SameSite=Lax",
    ...(hosts.console.startsWith("https:") ? ["Secure"] : []),
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
  // Whatever the provider finds wrong with the code, the operator is not signed in.
  const email = await provider.emailOf(code, kept, callbackOf(services)).catch(() => null);
  if (email === null) throw new Problem("unauthenticated", "The identity provider has not confirmed an address.");
  const organization = kept.organization ?? undefined;
  const { body } = await signInProven(context, { email: memberEmail(email), organization });
  // The same answer as to a password.
  context.headers["set-cookie"] = cookieOf(services, "", 0);
  return encode("console.signIn", { status: 200, body });
};

/** The journey that was begun here; what cannot be opened was not. */
const keptIn = (services: Services, cookies: string): Kept | null => {
  const found = cookies.split(/; */).find((each) => each.startsWith(`${cookieName}=`));
  if (found === undefined) return null;
  try {
    const sealed = decodeURIComponent(found.slice(cookieName.length + 1));
    return JSON.parse(services.open(sealed, inCookie)) as Kept; // Sealed by us, as a journey.
  } catch {
    return null;
  }
};

const isSame = (one: string, other: string): boolean => {
  const [mine, theirs] = [Buffer.from(one), Buffer.from(other)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
};
