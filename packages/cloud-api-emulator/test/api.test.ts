import { describe, expect, test } from "vitest";
import { createEmulator } from "../src/index.ts";
import { startNetwork, statusesIn, text } from "./started.ts";

const ada = "+491711234567";

const pageAction = (display_text: string) => ({
  name: "cta_url",
  parameters: { display_text, url: "https://shop.example" },
});

describe("a message", () => {
  test("is answered and reported as the network does, with its price", async () => {
    const { network, received, send } = startNetwork();
    await network.phone(ada).says("Hello");
    const { status, body } = await send(ada, { ...text("Hi"), biz_opaque_callback_data: "42" });
    expect([status, body]).toEqual([
      200,
      {
        messaging_product: "whatsapp",
        contacts: [{ input: ada, wa_id: "491711234567" }],
        messages: [{ id: expect.stringMatching(/^wamid\./) }],
      },
    ]);
    await network.settled();
    const shared = { id: body.messages[0].id, recipient_id: "491711234567", biz_opaque_callback_data: "42" };
    const pricing = { billable: false, pricing_model: "PMP", category: "service", type: "free_customer_service" };
    expect(statusesIn(received)).toMatchObject([
      { ...shared, status: "sent", pricing },
      { ...shared, status: "delivered", pricing },
    ]);
    await network.phone(ada).reads();
    expect(statusesIn(received).at(-1)).toMatchObject({ ...shared, status: "read" });
  });

  test("outside the window fails by a callback, to the second", async () => {
    const { network, clock, received, send } = startNetwork();
    await network.phone(ada).says("Hello");
    clock.advance(86_399_000);
    expect((await send(ada, text("In time"))).status).toBe(200);
    clock.advance(1_000);
    expect((await send(ada, text("Too late"))).status).toBe(200);
    await network.settled();
    const told = statusesIn(received).map((each) => Reflect.get(Object(each), "status"));
    expect(told).toEqual(["sent", "delivered", "failed"]);
    expect(statusesIn(received).at(-1)).toMatchObject({
      errors: [
        { code: 131047, title: "Re-engagement message", error_data: { details: expect.stringContaining("24 hours") } },
      ],
    });
  });

  test("that came of an ad is free, with its conversation", async () => {
    const { network, received, send } = startNetwork();
    await network.phone(ada).says("Hello", { referral: { source_type: "ad" } });
    await send(ada, text("Hi"));
    await network.settled();
    expect(statusesIn(received)[0]).toMatchObject({
      conversation: { origin: { type: "referral_conversion" } },
      pricing: { type: "free_entry_point", billable: false },
    });
  });

  test.for([
    [{ type: "text", text: { body: "x".repeat(4_097) } }, 131009],
    [{ type: "text", text: {} }, 131008],
    [{ type: "poll", poll: {} }, 131051],
    [{ type: "image", image: { id: "1" } }, 131009],
    [{ type: "image", image: { link: "ftp://x" } }, 131009],
    [{ type: "interactive", interactive: { type: "button", body: { text: "?" }, action: { buttons: [] } } }, 131008],
    [
      {
        type: "interactive",
        interactive: { type: "cta_url", body: { text: "?" }, action: pageAction("x".repeat(21)) },
      },
      131009,
    ],
    [
      { type: "interactive", interactive: { type: "location_request_message", body: { text: "?" }, action: {} } },
      131009,
    ],
    [{ type: "location", location: { latitude: 91, longitude: 0 } }, 131009],
    [{ type: "contacts", contacts: [] }, 131008],
    [{ type: "template", template: { name: "none", language: { code: "en" } } }, 132001],
    [{ messaging_product: "sms", ...text("x") }, 100],
  ] as const)("like %j is refused with %i", async ([content, code]) => {
    const { send } = startNetwork();
    const { body } = await send(ada, content);
    expect(body.error).toMatchObject({ code, type: "OAuthException", fbtrace_id: expect.stringMatching(/^A/) });
    expect(body.error.error_data.details).toBeTruthy();
  });

  test("of a customer is marked as read, with a typing sign or without", async () => {
    const { network, clock, ask } = startNetwork();
    const message_id = await network.phone(ada).says("Hello");
    const read = { messaging_product: "whatsapp", status: "read", message_id, typing_indicator: { type: "text" } };
    const path = `${network.credentials.numberId}/messages`;
    expect(await ask("POST", path, read)).toEqual({ status: 200, body: { success: true } });
    expect(network.messages[0]?.status).toBe("read");
    expect(network.phone(ada).seesTyping()).toBe(true);
    clock.advance(25_000);
    expect(network.phone(ada).seesTyping()).toBe(false);
    expect(await ask("POST", path, { ...read, message_id: "wamid.none" })).toMatchObject({ status: 400 });
  });

  test.for(["answer", "callback"] as const)("is refused by script, told by %s", async (by) => {
    const { network, received, send } = startNetwork();
    await network.phone(ada).says("Hello");
    network.refuse(131042, { by, times: 1, to: ada });
    const answers = [await send(ada, text("One")), await send(ada, text("Two"))];
    await network.settled();
    expect(answers.map(({ status }) => status)).toEqual(by === "answer" ? [400, 200] : [200, 200]);
    const errors = statusesIn(received).flatMap((each) => Reflect.get(Object(each), "errors") ?? []);
    expect(errors).toMatchObject(by === "answer" ? [] : [{ code: 131042 }]);
  });
});

describe("templates", () => {
  const body = { type: "BODY", text: "Hello {{1}}", example: { body_text: [["Ada"]] } };
  const template = { name: "greeting", language: "en_US", category: "UTILITY", components: [body] };
  const sent = (...texts: string[]) => ({
    type: "template",
    template: {
      name: "greeting",
      language: { code: "en_US" },
      components: [{ type: "body", parameters: texts.map((each) => ({ type: "text", text: each })) }],
    },
  });

  test("are created, approved, sent, listed and deleted", async () => {
    const { network, received, ask, send } = startNetwork({ reviews: "by hand" });
    const path = `${network.credentials.accountId}/message_templates`;
    expect((await ask("POST", path, template)).body).toMatchObject({ status: "PENDING", category: "UTILITY" });
    expect((await ask("POST", path, template)).body.error).toMatchObject({ code: 100, error_subcode: 2_388_024 });
    expect((await send(ada, sent("Ada"))).body.error.code).toBe(132001);
    await network.review("greeting", "APPROVED");
    expect(received).toMatchObject([{ field: "message_template_status_update", value: { event: "APPROVED" } }]);
    expect((await send(ada, sent())).body.error.code).toBe(132000);
    expect((await send(ada, sent("a\nb"))).body.error.code).toBe(132018);
    expect((await send(ada, sent("Ada"))).status).toBe(200);
    expect((await ask("GET", `${path}?name=greet`)).body.data).toMatchObject([
      { name: "greeting", status: "APPROVED" },
    ]);
    await network.review("greeting", "PAUSED");
    expect((await send(ada, sent("Ada"))).body.error.code).toBe(132015);
    expect((await ask("DELETE", `${path}?name=greeting`)).body).toEqual({ success: true });
    expect((await ask("GET", path)).body.data).toEqual([]);
  });

  test("with a code are written by the network, and take one of 15 characters twice", async () => {
    const { network, ask, send } = startNetwork();
    const path = `${network.credentials.accountId}/message_templates`;
    const otp = { type: "BUTTONS", buttons: [{ type: "OTP", otp_type: "COPY_CODE" }] };
    const footer = { type: "FOOTER", code_expiration_minutes: 5 };
    const code = { name: "code", language: "en_US", category: "AUTHENTICATION" };
    const { body: refused } = await ask("POST", path, { ...code, components: [body] });
    expect(refused.error.code).toBe(100);
    const components = [{ type: "BODY", add_security_recommendation: true }, footer, otp];
    await ask("POST", path, { ...code, components });
    const { data } = (await ask("GET", path)).body;
    expect(data[0].components).toMatchObject([
      { type: "BODY", text: "*{{1}}* is your verification code. For your security, do not share this code." },
      { type: "FOOTER", text: "This code expires in 5 minutes." },
      { type: "BUTTONS", buttons: [{ type: "URL", url: expect.stringContaining("whatsapp.com/otp/code") }] },
    ]);
    const sentCode = (value: string, button?: string) => {
      const parameters = (each: string) => [{ type: "text", text: each }];
      const filled = { type: "body", parameters: parameters(value) };
      const copied = { type: "button", sub_type: "url", index: "0", parameters: parameters(button ?? value) };
      const parts = button === "" ? [filled] : [filled, copied];
      return { type: "template", template: { name: "code", language: { code: "en_US" }, components: parts } };
    };
    await network.settled();
    expect((await send(ada, sentCode("123456", ""))).body.error.code).toBe(131008);
    expect((await send(ada, sentCode("1".repeat(16)))).body.error.code).toBe(132005);
    expect((await send(ada, sentCode("123456"))).status).toBe(200);
  });

  test("with a file in the header need a sample first, and a file each time", async () => {
    const { network, ask, send } = startNetwork();
    const { accountId, accessToken } = network.credentials;
    const path = `${accountId}/message_templates`;
    const header = (handle: string) => ({ type: "HEADER", format: "IMAGE", example: { header_handle: [handle] } });
    const create = (handle: string) => ask("POST", path, { ...template, components: [header(handle), body] });
    expect((await create("none")).body.error).toMatchObject({ code: 100, error_subcode: 2_388_273 });
    const { id } = (await ask("POST", "app/uploads?file_length=3&file_type=image%2Fpng&file_name=a.png")).body;
    const upload = new Request(`https://graph.test/v26.0/${id}`, {
      method: "POST",
      headers: { authorization: `OAuth ${accessToken}`, file_offset: "0" },
      body: new Uint8Array(3),
    });
    const { h } = await (await network.fetch(upload)).json();
    expect((await create(h)).status).toBe(200);
    await network.settled();
    const withFile = (parameters: readonly object[]) => {
      const message = sent("Ada");
      const components = [{ type: "header", parameters }, ...message.template.components];
      return { ...message, template: { ...message.template, components } };
    };
    expect((await send(ada, sent("Ada"))).body.error.code).toBe(132012);
    const wrong = withFile([{ type: "video", video: { link: "https://shop.example/a.mp4" } }]);
    expect((await send(ada, wrong)).body.error.code).toBe(132012);
    const right = withFile([{ type: "image", image: { link: "https://shop.example/a.png" } }]);
    expect((await send(ada, right)).status).toBe(200);
  });
});

describe("media", () => {
  const form = (bytes: number, type: string) => {
    const made = new FormData();
    made.set("messaging_product", "whatsapp");
    made.set("file", new File([new Uint8Array(bytes)], "a.png", { type }));
    return made;
  };

  test("is uploaded, described, served for five minutes and deleted", async () => {
    const { network, clock, ask, send } = startNetwork();
    const { body } = await ask("POST", `${network.credentials.numberId}/media`, form(3, "image/png"));
    const about = (await ask("GET", body.id)).body;
    expect(about).toMatchObject({ mime_type: "image/png", file_size: 3, id: body.id });
    const fetched = () =>
      network.fetch(
        new Request(about.url, { headers: { authorization: `Bearer ${network.credentials.accessToken}` } }),
      );
    expect(new Uint8Array(await (await fetched()).arrayBuffer())).toHaveLength(3);
    expect((await network.fetch(new Request(about.url))).status).toBe(401);
    clock.advance(301_000);
    expect((await fetched()).status).toBe(404);
    expect((await send(ada, { type: "image", image: { id: body.id } })).status).toBe(200);
    expect((await send(ada, { type: "video", video: { id: body.id } })).body.error.code).toBe(131053);
    expect((await ask("DELETE", body.id)).body).toEqual({ success: true });
    expect((await ask("GET", body.id)).body.error).toMatchObject({ code: 100, error_subcode: 33 });
  });

  test.for([
    ["image/png", 5_242_880],
    ["audio/ogg", 16_777_216],
  ] as const)("of %s has at most %i bytes", async ([type, max]) => {
    const { network, ask } = startNetwork();
    const path = `${network.credentials.numberId}/media`;
    expect((await ask("POST", path, form(max, type))).status).toBe(200);
    expect((await ask("POST", path, form(max + 1, type))).body.error.code).toBe(131053);
  });
});

describe("an account", () => {
  test("describes its numbers, by the fields that are asked for", async () => {
    const { network, ask } = startNetwork();
    const { numberId, accountId } = network.credentials;
    const fields = "quality_rating,name_status,throughput";
    expect((await ask("GET", `${numberId}?fields=${fields}`)).body).toEqual({
      id: numberId,
      quality_rating: "GREEN",
      name_status: "APPROVED",
      throughput: { level: "STANDARD" },
    });
    expect((await ask("GET", `${accountId}/phone_numbers`)).body.data).toMatchObject([{ id: numberId }]);
    expect((await ask("GET", accountId)).body).toMatchObject({ id: accountId, name: "Emulated account" });
  });

  test("subscribes the app, at an address that answers the challenge", async () => {
    const { network, received, ask } = startNetwork();
    const path = `${network.credentials.accountId}/subscribed_apps`;
    await ask("DELETE", path);
    expect((await ask("GET", path)).body).toEqual({ data: [] });
    await network.phone(ada).says("Nobody hears this");
    expect(received).toEqual([]);
    await ask("POST", path);
    expect((await ask("GET", path)).body.data).toHaveLength(1);
    expect(await network.verify()).toBe(true);
    const silent = createEmulator({ fetch: async () => new Response("no") });
    const app = `https://graph.test/v26.0/${silent.credentials.appId}/subscriptions?callback_url=https://a.test/&access_token=${silent.credentials.accessToken}`;
    expect((await silent.fetch(new Request(app, { method: "POST" }))).status).toBe(400);
  });

  test("changes of quality are reported", async () => {
    const { network, received } = startNetwork();
    await network.change(network.credentials.numberId, { quality_rating: "RED" });
    await network.report("account_update", { event: "DISABLED_UPDATE" });
    expect(received).toMatchObject([
      { field: "phone_number_quality_update", value: { event: "FLAGGED" } },
      { field: "account_update", value: { event: "DISABLED_UPDATE" } },
    ]);
  });

  test("tells of its token, and refuses one that was taken back", async () => {
    const { network, ask } = startNetwork();
    const { accessToken } = network.credentials;
    const debug = (token: string) => ask("GET", `debug_token?input_token=${token}`);
    expect((await debug(accessToken)).body.data).toMatchObject({ is_valid: true, scopes: expect.any(Array) });
    expect((await debug("other")).body.data).toMatchObject({ is_valid: false, scopes: [] });
    network.revoke(accessToken);
    expect(await debug(accessToken)).toMatchObject({ status: 401, body: { error: { code: 190 } } });
  });
});
