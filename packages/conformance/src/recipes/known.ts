/** What an organization has before the suite makes anything. */
import type { Client, SandboxCredentials } from "../calls.ts";

/** What a sandbox tells with its token; of another organization as much as can be found out. */
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
  /** An OAuth consent, which takes an operator and no operation of the contract. */
  readonly consent_id?: string;
};

/** Looks for a channel and a conversation to name. */
export const discovered = async (client: Client, phoneNumber: string | undefined): Promise<Known> => {
  const channel = (await client.call("channels.list")).body?.data.channels[0];
  const conversation = (await client.call("conversations.list")).body?.data.conversations[0];
  return {
    ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
    ...(channel === undefined ? {} : { channel_id: channel.id }),
    ...(conversation === undefined ? {} : { conversation_id: conversation.id, customer_id: conversation.customer.id }),
  };
};
