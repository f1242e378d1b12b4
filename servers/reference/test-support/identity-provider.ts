/** A small identity provider (OpenID Connect) on loopback: it signs in whoever the test says, and signs what it says. */
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as read } from "node:stream/consumers";

export interface IdentityProvider {
  readonly issuer: string;
  /** Next person to sign in, with claims. */
  person: { email: string; email_verified: boolean };
  /** Overrides claims of the next ID token; undefined leaves one out. */
  claims: { readonly [name: string]: unknown };
  /** Userinfo; null if there is none and the ID token has the address. */
  userinfo: { readonly [name: string]: unknown } | null;
  /** Overrides members of the discovery document. */
  discovery: { readonly [name: string]: unknown };
  close(): Promise<void>;
}

const keys = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

export const startIdentityProvider = async (): Promise<IdentityProvider> => {
  const codes = new Map<string, URLSearchParams>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has one.
  const issuer = `http://127.0.0.1:${port}`;
  const provider: IdentityProvider = {
    issuer,
    person: { email: "ada@shop.example", email_verified: true },
    claims: {},
    userinfo: null,
    discovery: {},
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  const send = (response: ServerResponse, body: object): void => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const idToken = (asked: URLSearchParams): string => {
    const now = Math.floor(Date.now() / 1_000);
    const said = { iss: issuer, aud: "atlas", sub: "1", iat: now, exp: now + 60, nonce: asked.get("nonce") };
    const body = `${encode({ alg: "RS256", kid: "1" })}.${encode({ ...said, ...(provider.userinfo ? {} : provider.person), ...provider.claims })}`;
    return `${body}.${sign("sha256", Buffer.from(body), keys.privateKey).toString("base64url")}`;
  };
  const exchange = (given: URLSearchParams): object => {
    const asked = codes.get(given.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(given.get("code_verifier") ?? "")
      .digest("base64url");
    if (!asked || asked.get("code_challenge") !== challenge) return { error: "invalid_grant" };
    return { access_token: "at", token_type: "Bearer", expires_in: 60, id_token: idToken(asked) };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/.well-known/openid-configuration") {
      return send(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
        id_token_signing_alg_values_supported: ["RS256"],
        ...provider.discovery,
      });
    }
    if (url.pathname === "/keys") {
      return send(response, {
        keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }],
      });
    }
    if (url.pathname === "/userinfo") return send(response, provider.userinfo ?? {});
    if (url.pathname === "/token") return send(response, exchange(new URLSearchParams(await read(request))));
    const code = String(codes.size + 1);
    codes.set(code, url.searchParams);
    const back = new URL(url.searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", url.searchParams.get("state") ?? "");
    response.writeHead(302, { location: back.href }).end();
  };
  return provider;
};
