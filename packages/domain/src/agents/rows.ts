import type { Id, Instant, Owned } from "../primitives.ts";

export interface AgentRow extends Owned {
  readonly kind: "hosted" | "external";
  readonly name: string;
  readonly description: string | null;
  readonly status: "ready";
  readonly channels: readonly string[];
  /** Knowledge documents linked to it. */
  readonly source_ids: readonly Id[];
  readonly is_listed: boolean;
  readonly listing_category: string | null;
  readonly listing_description: string | null;
  /** Unique among all organizations; kept when the agent is taken out of the directory. */
  readonly listing_slug: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}
