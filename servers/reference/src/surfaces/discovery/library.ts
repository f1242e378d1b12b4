/** Every document of a deployment by its path, made when it is first asked for. */
import type { Host } from "@atlas-messaging/contract";
import { aiCatalog, apiCatalog, cardType, linksetType, serverCard, skillsIndex } from "./catalogs.ts";
import { changelogMarkdown } from "./changelog.ts";
import { type Document, json, text } from "./document.ts";
import { pages } from "./generated/pages.ts";
import { agentsJson, mcpJson } from "./machine.ts";
import { openApi } from "./openapi.ts";
import type { Site } from "./site.ts";
import { skillName, skillText } from "./skill.ts";
import { llmsFullTxt, llmsTxt, pageMarkdown, robotsTxt, sitemapXml } from "./texts.ts";

interface Shelved {
  /** Where hosts differ, those that have it. */
  readonly hosts: readonly Host[];
  readonly make: (site: Site) => Document;
}

const markdownType = "text/markdown; charset=utf-8";

const markdown = (body: string): Document => text(body, markdownType);

const everywhere: readonly Host[] = ["api", "console", "agent", "site"];

/** The documents of the contract's own operations. */
const operationDocuments: { readonly [path: string]: Shelved } = {
  "/.well-known/mcp.json": { hosts: ["api"], make: (site) => json(mcpJson(site)) },
  "/openapi.json": { hosts: ["api"], make: (site) => json(openApi(site)) },
  "/agents.json": { hosts: ["site"], make: (site) => json(agentsJson(site)) },
  "/llms.txt": { hosts: ["site"], make: (site) => text(llmsTxt(site)) },
  "/llms-full.txt": { hosts: ["site"], make: (site) => text(llmsFullTxt(site)) },
  "/skill.md": { hosts: ["site"], make: (site) => markdown(skillText(site)) },
};

/** Beside them: forms that others have laid down, and the documentation. */
const moreDocuments: { readonly [path: string]: Shelved } = {
  "/.well-known/ai-catalog.json": {
    hosts: ["site", "api"],
    make: (site) => json(aiCatalog(site), "application/ai-catalog+json"),
  },
  "/.well-known/api-catalog": { hosts: ["site", "api"], make: (site) => json(apiCatalog(site), linksetType) },
  "/.well-known/agent-skills/index.json": {
    hosts: ["site"],
    make: (site) => json(skillsIndex(site, skillText(site))),
  },
  [`/.well-known/agent-skills/${skillName}/SKILL.md`]: { hosts: ["site"], make: (site) => markdown(skillText(site)) },
  "/robots.txt": { hosts: everywhere, make: (site) => text(robotsTxt(site)) },
  "/sitemap.xml": { hosts: ["site"], make: (site) => text(sitemapXml(site), "application/xml; charset=utf-8") },
  "/developers/changelog.md": { hosts: ["site"], make: () => markdown(changelogMarkdown()) },
  ...Object.fromEntries(
    pages.map((page): [string, Shelved] => [
      `${page.path}.md`,
      { hosts: ["site"], make: (site) => markdown(pageMarkdown(page, site)) },
    ]),
  ),
};

const cardPath = "/atlas/v1/mcp/server-card";

export class Library {
  readonly #site: Site;
  readonly #shelves: ReadonlyMap<string, Shelved>;
  readonly #made = new Map<string, Document>();

  constructor(site: Site) {
    const card: Shelved = { hosts: ["api"], make: () => json(serverCard(site), cardType) };
    this.#site = site;
    this.#shelves = new Map(
      Object.entries({
        ...operationDocuments,
        ...moreDocuments,
        ...(site.offers("toolServer.call") ? { [cardPath]: card } : {}),
      }),
    );
  }

  /** The hosts that have a document at a path; none where there is no document. */
  hostsOf(path: string): readonly Host[] {
    return this.#shelves.get(path)?.hosts ?? [];
  }

  at(path: string): Document {
    const made = this.#made.get(path) ?? this.#shelves.get(path)?.make(this.#site);
    if (!made) throw new Error(`there is no document at ${path}`);
    this.#made.set(path, made);
    return made;
  }
}
