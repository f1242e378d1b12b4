/** What many cases do on their way. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Client, SandboxCredentials } from "../calls.ts";
import type { Context, Organization } from "../case.ts";

/** An organization of the case alone, with what its sandbox has handed out. */
export interface Sandbox extends Organization {
  readonly sandbox: SandboxCredentials;
}

/** Needs `organization`. */
export const freshSandbox = async (context: Context): Promise<Sandbox> => {
  const organization = await context.organization();
  const { sandbox } = organization;
  return sandbox ? { ...organization, sandbox } : context.skip("needs what a sandbox hands out");
};

/** A sandbox with the session of an operator who may do everything. */
export interface Operated extends Sandbox {
  readonly operator: Client;
}

/** Needs `organization` and `operator`. */
export const freshConsole = async (context: Context): Promise<Operated> => {
  const its = await freshSandbox(context);
  const { operator } = its;
  return operator ? { ...its, operator } : context.skip("needs a console session");
};

/** A number that nobody has, and that only a sandbox may be told to send to. Of so many that no case draws one twice. */
export const newNumber = (): string => `+1555${2_000_000 + Math.floor(Math.random() * 8_000_000)}`;

interface Inbound {
  readonly text?: string;
  readonly timestamp?: string;
  readonly idempotency_key?: string;
}

export const inbound = (phone_number: string, { text = "Hello", ...more }: Inbound = {}) => ({
  channel: "chatapp",
  customer: { phone_number },
  event_type: "message.received",
  message: { text },
  ...more,
});

/** A customer writes. */
export const hear = async (client: Client, phone_number: string, more: Inbound = {}) =>
  (await client.succeed("events.ingest", { body: inbound(phone_number, more) })).data;

export const contextOf = async (client: Client, conversationId: string) =>
  (await client.succeed("conversations.context", { params: { conversationId } })).data;

type ConversationEvent = SuccessOf<"conversations.listEvents">["data"][number];

/** The history of a conversation, the oldest first. */
export const eventsOf = async (client: Client, id: string): Promise<readonly ConversationEvent[]> =>
  (await client.succeed("conversations.listEvents", { params: { id }, query: { limit: 200 } })).data;

/** The delivery states that the history tells of a message, in their order. */
export const statesOf = async (client: Client, conversation: string, message: string): Promise<readonly string[]> =>
  (await eventsOf(client, conversation)).flatMap(({ message: told }) =>
    told?.id === message && told.status ? [told.status] : [],
  );

/** The message without a window, as the sandbox's own template allows. */
export const templateOf = ({ template_id }: SandboxCredentials) => ({
  template_id,
  category: "utility",
  template_params: { name: "Ada" },
});

export const hour = 3_600_000;
export const day = 24 * hour;

/** The target's time: when it says that it has made a session. */
export const timeOf = async (client: Client): Promise<number> =>
  Date.parse((await client.succeed("sessions.create")).data.session.created_at);

export const at = (milliseconds: number): string => new Date(milliseconds).toISOString();
