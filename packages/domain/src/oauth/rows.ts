import type { Scope } from "@atlas-messaging/contract";
import type { Id, Instant, Owned } from "../primitives.ts";

/** An operator's consent that an app acts for the organization, and its one authorization code. */
export interface OAuthConsentRow extends Owned {
  readonly app_id: Id;
  /** The operator who consented. */
  readonly member_id: Id;
  readonly scopes: readonly Scope[];
  /** The resource of the tokens (RFC 8707); null for the whole service. */
  readonly resource: string | null;
  readonly redirect_uri: string;
  /** Hex SHA-256 of the authorization code. */
  readonly code_hash: string;
  /** The S256 challenge that the code's verifier must meet (RFC 7636). */
  readonly code_challenge: string;
  readonly code_expires_at: Instant;
  readonly code_used_at: Instant | null;
  /** Its latest access token. Ending the consent requires this one as read, so it misses none. */
  readonly token_id: Id | null;
  /** Time when the consent and all its tokens ended. */
  readonly revoked_at: Instant | null;
  readonly created_at: Instant;
}

/** A refresh token. It is used once, and the next replaces it. */
export interface OAuthRefreshTokenRow extends Owned {
  readonly consent_id: Id;
  readonly token_hash: string;
  readonly expires_at: Instant;
  readonly used_at: Instant | null;
  readonly created_at: Instant;
}
