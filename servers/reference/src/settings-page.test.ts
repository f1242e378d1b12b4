/** The page of settings has each setting with its range and default. Belongs to `docs:check`. */
import { readFileSync } from "node:fs";
import { limits } from "@atlas-messaging/contract";
import { defaultQuotas } from "@atlas-messaging/service/rows/primitives";
import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const page = readFileSync(new URL("../../../docs/settings.md", import.meta.url), "utf8");
const table = page.match(/^\| `.*$/gm) ?? [];
const rows = table.map((line) => line.split("|").map((cell) => cell.trim()));

describe("the page of settings", () => {
  test("has every setting that is read, and no other", ({ task }) => {
    const read = new Set<string>();
    // Each name can have `_FILE`, which the page says once.
    const note = (name: string): void => void (name.endsWith("_FILE") || read.add(name));
    readSettings(new Proxy({}, { get: (_variables, name) => note(String(name)) }));
    task.meta.counts = { settings: read.size };
    const documented = rows.flatMap(([, names = ""]) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(new Set(documented)).toEqual(read);
  });

  const ranges = rows.filter(([, , , values = ""]) => /^\d+ to \d+$/.test(values));

  test("tells ranges", () => {
    expect(ranges.length).toBeGreaterThan(8);
  });

  test.for(ranges)("tells the range of %s", ([, names = "", , range = ""]) => {
    const [, name = ""] = /`(\w+)`/.exec(names) ?? [];
    expect(() => readSettings({ [name]: "much", ATLAS_EMBEDDINGS_MODEL: "m" })).toThrow(`number from ${range},`);
  });

  test.for(Object.entries(limits))("tells the default limit of %s", ([limitClass, { limit }]) => {
    const row = rows.find(([, name]) => name === `\`ATLAS_LIMIT_${limitClass.toUpperCase()}\``);
    expect(row?.[2]).toBe(String(limit));
  });
});

test.for(Object.entries(defaultQuotas))("the page of settings tells how many %s there may be", ([name, max]) => {
  const setting = `ATLAS_MAX_${name.toUpperCase()}`;
  const row = rows.find(([, names = ""]) => names.includes(`\`${setting}\``));
  expect(row?.[2]).toBe(String(max));
  expect(readSettings({ [setting]: "7" }).quotas).toEqual({ ...defaultQuotas, [name]: 7 });
  const tooMany = name === "stored_bytes" ? 2 ** 50 + 1 : 1_000_001;
  for (const value of ["0", "-1", "many", `${tooMany}`])
    expect(() => readSettings({ [setting]: value })).toThrow(setting);
});
