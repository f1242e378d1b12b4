/** An identity provider that operators sign in with (OpenID Connect): its protocol is the authentication library's. */
import { minute } from "@atlas-messaging/domain";
import { betterAuth } from "better-auth/minimal";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { IdentityProviderSettings } from "../../settings.ts";

/** What has to be remembered between sending somebody to the provider and their return. */
export interface Journey {
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

export interface IdentityProvider {
  /** Where to send somebody who wants to sign in. */
  authorizationUrl(journey: Journey, redirectUri: string): Promise<string>;
  /** Whose return it is, by an address that the provider has verified; null when it does not say so. */
  emailOf(code: string, journey: Journey, redirectUri: string): Promise<string | null>;
}

const providerId = "oidc";

/** Asks the provider what it offers; null when it cannot be asked now, or does not say how its word is checked. */
export const findIdentityProvider = async (
  { issuer, clientId, clientSecret }: IdentityProviderSettings,
  now: () => number,
): Promise<IdentityProvider | null> => {
  const auth = betterAuth({
    // Nothing is kept by it: its routes are not served, and it is given no database.
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
  // What another issuer says of itself at this address is no word of this one (OpenID Connect Discovery, 4.3).
  if (!provider?.issuer || withoutSlash(provider.issuer) !== withoutSlash(issuer)) return null;
  return {
    authorizationUrl: async ({ state, codeVerifier, nonce }, redirectURI) =>
      String(await provider.createAuthorizationURL({ state, codeVerifier, idTokenNonce: nonce, redirectURI })),
    emailOf: async (code, { codeVerifier, nonce }, redirectURI) => {
      const tokens = await provider.validateAuthorizationCode({ code, codeVerifier, redirectURI });
      // Without an ID token there is nothing that the nonce binds to this journey.
      if (!tokens?.idToken) return null;
      const found = await provider.getUserInfo({ ...tokens, expectedIdTokenNonce: nonce });
      // Its signature, issuer, audience and nonce have been verified by now.
      const claims = claimsOf(tokens.idToken);
      if (!found || !isSound(claims, { clientId, nonce, now: now() })) return null;
      // Userinfo that speaks of somebody else must not be used (OpenID Connect Core, 5.3.2).
      if (Reflect.get(found.data, "sub") !== claims.sub) return null;
      // Typed as a boolean, but it is whatever the provider says.
      return Object.is(found.user.emailVerified, true) ? (found.user.email ?? null) : null;
    },
  };
};

const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, "");

/** What an ID token says that the library does not insist on. */
interface Claims {
  readonly sub?: unknown;
  readonly aud?: unknown;
  readonly azp?: unknown;
  readonly exp?: unknown;
  readonly iat?: unknown;
  readonly nonce?: unknown;
}

const claimsOf = (idToken: string): Claims =>
  Object(JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8"))) as Claims;

/** Between the clocks of the provider and of this machine. */
const mostSkew = 5 * minute;
/** From when on a token is none of this journey, which takes ten minutes at most. */
const mostAge = 15 * minute;

/** OpenID Connect Core, 3.1.3.7: a token that ends, made just now, for this client and no other. */
const isSound = (
  { sub, aud, azp, exp, iat, nonce: said }: Claims,
  { clientId, nonce, now }: { readonly clientId: string; readonly nonce: string; readonly now: number },
): boolean => {
  if (typeof sub !== "string" || sub === "" || said !== nonce) return false;
  if (typeof exp !== "number" || !(exp * 1_000 > now - mostSkew)) return false;
  if (typeof iat !== "number" || !(Math.abs(iat * 1_000 - now) <= mostAge) || iat * 1_000 > now + mostSkew)
    return false;
  const audiences: readonly unknown[] = [aud].flat();
  return audiences.includes(clientId) && (azp === undefined ? audiences.length === 1 : azp === clientId);
};
