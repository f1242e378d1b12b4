/** The changelog of the contract, for people: made of the difference of two contracts. */
import type { ContractChange } from "@atlas-messaging/contract/diff";
import { METHODS, type OpenApiDocument } from "../contract/document.ts";

/** Summaries of operations and events by their subjects. */
const summariesOf = ({ paths, webhooks }: OpenApiDocument): ReadonlyMap<string, string> => {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const { summary } = item[method] ?? {};
      return summary === undefined ? [] : [[`${method.toUpperCase()} ${path}`, summary] as const];
    }),
  );
  const events = Object.entries(webhooks ?? {}).map(
    ([name, { post }]) => [`event ${name}`, post?.summary ?? ""] as const,
  );
  return new Map([...operations, ...events]);
};

const code = (text: string): string => `\`${text.replaceAll("`", "'")}\``;

const said = ({ where, change }: ContractChange): string =>
  change.length > 60
    ? `${code(where)} changed`
    : [where && code(where), /^[a-z ,]+$/.test(change) ? change : code(change)].filter(Boolean).join(" ");

/** Returns one line for all changes of a subject. */
const lineOf = (changes: readonly ContractChange[], summaries: ReadonlyMap<string, string>): string => {
  const [{ subject = "", reaches = [] } = {}] = changes;
  const summary = summaries.get(subject);
  const reach =
    reaches.length > 3 ? `in ${reaches.length} operations and events` : `in ${reaches.map(code).join(", ")}`;
  const context = summary ?? (reaches.includes(subject) || reaches.length === 0 ? "" : reach);
  return `- ${code(subject)}${context && ` (${context})`}: ${changes.map(said).join("; ")}`;
};

const isNew = ({ effect, where, change }: ContractChange): boolean =>
  effect === "additive" && where === "" && change === "added";

const sections: readonly (readonly [title: string, belongs: (change: ContractChange) => boolean])[] = [
  ["Breaking", ({ effect }) => effect === "breaking"],
  ["New operations and events", isNew],
  ["Additions", (change) => change.effect === "additive" && !isNew(change)],
  ["Changes in preview", ({ effect }) => effect === "preview"],
];

/** Returns the entry of a version. */
export const entryOf = (changes: readonly ContractChange[], contract: OpenApiDocument): string => {
  const summaries = summariesOf(contract);
  const parts = sections.flatMap(([title, belongs]) => {
    const bySubject = Map.groupBy(changes.filter(belongs), ({ subject }) => subject);
    if (bySubject.size === 0) return [];
    const lines = Array.from(bySubject.values(), (each) =>
      title.startsWith("New")
        ? `- ${code(each[0]?.subject ?? "")}: ${summaries.get(each[0]?.subject ?? "") ?? ""}`
        : lineOf(each, summaries),
    );
    return [`### ${title}\n\n${lines.join("\n")}\n`];
  });
  const words = parts.length > 0 ? parts.join("\n") : "No operation, event or member has changed.\n";
  return `## ${contract.info.version}\n\n${words}`;
};

/** Puts an entry before those of earlier versions. */
export const withEntry = (page: string, entry: string): string => {
  const first = page.indexOf("\n## ");
  if (first < 0) throw new Error("The page has no entry that the new one could stand before.");
  return `${page.slice(0, first + 1)}${entry}\n${page.slice(first + 1)}`;
};
