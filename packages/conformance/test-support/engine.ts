/**
 * Runs all cases on the offline sandbox in this process, then requests at random, and prints what came of them. A program
 * of its own, since Bun takes two thirds of the CPU that Node.js does; ways to the sandbox are tried on Node.js.
 */
import { allCases, randomCases } from "../src/index.ts";
import { type Report, unheld } from "../src/report/report.ts";
import { CausedEvents } from "./caused-events.ts";
import { reportOn } from "./report-on.ts";
import { sandboxTarget } from "./sandbox-target.ts";

export interface Told {
  readonly report: Report;
  readonly unheld: readonly string[];
  /** Events that each operation caused, sorted. */
  readonly caused: { readonly [operation: string]: readonly string[] };
  readonly atRandom: Report;
}

const events = new CausedEvents();
const report = await reportOn(sandboxTarget({}, undefined, events.through), allCases);
const caused = Array.from(await events.read(), ([id, names]) => [id, [...names].toSorted()] as const);
const atRandom = await reportOn(sandboxTarget(), randomCases({ requests: 8, seed: 20_260_101 }));
const told: Told = { report, unheld: unheld(report), caused: Object.fromEntries(caused), atRandom };
console.log(JSON.stringify(told));
