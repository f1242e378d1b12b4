import type { Id, Instant, MessageCategory, Owned } from "../../primitives.ts";

export type TemplateStatus = "draft" | "pending" | "approved" | "rejected" | "paused" | "disabled";

export type TemplateButton =
  | { readonly type: "quick_reply"; readonly text: string }
  | { readonly type: "url"; readonly text: string; readonly url: string }
  | { readonly type: "phone"; readonly text: string; readonly phone_number: string };

/** Parts of a template that its reviewers and customers read. */
export interface TemplateContent {
  readonly header: string | null;
  readonly body: string;
  readonly footer: string | null;
  readonly buttons: readonly TemplateButton[];
  /** Sample values of placeholders, for reviewers. */
  readonly samples: { readonly [name: string]: string };
}

export interface TemplateRow extends Owned, TemplateContent {
  readonly name: string;
  readonly language: string;
  readonly category: MessageCategory;
  readonly status: TemplateStatus;
  /** The messaging app's reason for the status, or what keeps the template from being submitted. */
  readonly reason: string | null;
  /** Grows with each edit. */
  readonly revision: number;
  /** Channel over which it is submitted; null for a draft, and in the sandbox. */
  readonly channel_id: Id | null;
  /** The provider's id of it; null until the provider has given one. */
  readonly provider_template_id: string | null;
  /** Time when the provider took this revision; null until then. */
  readonly submitted_at: Instant | null;
  /** The provider's time of its newest report. Earlier reports are late, and change nothing. */
  readonly reported_at: Instant | null;
  readonly reported_status: TemplateStatus | null;
  readonly reported_reason: string | null;
  /** The provider's time of its newest report of the category. */
  readonly category_at: Instant | null;
  /** True until it is deleted. Then null, so that its name and language can be used again. */
  readonly live: true | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}
