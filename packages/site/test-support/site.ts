import type { Site } from "@atlas-messaging/service/pipeline/website";

/** A site of a sandbox under one address. */
export const siteAt = (url: string): Site => ({
  hosts: { api: url, console: url, agent: url, site: url },
  environment: "sandbox",
  authorizes: true,
  offers: () => true,
  toolServer: `${url}/atlas/v1/mcp`,
  sha256: (text) => String(text.length),
});
