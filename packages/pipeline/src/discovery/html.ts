/** Semantic HTML pages: no script, no third-party assets, and a policy that admits none. */
import { Marked } from "marked";
import { text, twinOf } from "./document.ts";
import { style } from "./style.ts";
import type { RenderPage, Site } from "./website.ts";

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
