/** Report as one self-contained page, in light and dark, with and without a mouse. */
import { grouped } from "../grouped.ts";
import { style } from "./html-style.ts";
import { partsOf } from "./failure.ts";
import type { CaseReport, CauseReport, OperationReport, Report } from "./report.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Escapes a sentence, and sets what it has in backticks as code. */
const prose = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

export const asHtml = (report: Report): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${verdict(report)} · Atlas conformance</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<p class="eyebrow">Atlas conformance</p>
<h1>${verdict(report)}</h1>
${facts(report)}
${endOf(report)}</header>
${failures(report)}
${operationTable(report)}
${skips(report)}
${allCases(report)}
</main>
</body>
</html>
`;

const verdict = ({ totals: { passed, failed }, not_run, ended_early }: Report): string => {
  if (failed > 0) return `${failed} of ${passed + failed} cases failed`;
  return ended_early === null ? `All ${passed} cases passed` : `${passed} of ${passed + not_run} cases passed so far`;
};

const endOf = ({ ended_early, not_run }: Report): string =>
  ended_early === null
    ? ""
    : `<p class="failed">The run is not complete: ${not_run} cases have no result. ${escaped(ended_early)}</p>\n`;

const facts = ({ target, environment, contract_version, started_at, milliseconds, totals }: Report): string => {
  const listed = {
    Target: `<code>${escaped(target)}</code>`,
    Environment: environment,
    Contract: contract_version,
    Started: `<time datetime="${started_at}">${started_at.slice(0, 16).replace("T", " ")} UTC</time>`,
    Duration: `${(milliseconds / 1_000).toFixed(1)} s`,
    Skipped: `${totals.skipped}`,
  };
  const items = Object.entries(listed).map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<dl>${items.join("")}</dl>`;
};

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
      : `<h3>${failed.length} cases fail alike</h3>`;
  const parts = partsOf(sample).map(([name, text]) => `<div><dt>${name}</dt><dd><pre>${escaped(text)}</pre></dd></div>`);
  const listed = failed.map(({ id, title }) => `<li><span>${prose(title)} <code>${escaped(id)}</code></span></li>`);
  return [
    `<article class="failure">${heading}<dl class="parts">${parts.join("")}</dl>`,
    curl === undefined ? "" : `<pre tabindex="0" aria-label="The request">${escaped(curl)}</pre>`,
    failed.length === 1 ? "" : `<details><summary>The ${failed.length} cases</summary><ol>${listed.join("")}</ol></details>`,
    `<blockquote>${prose(cites.line)}<cite>${escaped(cites.section)}</cite></blockquote></article>`,
  ].join("\n");
};

const operationTable = ({ operations }: Report): string => `<section aria-labelledby="operations">
<h2 id="operations">Operations</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="operations"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">Request</th><th scope="col">Stage</th><th scope="col">Cases</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Skipped</th></tr></thead>
<tbody>
${operations.map(operationRow).join("\n")}
</tbody></table></div></section>`;

const count = (value: number, name: string): string =>
  `<td class="number${value > 0 ? ` ${name}` : " none"}">${value}</td>`;

const operationRow = ({ id, method, path, stage, cases, passed, failed, skipped }: OperationReport): string => {
  const cells = `${count(cases, "all")}${count(passed, "passed")}${count(failed, "failed")}${count(skipped, "skipped")}`;
  return `<tr><th scope="row"><code>${id}</code></th><td><code>${method} ${escaped(path)}</code></td><td>${stage}</td>${cells}</tr>`;
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
