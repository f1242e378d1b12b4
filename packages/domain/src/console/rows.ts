import type { Id, Instant, Owned } from "../primitives.ts";

/** Something of a developer's that acts for the organization by grants, or by OAuth. */
export interface AppRow extends Owned {
  /** Its public name in OAuth. */
  readonly client_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly runtime_mode: string;
  readonly created_at: Instant;
}

/** Where OAuth may send an app's users back to; compared exactly. */
export interface RedirectUriRow extends Owned {
  readonly app_id: Id;
  readonly redirect_uri: string;
  readonly created_at: Instant;
}

/** A program of the organization's own; it holds keys and webhook endpoints. */
export interface ServiceAccountRow extends Owned {
  readonly external_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly runtime_mode: string;
  readonly created_at: Instant;
}
