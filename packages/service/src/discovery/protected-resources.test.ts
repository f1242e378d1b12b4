import { keysOf, scopes } from "@atlas-messaging/contract";
import { expect, test } from "vitest";
import { protectedResources } from "./protected-resources.ts";
import { resourcesOf } from "../pipeline/token-resources.ts";

const hosts = {
  api: "https://api.example",
  console: "https://console.example",
  agent: "https://agent.example",
  site: "https://www.example",
};
const found = (issuer: string | null) =>
  new Map(protectedResources(hosts, issuer).map(({ url, document }) => [document.resource, { url, document }]));

test("each resource tells the scopes that its operations ask for", () => {
  const all = keysOf(scopes);
  const { toolServer, agent, ...others } = resourcesOf(hosts);
  const scopesOf = (resource: string) => found(null).get(resource)?.document.scopes_supported;
  const tools = scopesOf(toolServer);
  expect(tools).toContain("atlas.knowledge.read");
  expect(tools?.length).toBeLessThan(all.length);
  const agents = scopesOf(agent);
  expect(agents).toContain("atlas.actions.execute");
  expect(agents?.length).toBeLessThan(all.length);
  expect(Object.values(others).map(scopesOf)).toEqual(Object.values(others).map(() => all));
});

test("metadata lies beside its resource, and takes tokens by header alone", () => {
  const { url, document } = found(null).get("https://api.example/atlas/v1/mcp") ?? {};
  expect(url?.href).toBe("https://api.example/.well-known/oauth-protected-resource/atlas/v1/mcp");
  expect(document?.bearer_methods_supported).toEqual(["header"]);
});

test("metadata names an authorization server where there is one", () => {
  for (const { document } of found("https://login.example").values())
    expect(document).toMatchObject({ authorization_servers: ["https://login.example"] });
  for (const { document } of found(null).values()) expect(document).not.toHaveProperty("authorization_servers");
});
