/** Templates with files, codes and coupons, and those that are taken over from the account. */
import type { BodyOf } from "@atlas-messaging/contract";
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { type Operated, contextOf, freshConsole, topic } from "./steps.ts";

const sending: Citation = {
  section: "Messaging window",
  line: "After 24 hours of silence, `template_id` is required, with `category` of `utility`, `marketing` or `transactional`.",
};

const define = topic("template-kinds");

type Body = BodyOf<"console.templates.create">;

/** Returns a fresh organization where templates are reviewed at once. */
const reviewed = (context: Context): Promise<Operated> =>
  context.environment === "sandbox" ? freshConsole(context) : context.skip("needs the review of a sandbox");

const create = async (operator: Client, body: Body) =>
  (await operator.succeed("console.templates.create", { body })).data.template;

const to = ({ sandbox }: Operated, template_id: string, more: Partial<BodyOf<"messages.send">> = {}) => ({
  body: { phone_number: sandbox.phone_numbers.window_closed, template_id, category: "utility", ...more } as const,
});

const picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const upload = async (client: Client): Promise<string> => {
  const body = { media_type: "image/png", content: picture };
  return (await client.succeed("media.upload", { body })).data.media.id;
};

const lastText = async ({ client }: Operated, conversationId: string) =>
  (await contextOf(client, conversationId)).recent_messages.at(-1);

const needs = ["organization", "operator"] as const;
const operations = ["console.templates.create", "messages.send", "conversations.context"] as const;

export const templateKinds: readonly Case[] = [
  define("codes", {
    title: "a one-time code has at most 15 characters, counts as authentication, and is not kept with its message",
    operations,
    cites: sending,
    sends: true,
    needs,
    run: async (context) => {
      const its = await reviewed(context);
      const authentication = { security_recommendation: true, code_expires_minutes: 5 };
      const head = { name: "sign_in_code", language: "en", category: "authentication" } as const;
      await its.operator.refuse("console.templates.create", "validation_failed", { body: { ...head, body: "Hi" } });
      const { id, placeholders } = await create(its.operator, { ...head, authentication });
      context.check.equal(placeholders, ["otp"], "placeholders of the template");
      for (const otp of ["1234567890123456", "12 34", ""])
        await its.client.refuse("messages.send", "validation_failed", to(its, id, { template_params: { otp } }));
      const asked = to(its, id, { template_params: { otp: "482915" } });
      const { data } = await its.client.succeed("messages.send", asked);
      context.check.equal(data.category, "authentication", "category of the answer");
      const { text = "" } = (await lastText(its, data.conversation_id)) ?? {};
      context.check.that(!text.includes("482915"), "a text without the code", text);
    },
  }),
  define("header-files", {
    title: "a template with a file in the header is sent with a file of its kind alone",
    operations: [...operations, "media.upload"],
    cites: sending,
    sends: true,
    needs,
    run: async (context) => {
      const its = await reviewed(context);
      const media_id = await upload(its.client);
      const body = { name: "menu", language: "en", category: "utility", body: "Our menu." } as const;
      const header = (type: "image" | "video") => ({ header_media: { type, media_id } });
      await its.operator.refuse("console.templates.create", "validation_failed", {
        body: { ...body, ...header("video") },
      });
      const { id } = await create(its.operator, { ...body, ...header("image") });
      const plain = await create(its.operator, { ...body, name: "plain" });
      const file = { template_header: { media_id } };
      await its.client.refuse("messages.send", "validation_failed", to(its, id));
      await its.client.refuse("messages.send", "validation_failed", to(its, plain.id, file));
      const { data } = await its.client.succeed("messages.send", to(its, id, file));
      const found = await lastText(its, data.conversation_id);
      context.check.includes(found, { type: "template", content: { type: "image", media_id } }, "the message");
    },
  }),
  define("coupons", {
    title: "the code of a button is a placeholder of the template",
    operations: ["console.templates.create", "messages.send"],
    cites: sending,
    sends: true,
    needs,
    run: async (context) => {
      const its = await reviewed(context);
      const button = { type: "copy_code", text: "Copy offer code", code: "{{coupon}}" } as const;
      const body = { name: "offer", language: "en", category: "marketing", body: "This is yours." } as const;
      await its.operator.refuse("console.templates.create", "validation_failed", {
        body: { ...body, buttons: [button, button] },
      });
      const { id, buttons, placeholders } = await create(its.operator, { ...body, buttons: [button] });
      context.check.equal([buttons, placeholders], [[button], ["coupon"]], "buttons and placeholders");
      await its.client.refuse("messages.send", "validation_failed", to(its, id));
      await its.client.succeed("messages.send", to(its, id, { template_params: { coupon: "AUTUMN20" } }));
    },
  }),
  define("import", {
    title: "templates of the account are taken over once, with their parts, and what cannot be is told",
    operations: ["console.templates.import", "console.templates.listImportable", "console.templates.list"],
    cites: sending,
    needs,
    run: async (context) => {
      const { operator } = await reviewed(context);
      const { templates } = (await operator.succeed("console.templates.listImportable")).data;
      const free = templates.filter(({ obstacle }) => obstacle === null);
      const held = templates.filter(({ obstacle }) => obstacle !== null);
      context.check.that(
        free.length > 0 && held.length > 0,
        "templates of both kinds",
        templates.map(({ name }) => name).join(", "),
      );
      const named = [...free, ...held].map(({ name, language }) => ({ name, language }));
      for (const _ of [1, 2]) {
        const { data } = await operator.succeed("console.templates.import", { body: { templates: named } });
        const taken = data.templates.map(({ name, body, placeholders, category }) => [
          name,
          body,
          placeholders,
          category,
        ]);
        const listed = free.map(({ name, body, placeholders, category }) => [name, body, placeholders, category]);
        context.check.equal(taken, listed, "the templates that were taken over");
        context.check.equal(
          data.left_out.map(({ name }) => name),
          held.map(({ name }) => name),
          "what was left out",
        );
      }
      const left = (await operator.succeed("console.templates.listImportable")).data.templates;
      context.check.equal(
        left.map(({ name }) => name),
        held.map(({ name }) => name),
        "what can still be taken over",
      );
      const all = (await operator.succeed("console.templates.list")).data.templates.map(({ name }) => name);
      context.check.equal(new Set(all).size, all.length, "templates, each once");
    },
  }),
];
