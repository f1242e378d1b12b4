/** Report of a proxy as a page. */
import { type CountHeadings, type Page, escaped, gradeSection, pageOf, timeFacts } from "../report/page.ts";
import type { Cause } from "./ledger.ts";
import type { ProxyReport } from "./report.ts";

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

export const verdict = ({ totals: { breaches, requests }, grades, causes }: ProxyReport): string => {
  if (requests === 0) return "Nothing went through";
  if (grades.grade === "not seen") return "No success went through";
  if (breaches === 0) return "Everything that went through conforms";
  return `${plural(breaches, "breach", "breaches")} of the contract, of ${plural(causes.length, "kind", "kinds")}`;
};

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

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
export const whatBroke = ({ about, problem }: Pick<Cause, "about" | "problem">): string => {
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
