import { expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";
import { clientOf, message } from "./support.ts";

const named = { name: "Booker", runtime_mode: "external_agent" };
const granted_scopes = ["atlas.events.write"];
const hook = { url: "https://booker.example/hook", events: ["message.delivered"] };

test("a webhook of an app gets nothing after its last grant was revoked, until a person activates it", async () => {
  const got: unknown[] = [];
  const sandbox = createSandbox({ webhooks: (request) => void got.push(request) });
  const operator = clientOf(sandbox, sandbox.credentials.operator_token);
  const { id: appId } = (await operator.succeed("console.apps.create", { body: named })).data.app;
  const give = async () =>
    (await operator.succeed("console.apps.createGrant", { params: { app_id: appId }, body: { granted_scopes } })).data
      .grant;
  const revoke = (grantId: string) =>
    operator.succeed("console.apps.revokeGrant", { params: { app_id: appId, grant_id: grantId } });
  const [grant, other] = [await give(), await give()];
  const made = await clientOf(sandbox, grant.secret).succeed("webhooks.create", { body: hook });
  expect(made.data.app_id).toBe(appId);
  let keys = 0;
  const sent = async (): Promise<number> => {
    await clientOf(sandbox).succeed("messages.send", message(`key ${keys++}`));
    await sandbox.advance("1m");
    return got.length;
  };

  await revoke(grant.id);
  expect(await sent()).toBe(1);
  await revoke(other.id);
  expect(await sent()).toBe(1);
  const [ended] = (await clientOf(sandbox).succeed("webhooks.list")).data;
  expect(ended).toMatchObject({
    status: "disabled",
    notice: expect.stringContaining("The app Booker may no longer act"),
  });

  await operator.succeed("console.webhooks.update", {
    params: { webhook_id: made.data.id },
    body: { status: "active" },
  });
  const before = await sent();
  await revoke((await give()).id);
  expect(await sent()).toBe(before + 1);
});
