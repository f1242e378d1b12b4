/** Parts of the frame around a page's content. */
import { contractVersion } from "@atlas-messaging/contract";
import { type Site, escaped, twinOf } from "@atlas-messaging/pipeline/documents";
import type { Heading } from "../markdown/index.ts";
import { type Entry, navigation, neighboursOf, trailTo } from "../navigation.ts";

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

export const header = (path: string | null, address: Address): string => {
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
<div id="versions" popover><p>You read version <strong>${contractVersion}</strong>. There is no other yet.</p><p><a href="${address("/developers/changelog")}">What has changed</a></p></div>
<select class="theme scripted" aria-label="Theme"><option value="">Auto</option><option value="light">Light</option><option value="dark">Dark</option></select>
</header>`;
};

const current = (is: boolean): string => (is ? ' aria-current="page"' : "");

/** Returns the pages of every group, and those below the section that is read: all of them would double the page. */
export const sidebar = (path: string | null, { offers }: Site, address: Address): string => {
  const item = ({ path: to, title, children }: Entry): string => {
    const isOpen = path === to || path?.startsWith(`${to}/`);
    const below = isOpen && children.length > 0 ? list(children) : "";
    return `<li><a href="${address(to)}"${current(to === path)}>${escaped(title)}</a>${below}</li>`;
  };
  const list = (entries: readonly Entry[]): string => `<ul>${entries.map(item).join("\n")}</ul>`;
  const groups = navigation.map(({ name, entries }) => {
    const offered = entries.filter((entry) => entry.path !== "/agents" || offers("discovery.agentsPage"));
    return `<section><h2>${escaped(name)}</h2>${list(offered)}</section>`;
  });
  return `<nav id="menu" class="sidebar" aria-label="Documentation" popover>${groups.join("\n")}</nav>`;
};

export const breadcrumbs = (path: string | null, title: string, address: Address): string => {
  const trail = path === null || path === "/docs" ? null : trailTo(path);
  if (trail === null) return "";
  const links = [{ path: "/docs", title: "Docs" }, ...trail.above].map(
    (entry) => `<li><a href="${address(entry.path)}">${escaped(entry.title)}</a></li>`,
  );
  const [docs = "", ...above] = links;
  return `<nav class="trail" aria-label="Breadcrumb"><ol>${docs}<li>${escaped(trail.group)}</li>${above.join("")}<li aria-current="page">${escaped(title)}</li></ol></nav>`;
};

/** Returns the headings of a page as links; empty if a page is short. */
export const contents = (headings: readonly Heading[]): string => {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return "";
  const links = shown.map(
    ({ depth, id, text }) => `<li${depth === 3 ? ' class="deeper"' : ""}><a href="#${id}">${escaped(text)}</a></li>`,
  );
  return `<nav id="contents" class="contents" aria-label="On this page" popover><h2>On this page</h2><ul>${links.join("")}</ul></nav>`;
};

export const neighbours = (path: string | null, address: Address): string => {
  if (path === null) return "";
  const { before, after } = neighboursOf(path);
  const link = (entry: Entry | undefined, rel: string, name: string): string =>
    entry ? `<a rel="${rel}" href="${address(entry.path)}"><span>${name}</span> ${escaped(entry.title)}</a>` : "";
  return `<nav class="neighbours" aria-label="Previous and next page">${link(before, "prev", "Previous")}${link(after, "next", "Next")}</nav>`;
};

export const footer = (path: string | null, { hosts }: Site, address: Address): string => {
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
