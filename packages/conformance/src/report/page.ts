/** A self-contained page for a report, in light and dark, with and without a mouse. */
import type { GradeTotals, Grades, OperationGrade, SectionGrade } from "./grades.ts";
import { gradeLine } from "./grades.ts";
import { style } from "./html-style.ts";

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
