/** Resources that an operator creates in the console. */
import { randomInt, randomUUID } from "node:crypto";
import type { Caller } from "../calls.ts";
import { check } from "../check.ts";
import { once } from "../once.ts";
import type { Until } from "../until.ts";

export const consoleMakers = (operator: Caller, receiverUrl: string, until: Until) => {
  const named = { name: "Conformance", runtime_mode: "external_agent" };
  const app = once(async () => (await operator.succeed("console.apps.create", { body: named })).data.app.id);
  const serviceAccount = once(
    async () => (await operator.succeed("console.serviceAccounts.create", { body: named })).data.service_account.id,
  );
  const granted_scopes = ["atlas.runs.read"];
  const newEndpoint = async (): Promise<string> => {
    const body = {
      service_account_id: await serviceAccount(),
      endpoint_url: `${receiverUrl}/other`,
      subscribed_events: ["session.ended"],
    };
    return (await operator.succeed("console.webhooks.create", { body })).data.webhook_endpoint.id;
  };
  const endpoint = once(newEndpoint);
  const newTemplate = async (): Promise<string> => {
    const name = `conformance_${randomUUID().replaceAll("-", "_")}`;
    const body = { name, body: "Hello {{name}}.", category: "utility" };
    return (await operator.succeed("console.templates.create", { body })).data.template.id;
  };
  const invite = async () => {
    const email = `member-${randomUUID()}@conformance.example`;
    const { data } = await operator.succeed("console.members.invite", { body: { email, role: "viewer" } });
    return { id: data.member.id, email, token: data.invitation.token };
  };
  const signUp = async () => {
    const { id, email, token } = await invite();
    const password = `conformance ${randomUUID()}`;
    const body = { invitation_token: token, password };
    const { session } = (await operator.succeed("console.account.acceptInvitation", { body })).data;
    return { id, email, password, session: session.token };
  };
  const [signedUp, changing] = [once(signUp), once(signUp)];
  const linkNumber = async () => {
    const body = {
      channel: "chatapp",
      display_name: "Conformance",
      base_url: "https://messaging.example/v1",
      sender_id: randomUUID(),
      template_language: "en_US",
      access_token: `token-${randomUUID()}`,
      app_secret: `secret-${randomUUID()}`,
    };
    return (await operator.succeed("console.channels.link", { body })).data.channel.id;
  };
  return {
    app,
    grant: async () => {
      const made = { params: { app_id: await app() }, body: { granted_scopes } };
      return (await operator.succeed("console.apps.createGrant", made)).data.grant.id;
    },
    serviceAccount,
    serviceAccountKey: async () => {
      const made = { params: { service_account_id: await serviceAccount() }, body: { granted_scopes } };
      return (await operator.succeed("console.serviceAccounts.createKey", made)).data.key.id;
    },
    // A request is stored soon after its answer.
    request: () =>
      until(async () => {
        const { requests } = (await operator.succeed("console.requests.list", { query: { limit: 1 } })).data;
        return check.present(requests[0], "a stored request").id;
      }),
    endpoint,
    endpointToChange: newEndpoint,
    endpointToDelete: newEndpoint,
    delivery: async () => {
      const params = { webhook_id: await endpoint() };
      const made = await operator.succeed("console.webhooks.test", { params, body: { event_type: "session.ended" } });
      const { id } = made.data.delivery;
      // A delivery with attempts under way cannot be replayed.
      return until(async () => {
        const { data } = await operator.succeed("console.webhooks.listDeliveries", { params });
        const ended = data.deliveries.some((delivery) => delivery.id === id && delivery.status !== "pending");
        check.that(ended, "a test event to be delivered", "console.webhooks.listDeliveries");
        return id;
      });
    },
    linkedChannel: once(linkNumber),
    channelToRemove: linkNumber,
    templateToChange: newTemplate,
    templateToDelete: newTemplate,
    memberToChange: async () => (await invite()).id,
    memberToRemove: async () => (await invite()).id,
    operatorEmail: async () => (await signedUp()).email,
    operatorPassword: async () => (await signedUp()).password,
    invitation: async () => (await invite()).token,
    memberToReset: async () => (await signUp()).id,
    passwordReset: async () => {
      const params = { member_id: (await signUp()).id };
      return (await operator.succeed("console.members.resetPassword", { params })).data.password_reset.token;
    },
    signInCode: async () => (await operator.succeed("console.account.createSignInLink")).data.sign_in_link.code,
    signInCodeToRead: async () => (await operator.succeed("console.account.createSignInLink")).data.sign_in_link.code,
    passwordSession: async () => (await changing()).session,
    passwordOfSession: async () => (await changing()).password,
    sessionsToEnd: async () => (await signUp()).session,
    factorSession: async () => (await signedUp()).session,
    factorPassword: async () => (await signedUp()).password,
  };
};

/** Merges a customer into another one. */
export const newMerged = async (operator: Caller, begun: () => Promise<string>): Promise<string> => {
  const [customer_id, other_customer_id] = [await begun(), await begun()];
  await operator.succeed("console.customers.merge", { params: { customer_id }, body: { other_customer_id } });
  return other_customer_id;
};

/** Sends over an adapter of its own. */
export const newAdapterMessage = async (client: Caller, operator: Caller, receiverUrl: string): Promise<string> => {
  const channel = `webchat_${randomInt(1_000_000_000)}`;
  const link = { body: { channel, display_name: "Conformance", url: `${receiverUrl}/adapter` } };
  const { id: channel_id } = (await operator.succeed("console.channels.linkAdapter", link)).data.channel;
  const phone_number = `+4930${randomInt(1e8, 1e9)}`;
  const heard = { event_type: "message.received", message: { text: "Hello" }, channel, channel_id };
  await client.succeed("events.ingest", { body: { customer: { phone_number }, ...heard } });
  return (await client.succeed("messages.send", { body: { phone_number, channel_id, text: "Yes." } })).data.message_id;
};
