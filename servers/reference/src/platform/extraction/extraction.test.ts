import { cpuFor } from "@atlas-messaging/test-wait";
import { describe, expect, test } from "vitest";
import {
  encryptedPdf,
  goodPdf,
  goodWordFile,
  lyingZipBomb,
  pdfInColumns,
  pdfOfPages,
  wordBody,
  wordFile,
} from "../../../test-support/sources.ts";
import { joinWords } from "./pdf.ts";
import { extractText } from "./extract.ts";
import { textOfHtml } from "./html.ts";

const maxUnits = 1_000_000;
const extract = (content: string | Uint8Array, contentType: string, name = "") => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return extractText({ bytes, contentType, name }, maxUnits);
};
const html = (body: string) => extract(body, "text/html; charset=utf-8");
const textIn = async (extraction: ReturnType<typeof extract>): Promise<string> => {
  const found = await extraction;
  return "failure" in found ? found.failure.message : found.text;
};
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe("a page becomes", () => {
  test.for<[string, string, string]>([
    [
      "its title, headings and paragraphs",
      "<!doctype html><html><head><title>Café</title><meta charset=utf-8></head><body><h1>Menu</h1><p>Pizza\n  and   pasta.</p><p>Tea</p><h2>Drinks</h2>Coffee</body></html>",
      "# Café\n\n## Menu\n\nPizza and pasta.\n\nTea\n\n## Drinks\n\nCoffee",
    ],
    [
      "words joined across inline tags",
      "<p>un<b>believ</b>able <i>good</i><span> food</span></p>",
      "unbelievable good food",
    ],
    [
      "what holds, without what is struck out",
      "<p>Soup <del>6</del> <ins>7</ins>, <s>tea</s> coffee</p>",
      "Soup 7, coffee",
    ],
    ["lines of lists and breaks", "<ul><li>One</li><li>Two</li></ul>a<br>b", "- One\n- Two\n\na\nb"],
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
    [
      "rows of tables whose cells hold paragraphs",
      "<table><tr><td><p>Dish</p></td><td><p>Price</p></td></tr><tr><td><p>Soup</p></td><td><p>6</p><p>small</p></td></tr></table>",
      "Dish | Price\nSoup | 6\nsmall",
    ],
    ["code with its lines, none of them a heading", "<pre><code>npm i\n# done</code></pre>", "npm i\n\\# done"],
    [
      "paragraphs that are no headings, though they begin like one",
      "<h2>Rooms</h2><p># 12 has a balcony.</p><p>#view</p>",
      "## Rooms\n\n\\# 12 has a balcony.\n\n#view",
    ],
    [
      "what a reader unfolds, and nothing else that is hidden",
      '<h3><button aria-expanded="false" aria-controls="a1">Do you deliver?</button></h3><div id="a1" hidden><p>Yes.</p></div><div role="tabpanel" hidden>By bicycle.</div><div hidden="until-found">Within 5 km.</div><div hidden>No.</div>',
      "### Do you deliver?\n\nYes.\n\nBy bicycle.\nWithin 5 km.",
    ],
    [
      "nothing hidden that only a menu or nothing at all unfolds",
      "<button aria-expanded=false>Wifi?</button><p>Yes.</p><div hidden>Added</div><p style='display:none'>Wrong</p><button aria-expanded=false aria-haspopup=true aria-controls=m>More</button><div id=m hidden>Log in</div>",
      "Wifi?\n\nYes.",
    ],
    [
      "its content without what stands beside it and within it",
      "<main><a class=skip-link>Skip</a><h2>Rates<a class=headerlink>¶</a></h2><p>Ten.</p><div class='sharedaddy sd'>Share</div><section class=related-posts>More</section><div class=comments-area>Great!</div><table><tr><td class=gutter>1<td>go()</table><section class=gutter><p>By #.</p></section></main>",
      "## Rates\n\nTen.\n\ngo()\n\nBy #.",
    ],
    [
      "its title over a heading of other words, in whatever letters",
      "<title>Меню</title><h2>Часы работы</h2><p>С десяти.</p>",
      "# Меню\n\n## Часы работы\n\nС десяти.",
    ],
    // Each stopped a parser of styles: cssom takes a length for its own (NV/CSSOM#119).
    ...["a{length:2000000000}", "a{constructor:1}", "@media a{".repeat(20_000)].map(
      (styles): [string, string, string] => [
        `its text, whatever its styles are: ${styles.slice(0, 20)}`,
        `<style>${styles}</style><article><h1>News</h1><p>Text</p></article>`,
        "# News\n\nText",
      ],
    ),
    ["what a body holds, whatever it is called", "<body class='breadcrumbs'><p>Text</p></body>", "Text"],
    [
      "its content without the banners of consent services",
      '<div class="cky-consent-bar">We value</div><div id="CybotCookiebotDialog">your</div><div class="cc-window">privacy.</div><div class="ckyline">Text</div>',
      "Text",
    ],
    [
      "its content without a consent banner, a footer and a sidebar by name",
      '<div id="cookie-banner"><p>We use cookies.</p></div><div class="sidebar">Links</div><p>Our cookies are baked daily.</p><section id="cookies"><p>Oat and raisin.</p></section><div class="site-footer">(c)</div>',
      "Our cookies are baked daily.\n\nOat and raisin.",
    ],
  ])("%s", async ([, page, text]) => {
    expect(await textIn(html(page))).toBe(text);
  });

  test("its language and its own title, without the name of the site", async () => {
    const article = `<p>${"Each organization may send sixty messages a minute. ".repeat(20)}</p>`;
    const page = `<html lang="en-GB"><head><title>Rate limits | Atlas Docs</title><meta property="og:site_name" content="Atlas Docs"></head><body><nav>Home</nav><main><article><h1>Rate limits</h1>${article}</article></main></body></html>`;
    expect(await html(page)).toMatchObject({
      title: "Rate limits",
      language: "en-GB",
      text: expect.stringMatching(/^#+ Rate limits\n\nEach organization/),
    });
  });
});

describe("an article", () => {
  const prose = `<p>${"Everything is made in our own kitchen, of what the region has. ".repeat(8)}</p>`;
  const page = (body: string, title = "Trattoria", headline = "Welcome") =>
    html(
      `<head><title>${title}</title></head><body><div id="content"><h1>${headline}</h1>${prose}${body}${prose}</div></body>`,
    );

  test.for<[string, string, string]>([
    ["dishes, in a block called menu", '<div class="menu"><div class="menu-item">Soup 5</div></div>', "Soup 5"],
    [
      "a section that its heading has named",
      '<section id="header"><h2>Header</h2><p>It is bold.</p></section>',
      "bold",
    ],
    ["names of columns", "<table><tr class=header><th>Day</th></tr><tr><td>Monday</td></tr></table>", "Day"],
    ["terms and what they mean", "<dl><dt>Beer</dt><dd>4.00</dd><dt>Wine</dt><dd>5.00</dd></dl>", "Beer\n4.00\nWine"],
    [
      "answers that a reader unfolds",
      "<h3><button aria-expanded=false aria-controls=a>Vegan?</button></h3><div id=a hidden><p>On request.</p></div>",
      "On request.",
    ],
    [
      "questions that are buttons",
      "<div><button aria-expanded=false>Vegan?</button><p>Yes.</p></div>",
      "Vegan?\n\nYes.",
    ],
    [
      "dishes that lead to their order",
      '<div class="menu"><h2>Noodles</h2><a href="/o/1"><span>Pad Thai</span> <b>€11</b></a></div>',
      "Pad Thai €11",
    ],
  ])("keeps %s", async ([, body, text]) => {
    expect(await textIn(page(body))).toContain(text);
  });

  test.for<[string, string, string]>([
    ["who wrote it and when", '<div class="byline">By Sam</div><div class="dateline">In May</div>', "By Sam|In May"],
    [
      "a heading of a note, twice",
      '<div class="admonition note"><p class="admonition-title">Note</p><p>Hot.</p></div>',
      "Note\\s+Note",
    ],
    [
      "a message, unfolded by what is left out",
      "<nav><button aria-expanded=false aria-controls=m>A</button></nav><div id=m hidden>German</div>",
      "German",
    ],
  ])("leaves out %s", async ([, body, text]) => {
    expect(await textIn(page(body))).not.toMatch(new RegExp(text));
  });

  test("leaves out a menu of links", async () => {
    const menu =
      '<ul class="menu"><li class="menu-item"><a href="/">Home</a></li><li><a href="/c">Contact</a></li></ul>';
    expect(await textIn(page(menu))).not.toContain("Contact");
  });

  test.for<[string, string, string]>([
    ["Dishes | Trattoria Blu of the Old Harbour", "Dishes", "Dishes"],
    ["Trattoria Blu | Dishes and what they cost", "Dishes and what they cost", "Dishes and what they cost"],
    ["Dishes | Trattoria Blu of the Old Harbour", "Welcome", "Dishes | Trattoria Blu of the Old Harbour"],
    ["Dishes | Trattoria Blu", '<a href="/">Trattoria Blu</a>', "Dishes | Trattoria Blu"],
  ])("called %s, with the headline %s, has the title %s", async ([called, headline, title]) => {
    expect(await page("", called, headline)).toMatchObject({ title });
  });
});

describe("an encoding:", () => {
  test.for<[string, Uint8Array, string]>([
    ["the header's", latin1("caf\xe9"), "text/plain; charset=ISO-8859-1"],
    ["the header's, quoted", latin1("caf\xe9"), 'text/plain; Charset="windows-1252"'],
    ["a byte order mark's, whatever the header says", latin1("\xff\xfec\0a\0f\0\xe9\0"), "text/plain; charset=utf-8"],
    ["UTF-8 when none is named", new TextEncoder().encode("café"), "text/plain"],
    ["Windows-1252 when it is not that", latin1("caf\xe9"), "text/markdown"],
  ])("%s", async ([, bytes, contentType]) => {
    expect(await textIn(extract(bytes, contentType))).toBe("café");
  });

  test("the page's own", async () => {
    expect(await textIn(extract(latin1('<meta charset="windows-1251"><p>\xd7\xe0\xf1\xfb</p>'), "text/html"))).toBe(
      "Часы",
    );
    const equiv = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>caf\xe9</p>';
    expect(await textIn(extract(latin1(equiv), "text/html"))).toBe("café");
  });
});

describe("other formats:", () => {
  test.for<[string, string | Uint8Array, string, string, string]>([
    ["plain text stays, but for its line ends", "# a\r\nb,c\rd", "TEXT/Plain", "", "# a\nb,c\nd"],
    [
      "Markdown gets marked headings, and its code has none",
      "---\ntitle: Menu\n---\nSoups\n=====\n\nFish.\n\n```\n# no heading\n```\n",
      "text/markdown",
      "",
      "# Menu\n\n# Soups\n\nFish.\n\n```\n\\# no heading\n```",
    ],
    [
      "CSV says the column with each value",
      'Dish;Price;Note\nSoup;6,50;"hot; spicy"\nTea;2;\n',
      "text/csv",
      "",
      "Dish: Soup; Price: 6,50; Note: hot; spicy\nDish: Tea; Price: 2",
    ],
    ["CSV without a header is rows", "1,2\n3,4\n", "text/csv", "", "1 | 2\n3 | 4"],
    [
      "Word has headings and tables",
      goodWordFile(),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "",
      "# House rules\n\n# Soups\n\nThe bouillabaisse comes with rouille.\n\nDish | Price\nBouillabaisse | 19",
    ],
    [
      "PDF has headings by their size",
      goodPdf(),
      "application/pdf",
      "",
      "# Soups\n\nThe bouillabaisse comes with rouille.\nIt is served on Fridays only.",
    ],
    ["a PDF is one whatever it is called", goodPdf(), "text/html", "", "# Soups"],
    ["a Word file is one whatever it is called", goodWordFile(), "application/zip", "", "# House rules"],
    ["a page is one when it is called text", "<!doctype html><p>Soup</p>", "text/plain", "", "Soup"],
    [
      "the name tells where the type does not",
      "Soups\n=====\nFish.",
      "application/octet-stream",
      "/menu.md",
      "# Soups\nFish.",
    ],
    ["text is taken for text where nothing tells", "Soup of the day", "", "", "Soup of the day"],
  ])("%s", async ([, content, type, name, text]) => {
    expect((await textIn(extract(content, type, name))).slice(0, text.length)).toBe(text);
  });
});

test("what runs along the pages of a PDF stands in its text once, and rows of numbers all the same", async () => {
  const page = (number: number, rows: string) => [
    number % 2 === 0 ? "House rules" : "Chapter 3: Soups",
    `The bouillabaisse of day ${number} comes with rouille.`,
    "It is served warm.",
    "Bread is free.",
    `Bowls ${rows}`,
    `Page ${number} of 5`,
  ];
  const pages = [page(1, "12"), page(2, "17"), page(3, "30"), page(4, "40")];
  const text = await textIn(extract(pdfOfPages(pages), "application/pdf", ""));
  expect(text.split("\n").filter((line) => /House|Chapter|Page|Bowls/.test(line))).toEqual([
    "Chapter 3: Soups",
    "Bowls 12",
    "Page 1 of 5",
    "House rules",
    "Bowls 17",
    "Bowls 30",
    "Bowls 40",
  ]);
});

test.for<[string, string]>([
  ["The kit-\nchen", "The kitchen"],
  [
    "営業時間は午前十時から午後八時までです。予約は電\n話でご連絡ください。",
    "営業時間は午前十時から午後八時までです。予約は電話でご連絡ください。",
  ],
  ["営業時間\n定休日", "営業時間\n定休日"],
  ["Open at 9\nLunch", "Open at 9\nLunch"],
])("words that were divided at the ends of lines are joined: %s", ([divided, joined]) => {
  expect(joinWords(divided)).toBe(joined);
});

describe("a PDF in columns", () => {
  const title = "Rules of this house, which everybody reads who comes to stay with us for a night or more";
  const lines = (name: string, length = 8) =>
    Array.from({ length }, (_, line) => `The ${name} column says ${line} in words.`);
  const read = (...columns: readonly (readonly string[])[]) =>
    textIn(extract(pdfInColumns(title, columns), "application/pdf", ""));

  test("is read column by column, though it is drawn line by line", async () => {
    const [first, second, third] = [lines("first"), lines("second", 12), lines("third", 6)];
    expect(await read(first, second)).toContain([...first, ...second].join("\n"));
    expect(await read(first, second, third)).toContain([...first, ...second, ...third].join("\n"));
  });

  test("keeps what stands across them where it is", async () => {
    const [above, below] = [lines("first"), lines("last")];
    const second = lines("second");
    const across = title.replace("Rules", "Times");
    const text = await read([...above, across, ...below], second);
    const order = [title, above[7], second[0], second[7], across, below[0]].map((line) => text.indexOf(line ?? "?"));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  test("that is a table stays one", async () => {
    const dishes = Array.from({ length: 8 }, (_, row) => `Dish ${row}`);
    const text = await read(
      dishes,
      dishes.map((_, row) => `${row} euros`),
    );
    expect(text).toMatch(/Dish 3\s+3 euros/);
  });
});

describe("what cannot be read fails:", () => {
  const nested = (count: number) => "<div>".repeat(count);
  test.for<[string, string | Uint8Array, string, string, RegExp]>([
    ["an empty file", "", "text/plain", "extraction_failed", /empty/],
    ["a page of navigation", "<body><nav>Home</nav></body>", "text/html", "extraction_failed", /no text/],
    ["what is no PDF", "text", "application/pdf", "unsupported_format", /called PDF/],
    ["a damaged PDF", "%PDF-1.7", "application/pdf", "extraction_failed", /damaged/],
    ["a PDF with a password", encryptedPdf(), "application/pdf", "extraction_failed", /password/],
    ["an archive that is no Word file", wordFile(wordBody("")).slice(0, 40), "", "extraction_failed", /damaged/],
    ["an older or protected Office file", latin1("\xd0\xcf\x11\xe0\xa1\xb1"), "", "unsupported_format", /password/],
    ["a Word file that lies about its size", lyingZipBomb(), "", "extraction_failed", /./],
    ["an image", "GIF89a", "image/gif", "unsupported_format", /image\/gif/],
    ["bytes that are not text", "a\0b", "text/plain", "unsupported_format", /not text/],
    ["an unknown encoding", "a", "text/plain; charset=klingon", "unsupported_format", /encoding/],
    ["another encoding than named", latin1("caf\xe9"), "text/plain; charset=utf-8", "unsupported_format", /encoding/],
    ["100,000 nested tags", nested(100_000), "text/html", "too_large", /nested/],
    ["a million elements", "<br>".repeat(1_000_000), "text/html", "too_large", /elements/],
  ])("%s", async ([, content, type, code, message]) => {
    const reading = extract(content, type).catch(() => ({
      // The reading process answers so when a reader throws.
      failure: { code: "extraction_failed", message: "damaged", transient: false },
    }));
    expect(await reading).toEqual({
      failure: { code, message: expect.stringMatching(message), transient: false },
    });
  });

  test("no page takes more than its length", () => {
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
    const read = () => {
      for (const piece of pieces) textOfHtml(piece.repeat(400_000 / piece.length), maxUnits);
      textOfHtml(`<p class=${"cookiebar".repeat(100_000)}>`, maxUnits);
    };
    expect(cpuFor(read)).toBeLessThan(10_000);
  });
});
