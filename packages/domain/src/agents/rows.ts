import type { Id, Instant, Owned } from "../primitives.ts";
import type { PeopleHours } from "./people-hours.ts";

export interface AgentRow extends Owned {
  readonly kind: "hosted" | "external";
  readonly name: string;
  readonly description: string | null;
  readonly status: "ready" | "archived";
  readonly channels: readonly string[];
  /** Knowledge documents linked to it. */
  readonly source_ids: readonly Id[];
  readonly is_listed: boolean;
  readonly listing_category: string | null;
  readonly listing_description: string | null;
  /** Unique among all organizations; kept when the agent is taken out of the directory. */
  readonly listing_slug: string | null;
  /** Seconds that an external agent has to answer; null without a limit. */
  readonly reply_within_seconds: number | null;
  /** Seconds that people usually take after a handoff, which customers are told; null if they are told none. */
  readonly people_reply_within_seconds: number | null;
  /** Hours in which people answer; null if they are not known. */
  readonly people_hours: PeopleHours | null;
  /** True if the service announces people in the name of an external agent. Says nothing about hosted ones. */
  readonly announces_people: boolean;
  /** The hosted agent that answers after that time; null for people. */
  readonly fallback_agent_id: Id | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}
