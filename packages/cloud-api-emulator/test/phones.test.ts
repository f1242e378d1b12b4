import { describe, expect, test } from "vitest";
import { messagesIn, startNetwork, statusesIn, text } from "./started.ts";

const ada = "+491711234567";

describe("what a customer does", () => {
  test("comes in the network's shape, signed, with the owner of the phone", async () => {
    const { network, received } = startNetwork();
    const id = await network.phone(ada, { name: "Ada" }).says("Are you open?");
    expect(received).toEqual([
      {
        field: "messages",
        value: {
          messaging_product: "whatsapp",
          metadata: { display_phone_number: "15550783881", phone_number_id: network.credentials.numberId },
          contacts: [{ profile: { name: "Ada" }, wa_id: "491711234567", user_id: network.phone(ada).userId }],
          messages: [
            {
              from: "491711234567",
              from_user_id: network.phone(ada).userId,
              id,
              timestamp: "1796029200",
              type: "text",
              text: { body: "Are you open?" },
            },
          ],
        },
      },
    ]);
  });

  test("is every kind that the network has", async () => {
    const { network, received, send } = startNetwork();
    const phone = network.phone(ada);
    const first = await phone.says("Hello", { forwarded: true, referral: { source_type: "ad", ctwa_clid: "1" } });
    const buttons = [{ type: "reply", reply: { id: "yes", title: "Yes" } }];
    const interactive = { type: "button", body: { text: "Come?" }, action: { buttons } };
    const asked = await send(ada, { type: "interactive", interactive });
    for (const kind of ["image", "audio", "video", "document", "sticker"] as const) await phone.sendsFile(kind);
    await phone.sends({ type: "location", location: { latitude: 1, longitude: 2 } });
    await phone.sends({ type: "contacts", contacts: [{ name: { formatted_name: "Bo" } }] });
    await phone.sends({ type: "order", order: { catalog_id: "1", product_items: [] } });
    await phone.chooses(asked.body.messages[0].id, "yes");
    await phone.reacts(asked.body.messages[0].id, "👍");
    await phone.takesBack(asked.body.messages[0].id);
    await phone.edits(first, "Hello!");
    expect(phone.messages()[0]?.body).toMatchObject({ text: { body: "Hello!" } });
    await phone.deletes(first);
    await phone.sendsUnsupported();
    await phone.changesUserId();
    await phone.changesNumber("+491719999999");
    expect(messagesIn(received)).toMatchObject([
      { type: "text", context: { forwarded: true }, referral: { ctwa_clid: "1" } },
      { type: "image", image: { mime_type: "image/png" } },
      { type: "audio", audio: { voice: false } },
      { type: "video" },
      { type: "document", document: { filename: "document.pdf" } },
      { type: "sticker", sticker: { animated: false } },
      { type: "location", location: { latitude: 1 } },
      { type: "contacts" },
      { type: "order" },
      { type: "interactive", interactive: { button_reply: { id: "yes", title: "Yes" } } },
      { type: "reaction", reaction: { emoji: "👍" } },
      { type: "reaction", reaction: { message_id: asked.body.messages[0].id } },
      { type: "edit", edit: { original_message_id: first, message: { text: { body: "Hello!" } } } },
      { type: "revoke", revoke: { original_message_id: first } },
      { type: "unsupported", errors: [{ code: 131051 }], unsupported: { type: "poll" } },
      { type: "system", system: { type: "user_changed_user_id" } },
      { type: "system", from: "491711234567", system: { type: "user_changed_number", wa_id: "491719999999" } },
    ]);
  });

  test("hides the number of a user with a username, who is written to by their id", async () => {
    const { network, received, send } = startNetwork();
    const phone = network.phone(ada, { username: "ada.l", hidden: true });
    await phone.says("Hello");
    expect(received[0]?.value).toMatchObject({ contacts: [{ profile: { username: "ada.l" }, user_id: phone.userId }] });
    expect(JSON.stringify(received)).not.toContain("491711234567");
    const answer = await send(phone.userId, text("Hi"));
    expect(answer.body.contacts).toEqual([{ input: phone.userId, user_id: phone.userId }]);
    await network.settled();
    expect(statusesIn(received)).toMatchObject([
      { status: "sent", recipient_user_id: phone.userId },
      { status: "delivered" },
    ]);
    expect(JSON.stringify(received)).not.toContain("recipient_id");
    expect(await send("DE.1", text("Hi"))).toMatchObject({ status: 400, body: { error: { code: 131009 } } });
  });

  test.for([
    ["+5531987654321", "553187654321"],
    ["+5511987654321", "5511987654321"],
    ["+525512345678", "5215512345678"],
    ["+541112345678", "5491112345678"],
  ] as const)("from %s has the id %s, and both forms reach the phone", async ([number, waId]) => {
    const { network, send } = startNetwork();
    await network.phone(number).says("Oi");
    for (const to of [number, waId])
      expect((await send(to, text("Olá"))).body.contacts).toEqual([{ input: to, wa_id: waId }]);
    expect(network.phone(waId).messages()).toHaveLength(3);
  });

  test("stops and resumes marketing", async () => {
    const { network, received } = startNetwork();
    await network.phone(ada).stops();
    await network.phone(ada).resumes();
    const preferences = received.map(({ field, value }) => [field, value["user_preferences"]]);
    expect(preferences).toMatchObject([
      ["user_preferences", [{ category: "marketing_messages", value: "stop", wa_id: "491711234567" }]],
      ["user_preferences", [{ value: "resume" }]],
    ]);
  });
});

describe("a phone", () => {
  test("that is offline gets messages when it is back, and one with the chat open only reads", async () => {
    const { network, received, send } = startNetwork();
    const phone = network.phone(ada);
    await phone.says("Hello");
    phone.goesOffline();
    await send(ada, text("One"));
    await network.settled();
    expect(statusesIn(received)).toMatchObject([{ status: "sent" }]);
    await phone.goesOnline();
    await phone.opens();
    await send(ada, text("Two"));
    await network.settled();
    const told = statusesIn(received).map((each) => Reflect.get(Object(each), "status"));
    expect(told).toEqual(["sent", "delivered", "read", "sent", "read"]);
  });

  test("that blocked the business is not reached", async () => {
    const { network, received, send } = startNetwork();
    await network.phone(ada).says("Hello");
    network.phone(ada).blocks();
    await send(ada, text("Hi"));
    await network.settled();
    expect(statusesIn(received)).toMatchObject([{ status: "failed", errors: [{ code: 131026 }] }]);
  });
});

test("the phone app of the business is echoed", async () => {
  const { network, received } = startNetwork();
  const id = await network.business().says(ada, "It is ready");
  await network.business().edits(id, "It is ready now");
  await network.business().deletes(id);
  expect(received.map(({ field }) => field)).toEqual(Array(3).fill("smb_message_echoes"));
  expect(received.map(({ value }) => value["message_echoes"])).toMatchObject([
    [{ from: "15550783881", to: "491711234567", id, type: "text" }],
    [{ type: "edit", edit: { original_message_id: id } }],
    [{ type: "revoke", revoke: { original_message_id: id } }],
  ]);
});

test("several numbers of one app call one address, each by its id", async () => {
  const numbers = [
    { id: "1000", phoneNumber: "+15550000001" },
    { id: "1001", phoneNumber: "+15550000002", accountId: "77" },
  ];
  const { network, received } = startNetwork({ numbers });
  for (const { id } of numbers) await network.phone(ada).says(`To ${id}`, { to: id });
  expect(received.map(({ value }) => value["metadata"])).toMatchObject([
    { phone_number_id: "1000" },
    { phone_number_id: "1001" },
  ]);
  expect(new Set(network.callbacks.map(({ url }) => url)).size).toBe(1);
});

test("a callback that is not answered by 200 comes again, less and less often", async () => {
  const { network, clock, received, answers } = startNetwork();
  answers.push(500, 202, 200);
  await network.phone(ada).says("Hello");
  for (const seconds of [5, 30]) {
    clock.advance(seconds * 1_000);
    await Promise.resolve();
    await network.settled();
  }
  expect(network.callbacks.map((each) => each.answers)).toEqual([[500, 202, 200]]);
  expect(messagesIn(received)).toHaveLength(1);
});

test("the same seed makes the same ids", async () => {
  const ids = await Promise.all([1, 2].map(() => startNetwork().network.phone(ada).says("Hello")));
  expect(ids[0]).toBe(ids[1]);
});
