import { explain } from "../platform/explain.ts";

/** A finding of the command `doctor`. */
export interface Finding {
  readonly subject: string;
  readonly state: "ok" | "warning" | "problem";
  readonly text: string;
}

export const ok = (subject: string, text: string): Finding => ({ subject, state: "ok", text });
export const warning = (subject: string, text: string): Finding => ({ subject, state: "warning", text });
export const problem = (subject: string, text: string): Finding => ({ subject, state: "problem", text });

/** Takes one look. What it throws is a problem of its line, and the other lines are still told. */
export const lookAt = async (
  subject: string,
  look: () => Promise<Finding | readonly Finding[]>,
): Promise<readonly Finding[]> => {
  try {
    return [await look()].flat();
  } catch (error) {
    return [problem(subject, explain(error))];
  }
};

const marks = { ok: "✓", warning: "!", problem: "✗" } as const;

/** One line for each finding, their subjects aligned. */
export const asText = (findings: readonly Finding[]): string => {
  const width = Math.max(0, ...findings.map(({ subject }) => subject.length));
  return findings.map(({ subject, state, text }) => `${marks[state]} ${subject.padEnd(width)}  ${text}`).join("\n");
};
