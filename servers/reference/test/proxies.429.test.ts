/** Behind a proxy each client has windows of its own, on every surface; addresses of one IPv6 network share theirs. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../test-support/databases.ts";
import { type IdentityProvider, startIdentityProvider } from "../test-support/identity-provider.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";

const max = 3;
const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };
const post = (headers: { readonly [name: string]: string }, body: string) => ({ method: "POST", headers, body });

const app = JSON.stringify({ client_name: "App", redirect_uris: ["http://127.0.0.1/callback"] });
const accepted = JSON.stringify({ invitation_token: "atlas_invitation_x", password: "correct horse battery" });
const reset = JSON.stringify({ reset_token: "atlas_reset_x", password: "correct horse battery" });
const call = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

/** A request of each surface that counts for the client's address. */
const surfaces: { readonly [surface: string]: readonly [path: string, init?: RequestInit] } = {
  "the token endpoint": ["/oauth/token", post(form, "grant_type=none")],
  "the authorization page": ["/oauth/authorize?client_id=nobody"],
  "a decision": ["/oauth/authorize", post(form, "client_id=nobody&decision=approve")],
  introspection: ["/oauth/introspect", post(form, "token=none")],
  revocation: ["/oauth/revoke", post(form, "token=none")],
  registration: ["/oauth/register", post(json, app)],
  "OAuth metadata": ["/.well-known/oauth-authorization-server"],
  "single sign-on": ["/operator/sso"],
  "its return": ["/operator/sso/callback"],
  "the callback of a channel": ["/callbacks/channels/0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00", post(json, "{}")],
  metrics: ["/metrics"],
  "an unknown path": ["/nothing"],
  discovery: ["/llms.txt"],
  "an operation without a credential": ["/version"],
  "a failed credential": ["/v1/atlas/channels"],
  "the tool server": ["/atlas/v1/mcp", post({ ...json, accept: "application/json, text/event-stream" }, call)],
  "signing in": ["/operator/sessions", post(json, "{}")],
  "an invitation": ["/operator/invitations/accept", post(json, accepted)],
  "a password reset": ["/operator/password/reset", post(json, reset)],
};

describe("behind a proxy", () => {
  let provider: IdentityProvider;
  let server: ServerProcess;
  beforeAll(async () => {
    provider = await startIdentityProvider();
    server = await start({
      DATABASE_URL: await freshDatabase(),
      ATLAS_TRUSTED_PROXIES: "127.0.0.0/8,::1",
      ATLAS_LIMIT_PUBLIC: String(max),
      ATLAS_LIMIT_SIGN_IN: String(max),
      ATLAS_OAUTH_REGISTRATION: "open",
      ATLAS_OIDC_ISSUER: provider.issuer,
      ATLAS_OIDC_CLIENT_ID: "atlas",
    });
  });
  afterAll(async () => {
    await server.kill();
    await provider.close();
  });

  const ask = async (name: string, address: string): Promise<number> => {
    const [path, init = {}] = surfaces[name] ?? [""];
    const headers = { ...(init.headers as object), "x-forwarded-for": address }; // Given as an object above.
    return (await fetch(`${server.url}${path}`, { ...init, headers, redirect: "manual" })).status;
  };
  /** Counts the requests refused by a limit. */
  const refused = async (name: string, addresses: readonly string[]): Promise<number> => {
    const statuses = [];
    for (const address of addresses) statuses.push(await ask(name, address));
    return statuses.filter((status) => status === 429).length;
  };

  test.for(Object.keys(surfaces).map((name, index) => [name, index] as const))(
    "%s counts for the client",
    async ([name, index]) => {
      const client = `198.51.100.${index}`;
      expect(
        await refused(
          name,
          Array.from({ length: max + 2 }, () => client),
        ),
      ).toBe(2);
      // Entries that the client put before the proxy's do not count.
      expect(await ask(name, `192.0.2.77, ${client}:4100`)).toBe(429);
      expect(await refused(name, [`203.0.113.${index}`])).toBe(0);
      const network = `2001:db8:0:${index.toString(16)}`;
      const subscriber = Array.from({ length: max + 2 }, (_, host) => `${network}::${host + 1}`);
      expect(await refused(name, subscriber)).toBe(2);
      expect(await refused(name, [`2001:db8:1:${index.toString(16)}::1`])).toBe(0);
    },
  );
});
