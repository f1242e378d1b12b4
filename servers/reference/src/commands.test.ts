import { readFileSync } from "node:fs";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { argumentsOf } from "../test-support/compiled-programs.ts";
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

describe("files of a command are its owner's alone", () => {
  const tellsUmask = fileURLToPath(new URL("../test-support/tells-umask.ts", import.meta.url));

  test.for(Object.keys(commands))("%s", async (name) => {
    const file = /([\w-]+\.ts)/.exec(commands[name]?.run.toString() ?? "")?.[1] ?? "";
    const program = fileURLToPath(new URL(file, import.meta.url));
    // It ends where it reads its settings.
    const ended = promisify(execFile)(
      "bash",
      ["-c", `umask 000; exec bun --preload ${tellsUmask} ${argumentsOf(program).join(" ")}`],
      {
        env: { PATH: process.env["PATH"], PORT: "none" },
      },
    );
    const text = await ended.then(
      ({ stdout }) => stdout,
      (error: { readonly stdout: string }) => error.stdout,
    );
    expect(text).toMatch(/umask 63$/);
  });
});
