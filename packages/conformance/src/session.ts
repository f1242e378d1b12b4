/** Shared state of one run: rate governor, organizations, and facts about the target. */
import { randomUUID } from "node:crypto";
import { type LimitName, type OperationId, type Role, operations } from "@atlas-messaging/contract";
import type { Client, SandboxCredentials } from "./calls.ts";
import type { Context, Environment, Need, Organization } from "./case.ts";
import { Skipped, Violation, check } from "./check.ts";
import { createClient } from "./client/client.ts";
import type { Received, Sent } from "./client/exchange.ts";
import { Governor } from "./client/governor.ts";
import { Line } from "./client/line.ts";
import { once } from "./once.ts";
import { type Profile, type Target, type Told, toldBy } from "./client/target.ts";
import { type Receiver, type ReceiverAnswer, acknowledge, listening, shownAt, unreachableUrl } from "./receiver.ts";
import { discovered } from "./recipes/known.ts";
import { type Resources, makeResources } from "./recipes/resources.ts";
import { Patience, type Until, type Waiting, untilOn } from "./until.ts";

/** Options of a session. */
export interface SessionOptions {
  /** Maximum requests a second. The target's own limits are kept in any case. */
  readonly rate?: number | undefined;
  /** Operations that the target claims. Defaults to its `GET /version`. */
  readonly profile?: Profile | undefined;
  /**
   * Milliseconds in which nothing may move before a wait ends, 10,000 by default. A slow target gets more. An answer may
   * take 30 times as long, a wait in which something moves 60 times, and refusals by a limit 120 times.
   */
  readonly patience?: number | undefined;
}

/** An organization that cases share, each with its own clients. */
interface Owned {
  readonly token: string;
  readonly sandbox: SandboxCredentials | null;
  resources: Promise<Resources> | null;
}

/** Clients that create resources, and whether customers may see them. */
interface Makers {
  readonly client: Client;
  readonly operator: Client | null;
  readonly sends: boolean;
}

/** Connection to a target, rate of requests, and patience. */
interface Pacing {
  readonly line: Line;
  readonly governor: Governor;
  readonly patience: Patience;
}

type ClientOf = (token: string) => Client;

/** Callbacks about the calls of a client. */
interface Listener {
  readonly trace: (sent: Sent) => void;
  readonly heard?: (received: Received) => void;
  readonly violated?: (violation: Violation) => void;
  readonly waits?: (isWaiting: boolean) => void;
}

const nobody: Listener = { trace: () => {} };
/** Answers that a wait compares. An attempt asks for fewer. */
const answersKept = 8;

/** Organizations that cases share. More of them cost more sign-ins, whose limit is that of the suite's address. */
const maxHomes = 4;

/** Organizations for requests that are refused. More are not made, whatever a target says of its windows. */
const maxSpares = 100;

/** True if any caller can send it and it changes nothing. */
const reads = (id: OperationId): boolean => operations[id].method === "GET" && !operations[id].path.includes("{");

/** Asks a target what it is. Throws if nobody answers. */
const toldOf = async (target: Target, pacing: Pacing): Promise<Told> => {
  let text: string | undefined;
  const listener: Listener = { ...nobody, heard: (received) => void (text = received.text) };
  const client = createClient({ addresses: target, fetch: target.fetch, ...pacing, ...listener });
  await client.call("system.version").catch((error: unknown) => {
    if (text === undefined) throw error;
  });
  return toldBy(text ?? "");
};

const skip = (reason: string): never => {
  throw new Skipped(reason);
};

/** Runs cases against one target: its shared organizations, tokens and receivers. */
export class Session {
  readonly environment: Environment;
  readonly profile: Profile;
  readonly #target: Target;
  readonly #pacing: Pacing;
  readonly #claimed: ReadonlySet<OperationId>;
  readonly #narrow = new Map<string, Promise<string | null>>();
  readonly #roles = new Map<string, Promise<string>>();
  readonly #anonymous: Client;
  readonly #homes: Promise<Owned>[] = [];
  readonly #other: () => Promise<Owned>;
  readonly #spares: Promise<Owned>[] = [];
  readonly #drained = new Map<LimitName, Promise<Owned>>();
  #shared: Promise<Receiver> | undefined;
  readonly #run = randomUUID().slice(0, 8);
  #count = 0;

  private constructor(
    target: Target,
    pacing: Pacing,
    { environment, profile }: Pick<Session, "environment" | "profile">,
  ) {
    this.#target = target;
    this.#pacing = pacing;
    this.environment = environment;
    this.profile = profile;
    this.#claimed = new Set(profile.operations);
    this.#anonymous = this.#client();
    this.#other = once(() => this.#owned(target.otherToken));
  }

  /**
   * Opens a session by asking the target's version, unless the profile leaves that out. An answer outside the contract
   * fails its own cases. No answer, or a refused credential, is a `Violation`.
   */
  static async open(target: Target, { rate, profile, patience: least }: SessionOptions = {}): Promise<Session> {
    const [line, patience] = [new Line(), new Patience(least)];
    const limited = { rate, clock: target.clock, patience: patience.limits.refusals, stop: line.signal };
    const pacing = { line, patience, governor: new Governor(limited) };
    const told = profile?.operations.includes("system.version") === false ? null : await toldOf(target, pacing);
    const claimed = profile ?? told?.profile ?? { operations: [] };
    const isSandbox = told === null && target.token === undefined && claimed.operations.includes("sandbox.credentials");
    // One that does not say what it is might be production.
    const environment = told?.environment ?? (isSandbox ? "sandbox" : "production");
    const session = new Session(target, pacing, { environment, profile: claimed });
    const { token, otherToken, operatorToken } = target;
    await session.#letIn("accessToken", "token", token);
    await session.#letIn("accessToken", "other token", otherToken);
    await session.#letIn("operatorSession", "operator token", operatorToken);
    return session;
  }

  /** Ends the run: every request and wait fails with `Stopped`. */
  stop(reason: string): void {
    this.#pacing.line.end(reason);
  }

  /** Reason why the run ended before its last case. Null if it did not. */
  get ended(): string | null {
    return this.#pacing.line.ended;
  }

  /** The longest wait of the moment for a full window. Null if there is none. */
  get waitsFor(): string | null {
    return this.#pacing.governor.waitsFor;
  }

  /** Checks a credential first. An unknown one would fail every case without saying why. */
  async #letIn(scheme: "accessToken" | "operatorSession", name: string, token: string | undefined): Promise<void> {
    const id = this.profile.operations.find((each) => reads(each) && operations[each].auth.scheme === scheme);
    if (token === undefined || id === undefined) return;
    // Cases report other problems of this answer.
    const answer = await this.#client(token)
      .call(id)
      .catch(() => null);
    if (answer?.error?.code === "unauthenticated")
      throw new Violation(`the ${name} is refused: ${answer.error.message} ${answer.where}`);
  }

  #client(token?: string, listener = nobody): Client {
    const target = this.#target;
    const claimed = this.#claimed;
    return createClient({ addresses: target, fetch: target.fetch, ...this.#pacing, claimed, token, ...listener });
  }

  /** Waits by the target's clock, or as long as `seen` changes. */
  #until(seen?: Waiting["seen"]): Until {
    return untilOn({ clock: this.#target.clock, patience: this.#pacing.patience, ...(seen && { seen }) });
  }

  /** Returns the reason why the target lacks a feature. Null if it has it. */
  lacks(need: Need): string | null {
    const { token, otherToken, clock, startReceiver, narrowToken, operatorToken } = this.#target;
    const sandbox = token === undefined && this.#claimed.has("sandbox.credentials");
    const offers: { readonly [Name in Need]: readonly [offered: boolean, otherwise: string] } = {
      organization: [sandbox, "needs fresh organizations, which a sandbox gives to a run without a token"],
      "two organizations": [sandbox || otherToken !== undefined, "needs a token of another organization"],
      clock: [clock !== undefined, "needs a target whose clock can be advanced"],
      receiver: [startReceiver !== null, "needs a target that can reach a receiver of the suite"],
      "narrow token": [sandbox || narrowToken !== undefined, "needs tokens with fewer scopes"],
      operator: [sandbox || operatorToken !== undefined, "needs a console session"],
    };
    const [offered, otherwise] = offers[need];
    return offered ? null : otherwise;
  }

  /** Makes the context of one case. `close` ends everything that the case started. */
  contextFor(
    trace: Listener["trace"],
    sends = this.environment === "sandbox",
    onWait: (isWaiting: boolean) => void = () => {},
  ): { readonly context: Context; readonly close: () => Promise<void> } {
    const receivers: Receiver[] = [];
    const answers: string[] = [];
    const heard = ({ status, text }: Received): void => {
      if (answers.push(`${status} ${text}`) > answersKept) answers.shift();
    };
    const seen = (): string => {
      const arrived = receivers.reduce((sum, receiver) => sum + receiver.arrived.length, 0);
      return `${arrived} deliveries\n${answers.splice(0).join("\n")}`;
    };
    const violations: Violation[] = [];
    const violated = (violation: Violation): void => void violations.push(violation);
    let waiting = 0;
    const waits = (isWaiting: boolean): void => {
      // A clock that the suite moves makes a wait short.
      if (this.#target.clock) return;
      const before = waiting;
      waiting += isWaiting ? 1 : -1;
      if (before === 0 || waiting === 0) onWait(waiting > 0);
    };
    const clientOf = (token?: string): Client => this.#client(token, { trace, heard, violated, waits });
    const home = once(() => this.#home());
    const shown = async (owned: Promise<Owned>): Promise<Organization> => this.#shown(await owned, clientOf, sends);
    const context: Context = {
      environment: this.environment,
      claims: (id) => this.#claimed.has(id),
      lacks: (need) => this.lacks(need),
      violations,
      anonymous: clientOf(),
      home: () => shown(home()),
      spare: (limitClass, caller) => shown(this.#spare(limitClass, caller)),
      drained: (limitClass) => shown(this.#drainedOf(limitClass)),
      organization: () => shown(this.#fresh()),
      other: () => shown(this.#other()),
      narrow: async (scopes) => clientOf(await this.#narrowToken(scopes)),
      inRole: async (role) => clientOf(await this.#inRole(role, await home())),
      clientOf,
      receiver: async (answer = acknowledge) => {
        const receiver = await this.#startReceiver(answer);
        receivers.push(receiver);
        return receiver;
      },
      clock: this.#target.clock ?? { advance: () => skip("needs a target whose clock can be advanced") },
      until: this.#until(seen),
      unique: (prefix = "conformance") => `${prefix}-${this.#run}-${++this.#count}`,
      skip,
      check,
    };
    return { context, close: async () => void (await Promise.all(receivers.map((receiver) => receiver.close()))) };
  }

  /** Ends shared receivers and resources. */
  async close(): Promise<void> {
    await (await this.#shared)?.close();
  }

  #shown(owned: Owned, clientOf: ClientOf, sends: boolean): Organization {
    const { token, sandbox } = owned;
    const session = this.#operatorTokenOf(owned);
    const makers = {
      client: this.#client(token),
      operator: session === undefined ? null : this.#client(session),
      sends,
    };
    return {
      token,
      sandbox,
      client: clientOf(token),
      operator: session === undefined ? null : clientOf(session),
      resources: () => (owned.resources ??= this.#resourcesOf(owned, makers)),
    };
  }

  /** Assumes that the given session and token belong to the same organization. */
  #operatorTokenOf({ token, sandbox }: Owned): string | undefined {
    return token === this.#target.token ? this.#target.operatorToken : sandbox?.operator_token;
  }

  #inRole(role: Role, home: Owned): Promise<string> {
    const key = `${role} ${home.token}`;
    const made = this.#roles.get(key) ?? this.#newInRole(role, home);
    this.#roles.set(key, made);
    return made;
  }

  async #newInRole(role: Role, home: Owned): Promise<string> {
    const owner = this.#operatorTokenOf(home) ?? skip("needs a console session");
    const operator = this.#client(owner);
    const invited = await operator.succeed("console.members.invite", {
      body: { email: `${role}-${randomUUID()}@conformance.example`, role },
    });
    const body = { invitation_token: invited.data.invitation.token, password: `conformance ${randomUUID()}` };
    return (await this.#anonymous.succeed("console.account.acceptInvitation", { body })).data.session.token;
  }

  async #resourcesOf({ sandbox }: Owned, { client, ...by }: Makers): Promise<Resources> {
    if (this.lacks("receiver") === null) this.#shared ??= this.#startReceiver(({ path }) => shownAt(path));
    const receiverUrl = (await this.#shared)?.url ?? unreachableUrl;
    return makeResources(client, {
      ...by,
      until: this.#until(),
      known: sandbox ?? (await discovered(client, this.#target.phoneNumber)),
      receiverUrl,
    });
  }

  #startReceiver(answer: ReceiverAnswer): Promise<Receiver> {
    const { startReceiver = listening() } = this.#target;
    return startReceiver === null ? skip("needs a receiver of webhooks") : startReceiver(answer);
  }

  /** Returns a shared organization with room for a write. While all are full, a sandbox gives some more. */
  async #home(): Promise<Owned> {
    const most = this.lacks("organization") === null ? maxHomes : 1;
    for (let index = 0; index < most; index += 1) {
      const owned = await (this.#homes[index] ??= this.#owned(this.#target.token));
      const session = this.#operatorTokenOf(owned);
      const owners = session === undefined ? [owned.token] : [owned.token, session];
      if (owners.every((owner) => this.#pacing.governor.hasRoom(owner, "writes"))) return owned;
    }
    this.#count += 1;
    return this.#homes[this.#count % most] ?? this.#owned(this.#target.token);
  }

  async #owned(token: string | undefined): Promise<Owned> {
    return token === undefined ? this.#fresh() : { token, sandbox: null, resources: null };
  }

  async #fresh(): Promise<Owned> {
    const lacking = this.lacks("organization");
    if (lacking !== null) return skip(lacking);
    const { data } = await this.#anonymous.succeed("sandbox.credentials");
    return { token: data.token, sandbox: data, resources: null };
  }

  #drainedOf(limitClass: LimitName): Promise<Owned> {
    const owned = this.#drained.get(limitClass) ?? this.#fresh();
    this.#drained.set(limitClass, owned);
    return owned;
  }

  async #spare(limitClass: LimitName, caller: "program" | "operator"): Promise<Owned> {
    if (this.lacks("organization") !== null) return this.#home();
    for (let index = 0; index < maxSpares; index += 1) {
      const owned = await (this.#spares[index] ??= this.#fresh());
      const owner = caller === "operator" ? this.#operatorTokenOf(owned) : owned.token;
      if (this.#pacing.governor.choose(owner ?? owned.token, limitClass)) return owned;
    }
    return this.#home();
  }

  async #narrowToken(scopes: readonly string[]): Promise<string> {
    const key = scopes.toSorted().join(" ");
    const made = this.#narrow.get(key) ?? this.#newNarrowToken(scopes);
    this.#narrow.set(key, made);
    return (await made) ?? skip(`needs a token with no scopes but: ${key}`);
  }

  async #newNarrowToken(scopes: readonly string[]): Promise<string | null> {
    const { narrowToken } = this.#target;
    if (narrowToken !== undefined) return narrowToken(scopes);
    const { data } = await this.#anonymous.succeed("sandbox.credentials", { query: { scope: scopes.join(" ") } });
    check.equal(data.scopes.toSorted(), scopes.toSorted(), "scopes of GET /sandbox/credentials");
    return data.token;
  }
}
