/** Who carries the messages of a channel: what the outbox and the callback route ask of any of them. */
import type {
  ChannelCheck,
  ChannelLinkRow,
  ChannelRow,
  ChannelSecrets,
  CustomerRow,
  Handover,
  Instant,
  MessageRow,
  ProviderReport,
  TemplateRow,
} from "@atlas-messaging/domain";

/** A channel's link with its secrets opened. */
export type OpenLink = Omit<ChannelLinkRow, "secrets"> & { readonly secrets: ChannelSecrets };

export interface ReachedChannel {
  readonly channel: ChannelRow;
  /** Null where the channel needs none. */
  readonly link: OpenLink | null;
}

/** A message on its way out. */
export interface Outbound extends ReachedChannel {
  readonly message: MessageRow;
  readonly customer: CustomerRow;
  /** What the message was made from; null for free-form text. */
  readonly template: TemplateRow | null;
  readonly templateParams: { readonly [name: string]: string };
}

export interface ChannelProvider {
  /**
   * Hands a message over. It answers within 15 s, and never rejects: what is unclear is put off, and a callback may tell
   * in the meantime that the message has arrived.
   */
  send(outbound: Outbound): Promise<Handover>;
  /** Asks the provider whether messages pass; it answers within 5 s, or says that it did not. */
  check(reached: ReachedChannel): Promise<ChannelCheck>;
}

/** What a provider calls back with, as the domain knows it. */
export interface CallbackContents {
  readonly reports: readonly StatusReport[];
  readonly received: readonly ReceivedMessage[];
  /** How many of its items are none of ours. */
  readonly ignored: number;
}

export interface StatusReport {
  /** Null where it is none that can be kept, and `messageId` tells the message. */
  readonly providerMessageId: string | null;
  /** Our own id of the message, where the provider gives back what it was sent with. */
  readonly messageId: string | null;
  readonly report: Pick<ProviderReport, "status" | "error_code">;
}

export interface ReceivedMessage {
  readonly providerMessageId: string;
  readonly phoneNumber: string;
  readonly name: string | null;
  readonly text: string;
  readonly sentAt: Instant | null;
}

/** How callbacks of a provider are read. Nothing of one is believed before `isGenuine` has said so. */
export interface CallbackReader {
  /** What to answer to the provider's question whether callbacks may come here; null when it is not the provider's. */
  challenge(link: OpenLink, query: URLSearchParams): string | null;
  /** Whether the provider has signed these bytes. */
  isGenuine(link: OpenLink, raw: Uint8Array, headers: Headers): boolean;
  /** Null when it cannot be read. */
  read(link: OpenLink, raw: Uint8Array): CallbackContents | null;
}

export type ChannelProviders = { readonly [Provider in ChannelRow["provider"]]: ChannelProvider };
