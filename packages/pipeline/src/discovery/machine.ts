/** Machine-readable descriptions of the service and its tool server. */
import { type SuccessOf, contractVersion, scopes, tools, entriesOf } from "@atlas-messaging/contract";
import { about } from "./generated/about.ts";
import type { Site } from "./site.ts";

/** MCP revisions of the tool server, newest first. */
export const protocolVersions = ["2026-07-28", "2025-11-25"];

export const agentsJson = (site: Site): SuccessOf<"discovery.agents"> => {
  const { api, console: consoleHost, agent, site: home } = site.hosts;
  return {
    name: "Atlas",
    description: about.summary,
    version: contractVersion,
    hosts: { base_url: api, console_url: consoleHost, agent_base_url: agent, site_url: home },
    documents: {
      openapi: `${api}/openapi.json`,
      mcp: `${api}/.well-known/mcp.json`,
      llms: `${home}/llms.txt`,
      llms_full: `${home}/llms-full.txt`,
      skill: `${home}/skill.md`,
      agents: `${home}/agents`,
      developers: `${home}/developers/agents`,
      changelog: `${home}/developers/changelog`,
      version: `${api}/version`,
    },
    authentication: authentication(site),
    scopes: entriesOf(scopes).map(([name, description]) => ({ name, description })),
    fit: about.fit,
    not_fit: about.notFit,
  };
};

export const mcpJson = (site: Site): SuccessOf<"discovery.mcp"> => ({
  name: "atlas",
  description: toolServerDescription,
  version: contractVersion,
  url: site.toolServer,
  enabled: site.offers("toolServer.call"),
  transport: "streamable-http",
  protocol_versions: protocolVersions,
  methods: ["tools/list", "tools/call"],
  execution_modes: ["dry_run", "commit"],
  authentication: authentication(site),
  tools: entriesOf(tools).map(([name, { description, risk }]) => ({
    name,
    description,
    requires_approval: risk === "high",
  })),
});

export const toolServerDescription =
  "Message customers, search knowledge, issue vouchers: dry runs, and approval of risky calls.";

const authentication = (site: Site): SuccessOf<"discovery.mcp">["authentication"] => ({
  type: "bearer",
  description: "Send Authorization: Bearer <ACCESS_TOKEN>.",
  sandbox_credentials_url: site.offers("sandbox.credentials") ? `${site.hosts.api}/sandbox/credentials` : null,
});
