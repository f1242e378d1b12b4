/** An identity provider that operators sign in with (OpenID Connect): its protocol is the authentication library's. */
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
export const findIdentityProvider = async ({
  issuer,
  clientId,
  clientSecret,
}: IdentityProviderSettings): Promise<IdentityProvider | null> => {
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
  if (!provider) return null;
  return {
    authorizationUrl: async ({ state, codeVerifier, nonce }, redirectURI) =>
      String(await provider.createAuthorizationURL({ state, codeVerifier, idTokenNonce: nonce, redirectURI })),
    emailOf: async (code, { codeVerifier, nonce }, redirectURI) => {
      const tokens = await provider.validateAuthorizationCode({ code, codeVerifier, redirectURI });
      // Without an ID token there is nothing that the nonce binds to this journey.
      if (!tokens?.idToken) return null;
      const found = await provider.getUserInfo({ ...tokens, expectedIdTokenNonce: nonce });
      return found?.user.emailVerified === true ? (found.user.email ?? null) : null;
    },
  };
};
