/** OAuth state of an official MCP client, whose redirects an operator approves at once. */
import type { OAuthClientInformationMixed, OAuthDiscoveryState } from "@modelcontextprotocol/client";
import { redirectUri } from "./oauth-app.ts";

/** Approves a client's request as an operator; returns the URL to which the browser is redirected. */
export const consentAt = async ({ origin, pathname, searchParams }: URL, session: string): Promise<URL> => {
  const body = new URLSearchParams([...searchParams, ["decision", "approve"]]);
  const headers = { authorization: `Bearer ${session}` };
  const decided = await fetch(`${origin}${pathname}`, { method: "POST", headers, body });
  const { redirect_to } = (await decided.json()) as { readonly redirect_to: string };
  return new URL(redirect_to);
};

interface Tokens {
  readonly access_token: string;
  readonly token_type: string;
}

/** The parts that `OAuthClientProvider` of both major versions asks for, for an app that registers itself. */
export class ConsentedClient {
  readonly redirectUrl = redirectUri;
  readonly clientMetadata = {
    client_name: "agent-under-test",
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: "none",
  };
  /** Parameters of the redirect back to the client. */
  callback = new URLSearchParams();
  readonly #session: string;
  #registered: OAuthClientInformationMixed | undefined;
  #tokens: Tokens | undefined;
  #verifier = "";
  #discovered: OAuthDiscoveryState | undefined;

  constructor(session: string) {
    this.#session = session;
  }

  clientInformation() {
    return this.#registered;
  }

  saveClientInformation(registered: OAuthClientInformationMixed): void {
    this.#registered = registered;
  }

  tokens() {
    return this.#tokens;
  }

  saveTokens(tokens: Tokens): void {
    this.#tokens = tokens;
  }

  async redirectToAuthorization(url: URL): Promise<void> {
    this.callback = (await consentAt(url, this.#session)).searchParams;
  }

  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }

  saveDiscoveryState(discovered: OAuthDiscoveryState): void {
    this.#discovered = discovered;
  }

  discoveryState() {
    return this.#discovered;
  }

  codeVerifier(): string {
    return this.#verifier;
  }
}
