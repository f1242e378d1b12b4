/** A self-contained page for a report, in light and dark, with and without a mouse. */
import { type GradeTotals, type Grades, type OperationGrade, type SectionGrade, gradeLine } from "./grades.ts";

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export interface Page {
  /** Kind of report: "Atlas conformance". */
  readonly of: string;
  readonly verdict: string;
  readonly grades: Grades;
  /** Facts by name, as HTML. */
  readonly facts: { readonly [name: string]: string };
  /** Sections, as HTML. Empty ones are left out. */
  readonly sections: readonly string[];
}

export const pageOf = ({ of, verdict, grades, facts, sections }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(verdict)} · ${of}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<p class="eyebrow">${of}</p>
<h1>${escaped(verdict)}</h1>
<p class="grade"><strong class="${looks[grades.grade]}">${escaped(gradeLine(grades))}</strong></p>
<dl>${Object.entries(facts)
  .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
  .join("")}</dl>
</header>
${sections.filter((section) => section !== "").join("\n")}
</main>
</body>
</html>
`;

/** Start and duration, as facts. */
export const timeFacts = (startedAt: string, milliseconds: number): Page["facts"] => ({
  Started: `<time datetime="${startedAt}">${startedAt.slice(0, 16).replace("T", " ")} UTC</time>`,
  Duration: `${(milliseconds / 1_000).toFixed(1)} s`,
});

/** Headings of the counted checks: "Passed", "Failed", "Skipped". */
export type CountHeadings = readonly [passed: string, failed: string, skipped: string];

/** Grades by section. Each unfolds to its operations; broken ones are open. */
export const gradeSection = (grades: Grades, headings: CountHeadings): string => `<section aria-labelledby="grades">
<h2 id="grades">Grades</h2>
${grades.sections.map((section) => sectionDetails(section, headings)).join("\n")}
</section>`;

const looks = {
  conforms: "passed",
  "conforms in part": "passed",
  "does not conform": "failed",
  "not seen": "none",
  held: "passed",
  broken: "failed",
} as const;

const partsOf = ({ held, broken, not_seen }: GradeTotals): string =>
  [[held, "held"] as const, [broken, "broken"] as const, [not_seen, "not seen"] as const]
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(" · ");

const sectionDetails = (section: SectionGrade, headings: CountHeadings): string => {
  const { grade, operations } = section;
  const name = escaped(section.section);
  const row = `<span class="row"><code>${name}</code><strong class="${looks[grade]}">${grade}</strong><small>${partsOf(section)}</small></span>`;
  const counted = headings.map((heading) => `<th scope="col" class="number">${heading}</th>`).join("");
  const head = `<th scope="col">Operation</th><th scope="col">Grade</th>${counted}<th scope="col">Request</th><th scope="col">Stage</th>`;
  return `<details${grade === "does not conform" ? " open" : ""}><summary>${row}</summary>
<div class="scroll" tabindex="0" role="region" aria-label="Operations of ${name}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${operations.map(operationRow).join("\n")}
</tbody></table></div></details>`;
};

const operationRow = ({ id, method, path, stage, outcome, passed, failed, skipped }: OperationGrade): string => {
  const counts = `${count(passed, "passed")}${count(failed, "failed")}${count(skipped, "skipped")}`;
  const request = path === "" ? "a delivery" : `<code>${method} ${escaped(path)}</code>`;
  return `<tr><th scope="row"><code>${escaped(id)}</code></th><td class="${looks[outcome]}">${outcome}</td>${counts}<td>${request}</td><td>${stage}</td></tr>`;
};

const count = (value: number, name: string): string => `<td class="number ${value > 0 ? name : "none"}">${value}</td>`;

const style = `
:root { color-scheme: light dark; --text: #1c1e21; --muted: #5a6068; --page: #fbfbfa; --panel: #ffffff; --line: #dcdee1; --good: #17663a; --bad: #a81d1d; --wait: #7a5200; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --muted: #a2a9b2; --page: #15171a; --panel: #1d2024; --line: #353a40; --good: #6fd39a; --bad: #ff9a94; --wait: #e6bb62; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1.25rem; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 0; }
.grade { margin: -0.75rem 0 1.25rem; }
.eyebrow { margin: 0 0 0.25rem; color: var(--muted); }
dl { display: flex; flex-wrap: wrap; gap: 0.75rem 2.5rem; margin: 0; }
dt { color: var(--muted); font-size: 0.875rem; }
dd { margin: 0; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.75rem; text-align: left; border-top: 1px solid var(--line); white-space: nowrap; font-weight: 400; }
thead th { border-top: 0; color: var(--muted); font-size: 0.875rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.passed { color: var(--good); } .failed { color: var(--bad); } .skipped { color: var(--wait); }
.number.failed { font-weight: 700; }
.none { color: var(--muted); }
.failure { border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 8px; background: var(--panel); padding: 1rem 1.25rem; margin: 0 0 1rem; }
.failure p { margin: 0.25rem 0 0; color: var(--muted); }
pre { margin: 0.75rem 0 0; padding: 0.75rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 6px; background: var(--page); }
.parts { display: block; } .parts dt { margin-top: 0.5rem; } .parts pre { margin: 0.25rem 0 0; }
blockquote { margin: 0.75rem 0 0; color: var(--muted); }
cite { font-style: normal; } cite::before { content: " · "; }
ul, ol { padding-left: 1.25rem; margin: 0; }
details { border-top: 1px solid var(--line); padding: 0.5rem 0; }
summary { cursor: pointer; }
.row { display: inline-flex; flex-wrap: wrap; gap: 0.1rem 1rem; align-items: baseline; width: calc(100% - 1.5rem); vertical-align: top; }
.row code { min-width: 12rem; } .row strong { min-width: 10rem; }
details > .scroll { margin: 0.5rem 0 1rem; }
details ol { list-style: none; padding: 0.5rem 0 0.5rem 1rem; }
details li { display: flex; gap: 0.6rem; padding: 0.2rem 0; }
li > span:last-child { color: var(--text); }
small { color: var(--muted); }
q { display: block; color: var(--muted); font-size: 0.875rem; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
