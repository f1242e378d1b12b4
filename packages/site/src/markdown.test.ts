import { errorColumns } from "@atlas-messaging/service/discovery/reference/operation-page";
import { describe, expect, test } from "vitest";
import { Renderer, tokensOf } from "./markdown.ts";

const rendererOf = (): Renderer =>
  new Renderer(
    (target) => target,
    (text) => text,
  );

const html = (markdown: string): string => rendererOf().html(tokensOf(markdown));

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe("Markdown becomes", () => {
  test("tabs, where neighbouring fences have names", () => {
    const blocks = [fence('ts tab="TypeScript"', "a"), fence('sh tab="curl"', "b")].join("\n");
    const made = html(`${blocks}\nText\n\n${fence('sh tab="curl"', "c")}`);
    expect(made.match(/<div class="tabs">/g)).toHaveLength(2);
    expect(Array.from(made.matchAll(/data-tab="(\w+)"/g), ([, name]) => name)).toEqual(["TypeScript", "curl", "curl"]);
  });

  test("boxes to tick", () => {
    expect(html("- [ ] Take a backup.\n")).toContain(
      '<li><input type="checkbox" aria-label="Done"> Take a backup.</li>',
    );
  });

  test("tokens with classes, and never a style", () => {
    const made = html(fence("ts", 'const text = "it"; // <why>'));
    expect(made).toContain('<span class="k">const</span> text = <span class="s">"it"</span>');
    expect(made).toContain('<span class="m">// &lt;why></span>');
    expect(made).not.toContain("style=");
    expect(html(fence("unknown", "<b>"))).toContain("<code>&#60;b&#62;</code>");
  });

  test("a block that runs, where it is one command and its tokens alone are variables", () => {
    const runs = (code: string): boolean => html(fence("sh", code)).includes("data-try");
    expect(
      runs(`curl -sS "https://a.example/v1" \\\n  -H "Authorization: Bearer $ATLAS_TOKEN" \\\n  -d '{\n  "a": 1\n}'`),
    ).toBe(true);
    expect(runs("curl https://a.example/v1/$ID")).toBe(false);
    expect(runs("curl https://a.example\ncurl https://b.example")).toBe(false);
    expect(runs("npm install")).toBe(false);
  });

  test("callouts and quotations", () => {
    expect(html("> [!WARNING]\n> Keep it `secret`.\n>\n> Always.")).toBe(
      '<div class="callout warning" role="note"><p class="callout-name">Warning</p><p>Keep it <code>secret</code>.</p>\n<p>Always.</p>\n</div>\n',
    );
    expect(html("> Said.")).toBe("<blockquote><p>Said.</p>\n</blockquote>\n");
  });

  test("cards, where each item starts with a bold link", () => {
    expect(html("- **[A](/a)** One\n- **[B](/b)** Two")).toContain('<ul class="cards">');
    expect(html("- **[A](/a)** One\n- Two")).not.toContain("cards");
  });

  test("headings with anchors of their own, and no link in a link", () => {
    const renderer = rendererOf();
    const made = renderer.html(tokensOf("# T\n\n## `a` b\n\n## `a` b\n\n### See [c](/c)"));
    expect(renderer.headings.map(({ id }) => id)).toEqual(["a-b", "a-b-1", "see-c"]);
    expect(made).toContain('<h2 id="a-b-1"><a href="#a-b-1"><code>a</code> b</a></h2>');
    expect(made).toContain('<h3 id="see-c">See <a href="/c">c</a></h3>');
  });

  test("rows with anchors, where a table defines names", () => {
    expect(html("| Code | Meaning |\n|---|---|\n| `gone` | It is. |")).toContain('<tr id="gone">');
    expect(html("| Field | Meaning |\n|---|---|\n| `gone` | It is. |")).not.toContain("id=");
  });

  test("cells with the name of their column, where a table has more than two", () => {
    expect(html("| A | B `c` | |\n|---|---|---|\n| 1 | 2 | 3 |\n| 4 | | 5 |")).toContain(
      '<tbody><tr><td>1<td data-label="B c">2<td>3\n<tr><td>4<td><td>5</tbody>',
    );
    expect(html("| A | B |\n|---|---|\n| 1 | 2 |")).not.toContain("data-label");
  });

  test("an address, where a paragraph is method and URL alone", () => {
    expect(html("`POST https://a.example/v1`")).toBe(
      '<p class="address"><b>POST</b> <code>https://a.example/v1</code></p>\n',
    );
    expect(html("Call `POST https://a.example/v1`")).not.toContain("address");
  });

  test("errors as a list, where a table has their columns", () => {
    const made = html(
      `| ${errorColumns.join(" | ")} |\n|---|---|---|---|---|\n| [\`gone\`](/e) | 410 | yes | It is. | Wait. |`,
    );
    expect(made).toContain(
      '<li><div><a href="/e"><code>gone</code></a> 410 <b>retry</b></div><p>It is.<p class="more">Fix: Wait.',
    );
  });

  test("text, where somebody writes HTML", () => {
    expect(html("<img src=x onerror=alert(1)>")).not.toContain("<img");
  });
});
