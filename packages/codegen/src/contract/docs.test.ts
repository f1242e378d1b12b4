import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseYaml } from "./yaml.ts";
import { SPEC_FOLDER } from "./location.ts";

interface ErrorEntry {
  status: number;
  retryable: boolean;
  summary: string;
}

interface PhoneNumber {
  phone_number: string;
  outcome: { status: string; after_ms: number; error_code?: string }[];
}

interface TemplateName {
  prefix: string;
  outcome: { status: string; after_ms: number }[];
}

/** Reads a table of the contract. The linter guarantees its shape. */
const contract = async <Entry>(file: string): Promise<[string, Entry][]> =>
  Object.entries(parseYaml(await readFile(`${SPEC_FOLDER}/${file}`, "utf8")) as Record<string, Entry>);

const docs = (file: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../../../docs/${file}`, import.meta.url)), "utf8");

/** Returns the cells of rows whose first cell starts with code. */
const tableOf = (markdown: string): string[][] =>
  (markdown.match(/^\| `.*\|$/gm) ?? []).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );

/** Returns the rows of the table below a heading. */
const rowsAfter = async (file: string, heading: string): Promise<string[][]> => {
  const [, text = ""] = (await docs(file)).split(`${heading}\n`);
  return tableOf(text.split(/^#/m)[0] ?? "");
};

/** Parses `sent after 50 ms`, or `delivered after 8 s`. A failure ends with its code. */
const stepsOf = (text: string): PhoneNumber["outcome"] =>
  [...text.matchAll(/(\w+) after (\d+) (m?s)\b(?: with `error_code` `(\w+)`)?/g)].map(
    ([, status = "", number, unit, error_code]) => ({
      status,
      after_ms: Number(number) * (unit === "s" ? 1_000 : 1),
      ...(error_code && { error_code }),
    }),
  );

describe("the documentation", () => {
  it("guides by codes of the contract, which the reference defines", async () => {
    const errors = await contract<ErrorEntry>("shared/errors.yaml");
    const statuses = errors.map(([code, { status }]) => [code, String(status)]);
    const guide = await docs("errors.md");
    const documented = Array.from(guide.matchAll(/^\| \[`(\w+)`\]\(\/docs\/reference\/errors#(\w+)\) \| (\d+) \|/gm));
    expect(documented.length).toBeGreaterThan(7);
    for (const [, code = "", anchor, status] of documented) {
      expect(anchor).toBe(code.toLowerCase());
      expect(statuses).toContainEqual([code, status]);
    }
  });

  it("has the sandbox's phone numbers and their outcomes", async () => {
    const numbers = await contract<PhoneNumber>("sandbox/phone-numbers.yaml");
    const documented = (await rowsAfter("sandbox.md", "## Phone numbers")).map(([number, name, text = ""]) => [
      number,
      name,
      stepsOf(text),
    ]);
    expect(documented).toEqual(
      numbers.map(([name, { phone_number, outcome }]) => [`\`${phone_number}\``, `\`${name}\``, outcome]),
    );
  });

  it("has the beginnings of template names and their reviews", async () => {
    const scripts = await contract<TemplateName>("sandbox/template-names.yaml");
    const documented = (await rowsAfter("sandbox.md", "### Template names")).map(([prefix, text = ""]) => [
      prefix,
      [...text.matchAll(/(approved|rejected|paused) (?:at once|after (\d+) ms)/g)].map(([, status, after = "0"]) => ({
        status,
        after_ms: Number(after),
      })),
    ]);
    const steps = scripts.map(([, { prefix, outcome }]) => [
      `\`${prefix}\``,
      outcome.map(({ status, after_ms }) => ({ status, after_ms })),
    ]);
    expect(documented).toEqual(steps);
  });

  it("has the limits", async () => {
    const limits = await contract<{ limit: number }>("shared/limits.yaml");
    const documented = tableOf(await docs("limits.md")).filter(([name]) =>
      limits.some(([limit]) => name === `\`${limit}\``),
    );
    expect(documented.map(([name, number]) => [name, number])).toEqual(
      limits.map(([name, { limit }]) => [`\`${name}\``, String(limit)]),
    );
  });
});
