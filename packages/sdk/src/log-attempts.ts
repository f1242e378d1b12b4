import type { Hook } from "./hooks.ts";

const secretHeader = /authorization|cookie|token|secret|api-key/i;
const secretMember =
  /^(.*_)?(token|secret|passw(or)?d|passcode|passphrase|authorization|key|recovery_code|otpauth_url)s?_?(\d+|confirm(ation)?|repeat|again)?$/i;
const ownToken = /atlas_[a-z]+_(?:sandbox|staging|production)_\w+/g;
const open = new Set(["idempotency_key"]);

const redacted = "[redacted]";

/**
 * Returns a hook that logs each attempt and its outcome. It redacts credentials, and members with names like `token` or
 * `secret`.
 *
 * @example
 * ```ts
 * const atlas = new Atlas({ token, hooks: [logAttempts(console.debug)] });
 * ```
 */
export const logAttempts = (write: (line: string, details: object) => void): Hook => ({
  before: ({ operation, method, url, headers, body, number }) =>
    write(
      `→ ${operation} ${method} ${url.replaceAll(ownToken, redacted)}${number === 1 ? "" : ` (attempt ${number})`}`,
      {
        headers: withoutSecrets(Object.entries(headers)),
        body: withoutSecretMembers(body),
      },
    ),
  after: ({ operation }, { response, text, error, milliseconds, retryIn }) =>
    write(`← ${operation} ${response?.status ?? error?.name} in ${Math.round(milliseconds)} ms${again(retryIn)}`, {
      headers: withoutSecrets(response?.headers ?? []),
      body: withoutSecretMembers(text),
    }),
});

const again = (retryIn: number | null): string => (retryIn === null ? "" : `, again in ${Math.round(retryIn)} ms`);

const withoutSecrets = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name, secretHeader.test(name) ? redacted : value]));

/** Omits text that is not JSON, since it may hold secrets. */
const withoutSecretMembers = (text: string | undefined): unknown => {
  if (text === undefined || text === "") return undefined;
  try {
    return JSON.parse(text, (name, value: unknown) => (isSecret(name, value) ? redacted : value));
  } catch {
    return `${text.length} characters`;
  }
};

const isSecret = (name: string, value: unknown): boolean =>
  secretMember.test(name) && !open.has(name) && [value].flat().some((each) => typeof each === "string");
