import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fakeShell } from "../../test-support/fake-shell.ts";
import { plainPage, style } from "./html.ts";
import { siteOf } from "./site.ts";

const site = siteOf(fakeShell());
const rendered = async (path: string | null, markdown = "") => {
  const { body, contentType, headers } = await plainPage(
    { path, title: "A <title>", description: 'Say "hello"', main: { markdown } },
    site,
  );
  return { contentType, headers, html: body };
};

describe("a page without a website", () => {
  test("has its words escaped, and ways to itself and to its Markdown", async () => {
    const { html, contentType } = await rendered("/agents");
    expect(contentType).toBe("text/html; charset=utf-8");
    expect(html).toContain("<title>A &#60;title&#62; · Atlas</title>");
    expect(html).toContain('<meta name="description" content="Say &#34;hello&#34;">');
    expect(html).toContain('<link rel="canonical" href="http://atlas.example/agents">');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/agents.md">');
    expect(html).toContain('<li><a href="/agents.md">This page as Markdown</a></li>');
  });

  test("marks itself in the navigation", async () => {
    expect((await rendered("/agents")).html).toContain(
      '<ul><li><a href="/agents" aria-current="page">Directory</a></li><li><a href="/developers/agents">Developers</a></li><li><a href="/developers/changelog">Changelog</a></li></ul>',
    );
    expect((await rendered(null)).html).not.toContain('aria-current="');
  });

  test("admits its own style and form alone", async () => {
    const digest = createHash("sha256").update(style).digest("base64");
    expect((await rendered("/agents")).headers).toEqual({
      "content-security-policy": `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
      vary: "Accept",
      link: '<http://atlas.example/agents.md>; rel="alternate"; type="text/markdown"',
    });
  });

  test("without a path leads nowhere", async () => {
    const { html, headers } = await rendered(null);
    expect(html).not.toMatch(/rel="(canonical|alternate)"/);
    expect(headers).not.toHaveProperty("link");
  });

  test.for([
    ["a heading", "## Where it *is*", '<h2 id="where-it-is">Where it <em>is</em></h2>\n'],
    ["code", "```sh\na < b\n```", '<pre tabindex="0"><code>a &#60; b</code></pre>\n'],
    ["raw HTML, as text", "<script>x</script>", "&#60;script&#62;x&#60;/script&#62;"],
    [
      "a table",
      "| A | `b` |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |",
      '<div class="scroll" tabindex="0"><table><thead><tr><th>A</th><th><code>b</code></th></tr></thead>\n<tbody><tr><td>1</td><td>2</td></tr>\n<tr><td>3</td><td>4</td></tr></tbody></table></div>\n',
    ],
  ])("renders %s", async ([, markdown, html]) => {
    expect((await rendered("/agents", markdown)).html).toContain(html);
  });
});
