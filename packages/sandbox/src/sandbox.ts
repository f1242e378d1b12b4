import type { OperationId } from "@atlas-messaging/contract";
import { answerUnrouted, createHandlers, createPipeline } from "@atlas-messaging/pipeline";
import { type Pipeline, routeAt } from "@atlas-messaging/server-stubs/handlers";
import { Chance, Ids } from "./chance.ts";
import { type Duration, SandboxClock, millisecondsOf } from "./clock.ts";
import { Customer } from "./customer.ts";
import { type Fault, PendingFaults, withFaults } from "./faults.ts";
import { type Credentials, provisionHome } from "./home.ts";
import { Player } from "./jobs/player.ts";
import { loads } from "./loads/index.ts";
import { type SandboxOptions, accessLogOf, outsideOf, settingsOf, startOf } from "./options.ts";
import { Schedule } from "./schedule.ts";
import { createShell } from "./shell.ts";
import { type Parts, type Snapshot, restoreSnapshot, takeSnapshot } from "./snapshot.ts";
import { World } from "./store/world.ts";
import { WebhookInbox } from "./webhook-inbox.ts";

/**
 * The messaging layer offline: every public and agent operation of the contract, by the same rules as the service, over
 * rows in memory. Jobs (deliveries, webhooks, silence) that are due play right after an answer, later ones when their
 * time has come: by `advance`, or, on the system's clock, before the next request.
 */
export class Sandbox {
  /** Every event as a signed delivery, without a subscription. */
  readonly webhooks: WebhookInbox;
  readonly #latency: number;
  readonly #parts: Parts;
  readonly #player: Player;
  readonly #pipeline: Pipeline;
  readonly #failures: unknown[] = [];
  #credentials: Credentials | null = null;

  constructor(options: SandboxOptions = {}) {
    const { seed = "atlas", latency = 0, baseUrl = "http://127.0.0.1:4100" } = options;
    const chance = new Chance(String(seed));
    const start = startOf(options.clock);
    const clock = new SandboxClock(start, options.clock === "system" ? () => Date.now() - start : () => 0);
    const ids = new Ids(() => clock.now(), chance);
    const onFailure = (error: unknown): void => void this.#failures.push(error);
    const shell = createShell({
      settings: settingsOf(options),
      baseUrl: baseUrl.replace(/\/$/, ""),
      seed: String(seed),
      world: new World(),
      schedule: new Schedule(),
      clock,
      chance,
      ids,
      accessLog: accessLogOf(options),
      onFailure,
      onEvent: (event) => {
        this.webhooks.add(event);
        options.onEvent?.(event);
      },
    });
    const faults = new PendingFaults(options.faults);
    this.#latency = millisecondsOf(latency);
    this.#player = new Player(shell, chance, outsideOf(options), onFailure);
    this.#pipeline = createPipeline(shell, withFaults(createHandlers(loads), faults));
    this.webhooks = new WebhookInbox(`inbox of ${seed}`, {
      settle: () => this.settle(),
      now: () => clock.now(),
      toNextJob: (until) => this.#toNextJob(until),
    });
    this.#parts = { shell, chance, ids, faults, inbox: this.webhooks };
  }

  /** In place of the platform's `fetch`: `new Atlas({ fetch: sandbox.fetch })`. Takes requests to any host. */
  readonly fetch = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    this.#player.play();
    const answer = await this.#answer(request);
    queueMicrotask(() => this.#player.play());
    if (this.#latency > 0) await pause(this.#latency);
    return answer;
  };

  /** The organization that the sandbox has from the start: its token, and the ids of what is in it. */
  get credentials(): Credentials {
    this.#credentials ??= provisionHome(this.#parts.shell);
    return this.#credentials;
  }

  /** The token of that organization: `new Atlas({ token: sandbox.token, fetch: sandbox.fetch })`. */
  get token(): string {
    return this.credentials.token;
  }

  /** The time of the sandbox. */
  get now(): Date {
    return new Date(this.#parts.shell.clock.now());
  }

  /** A customer of that organization, by phone number; one who has not written yet is created by writing. */
  customer(phoneNumber: string): Customer {
    return new Customer(phoneNumber, this.#parts.shell, this.credentials.organization_id, () => this.settle());
  }

  /** Has the next calls of an operation fail. */
  fail(operation: OperationId, fault: Fault): void {
    this.#parts.faults.add(operation, fault);
  }

  /**
   * Moves the clock on and plays every job at its time: deliveries, retries of webhooks, silence. Resolves when the
   * webhooks of that time have been answered. Not to be awaited by what answers them.
   */
  async advance(duration: Duration): Promise<void> {
    const until = this.#parts.shell.clock.now() + millisecondsOf(duration);
    await this.settle();
    while (await this.#toNextJob(until));
    this.#parts.shell.clock.set(Math.max(until, this.#parts.shell.clock.now()));
    await this.settle();
  }

  /** Plays what is due now, and resolves when the webhooks of it have been answered. */
  async settle(): Promise<void> {
    await this.#player.settle();
    const failures = this.#failures.splice(0);
    if (failures.length > 0) throw new AggregateError(failures, "The sandbox has failed by a fault of its own.");
  }

  /** All that the sandbox is now, as plain data. Settle it first, so that no webhook is under way. */
  snapshot(): Snapshot {
    return takeSnapshot(this.#parts, this.#credentials);
  }

  /** Makes it what it was; a token that came since is unknown again. */
  restore(snapshot: Snapshot): void {
    this.#credentials = restoreSnapshot(this.#parts, snapshot);
  }

  async #answer(request: Request): Promise<Response> {
    const { shell, faults } = this.#parts;
    const routed = routeAt(request.method, new URL(request.url).pathname);
    if (!routed) return answerUnrouted(shell, { request, clientAddress: null });
    const loss = faults.takeLoss(routed.id);
    if (loss === "request") throw new TypeError("fetch failed: the sandbox was told to lose the request");
    const answer = await this.#pipeline(routed.id, { request, params: routed.params, clientAddress: null });
    if (loss === "answer") throw new TypeError("fetch failed: the sandbox was told to lose the answer");
    return request.method === "HEAD" ? new Response(null, answer) : answer;
  }

  async #toNextJob(until: number): Promise<boolean> {
    const due = this.#player.nextDue();
    if (due === null || Date.parse(due) > until) return false;
    const { clock } = this.#parts.shell;
    clock.set(Math.max(Date.parse(due), clock.now()));
    await this.settle();
    return true;
  }
}

/** A sandbox of its own: nothing is shared with another. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => new Sandbox(options);

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
