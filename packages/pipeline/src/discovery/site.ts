/** Deployment-specific input of the discovery documents. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { isAvailable } from "../rooms/authorize.ts";
import type { Shell } from "../shell.ts";

export interface Site {
  readonly hosts: Shell["hosts"];
  readonly environment: Shell["settings"]["environment"];
  /** Tells if this environment offers an operation; documents link to no other. */
  readonly offers: (id: OperationId) => boolean;
  /** URL of the tool server. */
  readonly toolServer: string;
  /** Hex SHA-256 of a text. */
  readonly sha256: Shell["sha256"];
}

export const siteOf = ({ hosts, settings, sha256 }: Shell): Site => ({
  hosts,
  environment: settings.environment,
  offers: (id) => isAvailable(id, settings),
  toolServer: `${hosts.api}${operations["toolServer.call"].path}`,
  sha256,
});

const placeholders = { base_url: "api", console_url: "console", agent_base_url: "agent", site_url: "site" } as const;

const examplePaths = [
  ["/operator", "console"],
  ["/agent/v1", "agent"],
  ["", "api"],
] as const;

/** Replaces placeholders, and the address that examples call, by this deployment's addresses. */
export const addressed = (text: string, { hosts }: Site): string => {
  const filled = text.replaceAll(
    /\{(base_url|console_url|agent_base_url|site_url)\}(?=[/`)\s])/g,
    (_, name: keyof typeof placeholders) => hosts[placeholders[name]],
  );
  return filled.replaceAll(/http:\/\/127\.0\.0\.1:4100(?=(\/[\w/-]*))/g, (_, path: string) => {
    const [, host] = examplePaths.find(([start]) => path.startsWith(start)) ?? examplePaths[2];
    return hosts[host];
  });
};
