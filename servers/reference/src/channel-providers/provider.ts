/** Provider of a channel, as the outbox and the callback route see it. */
import type {
  ChannelCheck,
  InboundContent,
  ChannelLinkRow,
  ChannelRow,
  CategoryReport,
  ChannelSecrets,
  CustomerRow,
  Handover,
  Instant,
  MessageRow,
  ProviderReport,
  PutOff,
  Receipt,
  Removal,
  Submission,
  TemplateListing,
  TemplateReport,
  TemplateRow,
} from "@atlas-messaging/domain";

/** A channel's link with its secrets opened. */
export type OpenLink = Omit<ChannelLinkRow, "secrets"> & { readonly secrets: ChannelSecrets };

export interface ReachedChannel {
  readonly channel: ChannelRow;
  /** Null where the channel needs none. */
  readonly link: OpenLink | null;
}

export interface Outbound extends ReachedChannel {
  readonly message: MessageRow;
  readonly customer: CustomerRow;
  /** Null for free-form text. */
  readonly template: TemplateRow | null;
  readonly templateParams: { readonly [name: string]: string };
  /** The provider's id of the message that it quotes; null without one. */
  readonly quotedId: string | null;
}

export interface ChannelProvider {
  /**
   * Hands a message over within 15 s; never rejects. An unclear outcome is put off, and a callback may meanwhile report
   * that the message arrived.
   */
  send(outbound: Outbound): Promise<Handover>;
  /** Tells that a customer's message was read, within 15 s; never rejects. */
  reportRead(reached: ReachedChannel, providerMessageId: string): Promise<Receipt>;
  /** Checks the channel with the provider, within 5 s. */
  check(reached: ReachedChannel): Promise<ChannelCheck>;
}

/** Contents of a callback in the domain's terms. */
export interface CallbackContents {
  readonly reports: readonly StatusReport[];
  readonly received: readonly ReceivedMessage[];
  readonly templates: readonly TemplateNotice[];
  /** Number of items that do not concern us. */
  readonly ignored: number;
}

export interface StatusReport {
  /** Null if it cannot be stored; then `messageId` identifies the message. */
  readonly providerMessageId: string | null;
  /** Our id of the message, if the provider returns it. */
  readonly messageId: string | null;
  readonly report: Pick<ProviderReport, "status" | "error_code">;
}

export interface ReceivedMessage {
  readonly providerMessageId: string;
  readonly phoneNumber: string;
  readonly name: string | null;
  readonly text: string;
  /** Content other than text; null for text, and for a kind that we do not know. */
  readonly content: InboundContent | null;
  /** The provider's id of the message that it quotes. */
  readonly quotedId: string | null;
  readonly sentAt: Instant | null;
}

/** A change of a template, named by the provider's id, or by name and language where it has no usable id. */
export interface TemplateNotice {
  readonly providerTemplateId: string | null;
  readonly name: string | null;
  readonly language: string | null;
  /** Null if the callback tells no time. */
  readonly at: Instant | null;
  readonly report:
    | ({ readonly kind: "status" } & Pick<TemplateReport, "status" | "reason">)
    | ({ readonly kind: "category" } & Pick<CategoryReport, "category">);
}

/** Reads a provider's callbacks. Trust nothing before `isGenuine` is true. */
export interface CallbackReader {
  /** Answers the provider's question when a callback URL is set up; null if the question is not genuine. */
  challenge(link: OpenLink, query: URLSearchParams): string | null;
  /** Verifies the provider's signature over these bytes. */
  isGenuine(link: OpenLink, raw: Uint8Array, headers: Headers): boolean;
  /** Parses a callback; null if it is malformed. */
  read(link: OpenLink, raw: Uint8Array): CallbackContents | null;
}

/** A link that names its business account, opened. */
export type OpenTemplateLink = OpenLink & { readonly business_account_id: string };

/** Provider of templates. Each call ends within 25 s and never rejects. `now` stands in where an answer tells no time. */
export interface TemplateProvider {
  /** Submits a new template, or an edit of one that the provider knows. */
  submit(link: OpenTemplateLink, submitted: TemplateToSubmit, now: Instant): Promise<Submission>;
  /** Deletes one language of a template. Without the provider's id it is looked up by name and language. */
  remove(link: OpenTemplateLink, template: NamedTemplate): Promise<Removal>;
  /** Lists the templates of the business account. */
  list(link: OpenTemplateLink, now: Instant): Promise<TemplateListing | PutOff>;
}

export interface TemplateToSubmit {
  readonly template: TemplateRow;
  /** True if an edit changed the category. */
  readonly recategorized: boolean;
}

export interface NamedTemplate extends Pick<TemplateRow, "name" | "language"> {
  readonly providerTemplateId: string | null;
}

export type TemplateProviders = { readonly [Provider in ChannelLinkRow["provider"]]: TemplateProvider };

export type ChannelProviders = { readonly [Provider in ChannelRow["provider"]]: ChannelProvider };
