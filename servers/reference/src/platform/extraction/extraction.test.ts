import { describe, expect, test } from "vitest";
import { extractText } from "./index.ts";

const extract = (content: string | Uint8Array, contentType: string) =>
  extractText({ bytes: typeof content === "string" ? new TextEncoder().encode(content) : content, contentType });
const html = (body: string) => extract(body, "text/html; charset=utf-8");
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe("a page becomes", () => {
  test.for<[string, string, string]>([
    [
      "its title, headings and paragraphs",
      "<!doctype html><html><head><title>Café</title><meta charset=utf-8></head><body><h1>Menu</h1><p>Pizza\n  and   pasta.</p><p>Tea</p><h2>Drinks</h2>Coffee</body></html>",
      "# Café\n\n# Menu\n\nPizza and pasta.\n\nTea\n\n## Drinks\n\nCoffee",
    ],
    [
      "words joined across inline tags",
      "<p>un<b>believ</b>able <i>good</i><span> food</span></p>",
      "unbelievable good food",
    ],
    ["lines of lists and breaks", "<ul><li>One</li><li>Two</li></ul>a<br>b", "One\nTwo\n\na\nb"],
    [
      "rows of tables",
      "<table><tr><th>Dish</th><th>Price</th></tr><tr><td>Pizza</td><td>9.50</td></tr></table>",
      "Dish | Price\nPizza | 9.50",
    ],
    ["text with its entities resolved", "<p>Salt &amp; pepper &euro;5 &lt;3 &#x1F989;</p>", "Salt & pepper €5 <3 🦉"],
    [
      "its content without what surrounds it",
      "<header>Logo</header><nav>Home</nav><script>var a = '<p>x</p>'</script><style>p{}</style><main><p>Text</p><aside>Ad</aside></main><form><p>Name</p></form><footer>(c)</footer><noscript>No</noscript><p hidden>h</p><p aria-hidden=true>a</p>",
      "Text",
    ],
    [
      "the headline of an article, in its header",
      "<article><header><h1>News</h1></header><p>Text</p></article>",
      "# News\n\nText",
    ],
    ["what a broken page still says", "<p>one<div>two</p></span><td>three", "one\n\ntwo\n\nthree"],
    ["no code of an open script", "<p>a</p><script>alert(1)", "a"],
    ["nothing", "<body><nav>Home</nav></body>", ""],
  ])("%s", ([, page, text]) => {
    expect(html(page)).toEqual({ text });
  });
});

describe("an encoding:", () => {
  test.for<[string, Uint8Array, string]>([
    ["the header's", latin1("caf\xe9"), "text/plain; charset=ISO-8859-1"],
    ["the header's, quoted", latin1("caf\xe9"), 'text/plain; Charset="windows-1252"'],
    ["a byte order mark's, whatever the header says", latin1("\xff\xfec\0a\0f\0\xe9\0"), "text/plain; charset=utf-8"],
    ["UTF-8 when none is named", new TextEncoder().encode("café"), "text/plain"],
    ["Windows-1252 when it is not that", latin1("caf\xe9"), "text/markdown"],
  ])("%s", ([, bytes, contentType]) => {
    expect(extract(bytes, contentType)).toEqual({ text: "café" });
  });

  test("the page's own", () => {
    expect(extract(latin1('<meta charset="windows-1251"><p>\xd7\xe0\xf1\xfb</p>'), "text/html")).toEqual({
      text: "Часы",
    });
    const equiv = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>caf\xe9</p>';
    expect(extract(latin1(equiv), "text/html")).toEqual({ text: "café" });
  });
});

describe("other text", () => {
  test.for(["text/plain", "text/markdown", "text/csv", "TEXT/Plain"])(
    "%s stays as it is, but for its line ends",
    (type) => {
      expect(extract("# a\r\nb,c\rd", type)).toEqual({ text: "# a\nb,c\nd" });
    },
  );
});

describe("what cannot be read fails:", () => {
  const nested = (count: number) => "<div>".repeat(count);
  test.for<[string, string | Uint8Array, string, string, RegExp]>([
    ["PDF, for now", "%PDF-1.7", "application/pdf", "unsupported_format", /PDF.*as text/],
    [
      "Word, for now",
      "PK",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "unsupported_format",
      /Word/,
    ],
    ["an image", "GIF89a", "image/gif", "unsupported_format", /image\/gif/],
    ["no type", "text", "", "unsupported_format", /does not say/],
    ["bytes that are not text", "a\0b", "text/plain", "unsupported_format", /not text/],
    ["an unknown encoding", "a", "text/plain; charset=klingon", "unsupported_format", /encoding/],
    ["another encoding than named", latin1("caf\xe9"), "text/plain; charset=utf-8", "unsupported_format", /encoding/],
    ["100,000 nested tags", nested(100_000), "text/html", "too_large", /nested/],
    ["a million elements", "<br>".repeat(1_000_000), "text/html", "too_large", /elements/],
  ])("%s", ([, content, type, code, message]) => {
    const started = performance.now();
    expect(extract(content, type)).toEqual({
      failure: { code, message: expect.stringMatching(message), transient: false },
    });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("no page takes more than its length", () => {
    const started = performance.now();
    const pieces = [
      "<p ",
      "<p a=1 ",
      "&lt",
      "&",
      "<",
      "<!--",
      "<td>a",
      "<br>a",
      "</p>",
      "<![CDATA[",
      "<script>",
      "<a b='",
    ];
    for (const piece of pieces) html(piece.repeat(400_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
