import type { ClientOptions } from "./options.ts";
import type { Hook, Outcome } from "./transport/hooks.ts";

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
export const adviceFor = (options: ClientOptions, isLocal: boolean): readonly Hook[] => [
  // Headers may have the credential.
  ...(options.token === undefined && options.headers === undefined ? [withoutToken] : []),
  ...(isLocal ? [withoutAddress] : []),
];
