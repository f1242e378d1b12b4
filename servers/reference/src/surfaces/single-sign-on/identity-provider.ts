/** Signs operators in by OpenID Connect; the authentication library speaks the protocol. */
import { minute } from "@atlas-messaging/service/core/time";
import { betterAuth } from "better-auth/minimal";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { IdentityProviderSettings } from "../../settings.ts";

/** State kept between the redirect to the provider and the return. */
export interface Journey {
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

export interface IdentityProvider {
  /** Builds the URL that starts a sign-in. */
  authorizationUrl(journey: Journey, redirectUri: string): Promise<string>;
  /** Returns the e-mail address that the provider verified; null without one. */
  emailOf(code: string, journey: Journey, redirectUri: string): Promise<string | null>;
}

const providerId = "oidc";

/** Discovers the provider; null when it does not answer or cannot be verified. */
export const findIdentityProvider = async (
  { issuer, clientId, clientSecret }: IdentityProviderSettings,
  now: () => number,
): Promise<IdentityProvider | null> => {
  const auth = betterAuth({
    // Stores nothing: its routes are not served and it has no database.
    secret: crypto.randomUUID() + crypto.randomUUID(),
    baseURL: "http://127.0.0.1",
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId,
            discoveryUrl: `${issuer}/.well-known/openid-configuration`,
            clientId,
            ...(clientSecret === undefined ? {} : { clientSecret }),
            scopes: ["openid", "email", "profile"],
            requireIdTokenVerification: true,
          },
        ],
      }),
    ],
  });
  const { socialProviders } = await auth.$context;
  const provider = socialProviders.find(({ id }) => id === providerId);
  // Metadata of another issuer at this address does not count (OpenID Connect Discovery, 4.3).
  if (!provider?.issuer || withoutSlash(provider.issuer) !== withoutSlash(issuer)) return null;
  return {
    authorizationUrl: async ({ state, codeVerifier, nonce }, redirectURI) =>
      String(await provider.createAuthorizationURL({ state, codeVerifier, idTokenNonce: nonce, redirectURI })),
    emailOf: async (code, { codeVerifier, nonce }, redirectURI) => {
      const tokens = await provider.validateAuthorizationCode({ code, codeVerifier, redirectURI });
      // Without an ID token nothing binds the nonce to this sign-in.
      if (!tokens?.idToken) return null;
      const found = await provider.getUserInfo({ ...tokens, expectedIdTokenNonce: nonce });
      // The library has verified signature, issuer, audience and nonce by now.
      const claims = claimsOf(tokens.idToken);
      if (!found || !isSound(claims, { clientId, nonce, now: now() })) return null;
      // Userinfo about another subject must not be used (OpenID Connect Core, 5.3.2).
      if (Reflect.get(found.data, "sub") !== claims.sub) return null;
      // Typed as a boolean, but providers send other values.
      return Object.is(found.user.emailVerified, true) ? (found.user.email ?? null) : null;
    },
  };
};

const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, "");

/** Claims that the library does not check. */
interface Claims {
  readonly sub?: unknown;
  readonly aud?: unknown;
  readonly azp?: unknown;
  readonly exp?: unknown;
  readonly iat?: unknown;
  readonly nonce?: unknown;
}

const claimsOf = (idToken: string): Claims =>
  Object(JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8")));

/** Tolerated skew between the provider's clock and ours. */
const maxSkew = 5 * minute;
/** Maximum age of a token; a sign-in takes ten minutes at most. */
const maxAge = 15 * minute;

/** Checks that the token expires, is fresh, and is for this client alone (OpenID Connect Core, 3.1.3.7). */
const isSound = (
  { sub, aud, azp, exp, iat, nonce: said }: Claims,
  { clientId, nonce, now }: { readonly clientId: string; readonly nonce: string; readonly now: number },
): boolean => {
  if (typeof sub !== "string" || sub === "" || said !== nonce) return false;
  if (typeof exp !== "number" || !(exp * 1_000 > now - maxSkew)) return false;
  if (typeof iat !== "number" || !(Math.abs(iat * 1_000 - now) <= maxAge) || iat * 1_000 > now + maxSkew) return false;
  const audiences: readonly unknown[] = [aud].flat();
  return audiences.includes(clientId) && (azp === undefined ? audiences.length === 1 : azp === clientId);
};
