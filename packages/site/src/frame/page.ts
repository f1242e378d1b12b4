/** A page of the website: header, sidebar, content, contents of the page, and the ways on. */
import {
  type Document,
  type PageParts,
  type Site,
  about,
  escaped,
  linkToTwin,
  text,
  twinOf,
} from "@atlas-messaging/pipeline/documents";
import { iconPath } from "../paths.ts";
import { type Heading, renderMarkdown } from "../markdown/index.ts";
import { breadcrumbs, contents, footer, header, neighbours, sidebar } from "./parts.ts";

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
  (parts: PageParts, site: Site): Document => {
    const { path, title, description, main } = parts;
    const place = placing(site);
    const { html, headings } =
      "html" in main ? { html: main.html, headings: [] } : renderMarkdown(main.markdown, place);
    const address = (to: string): string => escaped(place(to));
    const body = `<!doctype html>
<html lang="en" data-base="${address("/")}">
<head>
<meta charset="utf-8">
<title>${escaped(title)} · Atlas</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">
${path === null ? "" : ownAddress(path, site, address)}<link rel="icon" href="${address(iconPath)}">
<link rel="stylesheet" href="${address(loaded.style)}">
<script src="${address(loaded.early)}"></script>
<script type="module" src="${address(loaded.script)}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${header(path, address)}
<div class="columns">
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

const ownAddress = (path: string, { hosts }: Site, address: (to: string) => string): string =>
  `<link rel="canonical" href="${escaped(hosts.site + path)}">
<link rel="alternate" type="text/markdown" href="${address(twinOf(path))}">
`;

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
