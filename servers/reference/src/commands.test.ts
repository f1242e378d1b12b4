import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "./commands.ts";

const manifest: { readonly scripts: { readonly [name: string]: string } } = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
);

test("each command of a clone is one of the package and of the single binary, and runs the same file", () => {
  const inClone = Object.entries(manifest.scripts).flatMap(([name, script]) => {
    const file = /\bservers\/reference\/src\/([\w-]+\.ts)/.exec(script)?.[1];
    return file === undefined ? [] : [[name, file]];
  });
  const packed = Object.entries(commands).map(([name, { run }]) => [name, /([\w-]+\.ts)/.exec(run.toString())?.[1]]);
  expect(packed).toEqual(expect.arrayContaining(inClone));
  expect(inClone.length).toBeGreaterThan(5);
});
