/** Limits, Idempotency: keys of deletions, keys in the header, and requests of one meaning in several forms. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Answer, Client, Request } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { type Operated, freshConsole, freshSandbox, topic } from "./steps.ts";

const section = "Idempotency";
const accepts: Citation = { section, line: "Mutating endpoints accept `idempotency_key` (string)." };
const replays: Citation = {
  section,
  line: "A retry with the same key within 24 hours replays the original response without re-executing.",
};

const define = topic("header-keys");
const isReplay = ({ headers }: Answer): boolean => headers.get("idempotent-replayed") === "true";

const makeWebhook = async (client: Client): Promise<string> => {
  const body = { url: "https://shop.example/hook", events: ["session.ended"] };
  return (await client.succeed("webhooks.create", { body })).data.id;
};

const makeAccount = async ({ operator }: Operated): Promise<string> =>
  (await operator.succeed("console.serviceAccounts.create", { body: { name: "Shop" } })).data.service_account.id;

interface Deletion {
  readonly id: OperationId;
  readonly params: Request["params"] & {};
  readonly client: Client;
}

/** Deletions of resources that the case makes for itself. */
const deletions: { readonly [name: string]: (its: Operated) => Promise<Deletion> } = {
  webhook: async ({ client }) => ({ id: "webhooks.delete", params: { id: await makeWebhook(client) }, client }),
  "console-webhook": async ({ client, operator }) => ({
    id: "console.webhooks.delete",
    params: { webhook_id: await makeWebhook(client) },
    client: operator,
  }),
  member: async ({ operator }) => {
    const invited = { email: `ada-${crypto.randomUUID()}@conformance.example`, role: "developer" };
    const { member } = (await operator.succeed("console.members.invite", { body: invited })).data;
    return { id: "console.members.remove", params: { member_id: member.id }, client: operator };
  },
  key: async (its) => {
    const serviceAccountId = await makeAccount(its);
    const body = { granted_scopes: ["atlas.channels.read"] };
    const made = await its.operator.succeed("console.serviceAccounts.createKey", {
      params: { service_account_id: serviceAccountId },
      body,
    });
    return {
      id: "console.serviceAccounts.revokeKey",
      params: { service_account_id: serviceAccountId, key_id: made.data.key.id },
      client: its.operator,
    };
  },
};

/** The two places of a key. */
const places = {
  body: (key: string): Request => ({ body: { idempotency_key: key } }),
  header: (key: string): Request => ({ headers: { "idempotency-key": key } }),
};

const deletionCase = (name: string, make: (its: Operated) => Promise<Deletion>): Case =>
  define(`deletes-${name}-once`, {
    title: `the deletion of a ${name} under a known key answers the stored bytes`,
    operations: [
      "webhooks.delete",
      "console.webhooks.delete",
      "console.members.remove",
      "console.serviceAccounts.revokeKey",
    ],
    cites: replays,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      for (const [place, keyed] of Object.entries(places)) {
        const { id, params, client } = await make(its);
        const request = { params, ...keyed(context.unique()) };
        const first = await client.call(id, request);
        check.equal(first.status, 200, first.where);
        const again = await client.call(id, request);
        check.equal(again.text, first.text, `the bytes of the replay by a key in the ${place}, ${again.where}`);
        check.that(isReplay(again), "Idempotent-Replayed: true on the second answer", again.where);
      }
    },
  });

const send = async (context: Context) => {
  const { client, sandbox } = await freshSandbox(context);
  const body = { phone_number: sandbox.phone_number, text: "Hello" };
  return (own: object, header?: string) =>
    client.call("messages.send", {
      body: { ...body, ...own },
      ...(header === undefined ? {} : { headers: { "idempotency-key": header } }),
    });
};

const formsCase = (
  name: string,
  title: string,
  id: OperationId,
  formsOf: (conversationId: string) => readonly [object, object],
): Case =>
  define(name, {
    title,
    operations: [id],
    cites: replays,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const idempotency_key = context.unique();
      const [one, other] = formsOf(sandbox.conversation_id);
      const first = await client.call(id, { body: { ...one, idempotency_key } });
      context.check.equal(first.status, 200, first.where);
      const again = await client.call(id, { body: { ...other, idempotency_key } });
      context.check.equal(again.text, first.text, `the bytes of the other form, ${again.where}`);
      context.check.that(isReplay(again), "Idempotent-Replayed: true on the other form", again.where);
    },
  });

export const headerKeys: readonly Case[] = [
  ...Object.entries(deletions).map(([name, make]) => deletionCase(name, make)),
  define("deletion-without-key", {
    title: "a repeated deletion without a key, or with another key, is not_found",
    operations: ["webhooks.delete"],
    cites: replays,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const params = { id: await makeWebhook(client) };
      await client.succeed("webhooks.delete", { params, ...places.body(context.unique()) });
      await client.refuse("webhooks.delete", "not_found", { params });
      await client.refuse("webhooks.delete", "not_found", { params, ...places.header(context.unique()) });
    },
  }),
  define("deletion-of-another", {
    title: "the key of a deletion does not delete another resource",
    operations: ["webhooks.delete", "webhooks.list"],
    cites: replays,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const [one, other] = [await makeWebhook(client), await makeWebhook(client)];
      const keyed = places.header(context.unique());
      await client.succeed("webhooks.delete", { params: { id: one }, ...keyed });
      await client.refuse("webhooks.delete", "idempotency_key_reused", { params: { id: other }, ...keyed });
      const { data } = await client.succeed("webhooks.list", { query: { limit: 200 } });
      context.check.that(
        data.some(({ id }) => id === other),
        "the other webhook to be there",
        other,
      );
    },
  }),
  define("one-key-in-two-places", {
    title: "a key in the header and a key in the body are the same key",
    operations: ["messages.send"],
    cites: accepts,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const call = await send(context);
      const key = context.unique();
      const first = await call({}, key);
      context.check.equal(first.status, 200, first.where);
      for (const again of [await call({ idempotency_key: key }), await call({ idempotency_key: key }, key)]) {
        context.check.equal(again.text, first.text, `the bytes of the replay, ${again.where}`);
        context.check.that(isReplay(again), "Idempotent-Replayed: true", again.where);
      }
    },
  }),
  define("two-keys", {
    title: "different keys in the header and in the body are refused, and name the member",
    operations: ["messages.send", "webhooks.delete"],
    cites: accepts,
    needs: ["organization"],
    run: async (context) => {
      const refused = await (await send(context))({ idempotency_key: context.unique() }, context.unique());
      context.check.equal(refused.error?.code, "validation_failed", refused.where);
      const named = refused.error?.details?.map(({ path }) => path);
      context.check.equal(named, ["idempotency_key"], `details of ${refused.where}`);
      const { client } = await freshSandbox(context);
      const params = { id: await makeWebhook(client) };
      const both = { ...places.body(context.unique()), ...places.header(context.unique()) };
      await client.refuse("webhooks.delete", "validation_failed", { params, ...both });
      await client.succeed("webhooks.delete", { params });
    },
  }),
  define("long-key", {
    title: "a key in the header that is too long is refused by the header's name",
    operations: ["messages.send"],
    cites: accepts,
    needs: ["organization"],
    run: async (context) => {
      const refused = await (await send(context))({}, "k".repeat(256));
      context.check.equal(refused.error?.code, "validation_failed", refused.where);
      const named = refused.error?.details?.map(({ path }) => path);
      context.check.equal(named, ["Idempotency-Key"], `details of ${refused.where}`);
    },
  }),
  formsCase(
    "forms-of-an-action",
    "the two forms of an action are the same request",
    "actions.execute",
    (conversation_id) => [
      { conversation_id, action_type: "reply", payload: { text: "At nine." } },
      { conversation_id, action: "send_message", message: { type: "text", text: "At nine." } },
    ],
  ),
  formsCase("empty-payload", "an empty payload is the same request as none", "actions.execute", (conversation_id) => [
    { conversation_id, action_type: "handoff" },
    { conversation_id, action_type: "handoff", payload: {} },
  ]),
  formsCase("names-of-a-text", "text and content are the same request", "knowledge.create", () => [
    { source_type: "text", title: "Lake", text: "Swans sleep on the lake." },
    { source_type: "text", title: "Lake", content: "Swans sleep on the lake." },
  ]),
  formsCase("both-names-of-a-text", "text with content beside it is the same request", "knowledge.create", () => {
    const text = "Swans sleep on the lake.";
    return [
      { source_type: "text", title: "Lake", text, content: text },
      { source_type: "text", title: "Lake", text },
    ];
  }),
];
