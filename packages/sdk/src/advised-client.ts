import type { Answer, CallOptions, OperationCall } from "./call.ts";
import { AtlasClient } from "./client.ts";
import { addressesOf } from "./environment.ts";
import type { ServiceError } from "./errors.ts";
import type { ClientOptions } from "./options.ts";
import type { Hook, Outcome } from "./hooks.ts";
import { type TokenSource, sendingTokensOf } from "./token.ts";

const addresses = ["baseUrl", "consoleUrl", "agentUrl", "siteUrl"] as const;

/** Options of a client with methods. */
export interface AtlasOptions extends Omit<ClientOptions, "token" | "baseUrl"> {
  /**
   * OAuth token, service-account key or app grant token, or a function that returns one for each request, such as
   * `oauthToken`. By default the variable `ATLAS_TOKEN`, but for `AtlasConsole`. Public operations need none.
   */
  readonly token?: string | TokenSource | undefined;
  /** Public API host. By default the variable `ATLAS_BASE_URL`, else the local sandbox. */
  readonly baseUrl?: string | undefined;
}

let isSandboxNoted = false;

/**
 * Client that says what to do about the mistakes of a first hour. The bare `AtlasClient` refuses or ignores them in
 * fewer words, since each word counts in its bundle.
 */
export class AdvisedClient extends AtlasClient {
  /** @throws {TypeError} for an option that cannot be right; the message omits token and address */
  constructor(given: AtlasOptions = {}) {
    checkToken(given);
    checkSandbox(given);
    checkNames(given, clientNames);
    const asked = withVariable(given, "baseUrl", "ATLAS_BASE_URL");
    const options = withSource(asked);
    for (const name of addresses) checkAddress(name, options[name]);
    checkNumbers(options);
    checkEnvironment(options);
    const isLocal = !asked.fetch && addresses.every((name) => options[name] === undefined);
    const advice = adviceFor(asked, isLocal);
    super({ ...options, hooks: [naming, ...advice, ...(options.hooks ?? [])] });
    if (isLocal) noteSandbox();
  }

  override call<Data>(call: OperationCall, options?: CallOptions): Answer<Data> {
    try {
      checkNames(options ?? {}, callNames);
      checkNumbers(options ?? {});
      checkSignal(options?.signal);
    } catch (error) {
      // It belongs to the promise, as do all failures of a call.
      const path = (): never => {
        throw error;
      };
      return super.call({ ...call, path });
    }
    return super.call(call, options);
  }
}

/** Takes an option that is not given from the environment, where the platform has one. */
const withVariable = <Name extends "token" | "baseUrl">(
  options: AtlasOptions,
  name: Name,
  variable: string,
): AtlasOptions => {
  if (typeof options !== "object" || options === null || name in options) return options;
  const value = readVariable(variable);
  return value === "" ? options : { ...options, [name]: value };
};

/** Globals of some platforms. `crypto` is there only so that the compiler sees a likeness with `globalThis`. */
interface Platform {
  readonly crypto?: Crypto;
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

const readVariable = (name: string): string => {
  const { process }: Platform = globalThis;
  try {
    return process?.env?.[name]?.trim() ?? "";
  } catch {
    // Deno refuses without a permission.
    return "";
  }
};

/** Takes the token from the environment, unless it is given. */
export const withToken = (options: AtlasOptions = {}): AtlasOptions => withVariable(options, "token", "ATLAS_TOKEN");

/** Lets a function give the token of each request. */
const withSource = ({ token, ...options }: AtlasOptions): ClientOptions => {
  if (typeof token !== "function") return token === undefined ? options : { ...options, token };
  const given = options.fetch ?? ((url, init) => fetch(url, init));
  const { hook, fetch: sending } = sendingTokensOf(token, given, (each) => {
    checkToken({ token: each });
    addressesOf(each, options);
  });
  return { ...options, fetch: sending, hooks: [hook, ...(options.hooks ?? [])] };
};

const checkNumbers = (options: CallOptions): void => {
  for (const name of ["timeout", "attemptTimeout"] as const) {
    const value = options[name];
    if (value !== undefined && !(typeof value === "number" && value > 0))
      throw new TypeError(`\`${name}\` must be a number of milliseconds above 0.`);
  }
  const { retries = 0 } = options;
  if (!(typeof retries === "number" && retries >= 0)) throw new TypeError("`retries` must be a number from 0.");
};

const callNames: { readonly [Name in keyof CallOptions]-?: true } = {
  timeout: true,
  attemptTimeout: true,
  retries: true,
  signal: true,
  headers: true,
  idempotencyKey: true,
};

const { signal: _signal, idempotencyKey: _idempotencyKey, ...ofBoth } = callNames;

const clientNames: { readonly [Name in keyof AtlasOptions]-?: true } = {
  ...ofBoth,
  token: true,
  baseUrl: true,
  consoleUrl: true,
  agentUrl: true,
  siteUrl: true,
  environment: true,
  fetch: true,
  hooks: true,
  throttle: true,
  clock: true,
};

/** Refuses another spelling of an option, such as `idempotency_key`. Members of other objects may stand beside the options. */
const checkNames = (options: object, known: object): void => {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue;
    const meant = Object.keys(known).find((each) => lettersOf(each) === lettersOf(name));
    if (meant) throw new TypeError(`There is no option \`${name}\`. Did you mean \`${meant}\`?`);
  }
};

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");

const checkEnvironment = ({ environment = "sandbox" }: ClientOptions): void => {
  if (!["sandbox", "staging", "production"].includes(environment))
    throw new TypeError("`environment` must be sandbox, staging or production.");
};

/** A sandbox has the members of options, but for its clock. */
const checkSandbox = (options: AtlasOptions & { readonly client?: { readonly clock?: unknown } | undefined }): void => {
  if (options.client?.clock && !options.clock)
    throw new TypeError("Pass `sandbox.client`: it has the clock of the sandbox, too.");
};

/** Refuses what is no signal, such as the controller itself. */
const checkSignal = (signal: Partial<AbortSignal> | undefined): void => {
  if (signal && !(signal.addEventListener && signal.removeEventListener))
    throw new TypeError("Pass controller.signal.");
};

const checkToken = (options: AtlasOptions): void => {
  const { token: given = "" } = Object(options) as AtlasOptions; // Null has no members.
  if (typeof given === "function") return;
  if (Object(options) !== options) throw new TypeError("Pass { token }.");
  if (typeof given !== "string") throw new TypeError("The token is no string.");
  const token = given.trim();
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
  if (!/^https?:\/\//i.test(address) || !isParsed(address))
    throw new TypeError(
      `\`${name}\` must be an address that starts with http:// or https://, as https://api.example.com.`,
    );
  if (/^[a-z]+:\/\/[^/]*@/i.test(address))
    throw new TypeError(`\`${name}\` has a user name or a password. Leave them out: the token is the credential.`);
  if (/[?#]/.test(address))
    throw new TypeError(`\`${name}\` has a query or a fragment. Leave it out: each call appends its own path.`);
};

/** React Native has no `URL.canParse`. */
const isParsed = (address: string): boolean => {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
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

/** Names a refusal like the class of its code, such as `WindowClosedError`: trackers of errors tell them apart by it. */
const naming: Hook = {
  after: (_attempt, { error }) => {
    const { code = "unexpected_answer" }: Partial<ServiceError> = error ?? {};
    if (!error || code === "unexpected_answer") return;
    const words = code.toLowerCase().replaceAll(/(^|_)./g, (each) => each.slice(-1).toUpperCase());
    error.name = words.replace(/(Error)?$/, "Error");
  },
};

/** Hooks that say what a client lacks when a call fails for it. A client that lacks nothing has none. */
const adviceFor = (options: AtlasOptions, isLocal: boolean): readonly Hook[] => [
  // Headers may have the credential.
  ...(options.token === undefined && options.headers === undefined ? [withoutToken] : []),
  ...(isLocal ? [withoutAddress] : []),
];
