/** Channels in the console: several numbers, a default, disconnected and reconnected. */
import type { Case, Citation, Context } from "../case.ts";
import { type Operated, contextOf, freshConsole, newNumber, templateOf, topic } from "./steps.ts";

const sends: Citation = {
  section: "What the service does",
  line: "It sends a message to a phone number over the messaging channel, and replies, drafts or hands off inside an existing conversation.",
};

const define = topic("channels");

/** A number of its own for each case. No provider answers there. */
const description = {
  channel: "chatapp",
  display_name: "Second number",
  base_url: "https://messaging.example/v1",
  sender_id: "1000",
  template_language: "en_US",
  access_token: "conformance-access-token",
  app_secret: "conformance-app-secret",
};

const link = async ({ operator }: Operated) =>
  (await operator.succeed("console.channels.link", { body: description })).data;

const linked = ["console.channels.link", "console.channels.get", "console.channels.list"] as const;

const sendOver = ({ client, sandbox }: Operated, phone_number: string, channel_id?: string) =>
  client.call("messages.send", {
    body: { ...templateOf(sandbox), phone_number, ...(channel_id === undefined ? {} : { channel_id }) },
  });

const open = async (context: Context) => {
  const its = await freshConsole(context);
  const channelId = (await link(its)).channel.id;
  return { its, channelId, params: { channel_id: channelId } };
};

export const channels: readonly Case[] = [
  define("address", {
    title: "the path of a channel's address may change, but the stored token is never led to another host",
    operations: ["console.channels.link", "console.channels.update"],
    cites: sends,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, params } = await open(context);
      const base_url = "https://messaging.example/v2";
      const { channel } = (await its.operator.succeed("console.channels.update", { params, body: { base_url } })).data;
      context.check.equal(channel.link?.base_url, base_url, "base_url of the changed channel");
      const body = { base_url: "https://other.example/v2" };
      const refused = await its.operator.refuse("console.channels.update", "validation_failed", { params, body });
      const named = refused.error.details?.map(({ path }) => path);
      context.check.equal(named, ["base_url"], `details of ${refused.where}`);
    },
  }),
  define("linked", {
    title: "a linked channel is listed with its link, and never with its secrets",
    operations: linked,
    cites: sends,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { channel, callback_url, app_callback_url, verify_token } = await link(its);
      context.check.that(callback_url.endsWith(channel.id), "a callback_url of the channel", callback_url);
      const isShared = app_callback_url === undefined || !app_callback_url.includes(channel.id);
      context.check.that(isShared, "an app_callback_url for all channels", app_callback_url ?? "");
      context.check.that(verify_token.length >= 16, "a verify_token that nobody guesses", "console.channels.link");
      const listed = await its.operator.call("console.channels.list");
      const got = await its.operator.call("console.channels.get", { params: { channel_id: channel.id } });
      const { base_url, sender_id, template_language } = description;
      const expected = { base_url, sender_id, template_language, business_account_id: null };
      context.check.includes(got.body?.data.channel.link, expected, `link of ${got.where}`);
      for (const secret of [description.access_token, description.app_secret, verify_token])
        for (const { text, where } of [listed, got])
          context.check.that(!text.includes(secret), "no secret of the channel", where);
    },
  }),
  define("once", {
    title: "a number is linked once in an organization, and another organization may link it, too",
    operations: ["console.channels.link"],
    cites: sends,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      await link(its);
      const again = { body: { ...description, display_name: "Again" } };
      const refused = await its.operator.refuse("console.channels.link", "validation_failed", again);
      const named = refused.error.details?.map(({ path }) => path);
      context.check.equal(named, ["sender_id"], `details of ${refused.where}`);
      await link(await freshConsole(context));
    },
  }),
  define("checked", {
    title: "a check before linking tells each step in its order, links nothing, and shows no secret",
    operations: ["console.channels.check", "console.channels.list"],
    cites: sends,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const { channel: _name, display_name: _shown, template_language: _language, ...body } = description;
      const { text, body: answer, where } = await operator.call("console.channels.check", { body });
      const { steps, is_ready } = context.check.present(answer?.data, where);
      const order = ["token", "secret", "scopes", "number", "account"];
      context.check.equal(
        steps.map(({ step }) => step),
        order,
        `steps of ${where}`,
      );
      const isFailed = steps.some(({ state }) => state === "failed");
      context.check.equal(is_ready, !isFailed, `is_ready of ${where}`);
      for (const secret of [description.access_token, description.app_secret])
        context.check.that(!text.includes(secret), "no secret in the answer", where);
      const { channels: listed } = (await operator.succeed("console.channels.list")).data;
      const linkedNow = listed.filter(({ link: its }) => its?.sender_id === description.sender_id);
      context.check.equal(linkedNow.length, 0, "channels of the number after a check");
    },
  }),
  define("subscribed", {
    title: "subscribing a channel's app tells both steps, and a channel that is not there is refused",
    operations: ["console.channels.link", "console.channels.subscribe"],
    cites: sends,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, params } = await open(context);
      const { steps, number } = (await its.operator.succeed("console.channels.subscribe", { params })).data;
      const told = steps.map(({ step }) => step);
      context.check.equal(told, ["callback", "subscription"], "steps of console.channels.subscribe");
      context.check.equal(number, null, "number of console.channels.subscribe");
    },
  }),
  define("rotated", {
    title: "one secret of a channel is rotated alone, and the verify token is new each time",
    operations: ["console.channels.link", "console.channels.rotateToken"],
    cites: sends,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      const { channel, verify_token } = await link(its);
      const params = { channel_id: channel.id };
      const tokens = [verify_token];
      for (const body of [{ access_token: "conformance-token-2" }, { app_secret: "conformance-secret-2" }]) {
        const { text, body: answer, where } = await its.operator.call("console.channels.rotateToken", { params, body });
        const fresh = check.present(answer?.data.verify_token, `verify_token of ${where}`);
        check.equal(tokens.includes(fresh), false, `whether the verify token was there before, ${where}`);
        check.that(!text.includes("conformance-"), "no secret of the channel", where);
        tokens.push(fresh);
      }
      const body = { access_token: "short" };
      await its.operator.refuse("console.channels.rotateToken", "validation_failed", { params, body });
    },
  }),
  define("several-numbers", {
    title: "a message goes over the channel that it names, else over the default",
    operations: ["messages.send", "console.channels.link", "console.channels.setDefault", "conversations.context"],
    cites: sends,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const { its, channelId, params } = await open(context);
      const { operator, client } = its;
      const number = newNumber();
      const conversationOf = async (channel?: string) => {
        const { body, where } = await sendOver(its, number, channel);
        return check.present(body?.data.conversation_id, `conversation_id of ${where}`);
      };
      const [first, named] = [await conversationOf(), await conversationOf(channelId)];
      check.differ(named, first, "conversation_id over the other channel");
      check.equal(
        (await contextOf(client, named)).recent_messages.length,
        1,
        "messages over the channel that was named",
      );
      const { channel } = (await operator.succeed("console.channels.setDefault", { params })).data;
      check.equal(channel.is_default, true, "is_default of the new default");
      check.equal(await conversationOf(), named, "conversation_id over the new default");
      const { data } = await operator.succeed("console.channels.list");
      check.equal(data.channels.filter(({ is_default }) => is_default).length, 1, "channels that are the default");
      const unknown = await sendOver(its, number, first);
      check.equal(unknown.error?.code, "validation_failed", unknown.where);
      check.equal(
        unknown.error?.details?.map(({ path }) => path),
        ["channel_id"],
        `details of ${unknown.where}`,
      );
    },
  }),
  define("disconnected", {
    title: "nothing is sent over a channel that an operator disconnected, until it is reconnected",
    operations: ["messages.send", "console.channels.disconnect", "console.channels.reconnect", "console.channels.test"],
    cites: sends,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const { its, channelId, params } = await open(context);
      const { operator } = its;
      const number = newNumber();
      const statusAfter = async (
        id: "console.channels.disconnect" | "console.channels.reconnect" | "console.channels.test",
      ) => (await operator.succeed(id, { params })).data.channel.status;
      check.equal(await statusAfter("console.channels.disconnect"), "disconnected", "status of the channel");
      const refused = await sendOver(its, number, channelId);
      check.equal(refused.error?.code, "conflict", refused.where);
      check.equal(await statusAfter("console.channels.test"), "disconnected", "status after a test that went well");
      await operator.refuse("console.channels.setDefault", "conflict", { params });
      check.equal(await statusAfter("console.channels.disconnect"), "disconnected", "status when it is repeated");
      check.equal(await statusAfter("console.channels.reconnect"), "connected", "status of the reconnected channel");
      const sent = await sendOver(its, number, channelId);
      check.equal(sent.error, null, sent.where);
    },
  }),
  define("told", {
    title: "a change of a channel's status is told by webhook, once",
    operations: ["console.channels.disconnect", "webhooks.create", "console.channels.link"],
    cites: sends,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { its, channelId, params } = await open(context);
      const receiver = await context.receiver();
      const body = { url: `${receiver.url}/hook`, events: ["channel.status_changed"] };
      const { secret } = (await its.client.succeed("webhooks.create", { body })).data;
      await its.operator.succeed("console.channels.disconnect", { params });
      await its.operator.succeed("console.channels.disconnect", { params });
      const arrived = await context.until(() => {
        context.check.equal(receiver.arrived.length, 1, "deliveries");
        return receiver.arrived;
      });
      const delivery = context.check.present(arrived[0], "the delivery");
      const event = receiver.eventOf(delivery, secret ?? "", "channel.status_changed");
      const expected = {
        channel_id: channelId,
        status: "disconnected",
        previous_status: "connected",
        cause: "operator",
      };
      context.check.includes(event, expected, "the event");
    },
  }),
];
