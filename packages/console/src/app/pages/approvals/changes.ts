import type { Approval } from "./approval.ts";

/** Returns the changes as the operations take them. A draft has one text. */
export const bodyOf = ({ action_type }: Approval, changed: Approval["arguments"]) =>
  action_type === "draft" && typeof changed["text"] === "string" ? { text: changed["text"] } : { arguments: changed };

/** Texts are edited as they are. A value of another kind keeps it: it is written as JSON. */
export const writtenOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Reads what was written for each argument, or names the first that cannot be read. */
export const changedFrom = (
  given: Approval["arguments"],
  written: { readonly [name: string]: string },
): { readonly changed: Approval["arguments"] } | { readonly wrong: string } => {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const text = written[name] ?? writtenOf(value);
    try {
      changed[name] = typeof value === "string" ? text : JSON.parse(text);
    } catch {
      return { wrong: name };
    }
  }
  return { changed };
};
