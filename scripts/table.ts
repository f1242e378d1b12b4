import type { Result } from "./steps.ts";

/** Prints one line per step: name, outcome and time. */
export const table = (results: readonly Result[]): string => {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, outcome, milliseconds }) => {
      const seconds = outcome === "not run" ? "" : `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
      return `${name.padEnd(width)}  ${outcome.padEnd(7)} ${seconds}`.trimEnd();
    })
    .join("\n");
};
