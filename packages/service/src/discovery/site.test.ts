import { describe, expect, test } from "vitest";
import { fakeShell } from "../../test-support/fake-shell.ts";
import { developersMarkdown, homeMarkdown } from "./home.ts";
import { mainPagesOf } from "./pages.ts";
import { addressed, siteOf } from "./site.ts";

const hosts = {
  api: "https://api.example",
  console: "https://console.example",
  agent: "https://agent.example",
  site: "https://www.example",
};
const site = siteOf(fakeShell({ hosts }));

describe("the addresses of a page", () => {
  test.for<[text: string, expected: string]>([
    ["`{base_url}/v1`", "`https://api.example/v1`"],
    ["({console_url})", "(https://console.example)"],
    ["{agent_base_url} or", "https://agent.example or"],
    ["`{site_url}`", "`https://www.example`"],
    ["{base_url}", "{base_url}"],
    ["{other_url}/v1", "{other_url}/v1"],
    ["http://127.0.0.1:4100/v1/atlas", "https://api.example/v1/atlas"],
    ["http://127.0.0.1:4100/operator/keys", "https://console.example/operator/keys"],
    [
      "http://127.0.0.1:4100/agent/v1/x and http://127.0.0.1:4100",
      "https://agent.example/agent/v1/x and http://127.0.0.1:4100",
    ],
  ])("in %s are %s", ([text, expected]) => {
    expect(addressed(text, site)).toBe(expected);
  });

  test("are those of a sandbox on this machine, also where the page starts one", () => {
    const local = { ...site, hosts: { ...hosts, api: "http://127.0.0.1:7100" } };
    const text = "npx @atlas-messaging/sandbox\ncurl http://127.0.0.1:4100/v1/atlas";
    expect(addressed(text, local)).toBe(text.replace("4100", "7100"));
  });

  test("are the sandbox's where the page starts it", () => {
    const text = "npx @atlas-messaging/sandbox\ncurl http://127.0.0.1:4100/v1/atlas `{base_url}/v1`";
    expect(addressed(text, site)).toBe(text.replace("{base_url}", hosts.api));
    const inline = "Run npx @atlas-messaging/sandbox: http://127.0.0.1:4100/v1";
    expect(addressed(inline, site)).toContain("https://api.example/v1");
  });
});

describe("the start page of developers", () => {
  test("says where everything is, by host", () => {
    expect(developersMarkdown(site)).toContain(`## Where everything is

| What | Where |
|---|---|
| Public API | \`https://api.example/v1/atlas\` |
| Agent API: the tools as plain HTTP | \`https://agent.example/agent/v1\` |
| Tool server | \`${site.toolServer}\` |
| Developer console | \`https://console.example/operator\` |
| Contract, OpenAPI 3.1 | [openapi.json](https://api.example/openapi.json) |
`);
  });

  test("lists each group of pages, a line a page, without single operations", () => {
    const text = developersMarkdown(site);
    const links = text.match(/^- \[.*\]\(https:\/\/www\.example\/docs\/.*$/gm) ?? [];
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((line) => line.includes("/docs/reference/"))).not.toEqual([]);
    expect(links.filter((line) => /\/docs\/reference\/[^/)]+\//.test(line))).toEqual([]);
    expect(mainPagesOf("no such group")).toEqual([]);
  });

  test.for([
    ["developers", developersMarkdown],
    ["home", homeMarkdown],
  ] as const)("and %s link to the documents for programs and people, a line each", ([, markdown]) => {
    const links = Array.from(markdown(site).matchAll(/^- \[[^\]]+\]\((\S+)\)/gm), ([, link]) => link);
    for (const path of ["/llms.txt", "/agents"]) expect(links).toContain(`https://www.example${path}`);
    expect(links.length).toBeGreaterThan(8);
  });

  test("leaves out a tool server that is not offered", () => {
    const production = fakeShell();
    const without = {
      ...site,
      offers: siteOf({
        ...production,
        settings: { ...production.settings, environment: "production", enablePreview: false },
      }).offers,
    };
    expect(developersMarkdown(without)).not.toContain("| Tool server |");
    expect(homeMarkdown(without)).not.toContain("mcp.json");
  });
});
