/**
 * Commits what requests decide. While commits of an organization are under way, others of the same shape gather, and
 * follow as one transaction; nothing waits for a timer.
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

/** Commits of one organization and shape. */
interface Line {
  readonly waiting: Waiting[];
  underWay: number;
  /** True while one of those under way is a group; a second one beside it would make both small. */
  isGrouped: boolean;
}

/** Two who come at the same moment do not wait for each other. */
const maxUnderWay = 2;

/** Runs a statement for one organization. */
type Run = (organizationId: string, statement: Statement) => Promise<unknown>;

export class GroupCommit {
  readonly #schema: Schema;
  readonly #run: Run;
  /** Lines with commits under way, by organization and shape. */
  readonly #lines = new Map<string, Line>();

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
      const line = this.#lines.get(key) ?? { waiting: [], underWay: 0, isGrouped: false };
      this.#lines.set(key, line);
      line.waiting.push(waiting);
      if (line.underWay < maxUnderWay) void withoutDeadline(() => this.#work(key, organizationId, line));
      return promise;
    };
    return untilDeadline(enter, () => this.#leave(key, waiting));
  }

  #leave(key: string, waiting: Waiting): void {
    const line = this.#lines.get(key)?.waiting ?? [];
    const place = line.indexOf(waiting);
    if (place >= 0) line.splice(place, 1);
  }

  async #work(key: string, organizationId: string, line: Line): Promise<void> {
    line.underWay += 1;
    while (line.waiting.length > 0 && !line.isGrouped) {
      const group = line.waiting.splice(0, maxTogether);
      line.isGrouped = group.length > 1;
      await this.#together(organizationId, group);
      if (group.length > 1) line.isGrouped = false;
    }
    line.underWay -= 1;
    if (line.underWay === 0) this.#lines.delete(key);
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
