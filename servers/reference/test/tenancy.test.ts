import { beforeAll, expect, test } from "vitest";
import { describeSharedAndOnPglite } from "../test-support/served.ts";
import type { Organization } from "../test-support/served.ts";

describeSharedAndOnPglite("two organizations", {}, (served) => {
  let ours: Organization;
  let theirs: Organization;
  let theirWebhook: string;
  beforeAll(async () => {
    ours = await served.organization();
    theirs = await served.organization();
    await theirs.client.succeed("messages.send", { body: { phone_number: "+15550100001", text: "A secret" } });
    const body = { url: "https://their.example/hook", events: ["session.ended"], secret: "their-secret-of-sixteen" };
    theirWebhook = (await theirs.client.succeed("webhooks.create", { body })).data.id;
  });

  test("have customers, conversations, channels and templates of their own for the same numbers", async () => {
    const [mine, their] = [ours.data, theirs.data];
    for (const name of [
      "organization_id",
      "channel_id",
      "conversation_id",
      "customer_id",
      "template_id",
      "voucher_id",
      "owner_id",
      "token",
    ] as const) {
      expect(mine[name], name).not.toBe(their[name]);
    }
  });

  test("see nothing of each other in lists", async () => {
    const lists = [
      await ours.client.call("channels.list"),
      await ours.client.call("conversations.list"),
      await ours.client.call("webhooks.list"),
      await ours.client.call("conversations.listEvents", { params: { id: ours.data.conversation_id } }),
    ];
    const { channel_id, conversation_id, customer_id } = theirs.data;
    for (const { status, text } of lists) {
      expect(status).toBe(200);
      for (const secret of [channel_id, conversation_id, customer_id, theirWebhook, "secret"])
        expect(text).not.toContain(secret);
    }
  });

  test.for([
    ["channels.get", () => ({ params: { channel_id: theirs.data.channel_id } })],
    ["conversations.listEvents", () => ({ params: { id: theirs.data.conversation_id } })],
    ["webhooks.update", () => ({ params: { id: theirWebhook }, body: { url: "https://our.example/hook" } })],
    ["webhooks.delete", () => ({ params: { id: theirWebhook } })],
  ] as const)("%s finds nothing of the other", async ([id, request]) => {
    expect(await ours.client.call(id, request())).toMatchObject({ status: 404, error: { code: "not_found" } });
  });

  test("cannot send each other's templates", async () => {
    const body = {
      phone_number: "+15550100001",
      template_id: theirs.data.template_id,
      category: "utility",
      template_params: { name: "Ada" },
    };
    expect(await ours.client.call("messages.send", { body })).toMatchObject({
      status: 422,
      error: { code: "template_not_found" },
    });
  });

  test("have changed nothing of each other", async () => {
    const { data } = await theirs.client.succeed("webhooks.list");
    expect(data).toMatchObject([{ id: theirWebhook, url: "https://their.example/hook", status: "active" }]);
  });
});
