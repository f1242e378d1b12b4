/** The report of a proxy: what went through, what broke the contract, and grades. */
import { contractVersion, eventNames, keysOf, operations } from "@atlas-messaging/contract";
import type { Profile } from "../profile.ts";
import { type Grades, eventGrade, gradesOf, operationGrade } from "../report/grades.ts";
import type { Cause, Foreign, Ledger, Refused } from "./ledger.ts";

/** Counts of everything that a proxy saw. */
export interface ProxyTotals {
  readonly requests: number;
  /** Deliveries of webhooks. */
  readonly deliveries: number;
  /** Breaches of the contract by the deployment. */
  readonly breaches: number;
  /** Requests that got no answer. They are breaches, too. */
  readonly unanswered: number;
  /** Breaches, refusals and foreign requests that are in no list, since there were too many kinds of them. */
  readonly unlisted: number;
}

/** Report of a proxy, as it is written in JSON. */
export interface ProxyReport {
  readonly kind: "proxy";
  readonly target: string;
  readonly contract_version: string;
  readonly started_at: string;
  readonly milliseconds: number;
  readonly totals: ProxyTotals;
  /** Grades of operations, and of webhook events where deliveries went through. */
  readonly grades: Grades;
  /** Breaches by cause, the most frequent first. */
  readonly causes: readonly Cause[];
  /** Wrong requests that the deployment refused, as the contract says. They are no breaches. */
  readonly refused: readonly Refused[];
  /** Requests that the contract does not know. They were passed on, and not checked. */
  readonly foreign: readonly Foreign[];
}

export interface Watched {
  readonly target: string;
  /** Operations that are graded. All by default. */
  readonly profile?: Profile | undefined;
  /** True if deliveries went through the proxy, too. */
  readonly webhooks: boolean;
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly ledger: Ledger;
}

export const proxyReport = (watched: Watched): ProxyReport => {
  const { target, startedAt, milliseconds, ledger } = watched;
  const { requests, deliveries, breaches, unanswered, unlisted } = ledger;
  return {
    kind: "proxy",
    target,
    contract_version: contractVersion,
    started_at: startedAt.toISOString(),
    milliseconds: Math.round(milliseconds),
    totals: { requests, deliveries, breaches, unanswered, unlisted },
    grades: gradesIn(watched),
    causes: ledger.causes,
    refused: ledger.refusals,
    foreign: ledger.others,
  };
};

/** A breach without an operation, such as an answer without the envelope to an unknown path, belongs to no section. */
const gradesIn = ({ ledger, profile, webhooks }: Watched): Grades => {
  const graded = [
    ...(profile?.operations ?? keysOf(operations)).map((id) => operationGrade(id, ledger.checked(id))),
    ...(webhooks ? eventNames : []).map((name) => eventGrade(name, ledger.checked(name))),
  ];
  const grades = gradesOf(graded);
  return ledger.breaches > 0 ? { ...grades, grade: "does not conform" } : grades;
};
