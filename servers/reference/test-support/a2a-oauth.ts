/** An agent that knows an address alone: from the card of A2A it finds where it registers, and what to ask an operator for. */
import type { TokenEndpointResponse } from "oauth4webapi";
import { OAuthApp, redirectUri } from "./oauth-app.ts";

interface Card {
  readonly securitySchemes: {
    readonly oauth: {
      readonly oauth2SecurityScheme: {
        readonly oauth2MetadataUrl: string;
        readonly flows: { readonly authorizationCode: { readonly scopes: object } };
      };
    };
  };
}

/** Registers by the card, and gets tokens of an operator who consents to the scopes that the card names. */
export const consentByCard = async (
  url: string,
  session: string,
  scope?: string,
): Promise<{ readonly app: OAuthApp; readonly tokens: TokenEndpointResponse }> => {
  const card: Card = await (await fetch(`${url}/.well-known/agent-card.json`)).json();
  const { oauth2MetadataUrl, flows } = card.securitySchemes.oauth.oauth2SecurityScheme;
  const { issuer, registration_endpoint } = await (await fetch(oauth2MetadataUrl)).json();
  const body = JSON.stringify({ client_name: "Another agent", redirect_uris: [redirectUri] });
  const { client_id } = await (await fetch(registration_endpoint, { method: "POST", body })).json();
  const app = await OAuthApp.known(issuer, client_id);
  const asked = scope ?? Object.keys(flows.authorizationCode.scopes).join(" ");
  return { app, tokens: await app.tokens(session, { scope: asked }) };
};
