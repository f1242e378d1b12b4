/** With separate hosts, OAuth and single sign-on are only where their documents say. */
import { request } from "node:http";
import { expect, test } from "vitest";
import { describeServedOnPostgres } from "../test-support/served.ts";

const hosts = {
  api: "api.shop.example",
  console: "console.shop.example",
  agent: "agent.shop.example",
  site: "www.shop.example",
};
const separate = {
  ATLAS_BASE_URL: `http://${hosts.api}`,
  ATLAS_CONSOLE_URL: `http://${hosts.console}`,
  ATLAS_AGENT_BASE_URL: `http://${hosts.agent}`,
  ATLAS_SITE_URL: `http://${hosts.site}`,
  ATLAS_LIMIT_PUBLIC: "10000",
};

describeServedOnPostgres("OAuth where hosts differ", { settings: separate }, (served) => {
  const protectedResource = "/.well-known/oauth-protected-resource";
  test.for([
    ["/.well-known/oauth-authorization-server", "GET", "api"],
    [protectedResource, "GET", "api"],
    [`${protectedResource}/atlas/v1/mcp`, "GET", "api"],
    [`${protectedResource}/agent/v1`, "GET", "agent"],
    ["/oauth/authorize", "GET", "api"],
    ["/oauth/token", "POST", "api"],
    ["/oauth/revoke", "POST", "api"],
    ["/oauth/introspect", "POST", "api"],
    ["/oauth/register", "POST", "api"],
    ["/operator/sso", "GET", "console"],
    ["/operator/sso/callback", "GET", "console"],
  ] as const)("%s is on the host that the documents name, and on no other", async ([path, method, home]) => {
    for (const [name, host] of Object.entries(hosts)) {
      const { text, status } = await byHost(served.server.url, host, method, path);
      const isUnknown = status === 404 && text.includes(`There is nothing at ${path}`);
      expect(isUnknown, `${host} answers ${status} ${text}`).toBe(name !== home);
    }
  });

  test("names each resource by its own host", async () => {
    const { text } = await byHost(served.server.url, hosts.agent, "GET", `${protectedResource}/agent/v1`);
    expect(JSON.parse(text)).toMatchObject({
      resource: `http://${hosts.agent}/agent/v1`,
      authorization_servers: [`http://${hosts.api}`],
    });
  });
});

/** A request by another name than the address that it goes to, which `fetch` does not allow. */
const byHost = (url: string, host: string, method: string, path: string) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.on("error", reject).end();
  });
