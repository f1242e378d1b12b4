/** Answers of providers that are asked within a request. */
import type { SuccessOf, ValidBodyOf } from "@atlas-messaging/contract";
import type { Instant, MessageCategory } from "../rows/primitives.ts";
import type { TemplateContent, TemplateStatus } from "../rows/templates.ts";

/** A template as the messaging app has it. */
export interface AccountTemplate {
  readonly provider_template_id: string;
  readonly name: string;
  readonly language: string;
  readonly category: MessageCategory;
  readonly status: Exclude<TemplateStatus, "draft">;
  /** The messaging app's reason for the status. */
  readonly reason: string | null;
  readonly content: TemplateContent;
  /** The reason why it cannot be taken over; null if it can. */
  readonly obstacle: string | null;
}

/** The templates of a business account, with the provider's time. */
export interface AccountListing {
  readonly at: Instant;
  readonly templates: readonly AccountTemplate[];
  /** False if there are more than are read. */
  readonly complete: boolean;
}

/** Findings about a number that is linked, step by step. */
export type ChannelSetup = SuccessOf<"console.channels.check">["data"];

/** Checks before a number is linked. */
export type CheckedLink = Pick<
  ValidBodyOf<"console.channels.check">,
  "base_url" | "sender_id" | "business_account_id" | "app_id" | "access_token" | "app_secret"
>;
