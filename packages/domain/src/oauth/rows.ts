import type { Scope } from "@atlas-messaging/contract";
import type { Id, Instant, Owned } from "../primitives.ts";

/** An operator's consent that an app acts for the organization, and the one code that came of it. */
export interface OAuthConsentRow extends Owned {
  readonly app_id: Id;
  /** The operator who has consented. */
  readonly member_id: Id;
  readonly scopes: readonly Scope[];
  /** What the tokens are for (RFC 8707); null for all of the service. */
  readonly resource: string | null;
  readonly redirect_uri: string;
  /** Hex SHA-256 of the authorization code. */
  readonly code_hash: string;
  /** The S256 challenge that the code's verifier must meet (RFC 7636). */
  readonly code_challenge: string;
  readonly code_expires_at: Instant;
  readonly code_used_at: Instant | null;
  /** The access token that it has led to last: whoever ends the consent must know it. */
  readonly token_id: Id | null;
  /** Ends every token that came of it. */
  readonly revoked_at: Instant | null;
  readonly created_at: Instant;
}

/** A refresh token; each is used once, and the next takes its place. */
export interface OAuthRefreshTokenRow extends Owned {
  readonly consent_id: Id;
  readonly token_hash: string;
  readonly expires_at: Instant;
  readonly used_at: Instant | null;
  readonly created_at: Instant;
}
