import type { Id, Instant, Owned } from "../primitives.ts";

/** A developer's app, which acts for the organization by grants or OAuth. */
export interface AppRow extends Owned {
  /** Public OAuth client id. */
  readonly client_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly runtime_mode: string;
  readonly created_at: Instant;
}

/** An address that OAuth may redirect an app's users to. */
export interface RedirectUriRow extends Owned {
  readonly app_id: Id;
  readonly redirect_uri: string;
  readonly created_at: Instant;
}

/** A program of the organization. It holds keys and webhook endpoints. */
export interface ServiceAccountRow extends Owned {
  readonly external_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly runtime_mode: string;
  readonly created_at: Instant;
}
