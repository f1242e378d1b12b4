/** An approval in words, and what somebody writes for its arguments. */
import type { DataOf } from "@atlas-messaging/contract";

export type Approval = DataOf<"console.approvals.list">["approvals"][number];

/** Name by id. What is missing stays an id. */
export type Names = ReadonlyMap<string, string>;

type Arguments = Readonly<Record<string, unknown>>;

const spellValue = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const nothing: Names = new Map();

/** Sentences of known tools. `named` gives the name of an argument's id. */
const sentences: { readonly [tool: string]: (named: (name: string, other: string) => string) => string } = {
  issue_voucher: (named) =>
    `Issue voucher ${named("voucher_id", "")} to ${named("customer_id", "the customer")}, once`.replace("  ", " "),
  send_message: (named) => `Send a message: ${named("text", "")}`,
};

/** Says what will happen. */
export const intentWords = ({ action_type, tool_name, arguments: given }: Approval, names: Names = nothing): string => {
  if (action_type === "draft") return `Send the draft: ${spellValue(given["text"] ?? "")}`;
  const named = (name: string, other: string): string => {
    const value = spellValue(given[name] ?? "");
    return names.get(value) ?? (name.endsWith("_id") ? other : value);
  };
  const tool = tool_name ?? "action";
  return sentences[tool]?.(named) ?? sentence(tool);
};

/** `issue_voucher` is "Issue voucher". */
export const sentence = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The arguments that a person reads: named in words, ids by the names of what they stand for. */
export const shownArguments = (given: Arguments, names: Names): readonly (readonly [name: string, value: string])[] =>
  Object.entries(given).map(([name, value]) => {
    const text = spellValue(value);
    const found = names.get(text);
    return found === undefined ? [sentence(name), text] : [sentence(name.replace(/_id$/, "")), found];
  });

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
