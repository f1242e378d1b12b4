/** Writes the site as files: `bun run docs:build [--out dir] [--site-url URL] [--base-url URL]`. */
import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { isatty } from "node:tty";
import { parseArgs } from "node:util";
import { siteOf } from "@atlas-messaging/service/discovery/site";
import { openWebsite } from "../index.ts";
import { maxPageBytes, pageSizes, siteFiles } from "./files.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist/docs" },
    /** Address that the files will have. */
    "site-url": { type: "string" },
    /** Address of the service that the examples call. */
    "base-url": { type: "string" },
  },
});

/** Removes a former copy, but nothing else that somebody keeps there. */
const empty = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length > 0 && !(names.includes("llms.txt") && names.includes("404.html"))) {
    console.error(`${folder} has other files. Name a folder that is empty, or has a former copy of the site.`);
    process.exit(1);
  }
  await rm(folder, { recursive: true, force: true });
};

const trimmed = (url: string): string => new URL(url).href.replace(/\/$/, "");

const local = "http://127.0.0.1:4100";
const api = trimmed(values["base-url"] ?? local);
const site = siteOf({
  authorizes: true,
  hosts: { api, console: api, agent: api, site: trimmed(values["site-url"] ?? local) },
  settings: { environment: values["base-url"] === undefined ? "sandbox" : "production", enablePreview: false },
  sha256: (text) => createHash("sha256").update(text).digest("hex"),
});
const out = resolve(values.out);

await empty(out);
const report = (rendered: number): void => {
  if (isatty(1)) process.stdout.write(`\r${rendered} documents`);
};
const files = await siteFiles(site, await openWebsite(), report);
for (const { name, body, encoding } of files) {
  await mkdir(dirname(join(out, name)), { recursive: true });
  await writeFile(join(out, name), body, encoding);
}
if (isatty(1)) process.stdout.write("\r");

const sizes = pageSizes(files);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(9)} kB`;
const line = (name: string, bytes: number): string => `${name.padEnd(58)}${kilobytes(bytes)}`;
const sum = (bytes: readonly number[]): number => bytes.reduce((all, one) => all + one, 0);
const assets = files.filter(({ name }) => name.startsWith("docs/assets/"));
console.log(`${sizes.length} pages, each with its style and scripts; the largest:\n`);
for (const { page, bytes } of sizes.slice(0, 8)) console.log(line(page, bytes));
console.log(line("median", sizes[Math.floor(sizes.length / 2)]?.bytes ?? 0));
console.log("\nAssets; the search is loaded when somebody opens it:\n");
for (const { name, body, encoding } of assets) console.log(line(name, Buffer.byteLength(body, encoding)));
console.log(
  `\n${line(`${files.length} files in ${out}`, sum(files.map(({ body, encoding }) => Buffer.byteLength(body, encoding))))}`,
);

const large = sizes.filter(({ bytes }) => bytes > maxPageBytes);
if (large.length > 0) {
  console.error(`\nLarger than ${kilobytes(maxPageBytes).trim()}: ${large.map(({ page }) => page).join(", ")}`);
  process.exitCode = 1;
}
