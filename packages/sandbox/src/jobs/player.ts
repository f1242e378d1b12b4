/** Plays the jobs that are due, in the order of their times. */
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import { hold } from "@atlas-messaging/service/core/jobs";
import { instantOf, later } from "@atlas-messaging/service/core/time";
import { staysAsItIs } from "@atlas-messaging/service/channels/health";
import { baseFactsOf, failed } from "@atlas-messaging/service/pipeline/job";
import { type MaybePromise, andThen } from "@atlas-messaging/service/core/work";
import type { Chance } from "@atlas-messaging/service/core/chance";
import type { Due } from "../schedule.ts";
import type { MemoryShell } from "../shell.ts";
import { jobOf } from "./index.ts";
import type { AnyJob, Outside, OutsideJobShell } from "./job-shell.ts";

const leaseMilliseconds = 30_000;

export class Player {
  readonly #shell: MemoryShell;
  readonly #jobs: OutsideJobShell;
  readonly #onFailure: (error: unknown) => void;
  readonly #underWay = new Set<Promise<void>>();
  #loading: Promise<void> | null = null;

  constructor(shell: MemoryShell, chance: Chance, outside: Outside, onFailure: (error: unknown) => void) {
    this.#shell = shell;
    this.#jobs = {
      clock: shell.clock,
      newId: shell.newId,
      sha256: shell.sha256,
      store: {
        commit: (organizationId, changes) => {
          const conflict = shell.commit(organizationId, changes);
          return conflict === null ? "committed" : { conflict };
        },
      },
      random: ({ kind }) => (kind === "deliver_webhook" ? chance.fraction() : 0),
      organization: (id) => shell.world.organization(id),
      media: shell.media,
      outside,
    };
    this.#onFailure = onFailure;
  }

  /** Plays due jobs; those that ask the outside world are only begun. */
  play(): void {
    const { clock, schedule } = this.#shell;
    const time = clock.now();
    const now = this.#now();
    for (let due = schedule.peek(); due && due.at <= time; due = schedule.peek()) {
      // Jobs wait for the code of one that is due before them.
      if (this.#loading) return;
      const kind = this.#jobs.organization(due.organizationId).tables.outbox.get(due.jobId)?.kind;
      const bound = kind === undefined ? null : jobOf(kind);
      if (bound instanceof Promise) return this.#load(bound);
      schedule.take();
      const job = bound && this.#claim(due.organizationId, due.jobId, bound, now);
      if (job) this.#start(job, bound);
    }
  }

  /** Resolves when no due job waits for its code; null when none does. */
  ready(): Promise<void> | null {
    return this.#loading?.then(() => this.ready() ?? undefined) ?? null;
  }

  #load(code: Promise<void>): void {
    this.#loading = code
      .catch((error: unknown) => {
        this.#onFailure(error);
        this.#shell.schedule.take();
      })
      .then(() => {
        this.#loading = null;
        this.play();
      });
  }

  /**
   * Next time until `until` at which something happens; null when nothing does. Checks of channels that find no news wait
   * for that time. A week would otherwise take ten thousand steps.
   */
  nextStop(until: number): number | null {
    const { schedule } = this.#shell;
    const waiting: Due[] = [];
    let due = schedule.peek();
    for (; due && due.at <= until && this.#findsNoNews(due); due = schedule.peek()) {
      waiting.push(due);
      schedule.take();
    }
    const next = due && due.at <= until ? due.at : null;
    if (next === null && waiting.length === 0) return null;
    const at = next ?? until;
    for (const { organizationId, jobId } of waiting) schedule.add(at, organizationId, jobId);
    return at;
  }

  #findsNoNews({ organizationId, jobId }: Due): boolean {
    const { tables } = this.#jobs.organization(organizationId);
    const job = tables.outbox.get(jobId);
    const channel = job?.kind === "check_channel" ? tables.channels.byId(job.subject_id) : null;
    return channel !== null && staysAsItIs(channel, tables.messages.size > 0);
  }

  /** Plays what is due now, and what comes of it at once, until the outside world has answered everything. */
  async settle(): Promise<void> {
    this.play();
    while (this.#loading || this.#underWay.size > 0) {
      await this.ready();
      await Promise.all(this.#underWay);
      this.play();
    }
  }

  /** The schedule tells when to look; the row tells whether the job is there and due. */
  #claim(organizationId: string, jobId: string, bound: AnyJob, now: Instant): JobRow | null {
    const found = this.#jobs.organization(organizationId).tables.outbox.get(jobId);
    if (!found || found.dead_at !== null || found.due_at > now) return null;
    if (found.leased_until !== null && found.leased_until > now) return null;
    // A job that is decided at once needs no lease.
    if (!("asksOutside" in bound)) return found;
    const { job, changes } = hold(found, later(now, leaseMilliseconds));
    return this.#jobs.store.commit(organizationId, changes) === "committed" ? job : null;
  }

  #start(job: JobRow, bound: AnyJob): void {
    try {
      const ended = bound.run(this.#jobs, job);
      if (ended instanceof Promise) this.#follow(ended.catch((error: unknown) => this.#return(job, bound, error)));
    } catch (error) {
      const returned = this.#return(job, bound, error);
      if (returned instanceof Promise) this.#follow(returned);
    }
  }

  #follow(ended: Promise<void>): void {
    const running = ended.finally(() => this.#underWay.delete(running));
    this.#underWay.add(running);
  }

  /** Gives a job back after a failure of our own, or sets it aside. */
  #return(job: JobRow, bound: AnyJob, error: unknown): MaybePromise<void> {
    this.#onFailure(error);
    return andThen(bound.lostWith(this.#jobs, job), (lost) => {
      // A job that another has taken over meanwhile is left to it.
      this.#jobs.store.commit(job.organization_id, failed(baseFactsOf(this.#jobs, job), job, error, lost));
    });
  }

  #now(): Instant {
    return instantOf(this.#shell.clock);
  }
}
