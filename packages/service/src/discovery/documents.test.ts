/** The documents of a deployment: complete, and leading only to what it serves. */
import { type Operation, operations } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { fakeShell } from "../../test-support/fake-shell.ts";
import { Library } from "./library.ts";
import { siteOf } from "./site.ts";
import type { Site } from "../pipeline/website.ts";

const hosts = {
  api: "https://api.example",
  console: "https://console.example",
  agent: "https://agent.example",
  site: "https://www.example",
};
const shell = fakeShell({ hosts });
const whole = siteOf(shell);
/** Without previews: no tool server, no A2A, no sandbox. */
const narrow: Site = {
  ...whole,
  environment: "production",
  offers: (id) => !["toolServer.call", "sessions.exchange", "sandbox.credentials"].includes(id),
};
const bodyOf = async (path: string, site = whole): Promise<string> => (await new Library(site).at(path)).body;
const jsonOf = async (path: string, site = whole) => JSON.parse(await bodyOf(path, site));

const jsonPaths = [
  "/.well-known/mcp.json",
  "/agents.json",
  "/.well-known/ai-catalog.json",
  "/.well-known/api-catalog",
  "/.well-known/agent-skills/index.json",
  "/.well-known/agent-card.json",
  "/atlas/v1/mcp/server-card",
];
const textPaths = ["/llms.txt", "/skill.md", "/index.md", "/developers/agents.md", "/developers/changelog.md"];

/** Paths of members without content. */
const emptyIn = (value: unknown, path = ""): string[] => {
  if (typeof value !== "object" || value === null) return value === "" ? [path] : [];
  const entries = Object.entries(value);
  return entries.length === 0 ? [path] : entries.flatMap(([name, each]) => emptyIn(each, `${path}.${name}`));
};

describe("a document in JSON", () => {
  test.for(jsonPaths)("%s says something in each of its members", async (path) => {
    const scopesOfNone = path === "/.well-known/agent-card.json" ? [".securityRequirements.0.schemes.token.list"] : [];
    expect(emptyIn(await jsonOf(path))).toEqual(scopesOfNone);
  });

  test("is as the contract describes it", async () => {
    for (const site of [whole, narrow]) {
      expect(validateResponse("discovery.agents", 200, await jsonOf("/agents.json", site))).toMatchObject({ ok: true });
      expect(validateResponse("discovery.mcp", 200, await jsonOf("/.well-known/mcp.json", site))).toMatchObject({
        ok: true,
      });
    }
  });

  test("describes the tool server, and which tools a person approves", async () => {
    const mcp = await jsonOf("/.well-known/mcp.json");
    expect(mcp).toMatchObject({
      url: "https://api.example/atlas/v1/mcp",
      enabled: true,
      transport: "streamable-http",
      protocol_versions: ["2026-07-28", "2025-11-25"],
      methods: ["tools/list", "tools/call"],
      execution_modes: ["dry_run", "commit"],
      authentication: { type: "bearer", sandbox_credentials_url: "https://api.example/sandbox/credentials" },
    });
    expect(mcp.tools).toContainEqual(expect.objectContaining({ name: "search_knowledge", requires_approval: false }));
    expect(mcp.tools).toContainEqual(expect.objectContaining({ name: "issue_voucher", requires_approval: true }));
    expect(await jsonOf("/.well-known/mcp.json", narrow)).toMatchObject({
      enabled: false,
      authentication: { sandbox_credentials_url: null },
    });
  });

  test("tells clients of MCP how to connect", async () => {
    expect(await jsonOf("/atlas/v1/mcp/server-card")).toMatchObject({
      name: "io.github.atlas-messaging/atlas",
      websiteUrl: "https://www.example/developers/agents",
      repository: { source: "github" },
      remotes: [
        {
          type: "streamable-http",
          url: "https://api.example/atlas/v1/mcp",
          headers: [
            {
              name: "Authorization",
              value: "Bearer {token}",
              isRequired: true,
              isSecret: true,
              variables: { token: { isRequired: true, isSecret: true } },
            },
          ],
        },
      ],
    });
  });

  test("describes an agent of A2A that streams, and pushes nothing", async () => {
    expect(await jsonOf("/.well-known/agent-card.json")).toMatchObject({
      name: "Atlas",
      supportedInterfaces: [
        { url: "https://api.example/atlas/v1/a2a", protocolBinding: "JSONRPC", protocolVersion: "1.0" },
      ],
      capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
      securitySchemes: { token: { httpAuthSecurityScheme: { scheme: "Bearer" } } },
      securityRequirements: [
        { schemes: { token: { list: [] } } },
        { schemes: { oauth: { list: ["atlas.sessions.write"] } } },
      ],
      defaultInputModes: ["text/plain"],
      defaultOutputModes: ["text/plain", "application/json"],
      skills: [{ id: "answer", tags: ["knowledge", "citations"] }],
    });
  });

  test("lists the ways in, and the digest of the skill", async () => {
    const { host, entries } = await jsonOf("/.well-known/ai-catalog.json");
    expect(host).toMatchObject({ identifier: "www.example" });
    const listed = entries.map(({ identifier, type, url }: Record<string, string>) => [identifier, type, url]);
    expect(listed).toEqual([
      [
        "urn:air:www.example:mcp:atlas",
        "application/mcp-server-card+json",
        "https://api.example/atlas/v1/mcp/server-card",
      ],
      [
        "urn:air:www.example:a2a:atlas",
        "application/a2a-agent-card+json",
        "https://api.example/.well-known/agent-card.json",
      ],
      ["urn:air:www.example:skill:atlas", "text/markdown", "https://www.example/skill.md"],
      ["urn:air:www.example:api:atlas", "application/json", "https://api.example/openapi.json"],
    ]);
    expect((await jsonOf("/.well-known/ai-catalog.json", narrow)).entries).toHaveLength(2);
    const { skills } = await jsonOf("/.well-known/agent-skills/index.json");
    expect(skills).toMatchObject([
      { name: "atlas", type: "skill-md", digest: `sha256:${shell.sha256(await bodyOf("/skill.md"))}` },
    ]);
  });

  test("lists each API with its documents", async () => {
    const { linkset } = await jsonOf("/.well-known/api-catalog");
    const anchors = linkset.map(({ anchor }: { anchor: string }) => anchor);
    expect(anchors).toEqual([
      "https://api.example/v1/atlas",
      "https://agent.example/agent/v1",
      "https://console.example/operator",
      "https://api.example/atlas/v1/mcp",
    ]);
    expect(linkset[0]).toMatchObject({
      "service-desc": [{ href: "https://api.example/openapi.json", type: "application/json" }],
      "service-doc": [{ href: "https://www.example/docs/overview", type: "text/html" }],
      "service-meta": [{ href: "https://www.example/agents.json", type: "application/json" }],
      status: [{ href: "https://api.example/health", type: "application/json" }],
    });
    expect((await jsonOf("/.well-known/api-catalog", narrow)).linkset).toHaveLength(3);
  });
});

describe("a document in Markdown", () => {
  /** The text without blocks of code, whose lines are their own. */
  const proseOf = async (path: string, site: Site) => (await bodyOf(path, site)).replaceAll(/```[\s\S]*?```/g, "code");

  test.for(textPaths.flatMap((path) => [[path, whole] as const, [path, narrow] as const]))(
    "%s has no part without words",
    async ([path, site]) => {
      const prose = await proseOf(path, site);
      expect(prose).not.toMatch(/\n{3,}|\n\n$|undefined|^#+\s*$|^-\s*$|^- \[\]|\]\(\)|\): ?$|\| +\||Stryker/m);
      const [title = "", ...blocks] = prose
        .trim()
        .split("\n\n")
        .slice(path === "/skill.md" ? 1 : 0);
      expect(title).toMatch(/^# \w/);
      expect(blocks.length).toBeGreaterThan(3);
    },
  );

  test.for([whole, narrow])("leads only to what is served: %#", async (site) => {
    const library = new Library(site);
    const served = (host: keyof typeof hosts, path: string): boolean =>
      library.hostsOf(path).includes(host) ||
      ["/agents", "/agents.md"].includes(path) ||
      Object.values<Operation>(operations).some((each) => each.path === path && each.host === host);
    const missing = new Set<string>();
    for (const path of [...textPaths, "/sitemap.xml"]) {
      const links = (await bodyOf(path, site)).matchAll(
        /(?:\]\(|<loc>|`)(https:\/\/(api|www)\.example(\/[^\s)#<`?]*)?)/g,
      );
      for (const [, url = "", name, target = "/"] of links) {
        const isBase = target === "/v1/atlas" || target.includes("{");
        if (!isBase && !served(name === "api" ? "api" : "site", target)) missing.add(`${path}: ${url}`);
      }
    }
    expect([...missing]).toEqual([]);
  });

  test("tells how to get a token, and to call tools, where there are some", async () => {
    for (const path of ["/skill.md", "/developers/agents.md"]) {
      const [here, there] = [await bodyOf(path), await bodyOf(path, narrow)];
      expect(here).toContain("curl -sS https://api.example/sandbox/credentials");
      expect(here).toContain("curl -sS https://api.example/atlas/v1/mcp");
      expect(here).toMatch(/\| `issue_voucher` \| .* \| `[\w.]+`.* \| by a person \|/);
      expect(here).toMatch(/\| `search_knowledge` \| .* \| none \|/);
      expect(there).toContain("This is production: an operator of the organization makes keys");
      expect(there).not.toContain("https://api.example/atlas/v1/mcp");
    }
    expect(await bodyOf("/llms.txt")).toContain("the tool server `https://api.example/.well-known/mcp.json`.");
    expect(await bodyOf("/llms.txt", narrow)).toContain("tokens come from the developer console.");
    expect(await bodyOf("/index.md")).toContain("[Tool server]");
    expect(await bodyOf("/index.md", narrow)).not.toContain("[Tool server]");
  });

  test("of the skill says when it is used, tells whole stories, and which errors to retry", async () => {
    const skill = await bodyOf("/skill.md");
    expect(skill).toMatch(/^---\nname: atlas\ndescription: ".+"\n---\n\n# Use Atlas\n/);
    expect(skill).toContain("- `rate_limited` (429): ");
    expect(skill).not.toContain("- `validation_failed` (422): ");
    expect(skill).toMatch(/^1\. .+ `(GET|POST) https:\/\/\w+\.example\/\S+` needs `atlas\.[\w.]+`$/m);
    const withoutSending = { ...whole, offers: (id: string) => id !== "messages.send" };
    expect((await bodyOf("/skill.md", withoutSending)).match(/^### /gm)?.length).toBeLessThan(
      skill.match(/^### /gm)?.length ?? 0,
    );
  });

  test("of all pages has each with its source", async () => {
    const full = await bodyOf("/llms-full.txt");
    expect(full).toMatch(/^# Atlas\n\n> .+\n\n---\n\nSource: https:\/\/www\.example\/docs/);
    expect(full).toContain("\n---\n\nSource: https://www.example/developers/changelog\n\n# Changelog");
    expect(await bodyOf("/docs/start.md")).toMatch(
      /^# .*\n\n> The index of all documents is \[llms\.txt\]\(https:\/\/www\.example\/llms\.txt\)\.\n/,
    );
    expect(await bodyOf("/docs/start.md")).not.toMatch(/\]\(https:\/\/www\.example\/docs\/[\w/-]+\)/);
  });
});

test("crawlers may read all but what needs a token", async () => {
  expect(await bodyOf("/robots.txt")).toBe(
    "User-agent: *\nDisallow: /operator/\nDisallow: /callbacks/\nDisallow: /metrics\nAllow: /\n\nSitemap: https://www.example/sitemap.xml\n",
  );
  const map = await bodyOf("/sitemap.xml");
  expect(map).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n<url><loc>https:\/\/www\.example\/<\/loc>/,
  );
  expect(map).toMatch(/\n<\/urlset>\n$/);
  for (const path of ["/agents", "/developers/agents", "/developers/changelog", "/docs/start"]) {
    expect(map).toContain(`<url><loc>https://www.example${path}</loc></url>`);
  }
});

describe("the OpenAPI document", () => {
  test("has the addresses of the deployment, and tells what is available", async () => {
    const { info, servers, paths } = await jsonOf("/openapi.json", narrow);
    expect(info["x-atlas-environment"]).toBe("production");
    expect(servers).toEqual([
      { url: "https://api.example", description: expect.stringContaining("Paths of its other hosts name them.") },
    ]);
    expect(paths["/v1/atlas/messages"]).not.toHaveProperty("servers");
    expect(paths["/v1/atlas/messages"].post["x-atlas-enabled"]).toBe(true);
    expect(paths[operations["console.members.list"].path].servers).toEqual([{ url: "https://console.example" }]);
    expect(paths["/atlas/v1/mcp"].post["x-atlas-enabled"]).toBe(false);
    const samples = paths["/v1/atlas/messages"].post["x-codeSamples"];
    expect(JSON.stringify(samples)).toContain("https://api.example/v1/atlas/messages");
    expect(JSON.stringify(samples)).not.toContain("127.0.0.1");
  });

  test("of one address names it once", async () => {
    const one = siteOf(fakeShell());
    expect((await jsonOf("/openapi.json", one)).servers).toEqual([
      { url: "http://atlas.example", description: "This deployment." },
    ]);
  });
});

describe("a library", () => {
  test("serves a document at its hosts alone", () => {
    const library = new Library(whole);
    expect(library.hostsOf("/openapi.json")).toEqual(["api"]);
    expect(library.hostsOf("/llms.txt")).toEqual(["site"]);
    expect(library.hostsOf("/robots.txt")).toEqual(["api", "console", "agent", "site"]);
    expect(library.hostsOf("/.well-known/ai-catalog.json")).toEqual(["site", "api"]);
    expect(library.hostsOf("/nothing")).toEqual([]);
    expect(library.pathsOn("console")).toEqual(["/robots.txt"]);
    expect(library.pathsOn("site")).toContain("/docs/start.md");
  });

  test("has what the deployment offers", () => {
    const paths = ["/.well-known/agent-card.json", "/atlas/v1/mcp/server-card"];
    expect(paths.map((path) => new Library(whole).has(path))).toEqual([true, true]);
    expect(paths.map((path) => new Library(narrow).has(path))).toEqual([false, false]);
    const resource = "/.well-known/oauth-protected-resource/atlas/v1/mcp";
    expect(new Library(whole).has(resource)).toBe(false);
    expect(new Library({ ...whole, authorizes: false }).hostsOf(resource)).toEqual(["api", "agent"]);
  });

  test("has the pages and assets of its website", async () => {
    const made: string[] = [];
    const website = {
      page: ({ path }: { readonly path: string | null }) => (
        made.push(String(path)),
        { contentType: "text/html", body: "page" }
      ),
      assets: { "/assets/site.js": () => ({ contentType: "text/javascript", body: "js" }) },
    };
    const library = new Library(whole, website);
    expect(library.hostsOf("/assets/site.js")).toEqual(["site"]);
    expect((await library.at("/docs/start")).body).toBe("page");
    await library.at("/docs/start");
    expect(made).toEqual(["/docs/start"]);
  });

  test("leads on from each document", async () => {
    const { headers } = await new Library(whole).at("/docs/start");
    expect(headers?.["link"]?.split(", ")).toEqual([
      '<https://www.example/.well-known/api-catalog>; rel="api-catalog"',
      '<https://api.example/openapi.json>; rel="service-desc"; type="application/json"',
      '<https://www.example/developers/agents>; rel="service-doc"; type="text/html"',
      '<https://www.example/llms.txt>; rel="describedby"; type="text/plain"',
      '<https://www.example/docs/start.md>; rel="alternate"; type="text/markdown"',
    ]);
    expect((await new Library(whole).at("/robots.txt")).headers?.["link"]?.split(", ")).toHaveLength(4);
  });

  test("fails for a document that it has not", async () => {
    await expect(new Library(whole).at("/nothing")).rejects.toThrow("there is no document at /nothing");
  });
});

test("each document has its type", async () => {
  const library = new Library(whole);
  const typeOf = async (path: string) => (await library.at(path)).contentType;
  expect(await typeOf("/agents.json")).toBe("application/json");
  expect(await typeOf("/llms.txt")).toBe("text/plain; charset=utf-8");
  expect(await typeOf("/skill.md")).toBe("text/markdown; charset=utf-8");
  expect(await typeOf("/sitemap.xml")).toBe("application/xml; charset=utf-8");
  expect(await typeOf("/.well-known/ai-catalog.json")).toBe("application/ai-catalog+json");
  expect(await typeOf("/.well-known/api-catalog")).toContain("application/linkset+json; profile=");
  expect(await typeOf("/atlas/v1/mcp/server-card")).toBe("application/mcp-server-card+json");
});
