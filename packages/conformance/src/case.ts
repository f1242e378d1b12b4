/** Cases, and the context that each gets. */
import {
  type LimitName,
  type OperationId,
  type Role,
  type Section,
  type Stage,
  type SuccessOf,
  operations,
} from "@atlas-messaging/contract";
import type { Client, SandboxCredentials } from "./calls.ts";
import type { Check, Violation } from "./check.ts";
import type { Receiver, ReceiverAnswer } from "./receiver.ts";
import type { Resources } from "./recipes/resources.ts";

/** One requirement on a deployment. */
export interface Case {
  /** Unique id, for `--only`: `messages.send/422/phone_number` or `behaviour/idempotency/replays`. */
  readonly id: string;
  /** Sentence that is true of a passing deployment: "a replay is the stored answer byte for byte". */
  readonly title: string;
  /** Operations that the case tests. It runs if the profile claims all of them. */
  readonly operations: readonly OperationId[];
  /** Line of the interface specification that the case tests. */
  readonly cites: Citation;
  /** Stage. Defaults to that of its least stable operation. */
  readonly stage?: Stage;
  /** True if customers or the public may see its effects. Outside the sandbox it then needs `--allow-sends`. */
  readonly sends?: boolean;
  /** Features that the target must offer. Otherwise the case is skipped, and the report gives the reason. */
  readonly needs?: readonly Need[];
  /** Id of a case that uses up the same resources, and comes first. */
  readonly after?: string;
  /** Runs after all other cases. `of all` runs last, since it uses up the client address's window. */
  readonly last?: boolean | "of all";
  run(context: Context): Promise<void>;
}

/** A line of the interface specification, word for word, with its heading. */
export interface Citation {
  readonly section: string;
  readonly line: string;
}

/**
 * Feature of the target. `organization`: fresh organizations from `GET /sandbox/credentials`. `two organizations`:
 * those, or a second token. `clock`: time can be moved (local targets only). `receiver`: the target can reach a
 * receiver of the suite. `narrow token`: tokens with fewer scopes. `operator`: a console session, which a sandbox
 * returns.
 */
export type Need = "organization" | "two organizations" | "clock" | "receiver" | "narrow token" | "operator";

/** Environment of a deployment, as `GET /version` names it. */
export type Environment = SuccessOf<"system.version">["data"]["environment"];

/** Means of one case: clients, organizations, a clock and receivers. */
export interface Context {
  readonly environment: Environment;
  /** Checks that the deployment claims the operation. */
  readonly claims: (id: OperationId) => boolean;
  /** Reason why the target lacks a feature. Null if it has it. */
  readonly lacks: (need: Need) => string | null;
  /** Wrong headers of the answers so far. They fail the case when it ends. */
  readonly violations: readonly Violation[];
  /** Client without a credential. */
  readonly anonymous: Client;
  /** Shared organization of the suite. Cases run concurrently in it: add to it, but rely on nothing else in it. */
  readonly home: () => Promise<Organization>;
  /**
   * Organization with room in a limit class's window, for requests that are refused. A sandbox creates another when all
   * are full. Each caller has windows of its own.
   */
  readonly spare: (limitClass: LimitName, caller: "program" | "operator") => Promise<Organization>;
  /** Organization for cases that use up the windows of a limit class (needs `organization`). */
  readonly drained: (limitClass: LimitName) => Promise<Organization>;
  /** Fresh organization for this case alone (needs `organization`). Each costs one of 120 public requests a minute. */
  readonly organization: () => Promise<Organization>;
  /** Another shared organization (needs `two organizations`). */
  readonly other: () => Promise<Organization>;
  /** Client whose token has exactly these scopes, in any organization (needs `narrow token`). */
  readonly narrow: (scopes: readonly string[]) => Promise<Client>;
  /** Client with the session of a new operator of `home` in this role (needs `operator`). */
  readonly inRole: (role: Role) => Promise<Client>;
  /** Client with any token. */
  readonly clientOf: (token: string) => Client;
  /** Webhook receiver for this case, closed when it ends (needs `receiver`). Acknowledges by default. */
  readonly receiver: (answer?: ReceiverAnswer) => Promise<Receiver>;
  /** Clock of the target (needs `clock`). */
  readonly clock: Clock;
  /**
   * Repeats the attempt until it does not throw, for 10 seconds of the target's clock by default. If it cannot be moved,
   * goes on while anything moves, and longer on a slow target. Then throws the last error.
   */
  readonly until: <Value>(attempt: () => Promise<Value> | Value, milliseconds?: number) => Promise<Value>;
  /** Returns text that no other case or run uses, for idempotency keys, titles and URLs. */
  readonly unique: (prefix?: string) => string;
  /** Skips the case, with a reason for the report. */
  readonly skip: (reason: string) => never;
  readonly check: Check;
}

/** Clock of a target that can be moved. */
export interface Clock {
  /** Moves the target's time forward and runs what becomes due: "25h", "90s", "500ms", "31d". */
  readonly advance: (duration: string) => Promise<void>;
}

/** Organization that cases run in. */
export interface Organization {
  readonly token: string;
  readonly client: Client;
  /** Client with a console session that has every permission. Null if there is none. */
  readonly operator: Client | null;
  /** Credentials that the sandbox returned. Null for a token from elsewhere. */
  readonly sandbox: SandboxCredentials | null;
  /** Creates one resource of each kind at the first call. Reading a missing one skips the case. */
  readonly resources: () => Promise<Resources>;
}

// Stage and sections of a case, by its operations.

const byReliance: readonly Stage[] = ["stable", "deprecated", "preview", "sunset"];

/** Returns the case's own stage, or that of its least stable operation. */
export const stageOf = ({ stage, operations: ids }: Case): Stage =>
  stage ?? byReliance[Math.max(0, ...ids.map((id) => byReliance.indexOf(operations[id].stage)))] ?? "stable";

/** Returns the sections of the case's operations. */
export const sectionsOf = ({ operations: ids }: Pick<Case, "operations">): readonly Section[] => [
  ...new Set(ids.map((id) => operations[id].section)),
];

/** Every section of the contract, in its order. */
export const allSections: readonly Section[] = [...new Set(Object.values(operations).map(({ section }) => section))];
