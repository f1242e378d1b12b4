import { createHash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text as body } from "node:stream/consumers";
import { errors, keysOf } from "@atlas-messaging/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { discoveryForms } from "../test-support/discovery-forms.ts";
import { type Read, crawl, linksOf } from "../test-support/crawl.ts";
import { type Served, describeServedOnPostgres } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const json = "application/json";
const markdown = "text/markdown; charset=utf-8";
const html = "text/html; charset=utf-8";

const documents: readonly (readonly [path: string, contentType: string])[] = [
  ["/.well-known/mcp.json", json],
  ["/.well-known/ai-catalog.json", "application/ai-catalog+json"],
  ["/.well-known/api-catalog", 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
  ["/.well-known/agent-skills/index.json", json],
  ["/.well-known/agent-skills/atlas/SKILL.md", markdown],
  ["/agents.json", json],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/llms-full.txt", "text/plain; charset=utf-8"],
  ["/skill.md", markdown],
  ["/openapi.json", json],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/", html],
  ["/index.md", markdown],
  ["/agents", html],
  ["/agents.md", markdown],
  ["/developers/agents", html],
  ["/developers/agents.md", markdown],
  ["/developers/changelog", html],
  ["/developers/changelog.md", markdown],
  ["/docs/webhooks", html],
  ["/docs/webhooks.md", markdown],
  ["/docs/reference/messages.md", markdown],
];

const unlimited = { ATLAS_LIMIT_PUBLIC: "100000" };

/**
 * Checks that every link of a server's documents works, with its fragment. In a release it leads through the pages of
 * /docs, too: the site's own tests follow its links as files.
 */
const leadsEverywhere = (served: Served<undefined>): void => {
  let read: Read[] = [];
  const all = async (): Promise<Read[]> => {
    const { url } = served.server;
    if (read.length === 0) {
      read = await crawl(
        documents.map(([path]) => `${url}${path}`),
        (link) => link.startsWith(`${url}/`) && (whole || !link.startsWith(`${url}/docs/`)),
      );
    }
    return read;
  };

  test("has no dead link", async () => {
    const dead = (await all()).filter(({ status }) => status !== 200);
    expect(dead.map(({ url, status, from }) => `${from} → ${url} ${status}`)).toEqual([]);
    expect(read.length).toBeGreaterThan(whole ? 80 : 20);
  });

  test("has the section that a link names", async () => {
    const pages = new Map((await all()).map((page) => [page.url, page]));
    const missing = read.flatMap((page) =>
      linksOf(page).filter((link) => {
        const [target = "", fragment] = link.split("#");
        const linked = pages.get(target.replace(/\.md$/, ""));
        return (
          fragment && linked?.contentType === html && !linked.text.includes(`id="${decodeURIComponent(fragment)}"`)
        );
      }),
    );
    expect(missing).toEqual([]);
  });

  test("leads to nothing on this machine but the server itself, and out of it by https", async () => {
    const links = (await all()).flatMap(linksOf).filter((link) => !link.startsWith(served.server.url));
    expect(links.filter((link) => !link.startsWith("https://"))).toEqual([]);
  });

  test("leaves no placeholder", async () => {
    const left = (await all()).filter(
      ({ url, text }) => !url.endsWith("openapi.json") && /\{(base|site|agent_base|console)_url\}/.test(text),
    );
    expect(left.map(({ url }) => url)).toEqual([]);
  });
};

describe("discovery", () => {
  describeServedOnPostgres("in the sandbox", { settings: unlimited }, (served) => {
    const get = (path: string, init: RequestInit = {}) => fetch(`${served.server.url}${path}`, init);

    leadsEverywhere(served);

    test.for(documents)("%s is %s, for everybody and for caches", async ([path, contentType]) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(contentType);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("x-request-id")).toMatch(/\S/);
      expect(response.headers.get("link")).toContain('rel="api-catalog"');
      const text = await response.text();
      const head = await get(path, { method: "HEAD" });
      expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, contentType, ""]);
      expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(text));
      const etag = response.headers.get("etag") ?? "";
      const again = await get(path, { headers: { "if-none-match": `"other", W/${etag}` } });
      expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
    });

    test.for([
      ["/docs/", "/docs"],
      ["/docs/errors//?q=1", "/docs/errors?q=1"],
      ["/agents.md/", "/agents.md"],
    ])("leads from %s to %s", async ([given = "", meant]) => {
      const answer = await fetch(served.server.url + given, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([308, meant, ""]);
      expect((await fetch(served.server.url + given)).status).toBe(200);
    });

    test("takes no other method", async () => {
      for (const path of ["/robots.txt", "/.well-known/api-catalog", "/agents.md", "/agents"]) {
        const response = await get(path, { method: "POST" });
        expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      }
    });

    test.for(discoveryForms)("%s has the form that is laid down for it", async ([path, schema]) => {
      const validate = new Ajv2020({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ } }).compile(schema);
      const document: unknown = await (await get(path)).json();
      validate(document);
      expect(validate.errors, JSON.stringify(document)).toBeNull();
    });

    test("has the card of the tool server where MCP looks for it", async () => {
      const response = await get("/atlas/v1/mcp/server-card");
      expect(response.headers.get("content-type")).toBe("application/mcp-server-card+json");
      const card = (await response.json()) as { readonly remotes: readonly { readonly url: string }[] };
      const { data } = await served.anonymous.succeed("sandbox.credentials");
      expect(card.remotes.map(({ url }) => url)).toEqual([data.mcp_url]);
    });

    test("lists each skill with the digest of its bytes", async () => {
      const index = (await (await get("/.well-known/agent-skills/index.json")).json()) as {
        readonly skills: readonly { readonly name: string; readonly url: string; readonly digest: string }[];
      };
      expect(index.skills.map(({ name }) => name)).toEqual(["atlas"]);
      for (const { name, url, digest } of index.skills) {
        const text = await (await fetch(url)).text();
        expect(digest).toBe(`sha256:${createHash("sha256").update(text).digest("hex")}`);
        expect(text.startsWith(`---\nname: ${name}\ndescription: `)).toBe(true);
        expect(text).toBe(await (await get("/skill.md")).text());
      }
    });

    test.for([
      ["text/markdown", markdown],
      ["text/markdown, text/html;q=0.8", markdown],
      ["text/html, text/markdown;q=0.8", html],
      ["text/html,application/xhtml+xml,*/*;q=0.8", html],
      ["*/*", html],
    ])("answers Accept: %s with %s", async ([accept = "", contentType]) => {
      for (const path of ["/", "/agents", "/developers/agents", "/developers/changelog", "/docs/errors"]) {
        const response = await get(path, { headers: { accept } });
        expect([path, response.headers.get("content-type")]).toEqual([path, contentType]);
        expect(response.headers.get("vary")).toBe("Accept");
      }
    });

    test("runs the first line of the skill as it stands", async () => {
      const skill = await (await get("/skill.md")).text();
      const command = /^curl -sS (\S+)$/m.exec(skill)?.[1] ?? "";
      expect((await fetch(command)).status).toBe(200);
    });
  });

  const production = { ...unlimited, ATLAS_ENVIRONMENT: "production" };
  describeServedOnPostgres("in production", { settings: production }, (served) => {
    leadsEverywhere(served);

    test("offers neither sandbox credentials nor the tool server, and says so", async () => {
      const agents = await served.anonymous.succeed("discovery.agents");
      expect(agents.authentication.sandbox_credentials_url).toBeNull();
      expect(await served.anonymous.succeed("discovery.mcp")).toMatchObject({ enabled: false });
      expect((await fetch(`${served.server.url}/atlas/v1/mcp/server-card`)).status).toBe(404);
      expect(await served.anonymous.succeed("discovery.skill")).not.toContain("sandbox/credentials");
    });

    test("marks in the contract what it offers", async () => {
      const { data } = await served.anonymous.succeed("system.version");
      const { info, paths } = await served.anonymous.succeed("discovery.openapi");
      expect(info["x-atlas-environment"]).toBe("production");
      const marked = Object.values(paths)
        .flatMap((item) => Object.values(Object(item)))
        .filter((operation) => Reflect.has(Object(operation), "operationId"))
        .map((operation) => [
          Reflect.get(Object(operation), "operationId"),
          Reflect.get(Object(operation), "x-atlas-enabled"),
        ]);
      expect(Object.fromEntries(marked)).toEqual(
        Object.fromEntries(data.operations.map(({ operation_id, enabled }) => [operation_id, enabled])),
      );
    });
  });

  const hosts = {
    ATLAS_BASE_URL: "https://api.example.com",
    ATLAS_CONSOLE_URL: "https://console.example.com",
    ATLAS_AGENT_BASE_URL: "https://agent.example.com",
    ATLAS_SITE_URL: "https://www.example.com",
  };
  describeServedOnPostgres("on hosts of their own", { settings: { ...unlimited, ...hosts } }, (served) => {
    /** `fetch` names no other host than the one that it connects to. */
    const at = async (host: string, path: string): Promise<{ readonly status: number; readonly text: string }> => {
      const asked = request(`${served.server.url}${path}`, { headers: { host: `${host}.example.com` } }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      return { status: answer.statusCode ?? 0, text: await body(answer) };
    };

    test.for([
      ["/", 200, 404],
      ["/robots.txt", 200, 200],
      ["/docs/errors", 200, 404],
      ["/docs/errors/", 308, 404],
      ["/agents.md", 200, 404],
      ["/llms.txt", 200, 404],
      ["/.well-known/api-catalog", 200, 200],
      ["/openapi.json", 404, 200],
      ["/atlas/v1/mcp/server-card", 404, 200],
    ] as const)("%s is at home there only", async ([path, onSite, onApi]) => {
      const statuses = [await at("www", path), await at("api", path)].map(({ status }) => status);
      expect(statuses).toEqual([onSite, onApi]);
    });

    test("a refusal of any host leads to the site, which has the entry of its code", async () => {
      const asked = [await at("api", "/v1/atlas/channels"), await at("agent", "/nothing"), await at("www", "/nothing")];
      const docs = asked.map(({ text }): string => JSON.parse(text).error.docs);
      const page = "/docs/reference/errors";
      const [authentication, missing] = ["unauthenticated", "not_found"].map((code) => `${page}#${code}`);
      const site = hosts.ATLAS_SITE_URL;
      expect(docs).toEqual([`${site}${authentication}`, `${site}${missing}`, `${site}${missing}`]);
      const { text } = await at("www", page);
      const ids = keysOf(errors).map((code) => ` id="${code.toLowerCase()}"`);
      expect(ids.filter((id) => !text.includes(id))).toEqual([]);
    });

    test("names each host where it is meant", async () => {
      const { text } = await at("www", "/docs/reference/agent-api/send-message.md");
      expect(text).toContain("`POST https://agent.example.com/agent/v1/tools/send_message`");
    });
  });
});
