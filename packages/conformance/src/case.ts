/** What every case is made of, and what it has in its hands while it runs. */
import type { LimitName, OperationId, Role, Stage, SuccessOf } from "@atlas-messaging/contract";
import type { Client, SandboxCredentials } from "./calls.ts";
import type { Check } from "./check.ts";
import type { Receiver, ReceiverAnswer } from "./receiver.ts";
import type { Resources } from "./recipes/resources.ts";

/** One thing that a deployment must do. */
export interface Case {
  /** Unique, for `--only`: `messages.send/422/phone_number` or `behaviour/idempotency/replays`. */
  readonly id: string;
  /** A sentence that is true of a deployment that passes: "a replay is the stored answer byte for byte". */
  readonly title: string;
  /** The operations that it holds to the contract; it runs where the profile claims all of them. */
  readonly operations: readonly OperationId[];
  /** The line of the interface specification that it holds. */
  readonly cites: Citation;
  /** By default the least stable of its operations. */
  readonly stage?: Stage;
  /** Whether it may send something that a customer, or the public, sees. Outside the sandbox it then needs `--allow-sends`. */
  readonly sends?: boolean;
  /** What the target must offer; where it does not, the case is skipped and the report says why. */
  readonly needs?: readonly Need[];
  /** Runs when all other cases are done; `of all`: it uses up the window of the client address, which the others need. */
  readonly last?: boolean | "of all";
  run(context: Context): Promise<void>;
}

/** A line of the interface specification, word for word, and the heading that it stands under. */
export interface Citation {
  readonly section: string;
  readonly line: string;
}

/**
 * `organization`: fresh organizations from `GET /sandbox/credentials`. `two organizations`: those, or a second token.
 * `clock`: time can be advanced (a local target only). `receiver`: the target can reach a receiver that the suite starts.
 * `narrow token`: tokens with fewer scopes. `operator`: a console session, which a sandbox hands out.
 */
export type Need = "organization" | "two organizations" | "clock" | "receiver" | "narrow token" | "operator";

export type Environment = SuccessOf<"system.version">["data"]["environment"];

export interface Context {
  readonly environment: Environment;
  /** Whether the deployment claims the operation. */
  readonly claims: (id: OperationId) => boolean;
  /** Why the target does not offer this; null when it does. */
  readonly lacks: (need: Need) => string | null;
  /** Calls without a credential. */
  readonly anonymous: Client;
  /** The organization of the suite. Cases share it and run at once: add to it, and count on nothing else in it. */
  readonly home: () => Promise<Organization>;
  /** An organization with room in the windows of a limit class, for requests to be refused; a sandbox gives one more when all are full. */
  readonly spare: (limitClass: LimitName) => Promise<Organization>;
  /** An organization of the cases that use up the windows of a limit class (needs `organization`). */
  readonly drained: (limitClass: LimitName) => Promise<Organization>;
  /** A fresh organization of the case alone (needs `organization`). Each costs one of 120 public requests a minute. */
  readonly organization: () => Promise<Organization>;
  /** Another organization than `home`, shared like it (needs `two organizations`). */
  readonly other: () => Promise<Organization>;
  /** Calls with a token that has exactly these scopes (needs `narrow token`); in which organization is left open. */
  readonly narrow: (scopes: readonly string[]) => Promise<Client>;
  /** Calls with the session of a new operator of `home` who has this role (needs `operator`). */
  readonly inRole: (role: Role) => Promise<Client>;
  /** Calls with any token. */
  readonly clientOf: (token: string) => Client;
  /** A webhook receiver of the case alone, closed at its end (needs `receiver`); acknowledges unless told otherwise. */
  readonly receiver: (answer?: ReceiverAnswer) => Promise<Receiver>;
  /** The target's clock (needs `clock`). */
  readonly clock: Clock;
  /** Asks again until the attempt no longer throws; then its last failure counts. By default for 10 seconds. */
  readonly until: <Value>(attempt: () => Promise<Value> | Value, milliseconds?: number) => Promise<Value>;
  /** Text that no other case and no other run of the suite uses: for idempotency keys, titles, URLs. */
  readonly unique: (prefix?: string) => string;
  /** Ends the case as skipped; the report gives the reason. */
  readonly skip: (reason: string) => never;
  readonly check: Check;
}

export interface Clock {
  /** Moves the target's time forward, and lets what becomes due happen: "25h", "90s", "500ms", "31d". */
  readonly advance: (duration: string) => Promise<void>;
}

export interface Organization {
  readonly token: string;
  readonly client: Client;
  /** Calls with a console session of it, which has every permission; null where there is none. */
  readonly operator: Client | null;
  /** What the sandbox has handed out; null for a token that came from elsewhere. */
  readonly sandbox: SandboxCredentials | null;
  /** One thing of each kind that requests can name, made at the first call. Missing ones skip the case when they are read. */
  readonly resources: () => Promise<Resources>;
}
