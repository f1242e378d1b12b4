/** Public directory, as a page and as Markdown. Text that organizations wrote is never interpreted as markup. */
import { listedAgents } from "../agents/operations.ts";
import type { Shell } from "../pipeline/services.ts";
import type { Document } from "../pipeline/website.ts";
import { escaped, markdown } from "./html.ts";
import type { Library } from "./library.ts";

/** Search of the directory; an empty member matches everything. */
export interface Search {
  readonly q: string;
  readonly category: string;
  readonly offset: number;
}

type Directory = Awaited<ReturnType<typeof listedAgents>>;
type Listing = Directory["agents"][number];

const pageSize = 24;

const title = "Directory of agents";
const description = "The published agents of all organizations, to be searched by name, category and organization.";

/** Listings change at any time, so caches revalidate on each request. */
const changing = { "cache-control": "no-cache" };

const find = (shell: Shell, { q, category, offset }: Search): Promise<Directory> =>
  listedAgents(shell, { q, limit: pageSize, offset, ...(category === "" ? {} : { category }) });

export const directoryPage = async (shell: Shell, library: Library, search: Search): Promise<Document> => {
  const found = await find(shell, search);
  const { site } = library;
  const html = [
    `<h1>${title}</h1>`,
    `<p>Hosted and external agents that organizations have published. Programs read the same as <a href="${escaped(site.hosts.api)}/v1/atlas/agents/directory">JSON</a>.</p>`,
    form(search),
    `<p role="status">${escaped(summaryOf(found, search))}</p>`,
    ...(found.agents.length > 0 ? [`<ul class="cards">${found.agents.map(card).join("\n")}</ul>`] : []),
    pageLinks(found, search),
  ].join("\n");
  const document = await library.page({ path: "/agents", title, description, main: { html } });
  return { ...document, headers: { ...document.headers, ...changing } };
};

export const directoryMarkdown = async (shell: Shell, { site }: Library, search: Search): Promise<Document> => {
  const found = await find(shell, search);
  const { api, site: home } = site.hosts;
  const next =
    found.next_offset === null
      ? []
      : [`[More](${home}${address({ ...search, offset: found.next_offset }, "/agents.md")})`];
  const body = [
    `# ${title}`,
    `> The index of all documents is [llms.txt](${home}/llms.txt).`,
    `${description} Search with \`?q=\` and \`?category=\`; programs read the same as [JSON](${api}/v1/atlas/agents/directory).`,
    inert(summaryOf(found, search)),
    ...found.agents.map(section),
    ...next,
  ].join("\n\n");
  return { ...markdown(`${body}\n`), headers: { ...changing, vary: "Accept" } };
};

const form = ({ q, category }: Search): string => {
  const within =
    category === ""
      ? ""
      : `<input type="hidden" name="category" value="${escaped(category)}">` +
        `<p>In the category <strong>${escaped(category)}</strong>. <a href="${escaped(address({ q, category: "", offset: 0 }))}">Search all categories</a></p>`;
  return `<form role="search" action="/agents" method="get" aria-label="Agents">
<label>Search the directory<input type="search" name="q" value="${escaped(q)}" maxlength="200" autocomplete="off"></label>
<button>Search</button>${within}
</form>`;
};

const summaryOf = ({ agents, total_count: total }: Directory, { q, category, offset }: Search): string => {
  const matches = `${total === 1 ? "agent" : "agents"}${q === "" ? "" : ` for “${q}”`}${category === "" ? "" : ` in ${category}`}`;
  if (total === 0) return q === "" && category === "" ? "No agent has been published yet." : `No ${matches}.`;
  if (agents.length === 0) return `There are ${total} ${matches}, and none after ${offset}.`;
  return total === agents.length
    ? `${total} ${matches}.`
    : `${offset + 1} to ${offset + agents.length} of ${total} ${matches}.`;
};

const card = (agent: Listing): string => {
  const {
    name,
    organization_name: organization,
    listing_category: category,
    listing_description: about,
    channels,
  } = agent;
  const link =
    category === null
      ? ""
      : ` · <a href="${escaped(address({ q: "", category, offset: 0 }))}">${escaped(category)}</a>`;
  return `<li id="agent-${agent.id}"><h2>${escaped(name)}</h2>
<p class="meta">${escaped(organization)}${link}${channels.length > 0 ? ` · ${escaped(channels.join(", "))}` : ""}</p>
${about === null ? "" : `<p>${escaped(about)}</p>`}</li>`;
};

const pageLinks = ({ next_offset: next }: Directory, search: Search): string => {
  const links = [
    ...(search.offset > 0
      ? [
          `<li><a rel="prev" href="${escaped(address({ ...search, offset: Math.max(0, search.offset - pageSize) }))}">Previous agents</a></li>`,
        ]
      : []),
    ...(next === null
      ? []
      : [`<li><a rel="next" href="${escaped(address({ ...search, offset: next }))}">More agents</a></li>`]),
  ];
  return links.length === 0 ? "" : `<nav aria-label="Pages"><ul>${links.join("")}</ul></nav>`;
};

const address = ({ q, category, offset }: Search, path = "/agents"): string => {
  const query = new URLSearchParams({
    ...(q === "" ? {} : { q }),
    ...(category === "" ? {} : { category }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  }).toString();
  return query === "" ? path : `${path}?${query}`;
};

const section = (agent: Listing): string => {
  const {
    name,
    organization_name: organization,
    listing_category: category,
    listing_description: about,
    channels,
  } = agent;
  const facts = [organization, ...(category === null ? [] : [category]), ...channels].map(inert).join(" · ");
  return [`## ${inert(name)}`, facts, ...(about === null ? [] : [inert(about)])].join("\n\n");
};

/** Escapes text for Markdown: one line, no markup. */
const inert = (plain: string): string =>
  plain
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
