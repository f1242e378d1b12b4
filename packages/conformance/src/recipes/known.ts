/** Resources that an organization has before the suite creates any. */
import type { Client, SandboxCredentials } from "../calls.ts";

/** Facts that a sandbox returns with its token. For another organization, as many as can be discovered. */
export type Known = Partial<
  Pick<
    SandboxCredentials,
    | "channel_id"
    | "conversation_id"
    | "customer_id"
    | "voucher_id"
    | "template_id"
    | "owner_id"
    | "key_id"
    | "phone_number"
    | "phone_numbers"
  >
> & {
  /** An OAuth consent. Only an operator with an OAuth client can create one. */
  readonly consent_id?: string;
};

/** Finds a channel and a conversation of the organization. What cannot be asked for is unknown. */
export const discovered = async (client: Client, phoneNumber: string | undefined): Promise<Known> => {
  const channel = (await client.call("channels.list").catch(() => null))?.body?.data.channels[0];
  const conversation = (await client.call("conversations.list").catch(() => null))?.body?.data.conversations[0];
  return {
    ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
    ...(channel === undefined ? {} : { channel_id: channel.id }),
    ...(conversation === undefined ? {} : { conversation_id: conversation.id, customer_id: conversation.customer.id }),
  };
};
