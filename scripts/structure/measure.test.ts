import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { arrowsOf, circlesOf, climbing, percentile, readSource, withoutLayer } from "./measure.ts";

const root = "packages/service/src";

/** Makes sources of the imports of each file, by paths from `root`. */
const arrowsIn = (files: Readonly<Record<string, string>>) =>
  arrowsOf(
    Object.entries(files).map(([path, text]) => readSource(`${root}/${path}`, text)),
    (from, name) => join(dirname(from), name),
  );
const importing = (...names: string[]): string => names.map((name) => `import "${name}";\n`).join("");

describe("readSource", () => {
  test("finds the modules of imports and exports, of types and at run time", () => {
    const text = `import { a } from "./a.ts";
import type { B } from "./b.ts";
export * from "./c.ts";
export { d } from "./d.ts";
export const e = import("./e.ts");
export type F = import("./f.ts").F;
export { a, type B };
`;
    const found = readSource("one.ts", text).imports;
    expect(found.toSorted()).toEqual(["./a.ts", "./b.ts", "./c.ts", "./d.ts", "./e.ts", "./f.ts"]);
  });

  test("measures functions, named or not, and lines", () => {
    const text = `function one() {
  return [1].map((each) => each);
}
const two = async () => {
  await one();
};
export class Three {
  four() { return { five: () => two }; }
}
`;
    const { functions, ...source } = readSource("one.ts", text);
    expect(source.lines).toBe(9);
    expect(functions.filter(({ named }) => named).map(({ line, lines }) => [line, lines])).toEqual([
      [1, 3],
      [4, 3],
      [8, 1],
      [8, 1],
    ]);
    expect(functions.filter(({ named }) => !named)).toEqual([{ line: 2, lines: 1, named: false }]);
  });

  test("counts casts and non-null, but not `as const` and `satisfies`", () => {
    const text = "const a = [1 as number, b!, <string>c, [2] as const, 3 satisfies number, d as unknown as string];";
    expect(readSource("one.ts", text).casts).toBe(5);
  });

  test("refuses a text that is no program, by its path", () => {
    expect(() => readSource("one.ts", "const = ;")).toThrow("one.ts: ");
  });
});

const layers = ["rows", "core", "messages"];

test("an import climbs from a layer to a higher one, or to a file beside the layers", () => {
  const arrows = arrowsIn({
    "handlers.ts": importing("./messages/send.ts", "./core/time.ts"),
    "core/time.ts": importing("../messages/send.ts", "../rows/rows.ts", "./deep/ids.ts"),
    "core/deep/ids.ts": importing("../../handlers.ts", "node:path"),
    "messages/send.ts": importing("../core/time.ts"),
    "rows/rows.ts": "",
  });
  expect(climbing(arrows, root, layers)).toEqual([
    { from: `${root}/core/time.ts`, to: `${root}/messages/send.ts` },
    { from: `${root}/core/deep/ids.ts`, to: `${root}/handlers.ts` },
  ]);
  expect(climbing(arrows, "packages/other/src", layers)).toEqual([]);
});

test("a folder that is no layer is named once", () => {
  const paths = ["handlers.ts", "core/a.ts", "extra/a.ts", "extra/b.ts"].map((path) => `${root}/${path}`);
  expect(withoutLayer([...paths, "packages/other/src/extra/a.ts"], root, layers)).toEqual(["extra"]);
});

describe("circlesOf", () => {
  test("groups folders that reach each other, with the shortest way around", () => {
    const arrows = arrowsIn({
      "a/one.ts": importing("../b/one.ts", "./two.ts"),
      "a/two.ts": importing("./one.ts"),
      "b/one.ts": importing("../c/one.ts", "../d/one.ts"),
      "c/one.ts": importing("../a/two.ts"),
      "d/one.ts": importing("../b/two.ts"),
      "b/two.ts": importing("../e/one.ts"),
      "e/one.ts": "",
    });
    const [circle, ...others] = circlesOf(arrows);
    expect(others).toEqual([]);
    expect(circle?.folders).toEqual(["a", "b", "c", "d"].map((folder) => `${root}/${folder}`));
    expect(circle?.way.map(({ from }) => from)).toEqual([`${root}/b/one.ts`, `${root}/d/one.ts`]);
  });

  test("a folder and one below it are one", () => {
    const arrows = arrowsIn({
      "a/one.ts": importing("./b/one.ts"),
      "a/b/one.ts": importing("../two.ts"),
      "a/two.ts": "",
    });
    expect(circlesOf(arrows)).toEqual([]);
  });
});

test.for([
  [[], 0.5, 0],
  [[3, 1, 2], 0.5, 2],
  [[10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11], 0.9, 10],
  [[3, 1, 2], 1, 3],
] as const)("of %j the share %d lies up to %d", ([values, share, expected]) => {
  expect(percentile(values, share)).toBe(expected);
});
