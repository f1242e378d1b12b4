/** Login of a program on the user's machine: their browser asks for consent, and comes back to a loopback address. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { OAuthClientMetadata, OAuthClientProvider, OAuthTokens } from "@modelcontextprotocol/client";

export interface Login {
  readonly provider: OAuthClientProvider;
  /** Resolves to the parameters that the browser comes back with. */
  readonly callback: Promise<URLSearchParams>;
  readonly close: () => void;
}

export const startLogin = async (clientId: string, openBrowser: (url: URL) => Promise<void>): Promise<Login> => {
  const server = createServer();
  const callback = new Promise<URLSearchParams>((resolve) =>
    server.on("request", (request, response) => {
      resolve(new URL(request.url ?? "/", "http://127.0.0.1").searchParams);
      response.end("You are logged in. You can close this page.");
    }),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // It listens on TCP.

  const redirectUrl = `http://127.0.0.1:${port}/callback`;
  const clientMetadata: OAuthClientMetadata = { redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" };
  let tokens: OAuthTokens | undefined;
  let verifier = "";
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata,
    clientInformation: () => ({ client_id: clientId }),
    // Keep them in the keychain of the user's machine, and a login lasts 30 days.
    tokens: () => tokens,
    saveTokens: (given) => void (tokens = given),
    redirectToAuthorization: openBrowser,
    codeVerifier: () => verifier,
    saveCodeVerifier: (given) => void (verifier = given),
  };
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { provider, callback, close };
};
