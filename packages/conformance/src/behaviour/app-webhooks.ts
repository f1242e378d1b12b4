/** Webhooks that an app made with its grant. */
import type { Case } from "../case.ts";
import { freshConsole, topic } from "./steps.ts";

const define = topic("webhooks");

const named = { name: "Corner shop", runtime_mode: "external_agent" };

export const appWebhooks: readonly Case[] = [
  define("app-access-ends", {
    title: "a webhook that an app made is disabled when the app's last grant is revoked, and says why",
    operations: ["console.apps.createGrant", "console.apps.revokeGrant", "webhooks.create", "webhooks.list"],
    cites: {
      section: "Authentication",
      line: "Keys and grants come from the developer console under an app or a service account.",
    },
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const { check } = context;
      const appId = (await operator.succeed("console.apps.create", { body: named })).data.app.id;
      const body = { granted_scopes: ["atlas.events.write" as const] };
      const give = async () =>
        (await operator.succeed("console.apps.createGrant", { params: { app_id: appId }, body })).data.grant;
      const [grant, other] = [await give(), await give()];
      const hook = { url: "https://app.example/hook", events: ["session.ended" as const] };
      const made = (await context.clientOf(grant.secret).succeed("webhooks.create", { body: hook })).data;
      check.equal(made.app_id, appId, "the app of the webhook");
      const listed = async () =>
        check.present(
          (await client.succeed("webhooks.list")).data.find(({ id }) => id === made.id),
          "the webhook in the list",
        );
      await operator.succeed("console.apps.revokeGrant", { params: { app_id: appId, grant_id: grant.id } });
      check.equal((await listed()).status, "active", "the status while the app has another grant");
      await operator.succeed("console.apps.revokeGrant", { params: { app_id: appId, grant_id: other.id } });
      const ended = await listed();
      check.equal(ended.status, "disabled", "the status after the app's last grant");
      check.that(ended.notice !== null, "a notice that says why", "null");
    },
  }),
];
