/**
 * Commits what requests decide. While a commit of an organization is under way, those of the same shape gather, and
 * follow it as one transaction; nothing waits for a timer.
 */
import { groupStatement, isGroupable } from "./compile-group.ts";
import { type Change, type Compiled, type Schema, compiledOf, statementOf } from "./compile.ts";
import { DatabaseUnavailable, type Statement } from "./database.ts";
import { untilDeadline, withoutDeadline } from "./deadline.ts";
import { minMilliseconds as lockMilliseconds, waitedInVain } from "./locks.ts";

/** More would bring little, and keep the first of them waiting. */
const maxTogether = 64;

interface Waiting {
  readonly compiled: Compiled;
  readonly resolve: () => void;
  readonly reject: (failure: unknown) => void;
}

/** Runs a statement for one organization. */
type Run = (organizationId: string, statement: Statement) => Promise<unknown>;

export class GroupCommit {
  readonly #schema: Schema;
  readonly #run: Run;
  /** Those that wait behind a commit, by organization and shape. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(schema: Schema, run: Run) {
    this.#schema = schema;
    this.#run = run;
  }

  /** Commits all changes of a request or none. Rejects with what refused them, and with nobody else's refusal. */
  commit(organizationId: string, changes: readonly Change[]): Promise<void> {
    const compiled = compiledOf(this.#schema, changes);
    if (!isGroupable(compiled)) return this.#alone(organizationId, compiled);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { compiled, resolve, reject };
    const key = `${organizationId} ${compiled.shape}`;
    const enter = () => {
      const line = this.#lines.get(key);
      if (line) line.push(waiting);
      else void withoutDeadline(() => this.#work(key, organizationId, [waiting]));
      return promise;
    };
    return untilDeadline(enter, () => this.#leave(key, waiting));
  }

  #leave(key: string, waiting: Waiting): void {
    const line = this.#lines.get(key);
    const place = line?.indexOf(waiting) ?? -1;
    if (place >= 0) line?.splice(place, 1);
  }

  async #work(key: string, organizationId: string, line: Waiting[]): Promise<void> {
    this.#lines.set(key, line);
    while (line.length > 0) await this.#together(organizationId, line.splice(0, maxTogether));
    this.#lines.delete(key);
  }

  /**
   * Commits a group. It waits for locks briefly, as the line waits for it. If one of the group cannot be written, each
   * comes again on its own, behind nobody.
   */
  async #together(organizationId: string, group: readonly Waiting[]): Promise<void> {
    try {
      await this.#run(organizationId, { ...this.#statement(group.map(({ compiled }) => compiled)), lockMilliseconds });
      for (const { resolve } of group) resolve();
    } catch (failure) {
      const isFinal = group.length === 1 ? !waitedInVain(failure) : mayHaveHappened(failure);
      for (const { compiled, resolve, reject } of group)
        if (isFinal) reject(failure);
        else this.#alone(organizationId, compiled).then(resolve, reject);
    }
  }

  #statement(group: readonly Compiled[]): Statement {
    const [only] = group;
    return only && group.length === 1 ? statementOf(this.#schema, only) : groupStatement(this.#schema, group);
  }

  async #alone(organizationId: string, compiled: Compiled): Promise<void> {
    await this.#run(organizationId, statementOf(this.#schema, compiled));
  }
}

/** Without its connection nobody knows if a commit took place. */
const mayHaveHappened = (failure: unknown): boolean => failure instanceof DatabaseUnavailable && !failure.connected;
