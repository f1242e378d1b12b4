import type { Instant, Owned } from "../primitives.ts";

/** How a channel reaches its provider; `id` is the channel's. */
export interface ChannelLinkRow extends Owned {
  readonly provider: "cloud_api";
  /** Where the provider's API begins, its version included. */
  readonly base_url: string;
  /** The provider's id of the number that the channel sends from. */
  readonly sender_id: string;
  /** The language in which the provider knows the templates, for instance `en_US`. */
  readonly template_language: string;
  /** `ChannelSecrets` as JSON; the database has it sealed. */
  readonly secrets: string;
  readonly created_at: Instant;
}

export interface ChannelSecrets {
  /** Authorizes requests to the provider. */
  readonly access_token: string;
  /** The provider signs its callbacks with it. */
  readonly app_secret: string;
  /** Tells the provider's challenge from a stranger's. */
  readonly verify_token: string;
}
