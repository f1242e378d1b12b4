import type { Instant, Owned } from "../primitives.ts";

/** A channel's link to its provider. `id` is the channel's id. */
export interface ChannelLinkRow extends Owned {
  readonly provider: "cloud_api";
  /** Base URL of the provider's API, with its version. */
  readonly base_url: string;
  /** The provider's id of the sending number. */
  readonly sender_id: string;
  /** The provider's id of the business account, whose templates it holds; null if it is not known. */
  readonly business_account_id: string | null;
  /** Language of templates that are made without one, for example `en_US`. */
  readonly template_language: string;
  /** `ChannelSecrets` as JSON, sealed in the database. */
  readonly secrets: string;
  /** Time of the last rotation, so that of two at once the later reads the secrets of the earlier. */
  readonly rotated_at: Instant | null;
  readonly created_at: Instant;
}

export interface ChannelSecrets {
  /** Authorizes requests to the provider. */
  readonly access_token: string;
  /** Verifies the provider's signature of callbacks. */
  readonly app_secret: string;
  /** Proves that a verification challenge comes from the provider. */
  readonly verify_token: string;
}
