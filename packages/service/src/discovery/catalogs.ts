/** Catalogs in standard forms: MCP server card, AI catalog, API catalog (RFC 9727), Agent Skills index. */
import type { AnswerOf } from "../core/outcome.ts";
import { type OperationId, contractVersion, entriesOf, operations, scopes } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import { about } from "./generated/about.ts";
import type { Site } from "../pipeline/website.ts";
import { skillDescription, skillName } from "./skill.ts";
import { addressed } from "./site.ts";

export const cardType = "application/mcp-server-card+json";

/** Tells clients of MCP how to connect (SEP-2127). It lists no tools, since those depend on the token. */
export const serverCard = ({ hosts, toolServer }: Site) => ({
  $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
  name: "io.github.atlas-messaging/atlas",
  title: "Atlas messaging",
  description: toolServerDescription,
  version: contractVersion,
  websiteUrl: `${hosts.site}/developers/agents`,
  repository: { url: about.repository, source: "github" },
  remotes: [
    {
      type: "streamable-http",
      url: toolServer,
      supportedProtocolVersions: protocolVersions,
      headers: [
        {
          name: "Authorization",
          description: "Bearer, and an access token of this environment.",
          value: "Bearer {token}",
          isRequired: true,
          isSecret: true,
          variables: { token: { description: "The access token.", isRequired: true, isSecret: true } },
        },
      ],
    },
  ],
});

export const agentCardPath = "/.well-known/agent-card.json";

const [scopeToAsk] = operations["sessions.exchange"].auth.anyOf;

const authorization = (issuer: string) => ({
  description: "An access token of somebody who consents.",
  flows: {
    authorizationCode: {
      authorizationUrl: `${issuer}/oauth/authorize`,
      tokenUrl: `${issuer}/oauth/token`,
      refreshUrl: `${issuer}/oauth/token`,
      scopes: { [scopeToAsk]: scopes[scopeToAsk] },
      pkceRequired: true,
    },
  },
  oauth2MetadataUrl: `${issuer}/.well-known/oauth-authorization-server`,
});

/** Describes the agents of organizations as one agent of A2A 1.0: the token decides whose knowledge answers. */
export const agentCard = ({ hosts, authorizes }: Site) => ({
  name: "Atlas",
  description: "Answers questions from the knowledge of the organization that the token belongs to, with citations.",
  version: contractVersion,
  documentationUrl: `${hosts.site}/docs/agents`,
  provider: { organization: "Atlas", url: hosts.site },
  supportedInterfaces: [
    { url: `${hosts.api}${operations["sessions.exchange"].path}`, protocolBinding: "JSONRPC", protocolVersion: "1.0" },
  ],
  capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
  securitySchemes: {
    token: { httpAuthSecurityScheme: { scheme: "Bearer", description: `A key or access token with ${scopeToAsk}.` } },
    ...(authorizes ? { oauth: { oauth2SecurityScheme: authorization(hosts.api) } } : {}),
  },
  securityRequirements: [
    { schemes: { token: { list: [] } } },
    ...(authorizes ? [{ schemes: { oauth: { list: [scopeToAsk] } } }] : []),
  ],
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain", "application/json"],
  skills: [
    {
      id: "answer",
      name: "Answer a question",
      description:
        "Answers from the organization's knowledge and cites the passages. Asks back where it finds nothing.",
      tags: ["knowledge", "citations"],
      examples: ["When are you open?"],
    },
  ],
});

/** Lists the entry points for agents, each with its description. */
export const aiCatalog = (site: Site) => {
  const { api, site: home } = site.hosts;
  const publisher = new URL(home).hostname;
  const entry = (name: string, displayName: string, type: string, url: string) => ({
    identifier: `urn:air:${publisher}:${name}`,
    displayName,
    type,
    url,
  });
  return {
    specVersion: "1.0",
    host: { displayName: "Atlas", identifier: publisher, documentationUrl: `${home}/developers/agents` },
    entries: [
      ...(site.offers("toolServer.call")
        ? [entry("mcp:atlas", "Atlas tool server", cardType, `${site.toolServer}/server-card`)]
        : []),
      ...(site.offers("sessions.exchange")
        ? [entry("a2a:atlas", "Atlas agent", "application/a2a-agent-card+json", `${api}${agentCardPath}`)]
        : []),
      entry("skill:atlas", "How agents use Atlas", "text/markdown", `${home}/skill.md`),
      entry("api:atlas", "Atlas API", "application/json", `${api}/openapi.json`),
    ],
  };
};

export const linksetType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Lists each API of the service: its description, its documentation and its health check. */
export const apiCatalog = (site: Site) => {
  const { api, agent, console: consoleHost, site: home } = site.hosts;
  const described = (anchor: string, page: string) => ({
    anchor,
    "service-desc": [{ href: `${api}/openapi.json`, type: "application/json" }],
    "service-doc": [{ href: `${home}/docs/${page}`, type: "text/html" }],
    "service-meta": [{ href: `${home}/agents.json`, type: "application/json" }],
    status: [{ href: `${api}/health`, type: "application/json" }],
  });
  return {
    linkset: [
      described(`${api}/v1/atlas`, "overview"),
      described(`${agent}/agent/v1`, "reference/agent-api"),
      described(`${consoleHost}/operator`, "reference/console"),
      ...(site.offers("toolServer.call") ? [described(site.toolServer, "reference/tool-server")] : []),
    ],
  };
};

/**
 * Lists the skills of the site, each with the digest of the served bytes (Agent Skills Discovery
 * 0.2.0).
 */
export const skillsIndex = ({ hosts, sha256 }: Site, skill: string) => ({
  $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
  skills: [
    {
      name: skillName,
      type: "skill-md",
      description: skillDescription,
      url: `${hosts.site}/.well-known/agent-skills/${skillName}/SKILL.md`,
      digest: `sha256:${sha256(skill)}`,
    },
  ],
});

// Machine-readable descriptions of the service and its tool server.

/** MCP revisions of the tool server, newest first. */
const protocolVersions = ["2026-07-28", "2025-11-25"];

export const agentsJson = (site: Site): AnswerOf<"discovery.agents"> => {
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

export const mcpJson = (site: Site): AnswerOf<"discovery.mcp"> => ({
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

const toolServerDescription =
  "Message customers, search knowledge, issue vouchers: dry runs, and approval of risky calls.";

const authentication = (site: Site): AnswerOf<"discovery.mcp">["authentication"] => ({
  type: "bearer",
  description: "Send Authorization: Bearer <ACCESS_TOKEN>.",
  sandbox_credentials_url: site.offers("sandbox.credentials") ? `${site.hosts.api}/sandbox/credentials` : null,
});

/** The rules of the contract's linter guarantee this shape. */
interface Bundle {
  readonly info: object;
  readonly paths: { readonly [path: string]: { readonly [method: string]: object } };
}

/** OpenAPI document of this deployment: its addresses, and for each operation if it is available. */
export const openApi = async (site: Site): Promise<object> => {
  const { document: bundled } = await import("@atlas-messaging/validators/openapi-document");
  const bundle = bundled as Bundle;
  const paths = Object.entries(bundle.paths).map(([path, item]) => [path, pathItem(site, item)]);
  return {
    ...bundle,
    info: { ...bundle.info, "x-atlas-environment": site.environment },
    servers: [{ url: site.hosts.api, description: descriptionOf(site) }],
    paths: Object.fromEntries(paths),
  };
};

const descriptionOf = ({ hosts }: Site): string =>
  Object.values(hosts).every((host) => host === hosts.api)
    ? "This deployment."
    : "The public API of this deployment. Paths of its other hosts name them.";

/** Names the server of a path whose host is not that of the public API. */
const pathItem = (site: Site, item: Bundle["paths"][string]): object => {
  const members = Object.entries(item).map(([name, member]) => {
    const id: unknown = Reflect.get(member, "operationId");
    if (!isOperation(id)) return [name, member];
    return [name, { ...member, "x-atlas-enabled": site.offers(id), "x-codeSamples": samplesOf(member, site) }];
  });
  const id = Object.values(item)
    .map((member): unknown => Reflect.get(member, "operationId"))
    .find(isOperation);
  const url = id === undefined ? site.hosts.api : site.hosts[operations[id].host];
  const servers = url === site.hosts.api ? {} : { servers: [{ url }] };
  return { ...Object.fromEntries(members), ...servers };
};

/** Returns the calls of an operation, with the addresses of this deployment. */
const samplesOf = (operation: object, site: Site): unknown => {
  const samples: unknown = Reflect.get(operation, "x-codeSamples");
  if (!Array.isArray(samples)) return undefined;
  return samples.map((sample: Readonly<Record<string, string>>) => ({
    ...sample,
    source: addressed(sample["source"] ?? "", site),
  }));
};

const isOperation = (id: unknown): id is OperationId => typeof id === "string" && id in operations;
