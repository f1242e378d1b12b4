import type { OperationId } from "@atlas-messaging/contract";
import { type Beside, answerUnrouted } from "@atlas-messaging/service/pipeline/surface";
import { answerPreflight, readableAcross } from "@atlas-messaging/service/pipeline/cross-origin";
import { createPipeline } from "@atlas-messaging/service/pipeline/request";
import { type Pipeline, routeAt } from "@atlas-messaging/server-stubs";
import type {
  AnswerLine,
  ClientOptions,
  Credentials,
  Customer,
  Duration,
  Fault,
  HandlerFactory,
  Sandbox,
  SandboxOptions,
  Snapshot,
} from "./api.ts";
import { Chance, Ids } from "@atlas-messaging/service/core/ids";
import { SandboxClock, Schedule, millisecondsOf } from "./schedule.ts";
import { SandboxCustomer, isNumber, isUserId } from "./customer.ts";
import { PendingFaults } from "./faults.ts";
import { JobRunner } from "./jobs/runner.ts";
import { addressOf, eventLineOf, outsideOf, requireOptions, settingsOf, startOf } from "./options.ts";
import { Sections } from "./sections.ts";
import { type MemoryShell, type ShellParts, createShell } from "./shell.ts";
import { type Parts, restoreSnapshot, takeSnapshot } from "./snapshot.ts";
import { World } from "./store/world.ts";
import { handedOver } from "./whole-streams.ts";
import { EventInbox } from "./webhook-inbox.ts";
import { type Change, insert } from "@atlas-messaging/service/core/changes";
import { provision } from "@atlas-messaging/service/sandbox/operations";

export class MemorySandbox implements Sandbox {
  readonly baseUrl: string;
  readonly webhooks: EventInbox;
  readonly #latency: number;
  /** True if the clock stands still until it is moved. */
  readonly #stands: boolean;
  readonly #parts: Parts;
  readonly #sections = new Sections();
  readonly #jobs: JobRunner;
  readonly #pipeline: Pipeline;
  readonly #failures: unknown[] = [];
  #credentials: Credentials;

  constructor(options: SandboxOptions, website?: ShellParts["website"]) {
    requireOptions(options);
    const { seed = "atlas", latency = 0 } = options;
    this.baseUrl = addressOf(options.baseUrl);
    const chance = new Chance(String(seed));
    const start = startOf(options.clock);
    this.#stands = options.clock !== "system";
    const clock = new SandboxClock(start, this.#stands ? null : () => Date.now() - start);
    const ids = new Ids(clock, chance);
    const onFailure = (error: unknown): void => void this.#failures.push(error);
    const faults = new PendingFaults(options.faults);
    const sections = this.#sections;
    const shell = createShell({
      settings: settingsOf(options),
      isServed: (id) => sections.isServed(id),
      validateRequest: sections.validateRequest,
      baseUrl: this.baseUrl,
      seed: String(seed),
      world: new World(),
      schedule: new Schedule(clock),
      clock,
      chance,
      ids,
      // The pipeline writes the members of a line, and a few more.
      accessLog: { info: (line) => options.onAnswer?.(line as AnswerLine) },
      onFailure,
      website,
      onEvent: (event) => {
        this.webhooks.add(event);
        options.onEvent?.(eventLineOf(event));
      },
    });
    this.#latency = millisecondsOf(latency);
    this.#jobs = new JobRunner(shell, chance, outsideOf(options), onFailure);
    this.#pipeline = createPipeline(shell, sections.handlers, { stages: [faults.stage] });
    this.webhooks = new EventInbox(`inbox of ${seed}`, {
      settle: () => this.settle(),
      now: () => clock.now(),
      toNextJob: (until) => this.#toNextJob(until),
    });
    this.#parts = { shell, chance, ids, faults, inbox: this.webhooks };
    this.#credentials = provisionHome(shell);
  }

  readonly fetch = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = requestOf(input, init);
    const { settings } = this.#parts.shell;
    const preflight = answerPreflight(settings, request);
    if (preflight !== null) return preflight;
    const answer = await this.#answer(request);
    await this.#jobs.run();
    if (this.#latency > 0) await pause(this.#latency);
    return readableAcross(settings, request, answer);
  };

  get credentials(): Credentials {
    return this.#credentials;
  }

  get client(): ClientOptions {
    const { clock } = this.#parts.shell;
    return {
      token: this.token,
      baseUrl: this.baseUrl,
      fetch: this.fetch,
      clock: {
        now: () => clock.now(),
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        random: () => 0,
        ...(this.#stands && { sleep: (milliseconds) => this.#pass(milliseconds) }),
      },
    };
  }

  get token(): string {
    return this.credentials.token;
  }

  get now(): Date {
    return new Date(this.#parts.shell.clock.now());
  }

  customer(address: string): Customer {
    if (!isNumber(address) && !isUserId(address))
      throw new TypeError(`A phone number is in E.164, such as +15550100001, not ${JSON.stringify(address)}.`);
    const { organization_id } = this.credentials;
    const { shell } = this.#parts;
    return new SandboxCustomer(address, shell, organization_id, {
      ready: () => this.#sections.ready("events.ingest"),
      played: (until) => this.#play(until),
    });
  }

  fail(operation: OperationId, fault: Fault): void {
    this.#parts.faults.add(operation, fault);
  }

  async advance(duration: Duration): Promise<void> {
    const { clock } = this.#parts.shell;
    const until = clock.now() + millisecondsOf(duration);
    await this.settle();
    while (await this.#toNextJob(until));
    clock.set(Math.max(until, clock.now()));
    await this.settle();
  }

  /** Moves the clock without waiting for webhooks, whose receiver may be who waits. */
  async #pass(milliseconds: number): Promise<void> {
    const { clock } = this.#parts.shell;
    const until = clock.now() + milliseconds;
    for (let at = this.#jobs.nextDueAt(until); at !== null; at = this.#jobs.nextDueAt(until)) {
      clock.set(Math.max(at, clock.now()));
      await this.#jobs.run();
    }
    clock.set(Math.max(until, clock.now()));
    await this.#jobs.run();
  }

  /** Runs due jobs, and on a clock that stands those until a time. */
  async #play(until: string | null): Promise<void> {
    const wait = until === null || !this.#stands ? 0 : Date.parse(until) - this.#parts.shell.clock.now();
    await (wait > 0 ? this.advance(wait) : this.settle());
  }

  async settle(): Promise<void> {
    await this.#sections.ready(null);
    await this.#jobs.settle();
    const failures = this.#failures.splice(0);
    if (failures.length > 0) throw new AggregateError(failures, "The sandbox itself has failed.");
  }

  snapshot(): Snapshot {
    return takeSnapshot(this.#parts, this.#credentials);
  }

  restore(snapshot: Snapshot): void {
    this.#credentials = restoreSnapshot(this.#parts, snapshot) ?? provisionHome(this.#parts.shell);
  }

  install(): () => void {
    return install(this);
  }

  handlers<Handler>(http: HandlerFactory<Handler>): Handler[] {
    const answer = (request: Request): Promise<Response> => this.fetch(request).then(handedOver, lostToHandlers);
    return [http.all(`${this.baseUrl}/*`, ({ request }) => answer(request))];
  }

  async #answer(request: Request): Promise<Response> {
    const { shell, faults } = this.#parts;
    const url = new URL(request.url);
    const routed = routeAt(request.method, url.pathname);
    if (!routed) return answerUnrouted(shell, { request, clientAddress: null }, documentsOf(shell));
    const loss = faults.takeLoss(routed.id);
    if (loss === "request") throw new Lost("request");
    await this.#sections.ready(routed.id);
    await this.#jobs.run();
    const answer = await this.#pipeline(routed.id, { request, url, params: routed.params, clientAddress: null });
    if (loss === "answer") throw new Lost("answer");
    return request.method === "HEAD" ? new Response(null, answer) : answer;
  }

  async #toNextJob(until: number): Promise<boolean> {
    const at = this.#jobs.nextDueAt(until);
    if (at === null) return false;
    const { clock } = this.#parts.shell;
    clock.set(Math.max(at, clock.now()));
    await this.settle();
    return true;
  }
}

/** Recognizes a request also of another realm, as test environments have them. */
const isRequest = (input: Request | string | URL): input is Request => typeof input === "object" && "url" in input;

/** Leaves the signal out, which nothing here waits for: jsdom has signals that the platform's `Request` refuses. */
const requestOf = (input: Request | string | URL, init?: RequestInit): Request => {
  if (isRequest(input) && init === undefined) return input;
  const { signal: _, ...rest } = init ?? {};
  return new Request(input, rest);
};

/** Rejection of `fetch` for a lost message. */
class Lost extends TypeError {
  constructor(what: "request" | "answer") {
    super(`fetch failed: the sandbox was told to lose the ${what}`);
  }
}

/** Mock Service Worker answers 500 when a handler throws. `Response.error()` makes the caller's `fetch` reject. */
const lostToHandlers = (error: unknown): Response => {
  if (error instanceof Lost) return Response.error();
  throw error;
};

/** Serves discovery documents that are no operations; their code loads with the first request. */
const documentsOf =
  (shell: MemoryShell): Beside =>
  async (asked, url) => {
    const { findDocument } = await import("@atlas-messaging/service/discovery/index");
    return findDocument(shell, asked, url);
  };

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const never = "9998-12-31T23:59:59.999Z";

/** Creates the first organization of a sandbox. Unlike others it never expires. */
const provisionHome = (shell: MemoryShell): Credentials => {
  const { organizationId, body, changes } = provision(shell, shell.newId());
  shell.store.commit(organizationId, changes.map(lasting));
  return { ...body.data, expires_at: never };
};

const lasting = (change: Change): Change => {
  if (change.kind !== "insert") return change;
  if (change.table === "organizations") return insert("organizations", { ...change.row, expires_at: never });
  if (change.table === "credentials") return insert("credentials", { ...change.row, expires_at: never });
  if (change.table === "operator_sessions") {
    return insert("operator_sessions", { ...change.row, expires_at: never });
  }
  return change;
};

/** Replaces the global `fetch` for requests to the sandbox's address; others go to the platform. */
const install = ({ baseUrl, fetch: answer }: Sandbox): (() => void) => {
  const platform = globalThis.fetch;
  const { origin } = new URL(baseUrl);
  const own = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const url = URL.parse(isRequest(input) ? input.url : input);
    return url?.origin === origin ? answer(input, init) : platform(input, init);
  };
  // Bun's `fetch` has a member `preconnect`, which must keep working.
  globalThis.fetch = Object.assign(own, platform);
  return () => {
    globalThis.fetch = platform;
  };
};
