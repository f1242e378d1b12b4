/** Documents as they are asked for: by host, path, form and version; and the directory, whose words are never markup. */
import { describe, expect, test, vi } from "vitest";
import { agentRow } from "../../test-support/rows.ts";
import { deployment } from "../../test-support/deployment.ts";
import { type Changed, fakeShell, idOf } from "../../test-support/fake-shell.ts";
import { bindSection } from "../bind-section.ts";
import { patternsOf } from "../pipeline/searched-text.ts";
import type { DirectoryArgs } from "../pipeline/services.ts";
import { discovery, findDocument } from "./index.ts";
import { escaped, slugOf } from "./html.ts";

const hosts = {
  api: "https://api.example",
  console: "https://console.example",
  agent: "https://agent.example",
  site: "https://www.example",
};
const names = { api: "api.example", console: "console.example", agent: "agent.example", site: "www.example" };
const apart = fakeShell({ hosts, separateHosts: names });
const together = fakeShell();

const get = (url: string, headers: Record<string, string> = {}, { shell = apart, method = "GET" } = {}) => {
  const request = new Request(url, { headers, method });
  return findDocument(shell, request, new URL(url));
};
const page = "https://www.example/docs/start";

/** Returns the body of a document, which is text. */
const bodyText = (answer: { readonly body?: unknown } | null): string => {
  if (typeof answer?.body !== "string") throw new Error("there is no text");
  return answer.body;
};

describe("a document", () => {
  test("is served at its own host, and at every host where they are one", async () => {
    expect(await get(page)).toMatchObject({ status: 200, contentType: "text/html; charset=utf-8" });
    expect(await get("https://api.example/docs/start")).toBeNull();
    expect(await get("https://api.example/.well-known/api-catalog")).toMatchObject({ status: 200 });
    expect(await get("http://atlas.example/docs/start", {}, { shell: together })).toMatchObject({ status: 200 });
  });

  test("that is long is encoded once, and has its length", async () => {
    const encode = vi.spyOn(TextEncoder.prototype, "encode");
    const texts: string[] = [];
    for (const _ of ["first", "again"]) {
      const answer = await get("https://api.example/openapi.json");
      const text = await new Response(answer?.body).text();
      expect(answer?.headers?.["content-length"]).toBe(String(Buffer.byteLength(text)));
      texts.push(text);
    }
    const calls = encode.mock.calls.filter(([text]) => text === texts[0]).length;
    encode.mockRestore();
    expect([texts[0] === texts[1], calls]).toEqual([true, 1]);
  });

  test("says on every host where to report a weakness", async () => {
    for (const host of Object.values(hosts)) {
      const answer = await get(`${host}/.well-known/security.txt`);
      expect([answer?.status, answer?.contentType]).toEqual([200, "text/plain; charset=utf-8"]);
      const body = bodyText(answer);
      expect(body).toMatch(/^Contact: https:\/\/\S+\/security\/advisories\/new\nExpires: \S+T00:00:00\.000Z\n/);
      const ends = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? "");
      expect((ends - apart.clock.now()) / 86_400_000).toBeGreaterThan(100);
    }
    const settings = { ...apart.settings, securityContact: "mailto:security@shop.example" };
    const own = await get("https://www.example/.well-known/security.txt", {}, { shell: { ...apart, settings } });
    expect(bodyText(own)).toMatch(/^Contact: mailto:security@shop\.example\n/);
  });

  test("is open to pages of any origin, and kept for five minutes", async () => {
    expect((await get(page))?.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD",
      "access-control-allow-headers": "Content-Type",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=300",
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
  });

  test("is not sent again to a client that has it", async () => {
    const etag = String((await get(page))?.headers?.["etag"]);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, " * "]) {
      const answer = await get(page, { "if-none-match": tag });
      expect(answer).toMatchObject({ status: 304, body: null, contentType: null, headers: { etag } });
    }
    expect(await get(page, { "if-none-match": '"other"' })).toMatchObject({ status: 200 });
    expect((await get("https://www.example/docs/concepts"))?.headers?.["etag"]).not.toBe(etag);
  });

  test.for<[accept: string, form: string]>([
    ["text/markdown", "markdown"],
    ["text/html;q=0.5, text/markdown", "markdown"],
    ["TEXT/MARKDOWN", "markdown"],
    ["text/markdown;q=0.4, text/html;q=0.5", "html"],
    ["text/markdown;q=., text/html;q=0.1", "html"],
    ["text/html, text/markdown", "html"],
    ["*/*", "html"],
    ["application/json", "html"],
  ])("is sent to a client that accepts %s as %s", async ([accept, form]) => {
    expect(await get(page, { accept })).toMatchObject({ status: 200, contentType: `text/${form}; charset=utf-8` });
  });

  test("that no client has a choice of is the same for all", async () => {
    const answer = await get("https://www.example/robots.txt", { accept: "text/markdown" });
    expect(answer).toMatchObject({ contentType: "text/plain; charset=utf-8" });
  });

  test("is only read", async () => {
    expect(await get(page, {}, { method: "HEAD" })).toMatchObject({ status: 200 });
    await expect(get(page, {}, { method: "POST" })).rejects.toMatchObject({
      refusal: { code: "method_not_allowed", message: "/docs/start does not take POST, but GET, HEAD." },
      headers: { Allow: "GET, HEAD" },
    });
  });

  test("with slashes behind its path leads to its path", async () => {
    const answer = await get("https://www.example/docs/start//?a=1");
    expect(answer).toMatchObject({ status: 308, body: null, headers: { location: "/docs/start?a=1" } });
    expect(answer?.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
    });
    expect(await get("https://www.example/docs/start/", {}, { method: "POST" })).toBeNull();
    expect(await get("https://www.example/nothing/")).toBeNull();
  });

  test("that is missing is a page for people, and nothing for programs", async () => {
    const missing = "https://www.example/docs/nothing";
    const answer = await get(missing, { accept: "text/html" });
    expect(answer).toMatchObject({
      status: 404,
      headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
    });
    expect(answer?.body).toContain("<h1");
    expect(answer?.body).not.toContain('rel="canonical"');
    expect(await get(missing, { accept: "*/*" })).toBeNull();
    expect(await get(missing, { accept: "text/html;q=0" })).toBeNull();
    expect(await get(missing, { accept: "text/html" }, { method: "HEAD" })).toBeNull();
    expect(await get("https://www.example/nothing", { accept: "text/html" })).toBeNull();
    expect(await get("https://api.example/docs/nothing", { accept: "text/html" })).toBeNull();
  });
});

describe("a page in HTML", () => {
  const html = async (path: string) => bodyText(await get(`https://www.example${path}`));

  test("admits no script, and nothing of other sites", async () => {
    const { headers, body } = (await get(page)) ?? {};
    const policy = String(headers?.["content-security-policy"]);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", vary: "Accept" });
    const style = /<style>([\s\S]*?)<\/style>/.exec(bodyText({ body }))?.[1] ?? "";
    const digest = Buffer.from(apart.sha256(style), "hex").toString("base64");
    expect(policy).toContain(`'sha256-${digest}'`);
  });

  test("names itself, and its Markdown", async () => {
    const body = await html("/docs/start");
    expect(body).toContain('<link rel="canonical" href="https://www.example/docs/start">');
    expect(body).toContain('<link rel="alternate" type="text/markdown" href="/docs/start.md">');
    expect(body).toContain('<li><a href="/docs/start.md">This page as Markdown</a></li>');
    expect(body).toContain('<a href="https://api.example/openapi.json">OpenAPI</a>');
    expect(await html("/")).toContain('href="/index.md"');
  });

  test("shows in its navigation where it is", async () => {
    const body = await html("/developers/changelog");
    expect(body).toContain('<li><a href="/developers/changelog" aria-current="page">Changelog</a></li>');
    expect(body).toContain('<li><a href="/agents">Directory</a></li>');
    expect(body).toContain('<li><a href="/developers/agents">Developers</a></li>');
  });

  test("has anchors at its headings, and tables and code that scroll by keyboard", async () => {
    const body = await html("/developers/agents");
    expect(body).toContain('<h2 id="get-a-token">Get a token</h2>');
    expect(body).toContain('<pre tabindex="0"><code>curl -sS https://api.example/sandbox/credentials</code></pre>');
    expect(body).toMatch(
      /<div class="scroll" tabindex="0"><table><thead><tr><th>What<\/th><th>Where<\/th><\/tr><\/thead>\n<tbody><tr><td>/,
    );
    expect(body).toMatch(/<\/td><\/tr>\n<tr><td>/);
  });

  test("shows no text as markup", () => {
    expect(escaped(`<a href="x" title='y'>&</a>`)).toBe(
      "&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;&#60;/a&#62;",
    );
    expect(slugOf("What's new? A b-c_d")).toBe("whats-new-a-b-c_d");
  });
});

describe("the directory", () => {
  const listed = (name: string, change: object = {}) => ({
    agent: agentRow({ name, is_listed: true, listing_slug: "host", ...change }),
    organization: { id: idOf(1), name: "Fish & Chips" },
  });
  const ask = async (url: string, found: readonly object[], total = found.length, changed: Changed = {}) => {
    const asked: DirectoryArgs[] = [];
    const directory = async (args: DirectoryArgs) => (asked.push(args), { page: found, total } as never);
    const shell = fakeShell({ hosts, ...changed, store: { directory } });
    const answer = await get(url, {}, { shell });
    return { asked, body: bodyText(answer), answer };
  };
  const twin = "https://www.example/agents.md";
  const htmlOf = async (query: string, found: readonly object[], total = found.length) => {
    const directory = async () => ({ page: found, total }) as never;
    const served = deployment(bindSection("discovery", discovery, {} as never), { hosts, store: { directory } });
    const answer = await served.call("discovery.agentsPage", { query, headers: { accept: "text/html" } });
    return { answer, body: await answer.text() };
  };

  test("in Markdown lists agents, and leads to the next page", async () => {
    const agents = [listed("Host *1*", { channels: ["chatapp"], listing_category: "food" }), listed("Two")];
    const { asked, body, answer } = await ask(`${twin}?q=Fish%20Host&category=food&offset=24`, agents, 60);
    expect(asked).toMatchObject([{ patterns: patternsOf("Fish Host"), category: "food", size: 24, offset: 24 }]);
    expect(body).toContain("25 to 26 of 60 agents for “Fish Host” in food\\.");
    expect(body).toContain("## Host \\*1\\*\n\nFish \\& Chips · food · chatapp");
    expect(body).toContain("[More](https://www.example/agents.md?q=Fish+Host&category=food&offset=26)\n");
    expect(body).toContain("[llms.txt](https://www.example/llms.txt)");
    expect(answer).toMatchObject({
      contentType: "text/markdown; charset=utf-8",
      headers: { "cache-control": "no-cache", vary: "Accept" },
    });
    expect(answer?.headers?.["link"]).toContain('rel="api-catalog"');
  });

  test.for<[query: string, found: number, total: number, summary: string]>([
    ["", 0, 0, "No agent has been published yet\\."],
    ["?q=x", 0, 0, "No agents for “x”\\."],
    ["?category=food", 0, 0, "No agents in food\\."],
    ["", 1, 1, "1 agent\\."],
    ["", 2, 2, "2 agents\\."],
    ["?offset=9", 0, 2, "There are 2 agents\\, and none after 9\\."],
  ])("says what it found: %s %i of %i", async ([query, found, total, summary]) => {
    const { body } = await ask(
      `${twin}${query}`,
      Array.from({ length: found }, () => listed("A")),
      total,
    );
    expect(body).toContain(summary);
    expect(body).not.toContain("[More]");
  });

  test.for<[query: string, args: object]>([
    ["?offset=-5", { offset: 0 }],
    ["?offset=1e9", { offset: 100_000 }],
    ["?offset=7.9", { offset: 7 }],
    ["?offset=x", { offset: 0 }],
    ["?q=a%00b", { patterns: patternsOf("ab") }],
    [`?q=${"a".repeat(300)}`, { patterns: patternsOf("a".repeat(200)) }],
    [`?category=${"a".repeat(99)}`, { category: "a".repeat(64) }],
    ["", { patterns: [], category: null, offset: 0 }],
  ])("takes odd searches as well as it can: %s", async ([query, args]) => {
    expect((await ask(`${twin}${query}`, [])).asked).toMatchObject([args]);
  });

  test("in HTML shows what organizations wrote as text", async () => {
    const evil = listed("<script>", {
      listing_description: "<b>bold</b>",
      listing_category: "a&b",
      channels: ["x", "y"],
    });
    const { answer, body } = await htmlOf("?q=%22%3E&category=a%26b", [evil]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(body).toContain("<h2>&#60;script&#62;</h2>");
    expect(body).toContain("<p>&#60;b&#62;bold&#60;/b&#62;</p>");
    expect(body).toContain('value="&#34;&#62;"');
    expect(body).toContain('<input type="hidden" name="category" value="a&#38;b">');
    expect(body).toContain("<strong>a&#38;b</strong>");
    expect(body).toContain('<a href="/agents?q=%22%3E">Search all categories</a>');
    expect(body).toContain('Fish &#38; Chips · <a href="/agents?category=a%26b">a&#38;b</a> · x, y</p>');
    expect(body).not.toContain('<nav aria-label="Pages">');
  });

  test("in HTML leads to the pages before and after", async () => {
    const { body } = await htmlOf("?offset=30", [listed("A")], 60);
    expect(body).toContain('<li><a rel="prev" href="/agents?offset=6">Previous agents</a></li>');
    expect(body).toContain('<li><a rel="next" href="/agents?offset=31">More agents</a></li>');
    const first = await htmlOf("?offset=10", [listed("A")], 11);
    expect(first.body).toContain('<a rel="prev" href="/agents">Previous agents</a>');
    expect(first.body).not.toContain('rel="next"');
    expect((await htmlOf("", [])).body).not.toContain('class="cards"');
    expect((await htmlOf("", [listed("A", { listing_description: null })])).body).toContain(
      '<p class="meta">Fish &#38; Chips</p>\n',
    );
  });

  test("is Markdown for a client that prefers it", async () => {
    const served = deployment(bindSection("discovery", discovery, {} as never), {
      store: { directory: async () => ({ page: [], total: 0 }) },
    });
    const answer = await served.call("discovery.agentsPage", { headers: { accept: "text/markdown" } });
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const skill = await served.call("discovery.skill");
    expect([skill.status, skill.headers.get("etag")]).toEqual([200, expect.stringMatching(/^"\w{32}"$/)]);
    const again = await served.call("discovery.skill", { headers: { "if-none-match": "*" } });
    expect(again.status).toBe(304);
  });
});
