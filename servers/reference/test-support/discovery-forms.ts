/**
 * Schemas of discovery documents, by their standards: the MCP server card (SEP-2127, schemas/v1/server-card.schema.json
 * of modelcontextprotocol/experimental-ext-server-card at 56ab90b), AI Catalog 1.0 (Agent-Card/ai-catalog), link sets
 * (RFC 9264, 4.2) as API catalogs use them (RFC 9727), and the index of Agent Skills Discovery 0.2.0. The standards
 * allow further members; these schemas do not, since all of ours are meant.
 */
const text = { type: "string", minLength: 1 } as const;
const url = { type: "string", pattern: "^https?://[^\\s]+$" } as const;
const object = (properties: object, required: readonly string[]) => ({
  type: "object",
  additionalProperties: false,
  properties,
  required,
});
const list = (items: object, minItems = 1) => ({ type: "array", minItems, items });

const input = {
  description: text,
  value: text,
  isRequired: { type: "boolean" },
  isSecret: { type: "boolean" },
};

const serverCard = object(
  {
    $schema: { const: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json" },
    name: { type: "string", minLength: 3, maxLength: 200, pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" },
    title: { ...text, maxLength: 100 },
    description: { ...text, maxLength: 100 },
    // No range of versions.
    version: { type: "string", maxLength: 255, pattern: "^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$" },
    websiteUrl: url,
    repository: object({ url, source: text }, ["source", "url"]),
    remotes: list(
      object(
        {
          type: { enum: ["streamable-http", "sse"] },
          url,
          supportedProtocolVersions: list({ type: "string", format: "date" }),
          headers: list(
            object({ name: text, ...input, variables: { type: "object", additionalProperties: object(input, []) } }, [
              "name",
            ]),
          ),
        },
        ["type", "url"],
      ),
    ),
  },
  ["$schema", "description", "name", "version"],
);

const aiCatalog = object(
  {
    specVersion: { const: "1.0" },
    host: object({ displayName: text, identifier: text, documentationUrl: url }, ["displayName"]),
    entries: list(
      object(
        {
          identifier: { type: "string", pattern: "^urn:air:[a-z0-9.-]+(:[a-z0-9-]+){2,}$" },
          displayName: text,
          type: { type: "string", pattern: "^[a-z]+/[a-z0-9.+-]+$" },
          url,
        },
        ["identifier", "type", "url"],
      ),
    ),
  },
  ["specVersion", "entries"],
);

/** A target of a link (RFC 9264, 4.2.4.1). */
const targets = list(object({ href: url, type: text }, ["href"]));

const apiCatalog = object(
  {
    linkset: list(
      object(
        { anchor: url, "service-desc": targets, "service-doc": targets, "service-meta": targets, status: targets },
        ["anchor", "service-desc"],
      ),
    ),
  },
  ["linkset"],
);

const skillsIndex = object(
  {
    $schema: { const: "https://schemas.agentskills.io/discovery/0.2.0/schema.json" },
    skills: list(
      object(
        {
          name: { type: "string", maxLength: 64, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
          type: { enum: ["skill-md", "archive"] },
          description: { ...text, maxLength: 1024 },
          url,
          digest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" },
        },
        ["name", "type", "description", "url", "digest"],
      ),
    ),
  },
  ["$schema", "skills"],
);

/** The schema of the document at each path. */
export const discoveryForms = [
  ["/atlas/v1/mcp/server-card", serverCard],
  ["/.well-known/ai-catalog.json", aiCatalog],
  ["/.well-known/api-catalog", apiCatalog],
  ["/.well-known/agent-skills/index.json", skillsIndex],
] as const;
