import type { Hook } from "./transport/hooks.ts";

const secretHeader = /authorization|cookie|token|secret|api-key/i;
const secretMember = /^(.*_)?(token|secret|password|authorization|key)s?$/i;
const open = new Set(["idempotency_key"]);

const redacted = "[redacted]";

/**
 * A hook that tells each attempt and its outcome. Credentials, and members of bodies that are named like secrets, are
 * left out.
 *
 * @example
 * ```ts
 * const atlas = new Atlas({ token, hooks: [logAttempts(console.debug)] });
 * ```
 */
export const logAttempts = (write: (line: string, details: object) => void): Hook => ({
  before: ({ operation, method, url, headers, body, number }) =>
    write(`→ ${operation} ${method} ${url}${number === 1 ? "" : ` (attempt ${number})`}`, {
      headers: withoutSecrets(Object.entries(headers)),
      body: withoutSecretMembers(body),
    }),
  after: ({ operation }, { response, text, error, milliseconds, retryIn }) =>
    write(`← ${operation} ${response?.status ?? error?.name} in ${Math.round(milliseconds)} ms${again(retryIn)}`, {
      headers: withoutSecrets(response?.headers ?? []),
      body: withoutSecretMembers(text),
    }),
});

const again = (retryIn: number | null): string => (retryIn === null ? "" : `, again in ${Math.round(retryIn)} ms`);

const withoutSecrets = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name, secretHeader.test(name) ? redacted : value]));

/** What is not JSON is not told, since nobody knows what it holds. */
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
