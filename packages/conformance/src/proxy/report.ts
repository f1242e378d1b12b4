/** The report of a proxy: what went through, what broke the contract, and grades. */
import { contractVersion, eventNames, keysOf, operations } from "@atlas-messaging/contract";
import type { Profile } from "../client/target.ts";
import { type Grades, eventGrade, gradeLine, gradesOf, operationGrade } from "../report/grades.ts";
import type { Cause, Foreign, Ledger, Refused } from "./ledger.ts";
import pc from "picocolors";
import { type CountHeadings, type Page, escaped, gradeSection, pageOf, timeFacts } from "../report/page.ts";

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

// Report of a proxy as text, for a terminal.

type Colors = ReturnType<typeof pc.createColors>;

/** Wrong requests and foreign ones that are listed. The files list all. */
const maxListed = 10;

/** The first breach of a cause, as it occurs. */
export const breachLine = (cause: Omit<Cause, "count">, { red, bold, dim }: Colors): string => {
  const { id, example } = cause;
  const status = example.status === null ? "" : ` ${example.status}`;
  const where = `${example.request}${status}${example.request_id === null ? "" : `, request id ${example.request_id}`}`;
  return `${red("✗")} ${bold(id ?? "no operation")} ${whatBroke(cause)} ${dim(where)}`;
};

export const asProxyText = (report: ProxyReport, colors: Colors = pc.createColors(false)): string => {
  const { totals, milliseconds, grades } = report;
  const { bold, green, red } = colors;
  const color = totals.breaches > 0 ? red : green;
  const passed = `${plural(totals.requests, "request", "requests")} and ${plural(totals.deliveries, "delivery", "deliveries")} in ${(milliseconds / 1_000).toFixed(1)} s`;
  const paragraphs = [
    sections(report, colors),
    listed(
      "Broken",
      report.causes,
      (cause) => `${cause.id ?? "no operation"}: ${whatBroke(cause)}`,
      report.causes.length,
    ),
    listed("Wrong requests, refused as the contract says", report.refused, ({ id, problem }) =>
      `${id ?? ""} ${problem}`.trim(),
    ),
    listed("Not in the contract, passed on unchecked", report.foreign, ({ request }) => request),
    [`${bold(color(verdict(report)))}: ${passed}`, gradeLine(grades)].join("\n"),
  ];
  return paragraphs.filter((text) => text !== "").join("\n\n");
};

const row = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(8)).join("  ");

const sections = ({ grades }: ProxyReport, { bold, green, red }: Colors): string => {
  const seen = grades.sections.filter(({ grade }) => grade !== "not seen");
  if (seen.length === 0) return "";
  const width = Math.max(...seen.map(({ section }) => section.length), "section".length);
  return [
    bold(`${"section".padEnd(width)}  ${"grade".padEnd(16)}  ${row(["held", "broken", "not seen"])}`),
    ...seen.map(({ section, grade, held, broken, not_seen }) => {
      const color = broken > 0 ? red : green;
      return `${section.padEnd(width)}  ${color(grade.padEnd(16))}  ${row([held, broken, not_seen].map(String))}`;
    }),
  ].join("\n");
};

const listed = <Item extends { readonly count: number }>(
  title: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  max = maxListed,
): string => {
  if (items.length === 0) return "";
  const lines = items.slice(0, max).map((item) => `${String(item.count).padStart(5)} ${nameOf(item)}`);
  const rest = items.length - lines.length;
  return [`${title}:`, ...lines, ...(rest > 0 ? [`      and ${rest} more kinds`] : [])].join("\n");
};

// Report of a proxy as a page.

/** Counted checks of a proxy, which are exchanges. */
const headings: CountHeadings = ["Right", "Wrong", "Not checked"];

export const asProxyHtml = (report: ProxyReport): string =>
  pageOf({
    of: "Atlas conformance proxy",
    verdict: verdict(report),
    grades: report.grades,
    facts: facts(report),
    sections: [breaches(report), gradeSection(report.grades, headings), refusals(report), foreign(report)],
  });

const verdict = ({ totals: { breaches, requests }, grades, causes }: ProxyReport): string => {
  if (requests === 0) return "Nothing went through";
  if (grades.grade === "not seen") return "No success went through";
  if (breaches === 0) return "Everything that went through conforms";
  return `${plural(breaches, "breach", "breaches")} of the contract, of ${plural(causes.length, "kind", "kinds")}`;
};

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const facts = ({ target, contract_version, started_at, milliseconds, totals }: ProxyReport): Page["facts"] => ({
  Target: `<code>${escaped(target)}</code>`,
  Contract: contract_version,
  ...timeFacts(started_at, milliseconds),
  Requests: `${totals.requests}`,
  Deliveries: `${totals.deliveries}`,
  ...(totals.unanswered > 0 ? { "Without an answer": `${totals.unanswered}` } : {}),
  ...(totals.unlisted > 0 ? { "Not listed": `${totals.unlisted}` } : {}),
});

const breaches = ({ causes }: ProxyReport): string =>
  causes.length === 0
    ? ""
    : `<section aria-labelledby="broken"><h2 id="broken">Broken</h2>${causes.map(breach).join("\n")}</section>`;

/** Says whose answer, stream, delivery or leniency it was. */
const whatBroke = ({ about, problem }: Pick<Cause, "about" | "problem">): string => {
  if (about === "request") return `a wrong request is accepted: ${problem}`;
  return about === "webhook" ? `delivery: ${problem}` : problem;
};

const breach = (cause: Cause): string => {
  const { id, count, example } = cause;
  const lines = [
    `${example.request}${example.request_body === null ? "" : `\n${example.request_body}`}`,
    example.status === null ? "" : `${example.status}${example.answer_body === null ? "" : `\n${example.answer_body}`}`,
  ].filter((text) => text !== "");
  const where = [
    `<code>${escaped(id ?? "no operation")}</code>`,
    count === 1 ? "once" : `${count} times`,
    `first at ${example.at}`,
  ];
  if (example.request_id !== null) where.push(`request id ${escaped(example.request_id)}`);
  return `<article class="failure"><h3>${escaped(whatBroke(cause))}</h3><p>${where.join(" · ")}</p><pre tabindex="0" aria-label="The first example">${escaped(lines.join("\n\n"))}</pre></article>`;
};

const refusals = ({ refused }: ProxyReport): string =>
  list(
    "refused",
    "Wrong requests, refused as the contract says",
    refused.map(
      ({ id, problem, count }) =>
        `<strong>${count}</strong> <code>${escaped(id ?? "no operation")}</code> ${escaped(problem)}`,
    ),
  );

const foreign = (report: ProxyReport): string =>
  list(
    "foreign",
    "Not in the contract, passed on unchecked",
    report.foreign.map(({ request, count }) => `<strong>${count}</strong> <code>${escaped(request)}</code>`),
  );

const list = (id: string, title: string, items: readonly string[]): string =>
  items.length === 0
    ? ""
    : `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul></section>`;
