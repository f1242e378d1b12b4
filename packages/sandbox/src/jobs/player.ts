/** Plays the jobs that are due, in the order of their times. */
import {
  type Change,
  type Facts,
  type Instant,
  type JobKind,
  type JobRow,
  later,
  second,
  hour,
} from "@atlas-messaging/domain";
import { factsFor, instantOf } from "@atlas-messaging/pipeline";
import type { Chance } from "../chance.ts";
import type { MemoryShell } from "../shell.ts";
import type { Organization } from "../store/organization.ts";
import { jobHandlers } from "./index.ts";
import type { JobCall, Outside } from "./job-call.ts";

const asksOutside: ReadonlySet<JobKind> = new Set<JobKind>(["deliver_webhook", "ingest_knowledge"]);
const leaseMilliseconds = 30_000;
const restAfter = (attempts: number): number => Math.min(hour, 5 * second * 2 ** attempts);

interface Taken {
  readonly organization: Organization;
  readonly job: JobRow;
}

export class Player {
  readonly #shell: MemoryShell;
  readonly #chance: Chance;
  readonly #outside: Outside;
  readonly #onFailure: (error: unknown) => void;
  readonly #underWay = new Set<Promise<void>>();

  constructor(shell: MemoryShell, chance: Chance, outside: Outside, onFailure: (error: unknown) => void) {
    this.#shell = shell;
    this.#chance = chance;
    this.#outside = outside;
    this.#onFailure = onFailure;
  }

  /** Plays what is due now; what asks the outside world is only begun. */
  play(): void {
    const time = this.#shell.clock.now();
    const now = this.#now();
    for (let due = this.#shell.schedule.peek(); due && due.at <= time; due = this.#shell.schedule.peek()) {
      this.#shell.schedule.take();
      const taken = this.#claim(due.organizationId, due.jobId, now);
      if (taken) this.#start(taken);
    }
  }

  /** When the next job is due; null when there is none. */
  nextDue(): number | null {
    return this.#shell.schedule.peek()?.at ?? null;
  }

  /** Plays what is due now, and what comes of it at once, until the outside world has answered everything. */
  async settle(): Promise<void> {
    this.play();
    while (this.#underWay.size > 0) {
      await Promise.all(this.#underWay);
      this.play();
    }
  }

  /** The schedule tells when to look; the row tells whether the job is there and due. */
  #claim(organizationId: string, jobId: string, now: Instant): Taken | null {
    const organization = this.#shell.world.organization(organizationId);
    const found = organization.tables.outbox.get(jobId);
    if (!found || found.due_at > now || (found.leased_until !== null && found.leased_until > now)) return null;
    // What is decided at once needs nobody kept away from it meanwhile.
    if (!asksOutside.has(found.kind)) return { organization, job: found };
    const job = { ...found, leased_until: later(now, leaseMilliseconds) };
    organization.tables.outbox.replace(jobId, job);
    return { organization, job };
  }

  #start(taken: Taken): void {
    const { organization, job } = taken;
    try {
      const changes = jobHandlers[job.kind](this.#callOf(taken));
      if (!(changes instanceof Promise)) return this.#commit(organization, changes);
      const running = changes
        .then((concluded) => this.#commit(organization, concluded))
        .catch((error: unknown) => this.#release(taken, error))
        .finally(() => this.#underWay.delete(running));
      this.#underWay.add(running);
    } catch (error) {
      this.#release(taken, error);
    }
  }

  #callOf({ organization, job }: Taken): JobCall {
    return {
      organization,
      job,
      facts: () => this.#factsOf(job),
      random: job.kind === "deliver_webhook" ? this.#chance.fraction() : 0,
      outside: this.#outside,
      commit: (changes) => this.#commit(organization, changes),
    };
  }

  #factsOf({ organization_id: organizationId, correlation_id: correlationId }: JobRow): Facts {
    return factsFor(this.#shell, { organizationId, correlationId });
  }

  #commit(organization: Organization, changes: readonly Change[]): void {
    const conflict = this.#shell.commit(organization.id, changes);
    if (conflict !== null) throw new Error(`a job met a conflict: ${conflict}`);
  }

  /** Gives a job back after a failure of our own, to be tried again in a moment. */
  #release({ organization, job }: Taken, error: unknown): void {
    this.#onFailure(error);
    const held = organization.tables.outbox.get(job.id);
    if (held?.leased_until !== job.leased_until) return;
    const due_at = later(this.#now(), restAfter(job.attempts));
    organization.tables.outbox.replace(job.id, { ...held, attempts: job.attempts + 1, due_at, leased_until: null });
    this.#shell.schedule.add({ at: Date.parse(due_at), organizationId: organization.id, jobId: job.id });
  }

  #now(): Instant {
    return instantOf(this.#shell.clock);
  }
}
