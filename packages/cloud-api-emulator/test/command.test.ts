import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const command = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

const ended = (...args: readonly string[]): Promise<{ readonly code: unknown; readonly error: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ["--disable-warning=ExperimentalWarning", command, ...args], (failure, _, error) =>
      resolve({ code: failure?.code ?? 0, error: error.trim() }),
    );
  });

test.for([
  [["--nope"], "Unknown option '--nope'"],
  [["--port", "70000"], "--port takes a number from 0 to 65535, not 70000."],
  [["--reviews", "never"], "--reviews takes by-hand, not never."],
  [["--number", "x"], "--number x is not ID=NUMBER."],
  [["--callback", "shop.example"], "--callback takes an address, not shop.example."],
] as const)("%j is refused with a sentence", async ([args, sentence]) => {
  expect(await ended(...args)).toEqual({ code: 1, error: sentence });
});
