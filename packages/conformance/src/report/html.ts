/** Report of a run as a page. */
import { grouped } from "../grouped.ts";
import { escaped, gradeSection, pageOf, timeFacts } from "./page.ts";
import type { CaseReport, Report } from "./report.ts";

export const asHtml = (report: Report): string =>
  pageOf({
    of: "Atlas conformance",
    verdict: verdict(report),
    grades: report.grades,
    facts: facts(report),
    sections: [
      failures(report),
      gradeSection(report.grades, ["Passed", "Failed", "Skipped"]),
      skips(report),
      allCases(report),
    ],
  });

const verdict = ({ totals: { passed, failed } }: Report): string =>
  failed === 0 ? `All ${passed} cases passed` : `${failed} of ${passed + failed} cases failed`;

const facts = ({ target, environment, contract_version, started_at, milliseconds, totals }: Report) => ({
  Target: `<code>${escaped(target)}</code>`,
  Environment: environment,
  Contract: contract_version,
  ...timeFacts(started_at, milliseconds),
  Skipped: `${totals.skipped}`,
});

const failures = ({ cases }: Report): string => {
  const failed = cases.filter(({ outcome }) => outcome === "failed");
  if (failed.length === 0) return "";
  return `<section aria-labelledby="failed"><h2 id="failed">Failed</h2>${failed.map(failure).join("\n")}</section>`;
};

const failure = ({ id, title, cites, reason = "", curl }: CaseReport): string =>
  [
    `<article class="failure"><h3>${escaped(title)}</h3><p><code>${escaped(id)}</code></p>`,
    `<pre tabindex="0" aria-label="What went wrong">${escaped(reason)}</pre>`,
    curl === undefined ? "" : `<pre tabindex="0" aria-label="The request">${escaped(curl)}</pre>`,
    `<blockquote>${escaped(cites.line)}<cite>${escaped(cites.section)}</cite></blockquote></article>`,
  ].join("\n");

const skips = ({ cases }: Report): string => {
  const skipped = cases.filter(({ outcome }) => outcome === "skipped");
  if (skipped.length === 0) return "";
  const reasons = grouped(skipped, ({ reason = "" }) => reason);
  const items = [...reasons].map(([reason, each]) => `<li><strong>${each.length}</strong> ${escaped(reason)}</li>`);
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
      `<li class="${outcome}"><span class="sign" aria-hidden="true">${signs[outcome]}</span><span><span class="hidden">${outcome}: </span>${escaped(title)} <small>${milliseconds} ms</small><q>${escaped(cites.line)}</q></span></li>`,
  );
  return `<details${failed ? " open" : ""}><summary><code>${escaped(name)}</code> ${cases.length} ${cases.length === 1 ? "case" : "cases"}</summary><ol>${items.join("")}</ol></details>`;
};
