import { operations } from "@atlas-messaging/contract";
import type { Shell } from "../pipeline/services.ts";
import type { Site } from "../pipeline/website.ts";
import { type Offering, isAvailable } from "../pipeline/authorize.ts";

/** The parts of a shell that documents depend on. */
type Deployed = Pick<Shell, "hosts" | "sha256" | "authorizes"> & { readonly settings: Offering };

export const siteOf = ({ hosts, settings, sha256, authorizes }: Deployed): Site => ({
  hosts,
  authorizes,
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

/** A page that starts the offline sandbox calls that, and no deployment. A sandbox that shows it is the one it starts. */
const startsSandbox = /^npx @atlas-messaging\/sandbox$/m;
const isLocal = /^http:\/\/(?:127\.0\.0\.1|localhost)(?=[:/]|$)/;

/** Replaces placeholders, and the address that examples call, by this deployment's addresses. */
export const addressed = (text: string, { hosts }: Site): string => {
  const filled = text.replaceAll(
    /\{(base_url|console_url|agent_base_url|site_url)\}(?=[/`)\s])/g,
    (_, name: keyof typeof placeholders) => hosts[placeholders[name]],
  );
  if (startsSandbox.test(text) && !isLocal.test(hosts.api)) return filled;
  return filled.replaceAll(/http:\/\/127\.0\.0\.1:4100(?=(\/[\w/-]*))/g, (_, path: string) => {
    const [, host] = examplePaths.find(([start]) => path.startsWith(start)) ?? examplePaths[2];
    return hosts[host];
  });
};
