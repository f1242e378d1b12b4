/**
 * Resources of an organization that requests can name: the initial ones, and one of each kind that operations create.
 */
import { randomInt } from "node:crypto";
import type { Caller } from "../calls.ts";
import { Skipped, check, shortened } from "../check.ts";
import { consoleMakers, newAdapterMessage, newMerged } from "./console-resources.ts";
import { type Until, untilOn } from "../until.ts";
import type { Known } from "./known.ts";

/** Ids by resource name, and addresses. There are two if an operation ends a resource that others need. */
export interface Resources {
  readonly channel: string;
  readonly conversation: string;
  /** An open conversation that actions change. */
  readonly conversationToActIn: string;
  readonly conversationToAssign: string;
  readonly conversationToClose: string;
  readonly conversationToHandBack: string;
  readonly conversationToReopen: string;
  readonly conversationToTakeOver: string;
  readonly conversationToUnassign: string;
  readonly customer: string;
  /** A customer of nobody else's, for every erasure. */
  readonly erasableCustomer: string;
  readonly mergedCustomer: string;
  readonly customerToMerge: string;
  readonly voucher: string;
  readonly template: string;
  /** A member who may own conversations. */
  readonly owner: string;
  readonly knowledge: string;
  /** A question without an answer, to dismiss. */
  readonly knowledgeGap: string;
  /** Knowledge fetched from the suite's receiver. */
  readonly page: string;
  readonly archivedKnowledge: string;
  readonly agent: string;
  readonly agentToChange: string;
  readonly session: string;
  readonly sessionToEnd: string;
  readonly run: string;
  readonly webhook: string;
  readonly webhookToDelete: string;
  readonly key: string;
  readonly providerMessage: string;
  readonly message: string;
  readonly media: string;
  readonly inboundMessage: string;
  /** A message that an adapter took. */
  readonly adapterMessage: string;
  /** A message far from its time. */
  readonly scheduledMessage: string;
  // Resources of the developer console.
  readonly app: string;
  readonly grant: string;
  readonly serviceAccount: string;
  readonly serviceAccountKey: string;
  readonly request: string;
  readonly endpoint: string;
  readonly endpointToChange: string;
  readonly endpointToDelete: string;
  readonly delivery: string;
  readonly event: string;
  readonly linkedChannel: string;
  readonly channelToRemove: string;
  readonly templateToChange: string;
  readonly templateToDelete: string;
  readonly memberToChange: string;
  readonly memberToRemove: string;
  readonly consent: string;
  readonly approval: string;
  readonly approvalToReject: string;
  readonly draft: string;
  /** Address of an operator who can sign in. */
  readonly operatorEmail: string;
  readonly operatorPassword: string;
  /** Token of an open invitation. */
  readonly invitation: string;
  /** A member who has signed in by password. */
  readonly memberToReset: string;
  /** Token of an unused password reset. */
  readonly passwordReset: string;
  readonly signInCode: string;
  /** Another one, which is only read. */
  readonly signInCodeToRead: string;
  /** Console session of an operator with a password, and the password. */
  readonly passwordSession: string;
  readonly passwordOfSession: string;
  /** Console session of another operator. */
  readonly sessionsToEnd: string;
  /** A session of the operator who asks. A hand-written case ends a real one; here it is unknown. */
  readonly ownSession: string;
  /** Session of an operator without a second factor, who begins one. */
  readonly factorSession: string;
  readonly factorPassword: string;
  /** Number whose messages arrive. */
  readonly phoneNumber: string;
  /** Number whose messages fail. */
  readonly unreachableNumber: string;
  /** Address of a receiver on this machine. */
  readonly receiverUrl: string;
}

/** A well-formed id that no resource and no example has. */
export const unknownId = "0199f0a0-7b1c-7d3e-8f00-00000000dead";

/** Ids that no resource has. */
export const nobodys: Resources = {
  channel: unknownId,
  conversation: unknownId,
  conversationToActIn: unknownId,
  conversationToAssign: unknownId,
  conversationToClose: unknownId,
  conversationToHandBack: unknownId,
  conversationToReopen: unknownId,
  conversationToTakeOver: unknownId,
  conversationToUnassign: unknownId,
  customer: unknownId,
  erasableCustomer: unknownId,
  mergedCustomer: unknownId,
  customerToMerge: unknownId,
  voucher: unknownId,
  template: unknownId,
  owner: unknownId,
  knowledge: unknownId,
  knowledgeGap: unknownId,
  page: unknownId,
  archivedKnowledge: unknownId,
  agent: unknownId,
  agentToChange: unknownId,
  session: unknownId,
  sessionToEnd: unknownId,
  run: unknownId,
  webhook: unknownId,
  webhookToDelete: unknownId,
  key: unknownId,
  providerMessage: unknownId,
  message: unknownId,
  media: unknownId,
  inboundMessage: unknownId,
  adapterMessage: unknownId,
  scheduledMessage: unknownId,
  app: unknownId,
  grant: unknownId,
  serviceAccount: unknownId,
  serviceAccountKey: unknownId,
  request: unknownId,
  endpoint: unknownId,
  endpointToChange: unknownId,
  endpointToDelete: unknownId,
  delivery: unknownId,
  event: unknownId,
  linkedChannel: unknownId,
  channelToRemove: unknownId,
  templateToChange: unknownId,
  templateToDelete: unknownId,
  memberToChange: unknownId,
  memberToRemove: unknownId,
  consent: unknownId,
  approval: unknownId,
  approvalToReject: unknownId,
  draft: unknownId,
  operatorEmail: "nobody@conformance.example",
  operatorPassword: "a password that nobody has",
  invitation: "atlas_invitation_sandbox_EXAMPLE",
  memberToReset: unknownId,
  passwordReset: "atlas_reset_sandbox_EXAMPLE",
  signInCode: "atlas_link_sandbox_EXAMPLE",
  signInCodeToRead: "atlas_link_sandbox_EXAMPLE",
  passwordSession: "atlas_operator_sandbox_EXAMPLE",
  passwordOfSession: "a password that nobody has",
  sessionsToEnd: "atlas_operator_sandbox_EXAMPLE",
  ownSession: unknownId,
  factorSession: "atlas_operator_sandbox_EXAMPLE",
  factorPassword: "a password that nobody has",
  phoneNumber: "+15550100001",
  unreachableNumber: "+15550100002",
  receiverUrl: "http://127.0.0.1",
};

/** Input for making resources. */
export interface Given {
  /** Client with a console session of the organization. */
  readonly operator?: Caller | null;
  /** True if customers may see the resources: a message, or documents that hosted agents answer from. */
  readonly sends?: boolean;
  readonly known: Known;
  /** Polls until something holds; on the clock of this machine by default. */
  readonly until?: Until;
  readonly receiverUrl: string;
}

type Make = () => Promise<string | undefined> | string | undefined;

/** Every resource has a maker; those of the console need an operator. */
type Makers = { readonly [Name in Exclude<keyof Resources, keyof ReturnType<typeof consoleMakers>>]: Make };

/**
 * Creates one resource of each kind. A failure skips a case only when the case reads the resource. The creating
 * operation's own cases report the reason.
 */
export const makeResources = async (
  client: Caller,
  { known, receiverUrl, until = untilOn(), operator = null, sends = true }: Given,
): Promise<Resources> => {
  const session = await attempted(() => newSession(client));
  const { conversation_id } = known;
  const draft = async () => (conversation_id === undefined ? undefined : newDraft(client, conversation_id));
  const makers: Makers = {
    channel: () => known.channel_id,
    conversation: () => known.conversation_id,
    conversationToActIn: () => newConversation(client),
    conversationToAssign: () => newConversation(client),
    conversationToClose: () => newConversation(client),
    conversationToHandBack: () => newConversation(client, { action_type: "handoff" }),
    conversationToReopen: () => newConversation(client, { action_type: "close" }),
    conversationToTakeOver: () => newConversation(client),
    conversationToUnassign: () => newConversation(client, ownedBy(known.owner_id)),
    customer: () => known.customer_id,
    erasableCustomer: async () => (await hear(client)).customer_id,
    customerToMerge: async () => (await hear(client)).customer_id,
    mergedCustomer: () =>
      operator === null ? undefined : newMerged(operator, async () => (await hear(client)).customer_id),
    voucher: () => known.voucher_id,
    template: () => known.template_id,
    owner: () => known.owner_id,
    knowledge: () => (sends ? newKnowledge(client) : undefined),
    knowledgeGap: () => (operator === null ? undefined : newGap(client, operator, until)),
    page: () => (sends ? newPage(client, receiverUrl) : undefined),
    archivedKnowledge: () => (sends ? archived(client) : undefined),
    agent: () => newAgent(client),
    agentToChange: () => newAgent(client),
    session: () => session,
    sessionToEnd: () => newSession(client),
    run: () => (session === undefined ? undefined : newRun(client, session)),
    webhook: () => newWebhook(client, receiverUrl),
    webhookToDelete: () => newWebhook(client, receiverUrl),
    key: () => known.key_id,
    consent: () => known.consent_id,
    providerMessage: () => (sends ? sentMessage(client, known, until) : undefined),
    message: () => newMessage(client),
    media: () => newMedia(client),
    inboundMessage: () => newMessage(client),
    adapterMessage: () => (operator === null ? undefined : newAdapterMessage(client, operator, receiverUrl)),
    scheduledMessage: () => (sends ? newScheduledMessage(client, known) : undefined),
    draft: async () => (await draft())?.run_id,
    approval: async () => (await draft())?.approval_id ?? undefined,
    approvalToReject: async () => (await draft())?.approval_id ?? undefined,
    event: () => newEvent(client, until),
    ownSession: () => unknownId,
    phoneNumber: () => known.phone_number,
    unreachableNumber: () => known.phone_numbers?.failed,
    receiverUrl: () => receiverUrl,
  };
  const all: { readonly [name: string]: Make } = {
    ...makers,
    ...(operator === null ? {} : consoleMakers(operator, receiverUrl, until)),
  };
  const why = new Map<string, string>();
  const made = Object.entries(all).map(async ([name, make]) => {
    const id = await attempted(make, (failure) => void why.set(name, `: ${failure}`));
    return [name, id] as const;
  });
  return whole(Object.fromEntries(await Promise.all(made)), why);
};

const attempted = async (make: Make, failed?: (failure: string) => void): Promise<string | undefined> => {
  try {
    return await make();
  } catch (error) {
    failed?.(shortened(error instanceof Error ? error.message : String(error)));
    return undefined;
  }
};

/** Reading a resource that could not be created throws. */
const whole = (made: { readonly [name: string]: string | undefined }, why: ReadonlyMap<string, string>): Resources => {
  const there = Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined));
  return new Proxy(there, {
    get: (all, name) => {
      if (Object.hasOwn(nobodys, name) && !Object.hasOwn(all, name))
        throw new Skipped(
          `needs a resource "${String(name)}", which the organization lacks and the suite could not make${why.get(String(name)) ?? ""}`,
        );
      return Reflect.get(all, name);
    },
  }) as unknown as Resources;
};

const ownedBy = (owner_id: string | undefined) => ({ action_type: "assign_owner", payload: { owner_id } });

/** Reports a message of a new customer. */
const hear = async (client: Caller) => {
  const phone_number = `+4930${randomInt(100_000_000, 1_000_000_000)}`;
  const message = { text: "Is there a table for two tonight?" };
  const body = { channel: "chatapp", customer: { phone_number }, event_type: "message.received", message };
  return (await client.succeed("events.ingest", { body })).data;
};

const newMessage = async (client: Caller): Promise<string | undefined> => (await hear(client)).message_id ?? undefined;

const newMedia = async (client: Caller): Promise<string> => {
  const body = { media_type: "text/plain", content: btoa("Soup of the day and bread."), filename: "menu.txt" };
  return (await client.succeed("media.upload", { body })).data.media.id;
};

/** Schedules a message by the clock of the target, which a new session tells. */
const newScheduledMessage = async (client: Caller, { phone_number }: Known): Promise<string | undefined> => {
  if (phone_number === undefined) return undefined;
  const now = Date.parse((await client.succeed("sessions.create")).data.session.created_at);
  const send_at = new Date(now + 80 * 24 * 3_600_000).toISOString();
  const body = { phone_number, text: "Your table is still ready.", send_at };
  return (await client.succeed("messages.send", { body })).data.message_id;
};

/** Begins a conversation with a customer who has just written, and acts in it. */
const newConversation = async (client: Caller, action?: object): Promise<string> => {
  const { conversation_id } = await hear(client);
  if (action) await client.succeed("actions.execute", { body: { conversation_id, ...action } });
  return conversation_id;
};

/** Creates a draft, whose run waits for a person. */
const newDraft = async (client: Caller, conversation_id: string) => {
  const body = { conversation_id, action_type: "draft", payload: { text: "We can offer a table at eight." } };
  return (await client.succeed("actions.execute", { body })).data.run;
};

/** The list has an event when the transactions from before it have ended. */
const newEvent = async (client: Caller, until: Until): Promise<string> => {
  await hear(client);
  return until(async () => {
    const [event] = (await client.succeed("events.list", { query: { limit: 1 } })).data;
    if (!event) throw new Error("the list has no event yet");
    return event.id;
  });
};

const newKnowledge = async (client: Caller): Promise<string> => {
  const body = { source_type: "text", title: "Terrace", text: "The terrace is open until ten in the evening." };
  return (await client.succeed("knowledge.create", { body })).data.document.id;
};

/** Asks what no knowledge answers; the list has it soon after. */
const newGap = async (client: Caller, operator: Caller, until: Until): Promise<string> => {
  const query = `qwyrxz${randomInt(1_000_000_000)}`;
  await client.succeed("agent.searchKnowledge", { query: { query } });
  return until(async () => {
    const { questions } = (await operator.succeed("console.knowledgeGaps.list")).data;
    const gap = questions.find(({ question }) => question === query);
    if (!gap) throw new Error("the list has no such question yet");
    return gap.id;
  });
};

const newAgent = async (client: Caller): Promise<string> =>
  (await client.succeed("agents.create", { body: { name: "Concierge" } })).data.agent.id;

const newPage = async (client: Caller, receiverUrl: string): Promise<string> => {
  const body = { source_type: "url", title: "Menu", url: `${receiverUrl}/menu` };
  return (await client.succeed("knowledge.create", { body })).data.document.id;
};

const archived = async (client: Caller): Promise<string> => {
  const id = await newKnowledge(client);
  await client.succeed("knowledge.update", { params: { id }, body: { status: "archived" } });
  return id;
};

const newSession = async (client: Caller): Promise<string> => (await client.succeed("sessions.create")).data.session.id;

const newRun = async (client: Caller, sessionId: string): Promise<string> => {
  const asked = { params: { session_id: sessionId }, body: { query: "Until when is the terrace open?" } };
  return (await client.succeed("sessions.sendMessage", asked)).data.run.run_id;
};

const newWebhook = async (client: Caller, receiverUrl: string): Promise<string> => {
  const body = { url: `${receiverUrl}/other`, events: ["session.ended"] };
  return (await client.succeed("webhooks.create", { body })).data.id;
};

/** Returns the provider's id of a message, which exists once the message is sent. */
const sentMessage = async (
  client: Caller,
  { phone_number, conversation_id: id }: Known,
  until: Until,
): Promise<string | undefined> => {
  if (phone_number === undefined || id === undefined) return undefined;
  await client.succeed("messages.send", { body: { phone_number, text: "Hello" } });
  return until(async () => {
    const { data } = await client.succeed("conversations.listEvents", { params: { id } });
    const event = data.find(({ event_type }) => event_type === "agent.message_delivery");
    return check.present(event?.message?.provider_message_id, "provider_message_id of the message's delivery event");
  });
};
