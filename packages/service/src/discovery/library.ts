/** Pages of the documentation. */
import type { Page } from "./page.ts";
import { type Host, contractVersion } from "@atlas-messaging/contract";
import {
  agentCard,
  agentCardPath,
  agentsJson,
  aiCatalog,
  apiCatalog,
  cardType,
  linksetType,
  mcpJson,
  openApi,
  serverCard,
  skillsIndex,
} from "./catalogs.ts";
import { changelogMarkdown, developersMarkdown, developersTitle, homeMarkdown } from "./home.ts";
import type { Shell } from "../pipeline/services.ts";
import type { Document, PageParts, RenderPage, Site, Website } from "../pipeline/website.ts";
import { json, markdown, plainPage, text, twinOf } from "./html.ts";
import { about } from "./generated/about.ts";
import { protectedResources } from "./protected-resources.ts";
import { addressed } from "./site.ts";
import { skillName, skillText } from "./skill.ts";
import { filledGroups, mainPagesOf, pages } from "./pages.ts";

// Documents of a deployment by path, each made at its first request.

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

/** Page with Markdown beside it. `main` is the content of the HTML page, if its links differ. */
interface Readable {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly source: (site: Site) => string;
  readonly main?: (site: Site) => PageParts["main"];
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
    main: (site: Site) => ({
      get parts() {
        return page.parts;
      },
      get markdown() {
        return addressed(page.markdown, site);
      },
    }),
  })),
];

const readableDocuments = (render: RenderPage): { readonly [path: string]: Shelved } =>
  Object.fromEntries(
    readables.flatMap(({ path, title, description, file, source, main }): [string, Shelved][] => [
      [
        path,
        {
          hosts: ["site"],
          make: (site) => {
            const content = main?.(site) ?? { markdown: source(site) };
            return render({ path, title, description, main: content, source: file }, site);
          },
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
  readonly #etags = new WeakMap<Document, string>();
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

  /** Returns a document's ETag. It is hashed once, as documents may be large. */
  etagOf(document: Document, sha256: Shell["sha256"]): string {
    const known = this.#etags.get(document) ?? `"${sha256(document.contentType + document.body).slice(0, 32)}"`;
    this.#etags.set(document, known);
    return known;
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

// Documentation for language models and crawlers: an index, the full text, and robots.txt.

/** Returns a page as Markdown whose links lead to Markdown. */
export const pageMarkdown = ({ markdown: content }: Pick<Page, "markdown">, site: Site): string =>
  `${addressed(content.replaceAll(/(\]\(\{site_url\}\/docs\/[\w/-]+)(?![\w/.-])/g, "$1.md"), site)}\n`;

/** Adds a link to the index below the title of a page. */
export const withIndex = (page: string, { hosts }: Site): string =>
  page.replace(/^# .*\n/, (title) => `${title}\n> The index of all documents is [llms.txt](${hosts.site}/llms.txt).\n`);

/** Follows https://llmstxt.org: a title, a summary, and sections of links. */
export const llmsTxt = (site: Site): string => {
  const { site: home, api } = site.hosts;
  return `${[
    "# Atlas",
    `> ${about.summary}`,
    `Version ${contractVersion} of the contract, environment ${site.environment}. Every page is Markdown at its address with \`.md\`, or with \`Accept: text/markdown\`. The API is at ${api}; ${access(site)}`,
    `For programs: the contract (OpenAPI 3.1, large) \`${api}/openapi.json\`, the service \`${home}/agents.json\`${
      site.offers("toolServer.call") ? `, the tool server \`${api}/.well-known/mcp.json\`` : ""
    }.`,
    section("For agents", [
      link("Skill", `${home}/skill.md`, "how an agent uses the service, step by step"),
      link("For developers of agents", `${home}/developers/agents.md`, "tokens, tools, and where everything is"),
    ]),
    ...filledGroups.map((group) =>
      section(
        group,
        mainPagesOf(group).map(({ title, path, description }) => link(title, `${home}${path}.md`, description)),
      ),
    ),
    section("Optional", [
      link("Changelog", `${home}/developers/changelog.md`, "changes and deprecations"),
      link("Directory", `${home}/agents.md`, "the published agents of all organizations"),
      link("All of it", `${home}/llms-full.txt`, "every page in one text"),
    ]),
  ].join("\n\n")}\n`;
};

const access = ({ hosts, offers }: Site): string =>
  offers("sandbox.credentials")
    ? `\`GET ${hosts.api}/sandbox/credentials\` hands out a token to try it.`
    : "tokens come from the developer console.";

const section = (title: string, links: readonly string[]): string => `## ${title}\n\n${links.join("\n")}`;

const link = (title: string, url: string, about_: string): string => `- [${title}](${url}): ${about_}`;

export const llmsFullTxt = (site: Site): string =>
  [
    `# Atlas\n\n> ${about.summary}\n`,
    ...pages.map((page) => {
      const body = pageMarkdown({ markdown: page.excerpt ?? page.markdown }, site);
      return `Source: ${site.hosts.site}${page.path}\n\n${body}`;
    }),
    `Source: ${site.hosts.site}/developers/changelog\n\n${changelogMarkdown()}`,
  ].join("\n---\n\n");

/** Crawlers may read every document. Paths that need a token are disallowed. */
export const robotsTxt = ({ hosts }: Site): string =>
  [
    "User-agent: *",
    // Agents that keep to this file must be able to call what the skill tells them to.
    ...["/operator/", "/callbacks/", "/metrics"].map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${hosts.site}/sitemap.xml`,
    "",
  ].join("\n");

export const sitemapXml = ({ hosts }: Site): string => {
  const paths = ["/", "/agents", "/developers/agents", "/developers/changelog", ...pages.map(({ path }) => path)];
  const urls = paths.map((path) => `<url><loc>${hosts.site}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
};
