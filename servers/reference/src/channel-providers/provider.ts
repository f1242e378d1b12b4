/** Provider of a channel, as the outbox and the callback route see it. */
import type { AccountListing } from "@atlas-messaging/service/pipeline/provider-answers";
import type { ChannelCheck } from "@atlas-messaging/service/pipeline/services";
import type { FetchedMedia } from "@atlas-messaging/service/messages/media";
import type { InboundContent, MessageRow } from "@atlas-messaging/service/rows/messages";
import type { ChannelLinkRow, ChannelRow, ChannelSecrets } from "@atlas-messaging/service/rows/channels";
import type {
  CategoryReport,
  PutOff,
  Removal,
  Submission,
  TemplateReport,
} from "@atlas-messaging/service/templates/submission";
import type { Referral } from "@atlas-messaging/service/rows/conversations";
import type { CustomerRow } from "@atlas-messaging/service/rows/customers";
import type { Handover, ProviderReport } from "@atlas-messaging/service/messages/delivery";
import type { Receipt } from "@atlas-messaging/service/messages/receipts";
import type { Notice } from "@atlas-messaging/service/channels/notices";
import type { KeepChunks } from "../platform/outgoing-http.ts";
import type { Id, Instant } from "@atlas-messaging/service/rows/primitives";
import type { TemplateListing } from "@atlas-messaging/service/templates/sync";
import type { TemplateRow } from "@atlas-messaging/service/rows/templates";

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
  /** Shows a preview of the first page that its text names. */
  readonly linkPreview: boolean;
  /** The provider's id of the message that it quotes; null without one. */
  readonly quotedId: string | null;
  /** Media that the provider has taken; null for a message without. */
  readonly media: TakenMedia | null;
}

/** Media by the provider's id. */
export interface TakenMedia {
  readonly providerMediaId: string;
  /** The name of the media itself. */
  readonly filename: string | null;
}

/** A file for the provider. */
export interface MediaFile {
  readonly size: number;
  /** The bytes, piece by piece, as they are read from the store. */
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
  readonly filename: string;
}

/** Result of handing media to a provider: its id there, or how the message ends without it. */
export type MediaHandover = { readonly kind: "taken"; readonly providerMediaId: string } | Unsent;

/** A handover that did not come to its end. */
export type Unsent = Extract<Handover, { readonly failure: string }>;

export interface CheckOptions {
  /** Proves the app secret, too, where the provider can tell. */
  readonly withSecret?: boolean;
}

/** Result of fetching media from a provider. */
export type MediaFetch =
  | { readonly kind: "fetched"; readonly mediaType: string }
  | Exclude<FetchedMedia, { readonly kind: "stored" }>;

export interface ChannelProvider {
  /**
   * Hands a message over within 15 s; never rejects. An unclear outcome is put off, and a callback may meanwhile report
   * that the message arrived.
   */
  send(outbound: Outbound): Promise<Handover>;
  /** Hands over a file that messages can then name, within 60 s; never rejects. */
  takeMedia(reached: ReachedChannel, file: MediaFile): Promise<MediaHandover>;
  /** Fetches the file of a received message, within 60 s and of at most so many bytes; never rejects. */
  fetchMedia(link: OpenLink, providerMediaId: string, maxBytes: number, keep: KeepChunks): Promise<MediaFetch>;
  /** Tells that a customer's message was read, and perhaps that somebody writes, within 15 s; never rejects. */
  reportRead(reached: ReachedChannel, reading: OwnReading): Promise<Receipt>;
  /** Puts an emoji on a message, or takes it away, within 15 s; never rejects. */
  react(reached: ReachedChannel, reaction: OwnReaction): Promise<Receipt>;
  /** Checks the channel with the provider, within 5 s. */
  check(reached: ReachedChannel, options?: CheckOptions): Promise<ChannelCheck>;
}

/** A message of the provider's that something is told of. */
interface ToldOf {
  /** Id of the job, the same at each attempt. */
  readonly jobId: Id;
  readonly messageId: Id;
  readonly providerMessageId: string;
}

/** Our reading of a customer's message. */
export interface OwnReading extends ToldOf {
  /** Shows that somebody writes, too. */
  readonly showsTyping: boolean;
}

/** Our reaction to a message. Without an emoji it is taken away. */
export interface OwnReaction extends ToldOf {
  readonly to: CustomerRow;
  readonly emoji: string | null;
}

/** Contents of a callback in the domain's terms: by the numbers and the business accounts that it names. */
export interface CallbackContents {
  readonly numbers: readonly NumberContents[];
  readonly accounts: readonly AccountContents[];
}

/** Contents of a callback about one number. */
export interface NumberContents {
  /** The provider's id of the number. */
  readonly senderId: string;
  /** The business account that it is named with; null for none. */
  readonly accountId: string | null;
  readonly reports: readonly StatusReport[];
  readonly received: readonly ReceivedMessage[];
  /** Messages of the business that were sent beside the API. */
  readonly echoes: readonly ReceivedMessage[];
  /** Changes of messages that are there. */
  readonly changes: readonly ReceivedChange[];
  /** News of customers, as the provider tells them. They are no sentences of theirs. */
  readonly happened: readonly CustomerNotice[];
  /** Notices about the number, and all that is not understood. */
  readonly notices: readonly Notice[];
  /** Number of messages and of what happened to customers, also of those that cannot be read. */
  readonly messages: number;
  /** Returns the callback without statuses, to be read again later; null if nothing is left. */
  readonly withoutStatuses: () => string | null;
}

/** Contents of a callback about one business account. */
export interface AccountContents {
  /** Empty for what names neither a number nor an account. */
  readonly accountId: string;
  readonly templates: readonly TemplateNotice[];
  /** Notices about the account, and all that is not understood. */
  readonly notices: readonly Notice[];
}

/** A customer, as a callback names them. */
export interface Person {
  /** The number, or the one that stands for a hidden one. */
  readonly phoneNumber: string;
  /** The messaging app's id of them. */
  readonly userId: string | null;
}

/** Names that a person has chosen in the messaging app. */
export interface Profile {
  readonly name: string | null;
  readonly username: string | null;
}

/** A reaction of a customer, or an edit or a deletion of a message by its writer. */
export interface ReceivedChange extends Person {
  readonly by: "customer" | "phone";
  /** The provider's id of the message. */
  readonly targetId: string;
  readonly change:
    | { readonly kind: "reaction"; readonly emoji: string | null }
    | { readonly kind: "edit"; readonly text: string; readonly truncated?: true }
    | { readonly kind: "deletion" };
  readonly sentAt: Instant | null;
  /** As it came, as JSON. */
  readonly received: string;
}

/** Something that a provider says about a customer. */
export interface CustomerNotice extends Person {
  /** Names that they have from now on; null for anything but a change of them. */
  readonly becomes: Person | null;
  /** Choice of the customer about marketing; null for anything else. */
  readonly marketing: "opted_in" | "opted_out" | null;
  /** The provider's own name of it. */
  readonly kind: string;
  readonly sentAt: Instant | null;
  /** As it came, as JSON. */
  readonly received: string;
}

export interface StatusReport {
  /** Null if it cannot be stored; then `messageId` identifies the message. */
  readonly providerMessageId: string | null;
  /** Our id of the message, if the provider returns it. */
  readonly messageId: string | null;
  readonly report: Pick<ProviderReport, "status" | "error_code" | "provider_error" | "pricing">;
}

/** A message of a customer, or one to a customer that was sent beside the API. */
export interface ReceivedMessage extends Person, Profile {
  readonly providerMessageId: string;
  readonly text: string;
  /** True if the text is longer than what is kept of it. */
  readonly truncated: boolean;
  /** The provider's id of its media; null without one. */
  readonly mediaId: string | null;
  /** Content other than text; null for text. */
  readonly content: InboundContent | null;
  /** As it came, as JSON. */
  readonly received: string;
  /** The provider's id of the message that it quotes. */
  readonly quotedId: string | null;
  /** The ad that it came from. */
  readonly referral: Referral | null;
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
  read(raw: Uint8Array): CallbackContents | null;
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
  /** Lists the templates of the business account with all their parts. */
  listAccount(link: OpenTemplateLink, now: Instant): Promise<AccountListing | PutOff>;
}

export interface TemplateToSubmit {
  readonly template: TemplateRow;
  /** True if an edit changed the category. */
  readonly recategorized: boolean;
  /** The sample of its header; null if there is none, or none any more. */
  readonly sample: MediaFile | null;
}

export interface NamedTemplate extends Pick<TemplateRow, "name" | "language"> {
  readonly providerTemplateId: string | null;
}

export type TemplateProviders = { readonly [Provider in ChannelLinkRow["provider"]]: TemplateProvider };

export type ChannelProviders = { readonly [Provider in ChannelRow["provider"]]: ChannelProvider };
