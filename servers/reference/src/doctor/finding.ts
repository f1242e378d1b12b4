/** A finding of the command `doctor`. */
export interface Finding {
  readonly subject: string;
  readonly state: "ok" | "warning" | "problem";
  readonly text: string;
}

export const ok = (subject: string, text: string): Finding => ({ subject, state: "ok", text });
export const warning = (subject: string, text: string): Finding => ({ subject, state: "warning", text });
export const problem = (subject: string, text: string): Finding => ({ subject, state: "problem", text });

const marks = { ok: "✓", warning: "!", problem: "✗" } as const;

/** One line for each finding, their subjects aligned. */
export const asText = (findings: readonly Finding[]): string => {
  const width = Math.max(0, ...findings.map(({ subject }) => subject.length));
  return findings.map(({ subject, state, text }) => `${marks[state]} ${subject.padEnd(width)}  ${text}`).join("\n");
};
