/** Webhooks of apps, which end with the last consent of their app. */
import { expect, test } from "vitest";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { describeServed } from "../test-support/served.ts";

const settings = { ATLAS_LIMIT_PUBLIC: "10000", ATLAS_LIMIT_SIGN_IN: "1000" };
const scope = "atlas.events.write atlas.events.read";
const hook = { url: "https://app.example/hook", events: ["message.delivered" as const] };

describeServed("a webhook that an app made", { settings }, (served) => {
  const installed = async () => {
    const { data, client } = await served.organization();
    const operator = served.clientOf(data.operator_token);
    const app = await OAuthApp.open(served.server.url, operator);
    const consented = () => app.tokens(data.operator_token, { scope });
    const tokens = await consented();
    const webhook = await served.clientOf(tokens.access_token).succeed("webhooks.create", { body: hook });
    const shown = async () => (await operator.succeed("console.webhooks.list")).data.webhook_endpoints;
    const own = (await operator.succeed("console.apps.list")).data.apps[0];
    return { client, operator, app, tokens, consented, shown, appId: own?.id, id: webhook.data.id, webhook };
  };

  test("shows the app, and is disabled when an operator ends the last consent", async () => {
    const { client, operator, consented, shown, appId, webhook } = await installed();
    expect(webhook.data.app_id).toBe(appId);
    await consented();
    const { consents } = (await operator.succeed("console.consents.list")).data;
    const end = (consent: (typeof consents)[number] | undefined) =>
      operator.succeed("console.consents.revoke", { params: { consent_id: consent?.id ?? "" } });
    await end(consents[1]);
    expect(await shown()).toMatchObject([{ status: "active", app_id: appId, notice: null }]);
    await end(consents[0]);
    const [ended] = await shown();
    expect(ended).toMatchObject({ status: "disabled", notice: expect.stringContaining("Orders <b>") });
    expect(ended).not.toHaveProperty("app_id");
    const { data } = await operator.succeed("console.auditEvents.list", {
      query: { event_type: "atlas_api.webhook.disable" },
    });
    expect(data.events).toMatchObject([{ before: { status: "active", app_id: appId } }]);
    // A person who activates it keeps it.
    const active = { params: { webhook_id: webhook.data.id }, body: { status: "active" as const } };
    await operator.succeed("console.webhooks.update", active);
    expect((await client.succeed("webhooks.list")).data).toMatchObject([{ status: "active", notice: null }]);
  });

  test("is disabled when the app revokes its refresh token, and a grant keeps it", async () => {
    const { operator, app, tokens, shown, appId = "" } = await installed();
    const body = { granted_scopes: ["atlas.events.read" as const] };
    const { grant } = (await operator.succeed("console.apps.createGrant", { params: { app_id: appId }, body })).data;
    await app.revoke(tokens.refresh_token ?? "");
    expect(await shown()).toMatchObject([{ status: "active" }]);
    await operator.succeed("console.apps.revokeGrant", { params: { app_id: appId, grant_id: grant.id } });
    expect(await shown()).toMatchObject([{ status: "disabled" }]);
  });

  test("is disabled when a refresh token comes twice, and is the app's again that activates it", async () => {
    const { app, tokens, consented, shown, appId, id } = await installed();
    const next = await app.refresh(tokens.refresh_token ?? "");
    await app.refresh(next.refresh_token ?? "");
    await expect(app.refresh(tokens.refresh_token ?? "")).rejects.toThrow(
      "server responded with an error in the response body",
    );
    expect(await shown()).toMatchObject([{ status: "disabled" }]);
    const again = served.clientOf((await consented()).access_token);
    await again.succeed("webhooks.update", { params: { id }, body: { status: "active" } });
    expect(await shown()).toMatchObject([{ status: "active", app_id: appId }]);
  });
});
