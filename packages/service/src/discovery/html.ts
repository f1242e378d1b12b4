/** Semantic HTML pages: no script, no third-party assets, and a policy that admits none. */
import { Marked } from "marked";
import { streamOf } from "../pipeline/bytes.ts";
import type { Document, RenderPage, Site } from "../pipeline/website.ts";
import type { AnswerParts } from "@atlas-messaging/server-stubs";

/** Escapes text for HTML elements and quoted attributes. */
export const escaped = (plain: string): string =>
  plain.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const policyOf = ({ sha256 }: Site): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${base64Of(sha256(style))}'`,
    "img-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const base64Of = (hex: string): string =>
  btoa(hex.replaceAll(/../g, (byte) => String.fromCodePoint(Number.parseInt(byte, 16))));

const navigation = [
  ["/agents", "Directory"],
  ["/developers/agents", "Developers"],
  ["/developers/changelog", "Changelog"],
] as const;

/** Renders a page without a website: one column, no assets. It links to its Markdown and to the other documents. */
export const plainPage: RenderPage = ({ path, title, description, main }, site) => {
  const { hosts } = site;
  const own = path === null ? nowhere : addressOf(path, site);
  const links = navigation.map(
    ([to, name]) => `<li><a href="${to}"${to === path ? ' aria-current="page"' : ""}>${name}</a></li>`,
  );
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)} · Atlas</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">
${own.head}<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<a class="brand" href="/">Atlas</a>
<nav aria-label="Site"><ul>${links.join("")}</ul></nav>
</header>
<main id="main" tabindex="-1">
${"html" in main ? main.html : htmlOf(main.markdown)}
</main>
<footer>
<nav aria-label="Documents for programs"><ul>
${own.item}<li><a href="/skill.md">Skill</a></li>
<li><a href="/agents.json">agents.json</a></li>
<li><a href="${escaped(hosts.api)}/openapi.json">OpenAPI</a></li>
<li><a href="${escaped(hosts.api)}/.well-known/mcp.json">Tool server</a></li>
<li><a href="/llms.txt">Index of all documents</a></li>
<li><a href="/llms-full.txt">All documentation</a></li>
<li><a href="${escaped(hosts.api)}/version">What is deployed</a></li>
</ul></nav>
</footer>
</body>
</html>
`;
  const headers = {
    "content-security-policy": policyOf(site),
    "referrer-policy": "no-referrer",
    vary: "Accept",
    ...own.headers,
  };
  return { ...text(body, "text/html; charset=utf-8"), headers };
};

/** Ways to a page itself and to its Markdown: in the head, in the footer, and as a header. */
const addressOf = (path: string, { hosts }: Site) => ({
  head: `<link rel="canonical" href="${escaped(hosts.site + path)}">
<link rel="alternate" type="text/markdown" href="${twinOf(path)}">
`,
  item: `<li><a href="${twinOf(path)}">This page as Markdown</a></li>\n`,
  headers: linkToTwin(path, hosts),
});

const nowhere = { head: "", item: "", headers: {} };

/** Returns the header that leads to a page's Markdown. */
export const linkToTwin = (path: string, { site }: Site["hosts"]) => ({
  link: `<${site}${twinOf(path)}>; rel="alternate"; type="text/markdown"`,
});

const marked = new Marked({
  gfm: true,
  renderer: {
    // Pages are Markdown only, so raw HTML is shown as text.
    html: ({ text: raw }) => escaped(raw),
    heading({ tokens, depth, text: plain }) {
      return `<h${depth} id="${slugOf(plain)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // A scrolling region must be reachable by keyboard.
    code: ({ text: code }) => `<pre tabindex="0"><code>${escaped(code)}</code></pre>\n`,
    table(token) {
      const cells = (row: typeof token.header, tag: string): string =>
        row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("");
      const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("\n");
      return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(token.header, "th")}</tr></thead>\n<tbody>${rows}</tbody></table></div>\n`;
    },
  },
});

/** Returns the anchor of a heading, as GitHub does. */
export const slugOf = (heading: string): string =>
  escaped(
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

/**
 * Converts the site's own Markdown to HTML. Untrusted Markdown is unsafe here: raw HTML is escaped, link targets are
 * not.
 */
const htmlOf = (source: string): string => marked.parse(source, { async: false });

// Documents as they are served: with an ETag for caches and links to the other documents.

export type { Document };

/** Response to a request for a document. */
export type DocumentAnswer = AnswerParts & { readonly status: 200 | 304 | 308 | 404 };

/** Crawlers ask once in this time; a deployment shows after it. */
const freshSeconds = 300;

/** Documents are public and read no credential, so pages of any origin may read them. */
const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "Content-Type",
  "x-content-type-options": "nosniff",
};

export const json = (value: unknown, contentType = "application/json"): Document => ({
  contentType,
  body: JSON.stringify(value),
});

export const text = (body: string, contentType = "text/plain; charset=utf-8"): Document => ({ contentType, body });

export const markdown = (body: string): Document => text(body, "text/markdown; charset=utf-8");

/** Returns the document, or 304 if the client has it already. */
export const answerWith = (document: Document, request: Request, etag: string): DocumentAnswer => {
  const { contentType, body, headers: own } = document;
  const headers = { ...open, "cache-control": `public, max-age=${freshSeconds}`, etag, ...own };
  if (holds(request.headers.get("if-none-match"), etag)) return { status: 304, contentType: null, body: null, headers };
  if (document.encoding === undefined && body.length < large) return { status: 200, contentType, body, headers };
  const bytes = bytesOf(document);
  return {
    status: 200,
    contentType,
    body: streamOf(bytes),
    headers: { ...headers, "content-length": String(bytes.length) },
  };
};

/** To encode a text of megabytes takes ten times longer than to send its bytes, so a long one is encoded once. */
const large = 65_536;

const encodedOnce = new WeakMap<Document, Uint8Array<ArrayBuffer>>();

const decoded = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));

const bytesOf = (document: Document): Uint8Array<ArrayBuffer> => {
  const { body, encoding } = document;
  const bytes = encodedOnce.get(document) ?? (encoding === undefined ? new TextEncoder().encode(body) : decoded(body));
  encodedOnce.set(document, bytes);
  return bytes;
};

/** Leads to the address of a document. */
export const leadingTo = (address: string): DocumentAnswer => ({
  status: 308,
  contentType: null,
  body: null,
  headers: { ...open, "cache-control": `public, max-age=${freshSeconds}`, location: address },
});

/** Returns the document with 404, uncached, since the page may come with the next deployment. */
export const missingWith = ({ contentType, body, headers }: Document): DocumentAnswer => ({
  status: 404,
  contentType,
  body,
  headers: { ...open, ...headers, "cache-control": "no-store" },
});

const holds = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag));

/** Returns the path of a page's Markdown. */
export const twinOf = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

/** Tells if a client prefers Markdown to HTML. One that names neither gets HTML. */
export const prefersMarkdown = ({ headers }: Request): boolean => {
  const accept = headers.get("accept") ?? "";
  return qualityOf(accept, "text/markdown") > qualityOf(accept, "text/html");
};

/** Tells if a client names HTML, as browsers do and programs seldom. */
export const asksForHtml = ({ headers }: Request): boolean => qualityOf(headers.get("accept") ?? "", "text/html") > 0;

const qualityOf = (accept: string, type: string): number => {
  const found = accept.split(",").find((range) => range.trim().toLowerCase().startsWith(type));
  if (found === undefined) return 0;
  const quality = Number(/;\s*q=([\d.]+)/i.exec(found)?.[1] ?? 1);
  return Number.isNaN(quality) ? 0 : quality;
};

/** Style sheet of the pages: light and dark, narrow and wide. */
export const style = `
:root{color-scheme:light dark;--ink:#1b1f24;--soft:#4f5965;--line:#d5dae0;--ground:#fff;--raised:#f5f7f9;--accent:#0b57a4}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebee;--soft:#aeb7c1;--line:#3a434d;--ground:#14181c;--raised:#1d2329;--accent:#86bdf7}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
header,main,footer{max-width:56rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;border-bottom:1px solid var(--line)}
.brand{font-weight:700;font-size:1.15rem;color:inherit;text-decoration:none}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0}
a{color:var(--accent);text-underline-offset:.15em}
a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
main:focus{outline:none}
.skip{position:absolute;left:-100vw}
.skip:focus{left:1rem;top:.5rem;padding:.5rem 1rem;background:var(--ground);z-index:1}
.agents,.meta,footer{color:var(--soft);font-size:.9rem}
h1{font-size:1.9rem;line-height:1.25;margin:1rem 0}
h2{font-size:1.35rem;line-height:1.3;margin:2.25rem 0 .75rem}
h3{font-size:1.1rem;margin:1.75rem 0 .5rem}
h1,h2,h3,p,li,td{overflow-wrap:break-word}
code{font:.9em ui-monospace,monospace;background:var(--raised);padding:.1em .3em;border-radius:3px;overflow-wrap:anywhere}
pre{background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:.9rem 1rem;overflow-x:auto}
pre code{padding:0;background:none;overflow-wrap:normal}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.45rem .75rem .45rem 0;border-bottom:1px solid var(--line)}
td code{overflow-wrap:normal}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1.25rem 0}
form label{flex:1 1 16rem}
input{display:block;width:100%;margin-top:.25rem}
input,button{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--soft);border-radius:6px;padding:.5rem .75rem}
button{background:var(--accent);border-color:var(--accent);color:var(--ground);font-weight:600;cursor:pointer}
.cards{list-style:none;margin:1.5rem 0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr))}
.cards li{border:1px solid var(--line);border-radius:8px;padding:1rem 1.25rem;min-width:0}
.cards h2{font-size:1.1rem;margin:0}
.cards p{margin:.4rem 0 0}
footer{border-top:1px solid var(--line);margin-top:2rem}
`.trim();
