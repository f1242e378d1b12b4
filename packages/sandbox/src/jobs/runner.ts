/** Runs the jobs that are due, in the order of their times. */
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import { update } from "@atlas-messaging/service/core/changes";
import { nextPlace } from "@atlas-messaging/service/webhooks/delivery";
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import { hold } from "@atlas-messaging/service/core/jobs";
import { instantOf, later } from "@atlas-messaging/service/core/time";
import { staysAsItIs } from "@atlas-messaging/service/channels/health";
import { jobFacts, failed } from "@atlas-messaging/service/pipeline/job";
import type { Chance } from "@atlas-messaging/service/core/ids";
import type { Due } from "../schedule.ts";
import type { MemoryShell } from "../shell.ts";
import { jobOf } from "./index.ts";
import type { AnyJob, Outside, OutsideJobShell } from "./job-shell.ts";

const leaseMilliseconds = 30_000;

export class JobRunner {
  readonly #shell: MemoryShell;
  readonly #jobs: OutsideJobShell;
  readonly #onFailure: (error: unknown) => void;
  readonly #asking = new Set<Promise<void>>();
  #running: Promise<void> = Promise.resolve();

  constructor(shell: MemoryShell, chance: Chance, outside: Outside, onFailure: (error: unknown) => void) {
    this.#shell = shell;
    this.#jobs = {
      clock: shell.clock,
      newId: shell.newId,
      sha256: shell.sha256,
      store: shell.store,
      random: ({ kind }) => (kind === "deliver_webhook" ? chance.fraction() : 0),
      world: shell.world,
      media: shell.media,
      outside,
    };
    this.#onFailure = onFailure;
  }

  /** Runs the due jobs one after another. Those that ask the outside world are only begun. */
  run(): Promise<void> {
    this.#running = this.#running.then(this.#runDue);
    return this.#running;
  }

  /**
   * Next time until `until` at which something happens; null when nothing does. Checks of channels that find no news wait
   * for that time. A week would otherwise take ten thousand steps.
   */
  nextDueAt(until: number): number | null {
    const { schedule } = this.#shell;
    const waiting: Due[] = [];
    let due = schedule.peek();
    for (; due && due.at <= until && this.#changesNothing(due); due = schedule.peek()) {
      waiting.push(due);
      schedule.take();
    }
    const next = due && due.at <= until ? due.at : null;
    if (next === null && waiting.length === 0) return null;
    const at = next ?? until;
    for (const { organizationId, jobId } of waiting) schedule.add(at, organizationId, jobId);
    return at;
  }

  #changesNothing({ organizationId, jobId }: Due): boolean {
    const { tables } = this.#jobs.world.organization(organizationId);
    const job = tables.outbox.get(jobId);
    const channel = job?.kind === "check_channel" ? tables.channels.byId(job.subject_id) : null;
    return channel !== null && staysAsItIs(channel, tables.messages.size > 0);
  }

  /** Runs what is due now, and what comes of it at once, until the outside world has answered everything. */
  async settle(): Promise<void> {
    await this.run();
    while (this.#asking.size > 0) {
      await Promise.all(this.#asking);
      await this.run();
    }
  }

  readonly #runDue = async (): Promise<void> => {
    const { clock, schedule } = this.#shell;
    const now = clock.now();
    for (let due = schedule.peek(); due && due.at <= now; due = schedule.peek()) {
      schedule.take();
      const bound = await this.#bindingOf(due);
      if (bound === null) continue;
      const ended = this.#run(due, bound);
      if ("asksOutside" in bound) this.#follow(ended);
      else await ended;
    }
  };

  async #bindingOf({ organizationId, jobId }: Due): Promise<AnyJob | null> {
    const organization = this.#jobs.world.organization(organizationId);
    const job = organization.tables.outbox.get(jobId);
    if (!job) return null;
    try {
      return await jobOf(job, organization);
    } catch (error) {
      this.#onFailure(error);
      return null;
    }
  }

  async #run(due: Due, bound: AnyJob): Promise<void> {
    const job = this.#claim(due, bound);
    if (job === null) return;
    try {
      await bound.run(this.#jobs, job);
    } catch (error) {
      await this.#giveBack(job, bound, error);
    }
  }

  /** The schedule tells when to look; the row tells whether the job is there and due. */
  #claim({ organizationId, jobId }: Due, bound: AnyJob): JobRow | null {
    const now = instantOf(this.#shell.clock);
    const found = this.#jobs.world.organization(organizationId).tables.outbox.get(jobId);
    if (!found || found.dead_at !== null || found.due_at > now) return null;
    if (found.leased_until !== null && found.leased_until > now) return null;
    // A job that asks nobody needs no lease: no other is run before it ends.
    if (!("asksOutside" in bound)) return found;
    if (this.#waitsForPlace(found, now)) return null;
    const { job, changes } = hold(found, later(now, leaseMilliseconds));
    return this.#shell.store.commit(organizationId, changes) === "committed" ? job : null;
  }

  /** Gives a delivery the next place that the rate of its endpoint leaves; false if that is now, or the one it was given. */
  #waitsForPlace(job: JobRow, now: Instant): boolean {
    const { tables } = this.#jobs.world.organization(job.organization_id);
    const endpoint = tables.webhook_endpoints.byId(job.endpoint_id);
    const place = endpoint && nextPlace(endpoint, now);
    if (!place || Reflect.get(Object(job.detail), "place") === job.due_at) return false;
    const { organization_id, id } = endpoint;
    const at = { due_at: place.at, detail: { place: place.at } };
    this.#shell.store.commit(organization_id, [
      update("webhook_endpoints", { organization_id, id }, { paced_until: place.next }),
      update("outbox", { organization_id, id: job.id }, at),
    ]);
    return place.at > now;
  }

  #follow(ended: Promise<void>): void {
    const running = ended.finally(() => this.#asking.delete(running));
    this.#asking.add(running);
  }

  /** Gives a job back after a failure of our own, or sets it aside. */
  async #giveBack(job: JobRow, bound: AnyJob, error: unknown): Promise<void> {
    this.#onFailure(error);
    const lost = await bound.lostWith(this.#jobs, job);
    // A job that another has taken over meanwhile is left to it.
    this.#shell.store.commit(job.organization_id, failed(jobFacts(this.#jobs, job), job, error, lost));
  }
}
