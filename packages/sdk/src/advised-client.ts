import { AtlasClient } from "./client.ts";
import { type ClientOptions, requireOptions } from "./options.ts";
import type { Hook, Outcome } from "./hooks.ts";

const addresses = ["baseUrl", "consoleUrl", "agentUrl", "siteUrl"] as const;

let isSandboxNoted = false;

/**
 * Client that says what to do about the mistakes of a first hour. The bare `AtlasClient` refuses or ignores them in
 * fewer words, since each word counts in its bundle.
 */
export class AdvisedClient extends AtlasClient {
  /** @throws {TypeError} for a token or an address that cannot be right; the message omits both */
  constructor(options: ClientOptions = {}) {
    checkToken(options);
    for (const name of addresses) checkAddress(name, options[name]);
    const isLocal = !options.fetch && addresses.every((name) => options[name] === undefined);
    const advice = adviceFor(options, isLocal);
    super(advice.length === 0 ? options : { ...options, hooks: [...advice, ...(options.hooks ?? [])] });
    if (isLocal) noteSandbox();
  }
}

const checkToken = (options: ClientOptions): void => {
  requireOptions(options);
  const token = options.token?.trim() ?? "";
  if ("token" in options && token === "")
    throw new TypeError(
      "`token` is empty or undefined. Set the variable that it is read from, or leave `token` out to call public operations.",
    );
  if (/^bearer\s/i.test(token))
    throw new TypeError('`token` starts with "Bearer". Pass the token alone: the client adds that word.');
  if (/[^!-~]/.test(token))
    throw new TypeError("`token` has a space, a line break or another invalid character. Copy it again, alone.");
};

const checkAddress = (name: string, given: string | undefined): void => {
  if (given === undefined) return;
  const address = typeof given === "string" ? given.trim() : "";
  if (/\s/.test(address)) throw new TypeError(`\`${name}\` has a space or a line break inside. Copy it again, alone.`);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    throw new TypeError(
      `\`${name}\` must be an address that starts with http:// or https://, as https://api.example.com.`,
    );
  if (/^[a-z]+:\/\/[^/]*@/i.test(address))
    throw new TypeError(`\`${name}\` has a user name or a password. Leave them out: the token is the credential.`);
  if (/[?#]/.test(address))
    throw new TypeError(`\`${name}\` has a query or a fragment. Leave it out: each call appends its own path.`);
};

/** Without this line a forgotten `baseUrl` looks like a service that is down. */
const noteSandbox = (): void => {
  if (isSandboxNoted) return;
  isSandboxNoted = true;
  // oxlint-disable-next-line no-console -- Said once, and only without any address.
  console.warn("Atlas: without `baseUrl`, calls go to the local sandbox at http://127.0.0.1:4100.");
};

/** Adds to the message of an error. Its stack begins with the message, and is what a console prints. */
const addTo = (error: NonNullable<Outcome["error"]>, advice: string): void => {
  const advised = `${error.message} ${advice}`;
  error.stack = error.stack.replace(error.message, () => advised);
  error.message = advised;
};

/** A refusal that asks for a credential, which a wrong password does not. */
const asksForToken = ({ response }: Outcome): boolean =>
  response?.status === 401 && response.headers.has("WWW-Authenticate");

const withoutToken: Hook = {
  after: (_attempt, outcome) => {
    if (outcome.error && asksForToken(outcome))
      addTo(outcome.error, "This client has no token: pass one as the option `token`.");
  },
};

const withoutAddress: Hook = {
  after: (_attempt, { error, response }) => {
    if (error?.name === "AtlasConnectionError" && !response)
      addTo(error, "Start the local sandbox with `npx @atlas-messaging/sandbox`, or pass the option `baseUrl`.");
  },
};

/** Hooks that say what a client lacks when a call fails for it. A client that lacks nothing has none. */
const adviceFor = (options: ClientOptions, isLocal: boolean): readonly Hook[] => [
  // Headers may have the credential.
  ...(options.token === undefined && options.headers === undefined ? [withoutToken] : []),
  ...(isLocal ? [withoutAddress] : []),
];
