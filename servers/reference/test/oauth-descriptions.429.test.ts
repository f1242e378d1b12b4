/** Limits on requests that make this server fetch apps' descriptions. */
import { expect, test } from "vitest";
import { describedAt } from "../test-support/described-app.ts";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const settings = {
  ATLAS_LIMIT_PUBLIC: "1000",
  ATLAS_LIMIT_SIGN_IN: "1000",
  ATLAS_OAUTH_CLIENT_METADATA: "on",
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  ATLAS_TRUSTED_PROXIES: "127.0.0.0/8,::1",
};

describeServedOnPostgres("descriptions of a host's apps", { settings }, (served) => {
  test("are fetched for others, although one has asked for very many", async () => {
    const site = await describedAt();
    const app = await OAuthApp.known(served.server.url, `${site.url}/0.json`);
    const ask = async (name: string, asker: string): Promise<number> => {
      const { parameters } = await app.begin({ client_id: `${site.url}/${name}.json` });
      const url = `${served.server.url}/oauth/authorize?${new URLSearchParams(parameters)}`;
      return (await fetch(url, { headers: { "x-forwarded-for": asker } })).status;
    };
    for (let asked = 0; asked < 120; asked++) await ask(String(asked), "203.0.113.1");
    expect(site.fetched).toHaveLength(20);
    expect([await ask("other", "203.0.113.1"), await ask("other", "203.0.113.2")]).toEqual([429, 200]);
    await site.close();
  });
});
