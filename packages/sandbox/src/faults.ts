/** Faults on demand: operations that fail a given number of times. */
import {
  type ErrorCode,
  type OperationId,
  didYouMean,
  entriesOf,
  errors,
  keysOf,
  operations,
} from "@atlas-messaging/contract";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { operationOf } from "@atlas-messaging/service/pipeline/context";
import type { Stage } from "@atlas-messaging/service/pipeline/request";
import type { Fault, Faults } from "./api.ts";
import { requireNames, unknownName } from "./options.ts";

interface Pending extends Fault {
  readonly left: number;
}

const codes = keysOf(errors);

const members: { readonly [Name in keyof Fault]-?: true } = {
  status: true,
  code: true,
  lose: true,
  times: true,
  retryAfter: true,
};

/** Default error code of a status: a retryable one, if there is one. */
const codeOf = ({ code, status = 500 }: Fault): ErrorCode => {
  if (code !== undefined && !Object.hasOwn(errors, code))
    throw new TypeError(unknownName("error code", JSON.stringify(code), codes));
  const found = code ?? codes.filter((each) => errors[each].status === status).toSorted(retryableFirst)[0];
  if (found) return found;
  throw new TypeError(`No error of the contract has the status ${status}.`);
};

const retryableFirst = (one: ErrorCode, other: ErrorCode): number =>
  Number(errors[other].retryable) - Number(errors[one].retryable);

export class PendingFaults {
  #pending = new Map<OperationId, readonly Pending[]>();

  constructor(faults: Faults = {}) {
    for (const [id, fault] of entriesOf(faults)) if (fault) this.add(id, fault);
  }

  /**
   * Adds a fault, or clears those of the operation if it happens 0 times.
   *
   * @throws {TypeError} for an unknown operation, member, code or status, and for an invalid number
   */
  add(id: OperationId, fault: Fault): void {
    if (!Object.hasOwn(operations, id)) throw unknownOperation(id);
    requireNames("member of a fault", fault, members);
    const { times = 1 } = fault;
    if (!Number.isInteger(times) || times < 0)
      throw new TypeError(`times is a whole number: 1 or more, or 0 to clear the faults, not ${times}.`);
    const { lose, retryAfter = 0 } = fault;
    if (!(Number.isInteger(retryAfter) && retryAfter >= 0))
      throw new TypeError(`retryAfter is a number of whole seconds, not ${retryAfter}.`);
    if (lose !== undefined && lose !== "request" && lose !== "answer")
      throw new TypeError(`A fault loses the request or the answer, not ${JSON.stringify(lose)}.`);
    if (!lose) codeOf(fault);
    if (times === 0) return void this.#pending.delete(id);
    this.#pending.set(id, [...(this.#pending.get(id) ?? []), { ...fault, left: times }]);
  }

  /** Returns what this call loses, or null. */
  takeLoss(id: OperationId): "request" | "answer" | null {
    return this.#take(id, (fault) => fault.lose !== undefined)?.lose ?? null;
  }

  /** Refuses a call with a pending fault. Invalid calls never get here, so they do not count. */
  readonly stage: Stage = (context) => {
    const { id } = operationOf(context);
    const fault = this.#take(id, (first) => first.lose === undefined);
    if (fault) throw problemOf(id, fault);
  };

  /** Uses up one failure of the operation's first fault, if it is the wanted kind. */
  #take(id: OperationId, isWanted: (fault: Fault) => boolean): Fault | null {
    if (this.#pending.size === 0) return null;
    const [first, ...rest] = this.#pending.get(id) ?? [];
    if (!first || !isWanted(first)) return null;
    const left = first.left > 1 ? [{ ...first, left: first.left - 1 }, ...rest] : rest;
    if (left.length > 0) this.#pending.set(id, left);
    else this.#pending.delete(id);
    return first;
  }

  read(): readonly (readonly [OperationId, readonly Pending[]])[] {
    return [...this.#pending];
  }

  write(pending: readonly (readonly [OperationId, readonly Pending[]])[]): void {
    this.#pending = new Map(pending);
  }
}

const unknownOperation = (id: string): TypeError =>
  new TypeError(`There is no operation ${JSON.stringify(id)}.${didYouMean(id, keysOf(operations))}`);

/** Builds the refusal, which looks like a real deployment's. */
const problemOf = (id: OperationId, fault: Fault): Problem => {
  const code = codeOf(fault);
  const headers: Record<string, string> = {};
  const { retryAfter = 1 } = fault;
  if (code === "rate_limited" || code === "unavailable") headers["retry-after"] = String(retryAfter);
  if (code === "rate_limited") {
    Object.assign(headers, {
      "x-atlas-ratelimit-remaining": "0",
      "x-atlas-ratelimit-reason": "organization",
      "x-ratelimit-remaining": "0",
      ratelimit: `"${operations[id].limit}";r=0;t=${retryAfter}`,
    });
  }
  return new Problem(code, `The sandbox was told to answer ${code}.`, { headers });
};
