/** Documents of a deployment by path, each made at its first request. */
import type { Host } from "@atlas-messaging/contract";
import {
  agentCard,
  agentCardPath,
  aiCatalog,
  apiCatalog,
  cardType,
  linksetType,
  serverCard,
  skillsIndex,
} from "./catalogs.ts";
import { changelogMarkdown } from "./changelog.ts";
import { developersMarkdown, developersTitle } from "./developers.ts";
import { type Document, json, markdown, text, twinOf } from "./document.ts";
import { about } from "./generated/about.ts";
import { homeMarkdown } from "./home.ts";
import { plainPage } from "./html.ts";
import { agentsJson, mcpJson } from "./machine.ts";
import { openApi } from "./openapi.ts";
import { pages } from "./pages.ts";
import { protectedResources } from "../rooms/protected-resources.ts";
import { type Site, addressed } from "./site.ts";
import { skillName, skillText } from "./skill.ts";
import { llmsFullTxt, llmsTxt, pageMarkdown, robotsTxt, sitemapXml, withIndex } from "./texts.ts";
import type { PageParts, RenderPage, Website } from "./website.ts";

interface Shelved {
  /** Hosts that serve the document, in deployments where hosts differ. */
  readonly hosts: readonly Host[];
  readonly make: (site: Site) => Document | Promise<Document>;
}

const everywhere: readonly Host[] = ["api", "console", "agent", "site"];

/** Documents that are operations of the contract. */
const operationDocuments: { readonly [path: string]: Shelved } = {
  "/.well-known/mcp.json": { hosts: ["api"], make: (site) => json(mcpJson(site)) },
  "/openapi.json": { hosts: ["api"], make: async (site) => json(await openApi(site)) },
  "/agents.json": { hosts: ["site"], make: (site) => json(agentsJson(site)) },
  "/llms.txt": { hosts: ["site"], make: (site) => text(llmsTxt(site)) },
  "/llms-full.txt": { hosts: ["site"], make: (site) => text(llmsFullTxt(site)) },
  "/skill.md": { hosts: ["site"], make: (site) => markdown(skillText(site)) },
};

/** Other documents: standard formats and the documentation. */
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
};

/** Page with Markdown beside it. `forPeople` is the Markdown of the HTML page, if its links differ. */
interface Readable {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly source: (site: Site) => string;
  readonly forPeople?: (site: Site) => string;
  /** Source file in the repository. */
  readonly file?: string | undefined;
}

const readables: readonly Readable[] = [
  {
    path: "/",
    title: "Home",
    description: about.summary,
    source: homeMarkdown,
  },
  {
    path: "/developers/agents",
    title: developersTitle,
    description: "The way in for developers of agents: tokens, tools, the API and its documentation.",
    source: developersMarkdown,
  },
  {
    path: "/developers/changelog",
    title: "Changelog",
    description: "Every release with its changes, and every deprecation with its end.",
    source: () => changelogMarkdown(),
  },
  ...pages.map((page) => ({
    path: page.path,
    title: page.title,
    description: page.description,
    file: page.source,
    source: (site: Site) => pageMarkdown(page, site),
    forPeople: (site: Site) => addressed(page.markdown, site),
  })),
];

const readableDocuments = (render: RenderPage): { readonly [path: string]: Shelved } =>
  Object.fromEntries(
    readables.flatMap(({ path, title, description, file, source, forPeople = source }): [string, Shelved][] => [
      [
        path,
        {
          hosts: ["site"],
          make: (site) => render({ path, title, description, main: { markdown: forPeople(site) }, source: file }, site),
        },
      ],
      [
        twinOf(path),
        {
          hosts: ["site"],
          make: (site) => ({ ...markdown(withIndex(source(site), site)), headers: { vary: "Accept" } }),
        },
      ],
    ]),
  );

const cardPath = "/atlas/v1/mcp/server-card";

/** Metadata of the protected resources, where no authorization server serves it. */
const resourceDocuments = ({ hosts }: Site): { readonly [path: string]: Shelved } =>
  Object.fromEntries(
    protectedResources(hosts, null).map(({ url, document }) => [
      url.pathname,
      { hosts: ["api", "agent"], make: () => json(document) },
    ]),
  );

export class Library {
  readonly site: Site;
  readonly #shelves: ReadonlyMap<string, Shelved>;
  readonly #made = new Map<string, Promise<Document>>();
  readonly #render: RenderPage;

  constructor(site: Site, website: Website | null = null) {
    const card: Shelved = { hosts: ["api"], make: () => json(serverCard(site), cardType) };
    const agent: Shelved = { hosts: ["site", "api"], make: () => json(agentCard(site)) };
    const assets = Object.entries(website?.assets ?? {});
    this.site = site;
    this.#render = website?.page ?? plainPage;
    this.#shelves = new Map(
      Object.entries({
        ...operationDocuments,
        ...moreDocuments,
        ...(site.offers("sessions.exchange") ? { [agentCardPath]: agent } : {}),
        ...readableDocuments(this.#render),
        ...Object.fromEntries(assets.map(([path, make]): [string, Shelved] => [path, { hosts: ["site"], make }])),
        ...(site.offers("toolServer.call") ? { [cardPath]: card } : {}),
        ...(site.authorizes ? {} : resourceDocuments(site)),
      }),
    );
  }

  /** Returns the hosts that serve a path; none if there is no document. */
  hostsOf(path: string): readonly Host[] {
    return this.#shelves.get(path)?.hosts ?? [];
  }

  has(path: string): boolean {
    return this.#shelves.has(path);
  }

  /** Returns the paths of a host's documents. */
  pathsOn(host: Host): readonly string[] {
    return Array.from(this.#shelves).flatMap(([path, { hosts }]) => (hosts.includes(host) ? [path] : []));
  }

  /** Renders a page that changes too often to be kept. */
  page(parts: PageParts): Document | Promise<Document> {
    return this.#render(parts, this.site);
  }

  /** Adds links to the catalogs, the contract and the documentation index (RFC 8288). */
  leadingOn(document: Document): Document {
    const { hosts } = this.site;
    const links = [
      `<${hosts.site}/.well-known/api-catalog>; rel="api-catalog"`,
      `<${hosts.api}/openapi.json>; rel="service-desc"; type="application/json"`,
      `<${hosts.site}/developers/agents>; rel="service-doc"; type="text/html"`,
      `<${hosts.site}/llms.txt>; rel="describedby"; type="text/plain"`,
      ...(document.headers?.["link"] === undefined ? [] : [document.headers["link"]]),
    ];
    return { ...document, headers: { ...document.headers, link: links.join(", ") } };
  }

  at(path: string): Promise<Document> {
    const known = this.#made.get(path) ?? this.#make(path);
    this.#made.set(path, known);
    // The next request tries again.
    known.catch(() => this.#made.delete(path));
    return known;
  }

  async #make(path: string): Promise<Document> {
    const shelved = this.#shelves.get(path);
    if (!shelved) throw new Error(`there is no document at ${path}`);
    return this.leadingOn(await shelved.make(this.site));
  }
}
