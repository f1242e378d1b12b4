/**
 * `npm run structure`: counts files, functions, imports and generated lines of the repository, beside their aims. With
 * `--check` it names each broken rule, and measures no call.
 */
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { dirname, join as joined } from "node:path/posix";
import { asScript, mustRun, repository } from "./command.ts";
import { layers } from "./layers.ts";
import * as measure from "./structure/measure.ts";

const service = "packages/service/src";
const max = { fileLines: 400, functionLines: 150, functionP90: 30 };

/** Files of Git, also those that are not committed yet. */
const filesOf = async (...patterns: string[]): Promise<string[]> => {
  const listed = await mustRun(["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", ...patterns]);
  return [...new Set(listed.split("\n"))].filter((path) => path !== "" && existsSync(join(repository, path)));
};

const generatedFiles = () => filesOf(":(attr:linguist-generated=true)", ":(exclude)spec/released");

const textOf = (path: string): Promise<string> => Bun.file(join(repository, path)).text();

const isTest = (path: string): boolean => /\.test(-d)?\.tsx?$|\/test(-support)?\//.test(path);

const readSources = async (): Promise<measure.Source[]> => {
  const listed = await filesOf("packages", "servers", "scripts", "examples", "foreign");
  const generated = new Set(await generatedFiles());
  const paths = listed.filter((path) => /\.tsx?$/.test(path) && !generated.has(path) && !isTest(path));
  return Promise.all(paths.map(async (path) => measure.readSource(path, await textOf(path))));
};

/** Returns the path of a module, by `paths` of `tsconfig.json` where it is named. */
const resolve = (from: string, name: string): string => {
  if (name.startsWith(".")) return joined(dirname(from), name);
  if (!name.startsWith("@atlas-messaging/")) return name;
  try {
    return relative(repository, Bun.resolveSync(name, repository)).replaceAll("\\", "/");
  } catch {
    return name; // It has no source, such as a JSON file.
  }
};

const measureSources = async () => {
  const sources = await readSources();
  const paths = sources.map(({ path }) => path);
  const inSrc = sources.filter(({ path }) => /^(packages|servers)\/[^/]+\/src\//.test(path));
  const arrows = measure.arrowsOf(inSrc, resolve);
  const functions = sources.flatMap((source) => source.functions.map((each) => ({ path: source.path, ...each })));
  const named = functions.filter((each) => each.named).map(({ lines }) => lines);
  const lines = sources.reduce((total, source) => total + source.lines, 0);
  const casts = sources.reduce((total, source) => total + source.casts, 0);
  return {
    files: sources.length,
    p50: measure.percentile(named, 0.5),
    p90: measure.percentile(named, 0.9),
    longest: Math.max(...functions.map((each) => each.lines)),
    casts: (casts / lines) * 10_000,
    longFiles: sources.filter((source) => source.lines > max.fileLines),
    longFunctions: functions.filter((each) => each.lines > max.functionLines),
    withoutLayer: measure.withoutLayer(paths, service, layers),
    climbing: measure.climbing(arrows, service, layers),
    circles: measure.circlesOf(arrows),
  };
};

type Measured = Awaited<ReturnType<typeof measureSources>>;

const told = ({ from, to }: measure.Arrow): string => `${from} imports ${to}`;

const toldCircle = ({ folders, way }: measure.Circle): string =>
  `${way.map(told).join(", and ")}: a circle of folders. ${folders.length} import each other: ${folders.join(", ")}.`;

/** Returns a sentence for each broken rule. */
const broken = (measured: Measured): string[] => [
  ...measured.withoutLayer.map((layer) => `${service}/${layer} has no layer. List it in scripts/layers.ts.`),
  ...measured.climbing.map((arrow) => `${told(arrow)}, which is in a higher layer by scripts/layers.ts.`),
  ...measured.circles.map(toldCircle),
  ...measured.longFunctions.map(
    ({ path, line, lines }) => `${path}:${line} begins a function of ${lines} lines, more than ${max.functionLines}.`,
  ),
  ...(measured.p90 > max.functionP90
    ? [`One named function in ten has ${measured.p90} lines or more. At most ${max.functionP90} are allowed.`]
    : []),
  ...measured.longFiles.map(({ path, lines }) => `${path} has ${lines} lines, more than ${max.fileLines}.`),
];

const measureGenerated = async () => {
  const texts = await Promise.all((await generatedFiles()).map(textOf));
  return {
    lines: texts.reduce((total, text) => total + text.split("\n").length - 1, 0),
    bytes: texts.reduce((total, text) => total + Buffer.byteLength(text), 0),
  };
};

/** Measures a call in Node.js, since V8 alone counts functions. */
const measureCall = async (...request: string[]): Promise<{ files: number; functions: number }> => {
  const command = ["node", "--no-warnings", "--import", "./scripts/source-paths.ts", "scripts/structure/call.ts"];
  return JSON.parse(await mustRun([...command, ...request])); // It printed them.
};

/** Counts the rows of the glossary of CONTRIBUTING.md. */
const countWords = async (): Promise<number> =>
  (/^## Words$(.*?)^## /ms.exec(await textOf("CONTRIBUTING.md"))?.[1] ?? "").split(/^\| [a-z]/m).length - 1;

type Row = readonly [measure: string, now: number | string, aim: string, counts: string];

const rows = async (): Promise<Row[]> => {
  const measured = await measureSources();
  const generated = await measureGenerated();
  const body = { phone_number: "+15550100001", text: "Your table is ready." };
  const message = await measureCall("POST /v1/atlas/messages", JSON.stringify(body));
  const list = await measureCall("GET /v1/atlas/messages");
  return [
    ["Measure", "Now", "Aim", "Counts"],
    ["source files", measured.files, "≤ 1,250", ".ts and .tsx of packages, servers, scripts, examples and foreign,"],
    ["", "", "", "without tests, test-support and generated files"],
    [
      "generated lines",
      generated.lines,
      "≤ 40,000",
      "files that .gitattributes marks as generated, without spec/released",
    ],
    ["generated MB", generated.bytes / 1e6, "≤ 2", "the same files"],
    [
      "files of a message",
      message.files,
      "≤ 55",
      "files of packages, without generated ones, with a function that ran",
    ],
    ["", "", "", "in the first POST /v1/atlas/messages of an offline sandbox"],
    ["functions of a message", message.functions, "≤ 280", "functions of these files that ran, as V8 counts them"],
    ["files of a list", list.files, "≤ 35", "the same for GET /v1/atlas/messages"],
    ["climbing imports", measured.climbing.length, "0", `imports of a higher layer in ${service}, types too`],
    [
      "circles of folders",
      measured.circles.length,
      "0",
      "groups of folders of packages/*/src and servers/*/src that import",
    ],
    ["", "", "", "each other, types too; a folder counts with all below it, as does a file beside"],
    ["function lines, p50", measured.p50, "", "named functions of the source files"],
    ["function lines, p90", measured.p90, `≤ ${max.functionP90}`, "the same functions"],
    ["function lines, max", measured.longest, `≤ ${max.functionLines}`, "all functions of the source files"],
    ["casts", measured.casts, "≤ 17", "`as` without `as const`, and non-null, in 10,000 lines"],
    ["words", await countWords(), "≤ 14", "words of ours in the glossary of CONTRIBUTING.md"],
    ["long files", measured.longFiles.length, "0", `source files of more than ${max.fileLines} lines`],
  ];
};

const cellOf = (value: number | string): string => value.toLocaleString("en", { maximumFractionDigits: 1 });

const table = (lines: readonly Row[]): string => {
  const cells = lines.map((row) => row.map(cellOf));
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")).join("\n");
};

await asScript(async () => {
  if (!process.argv.includes("--check")) return console.log(table(await rows()));
  const sentences = broken(await measureSources());
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
});
