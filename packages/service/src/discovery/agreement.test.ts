/** Agreement of the places that tell agents something: robots.txt, skill, tools page, cards and default scopes. */
import { entriesOf, operations } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import { describe, expect, test } from "vitest";
import { fakeShell } from "../../test-support/fake-shell.ts";
import { protectedResources } from "./protected-resources.ts";
import { Library } from "./library.ts";
import { siteOf } from "./site.ts";

const site = siteOf(fakeShell());
const library = new Library(site);
const bodyOf = async (path: string): Promise<string> => (await library.at(path)).body;
const jsonOf = async (path: string) => JSON.parse(await bodyOf(path));

/** Tells if robots.txt lets an agent open an address. */
const allowedBy = (robots: string) => {
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  return (address: string): boolean => !disallowed.some((path) => new URL(address).pathname.startsWith(path));
};

const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(/https?:\/\/[\w.:-]+\/[^\s"'`)<>\\]*/g)]
    .map(([address]) => address)
    .filter((address) => Object.values(site.hosts).some((host) => address.startsWith(`${host}/`)));

/** Rows of the table whose first column names the tools. */
const toolsIn = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map([...text.matchAll(/^\| `(\w+)` \|(.+)$/gm)].map(([, name = "", rest = ""]) => [name, scopesIn(rest)]));

const scopesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`(atlas\.[\w.]+)`/g)].map(([, scope = ""]) => scope);

const contracted = new Map(entriesOf(tools).map(([name, { scopes }]) => [name, [...scopes]] as const));

describe("agents are told one thing", () => {
  test.for(["/skill.md", "/llms.txt", "/developers/agents.md", "/agents.json", "/.well-known/mcp.json"])(
    "robots.txt allows what %s leads to",
    async (path) => {
      const allowed = allowedBy(await bodyOf("/robots.txt"));
      const addresses = addressesIn(await bodyOf(path));
      expect(addresses.length).toBeGreaterThan(1);
      expect(addresses.filter((address) => !allowed(address))).toEqual([]);
    },
  );

  test("robots.txt allows what the catalogs and cards lead to", async () => {
    const allowed = allowedBy(await bodyOf("/robots.txt"));
    const { entries } = await jsonOf("/.well-known/ai-catalog.json");
    const { remotes } = await jsonOf("/atlas/v1/mcp/server-card");
    const { supportedInterfaces } = await jsonOf("/.well-known/agent-card.json");
    const addresses: readonly string[] = [...entries, ...remotes, ...supportedInterfaces].map(({ url }) => url);
    expect(addresses).toHaveLength(6);
    expect(addresses.filter((address) => !allowed(address))).toEqual([]);
    expect(remotes[0].url).toBe((await jsonOf("/.well-known/mcp.json")).url);
  });

  test("the skill and the page of the tools name the same tools and scopes as the contract", async () => {
    expect(toolsIn(await bodyOf("/skill.md"))).toEqual(contracted);
    const page = await bodyOf("/docs/tools.md");
    expect(toolsIn(page.slice(0, page.indexOf("## ")))).toEqual(contracted);
    const listed: readonly { readonly name: string }[] = (await jsonOf("/.well-known/mcp.json")).tools;
    expect(listed.map(({ name }) => name)).toEqual([...contracted.keys()]);
  });

  test("a token with the default scopes of OAuth may call each tool of the skill, and the skill says what the rest needs", async () => {
    const [, toolServer] = protectedResources(site.hosts, site.hosts.api);
    const byDefault: readonly string[] = toolServer?.document.scopes_supported ?? [];
    const skill = await bodyOf("/skill.md");
    expect([...toolsIn(skill).values()].flat().filter((scope) => !byDefault.includes(scope))).toEqual([]);
    const steps = [...skill.matchAll(/^\d+\. .*`(GET|POST|PATCH|DELETE) (\S+)`(.*)$/gm)];
    expect(steps.length).toBeGreaterThan(20);
    for (const [, method, address = "", needs = ""] of steps) {
      const path = Object.values(site.hosts).reduce((rest, host) => rest.replace(host, ""), address);
      const found = Object.values(operations).find((each) => each.method === method && each.path === path);
      const scopes: unknown = Reflect.get(found?.auth ?? {}, "anyOf") ?? [];
      expect([address, scopesIn(needs)]).toEqual([address, scopes]);
    }
  });

  test("the card of A2A asks for the scope that its operation needs, and its page says the same", async () => {
    const { securitySchemes } = await jsonOf("/.well-known/agent-card.json");
    const { anyOf } = operations["sessions.exchange"].auth;
    const { scopes } = securitySchemes.oauth.oauth2SecurityScheme.flows.authorizationCode;
    expect(Object.keys(scopes)).toEqual([...anyOf]);
    expect(await bodyOf("/docs/agents.md")).toContain(`need a token with\n\`${anyOf[0]}\``);
  });
});
