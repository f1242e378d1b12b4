/** Report of a run as a page. */
import { grouped } from "../grouped.ts";
import { briefly, partsOf } from "./text.ts";
import { escaped, gradeSection, pageOf, timeFacts } from "./page.ts";
import type { CaseReport, CauseReport, Report } from "./report.ts";

/** Escapes a sentence, and sets what it has in backticks as code. */
const prose = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

export const asHtml = (report: Report): string =>
  pageOf({
    of: "Atlas conformance",
    verdict: verdict(report),
    grades: report.grades,
    facts: facts(report),
    sections: [
      endOf(report),
      failures(report),
      gradeSection(report.grades, ["Passed", "Failed", "Skipped"]),
      skips(report),
      allCases(report),
    ],
  });

const verdict = ({ totals: { passed, failed }, not_run, ended_early }: Report): string => {
  if (failed > 0) return `${failed} of ${passed + failed} cases failed`;
  return ended_early === null ? `All ${passed} cases passed` : `${passed} of ${passed + not_run} cases passed so far`;
};

const endOf = ({ ended_early, not_run }: Report): string =>
  ended_early === null
    ? ""
    : `<p class="failed">The run is not complete: ${not_run} cases have no result. ${escaped(ended_early)}</p>`;

const facts = ({ target, environment, contract_version, started_at, milliseconds, totals }: Report) => ({
  Target: `<code>${escaped(target)}</code>`,
  Environment: environment,
  Contract: contract_version,
  ...timeFacts(started_at, milliseconds),
  Skipped: `${totals.skipped}`,
});

const failures = ({ causes, cases }: Report): string => {
  if (causes.length === 0) return "";
  const byId = new Map(cases.map((each) => [each.id, each]));
  return `<section aria-labelledby="failed"><h2 id="failed">Failed</h2>${causes.map((each) => cause(each, byId)).join("\n")}</section>`;
};

/** A cause with its cases. The first shows the request. */
const cause = ({ sample, cases: ids }: CauseReport, byId: ReadonlyMap<string, CaseReport>): string => {
  const failed = ids.flatMap((id) => byId.get(id) ?? []);
  const [first] = failed;
  if (!first) return "";
  const { curl, cites } = first;
  const heading =
    failed.length === 1
      ? `<h3>${prose(first.title)}</h3><p><code>${escaped(first.id)}</code></p>`
      : `<h3>${failed.length} cases: ${escaped(briefly(sample))}</h3>`;
  const parts = partsOf(sample).map(
    ([name, text]) => `<div><dt>${name}</dt><dd><pre>${escaped(text)}</pre></dd></div>`,
  );
  const listed = failed.map(({ id, title }) => `<li><span>${prose(title)} <code>${escaped(id)}</code></span></li>`);
  return [
    `<article class="failure">${heading}<dl class="parts">${parts.join("")}</dl>`,
    curl === undefined ? "" : `<pre tabindex="0" aria-label="The request">${escaped(curl)}</pre>`,
    failed.length === 1
      ? ""
      : `<details><summary>The ${failed.length} cases</summary><ol>${listed.join("")}</ol></details>`,
    failed.length === 1 ? `<blockquote>${prose(cites.line)}<cite>${escaped(cites.section)}</cite></blockquote>` : "",
    "</article>",
  ].join("\n");
};

const skips = ({ cases }: Report): string => {
  const skipped = cases.filter(({ outcome }) => outcome === "skipped");
  if (skipped.length === 0) return "";
  const reasons = grouped(skipped, ({ reason = "" }) => reason);
  const items = [...reasons].map(([reason, each]) => `<li><strong>${each.length}</strong> ${prose(reason)}</li>`);
  return `<section aria-labelledby="skipped"><h2 id="skipped">Why cases were skipped</h2><ul>${items.join("")}</ul></section>`;
};

const signs = { passed: "✓", failed: "✗", skipped: "–" } as const;

const allCases = ({ cases }: Report): string => {
  const groups = grouped(cases, ({ id }) =>
    id
      .split("/")
      .slice(0, id.startsWith("behaviour/") ? 2 : 1)
      .join("/"),
  );
  return `<section aria-labelledby="cases"><h2 id="cases">Every case</h2>${[...groups].map(group).join("\n")}</section>`;
};

const group = ([name, cases]: readonly [string, readonly CaseReport[]]): string => {
  const failed = cases.some(({ outcome }) => outcome === "failed");
  const items = cases.map(
    ({ title, outcome, cites, milliseconds }) =>
      `<li class="${outcome}"><span class="sign" aria-hidden="true">${signs[outcome]}</span><span><span class="hidden">${outcome}: </span>${prose(title)} <small>${milliseconds} ms</small><q>${prose(cites.line)}</q></span></li>`,
  );
  return `<details${failed ? " open" : ""}><summary><code>${escaped(name)}</code> ${cases.length} ${cases.length === 1 ? "case" : "cases"}</summary><ol>${items.join("")}</ol></details>`;
};
