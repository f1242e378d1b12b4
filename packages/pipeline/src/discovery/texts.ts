/** Documentation for language models and crawlers: an index, the full text, and robots.txt. */
import { contractVersion } from "@atlas-messaging/contract";
import { about } from "./generated/about.ts";
import { changelogMarkdown } from "./changelog.ts";
import type { Page } from "./page.ts";
import { filledGroups, mainPagesOf, pages } from "./pages.ts";
import { type Site, addressed } from "./site.ts";

/** Returns a page as Markdown whose links lead to Markdown. */
export const pageMarkdown = ({ markdown }: Pick<Page, "markdown">, site: Site): string =>
  `${addressed(markdown.replaceAll(/(\]\(\{site_url\}\/docs\/[\w/-]+)(?![\w/.-])/g, "$1.md"), site)}\n`;

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
      const text = pageMarkdown({ markdown: page.excerpt ?? page.markdown }, site);
      return `Source: ${site.hosts.site}${page.path}\n\n${text}`;
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
