/** An app that gets its tokens by OAuth, as a developer's own code does: with a client library that knows nothing of us. */
import * as oauth from "oauth4webapi";
import type { Client } from "./client.ts";

export const redirectUri = "http://127.0.0.1:8976/callback?from=atlas";
const loopback = { [oauth.allowInsecureRequests]: true };

/** An app's state while an operator decides. */
export interface Flow {
  readonly verifier: string;
  readonly state: string;
  readonly parameters: { readonly [name: string]: string };
}

export class OAuthApp {
  readonly server: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly #url: string;

  private constructor(server: oauth.AuthorizationServer, client: oauth.Client, url: string) {
    this.server = server;
    this.client = client;
    this.#url = url;
  }

  /** Registers an app in the console, and finds the server by its metadata. */
  static async open(url: string, operator: Client): Promise<OAuthApp> {
    const { app } = (await operator.succeed("console.apps.create", { body: { name: "Orders <b>" } })).data;
    await operator.succeed("console.apps.addRedirectUri", {
      params: { app_id: app.id },
      body: { redirect_uri: redirectUri },
    });
    return OAuthApp.known(url, app.client_id);
  }

  /** An app that has a client_id already. */
  static async known(url: string, clientId: string): Promise<OAuthApp> {
    const issuer = new URL(url);
    const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...loopback });
    return new OAuthApp(await oauth.processDiscoveryResponse(issuer, found), { client_id: clientId }, url);
  }

  /** A request for an operator's consent; `change` makes another of it. */
  async begin(change: { readonly [name: string]: string } = {}): Promise<Flow> {
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const parameters = {
      response_type: "code",
      client_id: this.client.client_id,
      redirect_uri: redirectUri,
      scope: "atlas.channels.read atlas.runs.read",
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...change,
    };
    return { verifier, state, parameters };
  }

  /** An operator decides with their console session; where the app is called back. */
  async decide({ parameters }: Flow, session: string, decision = "approve"): Promise<Response> {
    const { authorization_endpoint = "" } = this.server;
    const body = new URLSearchParams({ ...parameters, decision });
    return fetch(authorization_endpoint, { method: "POST", headers: { authorization: `Bearer ${session}` }, body });
  }

  /** From consent to tokens, every answer held to the standards by the client library. */
  async tokens(
    session: string,
    change: { readonly [name: string]: string } = {},
  ): Promise<oauth.TokenEndpointResponse> {
    const flow = await this.begin(change);
    return this.exchange(flow, await this.code(flow, session));
  }

  async code(flow: Flow, session: string): Promise<URLSearchParams> {
    const { redirect_to } = (await (await this.decide(flow, session)).json()) as { readonly redirect_to: string };
    return this.codeAt(flow, new URL(redirect_to));
  }

  /** The code in the address that the app is called back at. */
  codeAt({ state }: Flow, location: URL): URLSearchParams {
    return oauth.validateAuthResponse(this.server, this.client, location, state);
  }

  async exchange(
    flow: Flow,
    code: URLSearchParams,
    change: { readonly verifier?: string; readonly resource?: string; readonly redirect_uri?: string } = {},
  ) {
    const verifier = change.verifier ?? flow.verifier;
    const additionalParameters = change.resource === undefined ? {} : { resource: change.resource };
    const options = { ...loopback, additionalParameters };
    const { server, client } = this;
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      code,
      change.redirect_uri ?? redirectUri,
      verifier,
      options,
    );
    return oauth.processAuthorizationCodeResponse(server, client, answer);
  }

  async refresh(refreshToken: string, additionalParameters: { readonly [name: string]: string } = {}) {
    const { server, client } = this;
    const options = { ...loopback, additionalParameters };
    const answer = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, options);
    return oauth.processRefreshTokenResponse(server, client, answer);
  }

  async revoke(token: string): Promise<void> {
    const answer = await oauth.revocationRequest(this.server, this.client, oauth.None(), token, loopback);
    await oauth.processRevocationResponse(answer);
  }

  async introspect(token: string, credential: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${credential}` };
    const body = new URLSearchParams({ token });
    return (await fetch(`${this.#url}/oauth/introspect`, { method: "POST", headers, body })).json();
  }
}
