/** Templates: their parts and languages, the sandbox's review of them, and the template's end. */
import type { BodyOf } from "@atlas-messaging/contract";
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { type Operated, contextOf, freshConsole, topic } from "./steps.ts";

const approved: Citation = {
  section: "Conversation window",
  line: "| window open | 24 hours of silence | no customer message for 24 hours | window closed | free-form text is no longer allowed; a pre-approved template via `template_id` is required |",
};

const define = topic("templates");

type Body = BodyOf<"console.templates.create">;

const content = { body: "{{name}}, your table is ready.", category: "utility" } as const;

const create = async (operator: Client, name: string, more: Partial<Body> = {}) =>
  (await operator.succeed("console.templates.create", { body: { name, ...content, ...more } })).data.template;

const read = async (operator: Client, templateId: string) =>
  (await operator.succeed("console.templates.get", { params: { template_id: templateId } })).data.template;

/** Returns a fresh organization where templates are reviewed by their names. */
const reviewed = (context: Context): Promise<Operated> =>
  context.environment === "sandbox" ? freshConsole(context) : context.skip("needs the review of a sandbox");

/** Waits until the sandbox has decided. */
const decided = (context: Context, operator: Client, templateId: string, status: string) =>
  context.until(async () => {
    const found = await read(operator, templateId);
    context.check.equal(found.status, status, "status of the template");
    return found;
  });

const sending = ({ sandbox }: Operated, template_id: string, template_params: { readonly [name: string]: string }) => ({
  body: { phone_number: sandbox.phone_numbers.window_closed, template_id, category: "utility", template_params },
});

const params = { name: "Ada" };
const creating = ["console.templates.create", "console.templates.get"] as const;
const deciding = [...creating, "messages.send"] as const;

export const templates: readonly Case[] = [
  define("languages", {
    title: "one name has a template for each language",
    operations: ["console.templates.create", "console.templates.list"],
    cites: approved,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const [english, german] = [
        await create(operator, "table_ready", { language: "en" }),
        await create(operator, "table_ready", { language: "de", body: "{{name}}, Ihr Tisch ist frei." }),
      ];
      const { data } = await operator.succeed("console.templates.list");
      const listed = data.templates.filter(({ name }) => name === "table_ready");
      const shown = listed.map(({ id, language }) => [id, language]);
      context.check.equal(
        shown,
        [
          [german.id, "de"],
          [english.id, "en"],
        ],
        "the templates of the name, newest first",
      );
      const again = { name: "table_ready", ...content, language: "de" };
      await operator.refuse("console.templates.create", "conflict", { body: again });
    },
  }),
  define("parts", {
    title: "header, footer and addresses of buttons belong to a template, and so do their placeholders",
    operations: [...deciding, "conversations.context"],
    cites: approved,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await reviewed(context);
      const parts: Partial<Body> = {
        header: "Table {{table}}",
        footer: "Café Atlas",
        buttons: [{ type: "url", text: "See it", url: "https://cafe.example/{{path}}" }],
        samples: { name: "Ada", table: "7", path: "7" },
      };
      const { id } = await create(its.operator, "table_with_parts", parts);
      const found = await read(its.operator, id);
      context.check.includes(found, { ...parts, placeholders: ["table", "name", "path"] }, "the template");
      const missing = sending(its, id, { ...params, table: "7" });
      await its.client.refuse("messages.send", "validation_failed", missing);
      const { data } = await its.client.succeed(
        "messages.send",
        sending(its, id, { ...params, table: "7", path: "7" }),
      );
      const { recent_messages } = await contextOf(its.client, data.conversation_id);
      const text = "Table 7\n\nAda, your table is ready.\n\nCafé Atlas";
      context.check.equal(recent_messages.at(-1)?.text, text, "the text of the message");
    },
  }),
  define("misfits", {
    title: "a template that messaging apps would not take is refused by the member",
    operations: ["console.templates.create"],
    cites: approved,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const url = { type: "url", text: "See it", url: "https://cafe.example/" } as const;
      const misfits: readonly Partial<Body>[] = [
        { header: "{{a}} and {{b}}" },
        { footer: "{{name}}" },
        { buttons: [url, url, url] },
        { buttons: [{ ...url, url: "https://{{name}}.example/" }] },
        { samples: { surname: "Lovelace" } },
      ];
      for (const misfit of misfits) {
        const body = { name: "table_misfit", ...content, ...misfit };
        await operator.refuse("console.templates.create", "validation_failed", { body });
      }
    },
  }),
  define("rejected", {
    title: "a rejected template says why and is not sent; when it is changed it is reviewed again",
    operations: [...deciding, "console.templates.update"],
    cites: approved,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await reviewed(context);
      const { id, status } = await create(its.operator, "rejected_table");
      context.check.equal(status, "pending", "status of the new template");
      const rejected = await decided(context, its.operator, id, "rejected");
      context.check.present(rejected.rejection_reason, "rejection_reason");
      context.check.present(rejected.notice, "notice");
      await its.client.refuse("messages.send", "template_not_approved", sending(its, id, params));
      const body = { body: "Hello {{name}}, your table is ready." };
      const changed = (await its.operator.succeed("console.templates.update", { params: { template_id: id }, body }))
        .data;
      context.check.includes(changed.template, { ...body, rejection_reason: null }, "the changed template");
      await decided(context, its.operator, id, "approved");
      await its.client.succeed("messages.send", sending(its, id, params));
    },
  }),
  define("paused", {
    title: "a template that is paused is not sent any more",
    operations: deciding,
    cites: approved,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await reviewed(context);
      const { id } = await create(its.operator, "paused_table");
      await decided(context, its.operator, id, "paused");
      await its.client.refuse("messages.send", "template_not_approved", sending(its, id, params));
    },
  }),
  define("pending", {
    title: "a template under review is neither sent nor changed",
    operations: [...deciding, "console.templates.update"],
    cites: approved,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await reviewed(context);
      const { id } = await create(its.operator, "pending_table");
      await its.client.refuse("messages.send", "template_not_approved", sending(its, id, params));
      const change = { params: { template_id: id }, body: { footer: "Café Atlas" } };
      await its.operator.refuse("console.templates.update", "conflict", change);
      context.check.includes(await read(its.operator, id), { status: "pending", footer: null }, "the template");
    },
  }),
  define("category-stays", {
    title: "an approved template keeps its category",
    operations: [...creating, "console.templates.update"],
    cites: approved,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await reviewed(context);
      const { id } = await create(operator, "table_category");
      const change = { params: { template_id: id }, body: { category: "marketing" } };
      await operator.refuse("console.templates.update", "conflict", change);
      context.check.equal((await read(operator, id)).category, "utility", "category of the template");
    },
  }),
  define("event", {
    title: "each change of a template's status is told once",
    operations: [...creating, "webhooks.create"],
    cites: approved,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { client, operator } = await reviewed(context);
      const receiver = await context.receiver();
      const secret = "a secret of the suite";
      const body = { url: `${receiver.url}/hook`, events: ["template.status_changed"], secret };
      await client.succeed("webhooks.create", { body });
      const { id } = await create(operator, "paused_event");
      await decided(context, operator, id, "paused");
      const events = await context.until(() => {
        context.check.equal(receiver.arrived.length, 2, "deliveries");
        return receiver.arrived.map((each) => receiver.eventOf(each, secret));
      });
      const changes = events.map((event) =>
        event.event_type === "template.status_changed"
          ? `${event.template.id} ${event.previous.status} ${event.template.status}`
          : event.event_type,
      );
      const expected = [`${id} approved paused`, `${id} pending approved`];
      context.check.equal(changes.toSorted(), expected, "the changes that were told");
    },
  }),
  define("deleted", {
    title: "a deleted template is not there any more, and its name is free",
    operations: [...deciding, "console.templates.delete", "console.templates.list"],
    cites: approved,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { operator } = its;
      const { id } = await create(operator, "table_deleted");
      const named = { params: { template_id: id } };
      await operator.succeed("console.templates.delete", named);
      await operator.refuse("console.templates.get", "not_found", named);
      await operator.refuse("console.templates.delete", "not_found", named);
      await its.client.refuse("messages.send", "template_not_found", sending(its, id, params));
      const { data } = await operator.succeed("console.templates.list");
      context.check.that(!data.templates.some((each) => each.id === id), "a list without the template", id);
      await create(operator, "table_deleted");
    },
  }),
];
