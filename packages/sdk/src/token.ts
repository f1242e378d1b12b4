import type { Hook } from "./hooks.ts";
import type { Fetch } from "./options.ts";

/**
 * Returns the token of a request, for tokens that change. It is asked ahead of each attempt. If it throws, the call rejects
 * with that error.
 */
export interface TokenSource {
  (): string | Promise<string>;
  /**
   * Returns another token after the service has refused one with 401; the request is then sent once more. Without it, and
   * if it throws, the call rejects with the refusal.
   */
  readonly renew?: ((refused: string) => string | Promise<string>) | undefined;
}

/** Parts of a client that sends the tokens of a source. */
export const sendingTokensOf = (
  source: TokenSource,
  fetch: Fetch,
  check: (token: string) => void,
): { readonly hook: Hook; readonly fetch: Fetch } => {
  /** Token of each request, by its headers, which all attempts share. */
  const sent = new WeakMap<object, string>();
  const put = (headers: object, token: string): void => {
    check(token);
    sent.set(headers, token);
    Object.assign(headers, { authorization: `Bearer ${token}` });
  };
  return {
    hook: {
      before: async ({ headers }) => {
        // One that the caller has set stays.
        if (!headers["authorization"] || sent.has(headers)) put(headers, await source());
      },
    },
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      const { headers, body }: { readonly headers: object; readonly body: unknown } = init;
      const refused = answer.status === 401 ? sent.get(headers) : undefined;
      // The bytes of a stream are gone.
      if (refused === undefined || !source.renew || body instanceof ReadableStream) return answer;
      try {
        put(headers, await source.renew(refused));
      } catch {
        return answer;
      }
      await answer.text();
      return fetch(url, init);
    },
  };
};

/** Tokens of an OAuth consent, as they are kept. */
export interface OAuthTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Time when the access token ends, in milliseconds since 1970. It is renewed a minute ahead. */
  readonly expires_at?: number | undefined;
}

/** Answer of the token endpoint (RFC 6749, section 5.1). */
export interface TokenAnswer {
  readonly access_token: string;
  /** The next refresh token. Without one the old one stays. */
  readonly refresh_token?: string | undefined;
  /** Seconds until the access token ends. */
  readonly expires_in?: number | undefined;
}

/** Options of `oauthToken`. */
export interface OAuthOptions {
  /** Asks the token endpoint for new tokens, with `grant_type=refresh_token`. */
  readonly refresh: (refreshToken: string) => Promise<TokenAnswer>;
  /** Place where the tokens are kept. Several processes may share one. */
  readonly store: {
    load(): OAuthTokens | Promise<OAuthTokens>;
    save(tokens: OAuthTokens): void | Promise<void>;
  };
  /** Replaces the platform's time, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** Milliseconds ahead of its end at which an access token is renewed. */
const margin = 60_000;

/**
 * Returns a token source for a consent. The access token is renewed a minute before its end, and when the service refuses
 * it, once for all callers that wait. Tokens that another process has renewed are taken from the store.
 */
export const oauthToken = ({ refresh, store, now = Date.now }: OAuthOptions): TokenSource => {
  let known: OAuthTokens | undefined;
  let renewing: Promise<string> | undefined;
  const isOver = ({ expires_at = Infinity }: OAuthTokens): boolean => expires_at - now() < margin;
  const renewOnce = async (refused: string): Promise<string> => {
    const stored = await store.load();
    if (stored.access_token !== refused && !isOver(stored)) {
      known = stored;
      return stored.access_token;
    }
    const { access_token, refresh_token = stored.refresh_token, expires_in } = await refresh(stored.refresh_token);
    known = { access_token, refresh_token, expires_at: expires_in && now() + expires_in * 1_000 };
    await store.save(known);
    return access_token;
  };
  const renew = (refused: string): Promise<string> => {
    renewing ??= renewOnce(refused).finally(() => (renewing = undefined));
    return renewing;
  };
  const current = async (): Promise<string> => {
    if (renewing) return renewing;
    known ??= await store.load();
    return isOver(known) ? renew(known.access_token) : known.access_token;
  };
  return Object.assign(current, {
    renew: (refused: string) =>
      // Somebody else's refusal may have led to a new one already.
      known && known.access_token !== refused && !isOver(known) ? known.access_token : renew(refused),
  });
};
