/** A page of the website: header, sidebar, content, contents of the page, and the ways on. */
import type { Document, PageParts, Site } from "@atlas-messaging/service/pipeline/website";
import { addressed } from "@atlas-messaging/service/discovery/site";
import { about } from "@atlas-messaging/service/discovery/generated/about";
import { escaped, linkToTwin, text, twinOf } from "@atlas-messaging/service/discovery/html";
import { iconPath, previewPath } from "./paths.ts";
import { type Content, renderMarkdown, renderParts } from "./content.ts";
import type { Heading } from "./markdown.ts";
import { contractVersion } from "@atlas-messaging/contract";
import { type Entry, navigation, neighboursOf, trailTo } from "./navigation.ts";

/** Paths of what every page loads. */
export interface Loaded {
  readonly style: string;
  /** Runs before the page is shown. */
  readonly early: string;
  readonly script: string;
}

/** Everything comes from the site itself, and nothing is inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Returns the address of a path of the site, which may live below a path of its host. */
const placing = ({ hosts }: Site): ((target: string) => string) => {
  const base = new URL(hosts.site).pathname.replace(/\/$/, "");
  return (target) => {
    const own = target.startsWith(`${hosts.site}/`) ? target.slice(hosts.site.length) : target;
    return own.startsWith("/") ? base + own : own;
  };
};

export const framed =
  (loaded: Loaded) =>
  async (parts: PageParts, site: Site): Promise<Document> => {
    const { path, title, description, main } = parts;
    const place = placing(site);
    const { html, headings } = await contentOf(main, site, place);
    const address = (to: string): string => escaped(place(to));
    const body = `<!doctype html>
<html lang="en" data-base="${address("/")}">
<head>
<meta charset="utf-8">
<title>${escaped(title)} · Atlas</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">
${path === null ? "" : ownAddress(path, site, address) + preview(parts, site)}<link rel="icon" href="${address(iconPath)}">
<link rel="stylesheet" href="${address(loaded.style)}">
<script src="${address(loaded.early)}"></script>
<script type="module" src="${address(loaded.script)}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${header(path, address)}
<div class="columns${layoutOf(parts)}">
${sidebar(path, site, address)}
<main id="main" tabindex="-1">
<div class="above">
${breadcrumbs(path, title, address)}
${contentsButton(headings)}${path === null ? "" : asMarkdown(path, address)}
</div>
<article>
${html}
</article>
${editLink(parts)}${neighbours(path, address)}
</main>
${contents(headings)}
</div>
${footer(path, site, address)}
</body>
</html>
`;
    const link = path === null ? {} : linkToTwin(path, site.hosts);
    const headers = { "content-security-policy": policy, "referrer-policy": "no-referrer", vary: "Accept", ...link };
    return { ...text(body, "text/html; charset=utf-8"), headers };
  };

const contentOf = async (main: PageParts["main"], site: Site, place: (to: string) => string): Promise<Content> => {
  if ("html" in main) return { html: main.html, headings: [] };
  if (main.parts === undefined) return renderMarkdown(main.markdown, place);
  return renderParts(main.parts, place, (part) => addressed(part, site));
};

/** Names the layout of a page: two columns for the reference, and one that is wide for the page that leads to all. */
const layoutOf = ({ path, main }: PageParts): string => {
  if ("parts" in main && main.parts !== undefined) return " paired";
  return path === "/docs" ? " home" : "";
};

const ownAddress = (path: string, { hosts }: Site, address: (to: string) => string): string =>
  `<link rel="canonical" href="${escaped(hosts.site + path)}">
<link rel="alternate" type="text/markdown" href="${address(twinOf(path))}">
`;

/** Names what a link to a page is shown with. */
const preview = ({ title, description }: PageParts, { hosts }: Site): string =>
  [
    ["title", title],
    ["description", description],
    ["image", hosts.site + previewPath],
  ]
    .map(([name, value = ""]) => `<meta property="og:${name}" content="${escaped(value)}">\n`)
    .join("");

const contentsButton = (headings: readonly Heading[]): string =>
  headings.length > 1
    ? `<button class="contents-open" type="button" popovertarget="contents">On this page</button>\n`
    : "";

const asMarkdown = (path: string, address: (to: string) => string): string => {
  const twin = address(twinOf(path));
  return `<ul class="actions"><li class="scripted"><button class="copy-page" type="button" data-source="${twin}">Copy as Markdown</button></li><li><a href="${twin}">View as Markdown</a></li></ul>`;
};

const editLink = ({ source }: PageParts): string =>
  source === undefined
    ? ""
    : `<p class="edit"><a href="${escaped(`${about.repository}/edit/main/${source}`)}">Edit this page</a></p>\n`;

// Parts of the frame around a page's content.

/** Returns the address of a path, safe in an attribute. */
type Address = (path: string) => string;

const shortcuts = [
  ["/docs", "Docs"],
  ["/docs/reference", "Reference"],
  ["/developers/agents", "Agents"],
  ["/developers/changelog", "Changelog"],
] as const;

/** Marks the shortcut whose pages are read: the longest that the path continues. */
const placeOf = (path: string): string | undefined =>
  shortcuts.map(([to]) => to).findLast((to) => path === to || path.startsWith(`${to}/`));

const header = (path: string | null, address: Address): string => {
  const place = path === null ? undefined : placeOf(path);
  const links = shortcuts.map(([to, name]) => {
    const mark = to === path ? "page" : to === place ? "true" : null;
    return `<li><a href="${address(to)}"${mark === null ? "" : ` aria-current="${mark}"`}>${name}</a></li>`;
  });
  return `<header class="top">
<button class="menu-open" type="button" popovertarget="menu" aria-label="Menu"><svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true"><path d="M1 3h14M1 8h14M1 13h14" stroke="currentColor" stroke-width="1.6"/></svg></button>
<a class="brand" href="${address("/docs")}">Atlas<span> docs</span></a>
<button class="search-open scripted" type="button" aria-keyshortcuts="/ Control+K Meta+K" aria-label="Search"><svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true"><circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="m11 11 4 4" stroke="currentColor" stroke-width="1.6"/></svg><span>Search</span><kbd>/</kbd></button>
<nav class="shortcuts" aria-label="Site"><ul>${links.join("")}</ul></nav>
<button class="version" type="button" popovertarget="versions">v${contractVersion}</button>
<div id="versions" popover><p>You read version <strong>${contractVersion}</strong> of the contract.</p><p><a href="${address("/docs/contract-changes")}">What has changed since earlier ones</a></p></div>
<select class="theme scripted" aria-label="Theme"><option value="">Auto</option><option value="light">Light</option><option value="dark">Dark</option></select>
</header>`;
};

const current = (is: boolean): string => (is ? ' aria-current="page"' : "");

/** Group that is open in the sidebar: that of the page, or the first for pages of none. */
const groupOf = (path: string | null): string | undefined =>
  (path === null ? null : trailTo(path))?.group ?? navigation[0]?.name;

/** Returns the pages of every group, and those below the section that is read: all of them would double the page. */
const sidebar = (path: string | null, { offers }: Site, address: Address): string => {
  const item = ({ path: to, title, children }: Entry): string => {
    const isOpen = path === to || path?.startsWith(`${to}/`);
    const below = isOpen && children.length > 0 ? list(children) : "";
    return `<li><a href="${address(to)}"${current(to === path)}>${escaped(title)}</a>${below}</li>`;
  };
  const read = groupOf(path);
  const list = (entries: readonly Entry[]): string => `<ul>${entries.map(item).join("\n")}</ul>`;
  const groups = navigation.map(({ name, entries }) => {
    const offered = entries.filter((entry) => entry.path !== "/agents" || offers("discovery.agentsPage"));
    const open = name === read ? " open" : "";
    return `<details${open}><summary>${escaped(name)}</summary>${list(offered)}</details>`;
  });
  return `<nav id="menu" class="sidebar" aria-label="Documentation" popover>${groups.join("\n")}</nav>`;
};

const breadcrumbs = (path: string | null, title: string, address: Address): string => {
  const trail = path === null || path === "/docs" ? null : trailTo(path);
  if (trail === null) return "";
  const links = [{ path: "/docs", title: "Docs" }, ...trail.above].map(
    (entry) => `<li><a href="${address(entry.path)}">${escaped(entry.title)}</a></li>`,
  );
  const [docs = "", ...above] = links;
  // The page of a whole group has its name.
  const group = title === trail.group ? "" : `<li>${escaped(trail.group)}</li>`;
  return `<nav class="trail" aria-label="Breadcrumb"><ol>${docs}${group}${above.join("")}<li aria-current="page">${escaped(title)}</li></ol></nav>`;
};

/** Returns the headings of a page as links; empty if a page is short. */
const contents = (headings: readonly Heading[]): string => {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return "";
  const links = shown.map(
    ({ depth, id, text: words }) =>
      `<li${depth === 3 ? ' class="deeper"' : ""}><a href="#${id}">${escaped(words)}</a></li>`,
  );
  return `<nav id="contents" class="contents" aria-label="On this page" popover><h2>On this page</h2><ul>${links.join("")}</ul></nav>`;
};

const neighbours = (path: string | null, address: Address): string => {
  if (path === null) return "";
  const { before, after } = neighboursOf(path);
  const link = (entry: Entry | undefined, rel: string, name: string): string =>
    entry ? `<a rel="${rel}" href="${address(entry.path)}"><span>${name}</span> ${escaped(entry.title)}</a>` : "";
  return `<nav class="neighbours" aria-label="Previous and next page">${link(before, "prev", "Previous")}${link(after, "next", "Next")}</nav>`;
};

const footer = (path: string | null, { hosts }: Site, address: Address): string => {
  const documents = [
    ...(path === null ? [] : [[address(twinOf(path)), "This page as Markdown"] as const]),
    [address("/llms.txt"), "Index of all documents: llms.txt"],
    [address("/llms-full.txt"), "All documentation"],
    [address("/skill.md"), "Skill"],
    [address("/agents.json"), "agents.json"],
    [escaped(`${hosts.api}/openapi.json`), "OpenAPI"],
    [escaped(`${hosts.api}/.well-known/mcp.json`), "Tool server"],
    [escaped(`${hosts.api}/version`), "What is deployed"],
  ];
  const links = documents.map(([to, name]) => `<li><a href="${to}">${name}</a></li>`);
  return `<footer><nav aria-label="Documents for programs"><ul>${links.join("")}</ul></nav><p>Version ${contractVersion}</p></footer>`;
};
