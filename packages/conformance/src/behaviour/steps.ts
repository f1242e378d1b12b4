/** Steps that many cases share. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Client, SandboxCredentials } from "../calls.ts";
import type { Case, Context, Organization } from "../case.ts";

/** A fresh organization for one case, with its sandbox credentials. */
export interface Sandbox extends Organization {
  readonly sandbox: SandboxCredentials;
}

/** Opens a sandbox. Needs `organization`. */
export const freshSandbox = async (context: Context): Promise<Sandbox> => {
  const organization = await context.organization();
  const { sandbox } = organization;
  return sandbox ? { ...organization, sandbox } : context.skip("needs what a sandbox hands out");
};

/** A sandbox with the session of an operator who has every permission. */
export interface Operated extends Sandbox {
  readonly operator: Client;
}

/** Opens a sandbox with a console. Needs `organization` and `operator`. */
export const freshConsole = async (context: Context): Promise<Operated> => {
  const its = await freshSandbox(context);
  const { operator } = its;
  return operator ? { ...its, operator } : context.skip("needs a console session");
};

/** Returns an unused number for a sandbox. The range is large enough that no case draws one twice. */
export const newNumber = (): string => `+1555${2_000_000 + Math.floor(Math.random() * 8_000_000)}`;

interface Inbound {
  readonly text?: string;
  /** A message of another kind, in place of text. */
  readonly message?: { readonly content: object };
  readonly timestamp?: string;
  readonly idempotency_key?: string;
}

/** A customer's message. Its own text has no intent, which a service would tell at any time later. */
export const inbound = (phone_number: string, { text = "It is the blue one.", ...more }: Inbound = {}) => ({
  channel: "chatapp",
  customer: { phone_number },
  event_type: "message.received",
  message: { text },
  ...more,
});

/** Sends a message as a customer. */
export const hear = async (client: Client, phone_number: string, more: Inbound = {}) =>
  (await client.succeed("events.ingest", { body: inbound(phone_number, more) })).data;

export const contextOf = async (client: Client, conversationId: string) =>
  (await client.succeed("conversations.context", { params: { conversation_id: conversationId } })).data;

type ConversationEvent = SuccessOf<"conversations.listEvents">["data"][number];

/** Returns a conversation's history, oldest first. */
export const eventsOf = async (client: Client, id: string): Promise<readonly ConversationEvent[]> =>
  (await client.succeed("conversations.listEvents", { params: { id }, query: { limit: 200 } })).data;

/** Returns a message's delivery states from the history, in order. */
export const statesOf = async (client: Client, conversation: string, message: string): Promise<readonly string[]> =>
  (await eventsOf(client, conversation)).flatMap(({ message: each }) =>
    each?.id === message && each.status ? [each.status] : [],
  );

/** Template request that works without an open window. */
export const templateOf = ({ template_id }: SandboxCredentials) => ({
  template_id,
  category: "utility",
  template_params: { name: "Ada" },
});

export const hour = 3_600_000;

export const day = 24 * hour;

/** Returns the target's time, read from a new session. */
export const timeOf = async (client: Client): Promise<number> =>
  Date.parse((await client.succeed("sessions.create")).data.session.created_at);

export const at = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Makes the cases of one topic: `behaviour/<topic>/<name>`. */
export const topic =
  (about: string) =>
  (name: string, definition: Omit<Case, "id">): Case => ({ id: `behaviour/${about}/${name}`, ...definition });

/** Reads a message. */
export const messageOf = async ({ client }: Pick<Sandbox, "client">, id: string) =>
  (await client.succeed("messages.get", { params: { id } })).data.message;
