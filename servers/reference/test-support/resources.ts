/** What an organization has that requests can name: its sandbox, and one thing of each kind that operations make. */
import type { SuccessOf } from "@atlas-messaging/contract";
import { expect, vi } from "vitest";
import type { Client } from "./client.ts";

/** Ids by the name of what they are of, two where an operation ends what the others go on with; and addresses. */
export interface Resources {
  readonly channel: string;
  readonly conversation: string;
  readonly customer: string;
  readonly voucher: string;
  /** A member, who may own conversations. */
  readonly owner: string;
  readonly knowledge: string;
  /** Knowledge that is fetched from the receiver. */
  readonly page: string;
  readonly archivedKnowledge: string;
  readonly agent: string;
  readonly session: string;
  readonly sessionToEnd: string;
  readonly run: string;
  readonly webhook: string;
  readonly webhookToDelete: string;
  readonly key: string;
  readonly providerMessage: string;
  /** A number whose messages fail. */
  readonly unreachableNumber: string;
  /** Where a receiver on this machine listens. */
  readonly receiverUrl: string;
}

/** A well-formed id that nothing has, and that no example uses. */
export const unknownId = "0199f0a0-7b1c-7d3e-8f00-00000000dead";

/** What nobody has. */
export const nobodys: Resources = {
  channel: unknownId,
  conversation: unknownId,
  customer: unknownId,
  voucher: unknownId,
  owner: unknownId,
  knowledge: unknownId,
  page: unknownId,
  archivedKnowledge: unknownId,
  agent: unknownId,
  session: unknownId,
  sessionToEnd: unknownId,
  run: unknownId,
  webhook: unknownId,
  webhookToDelete: unknownId,
  key: unknownId,
  providerMessage: unknownId,
  unreachableNumber: "+15550100002",
  receiverUrl: "http://127.0.0.1",
};

type Sandbox = SuccessOf<"sandbox.credentials">["data"];

/** Makes one of each; a key is what no public operation makes, so it is handed in. */
export const makeResources = async (
  client: Client,
  sandbox: Sandbox,
  key: string,
  receiverUrl: string,
): Promise<Resources> => {
  const archivedKnowledge = await newKnowledge(client);
  await client.succeed("knowledge.update", { params: { id: archivedKnowledge }, body: { status: "archived" } });
  const agent = await client.succeed("agents.create", { body: { name: "Concierge" } });
  const session = await newSession(client);
  const asked = { params: { sessionId: session }, body: { query: "Until when is the terrace open?" } };
  const { data: answered } = await client.succeed("sessions.sendMessage", asked);
  return {
    channel: sandbox.channel_id,
    conversation: sandbox.conversation_id,
    customer: sandbox.customer_id,
    voucher: sandbox.voucher_id,
    owner: sandbox.owner_id,
    knowledge: await newKnowledge(client),
    page: await newPage(client, receiverUrl),
    archivedKnowledge,
    agent: agent.data.agent.id,
    session,
    sessionToEnd: await newSession(client),
    run: answered.run.run_id,
    webhook: await newWebhook(client, receiverUrl),
    webhookToDelete: await newWebhook(client, receiverUrl),
    key,
    providerMessage: await sentMessage(client, sandbox),
    unreachableNumber: sandbox.phone_numbers.failed,
    receiverUrl,
  };
};

const newKnowledge = async (client: Client): Promise<string> => {
  const body = { source_type: "text", title: "Terrace", text: "The terrace is open until ten in the evening." };
  return (await client.succeed("knowledge.create", { body })).data.document.id;
};

const newPage = async (client: Client, receiverUrl: string): Promise<string> => {
  const body = { source_type: "url", title: "Menu", url: `${receiverUrl}/menu` };
  return (await client.succeed("knowledge.create", { body })).data.document.id;
};

const newSession = async (client: Client): Promise<string> => (await client.succeed("sessions.create")).data.session.id;

const newWebhook = async (client: Client, receiverUrl: string): Promise<string> => {
  const body = { url: `${receiverUrl}/other`, events: ["session.ended"] };
  return (await client.succeed("webhooks.create", { body })).data.id;
};

/** The provider's id of a message, which it has once it is sent. */
const sentMessage = async (client: Client, { phone_number, conversation_id }: Sandbox): Promise<string> => {
  await client.succeed("messages.send", { body: { phone_number, text: "Hello" } });
  return vi.waitFor(async () => {
    const { data } = await client.succeed("conversations.listEvents", { params: { id: conversation_id } });
    const told = data.find(({ event_type }) => event_type === "agent.message_delivery");
    expect(told?.message?.provider_message_id).toBeTruthy();
    return told?.message?.provider_message_id ?? "";
  }, 10_000);
};
