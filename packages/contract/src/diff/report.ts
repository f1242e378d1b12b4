/** Changes of the contract, and how they are printed for a terminal and for a page. */

/** One difference between two versions of the contract. */
export interface ContractChange {
  /** Effect on a client that was made for the older version. `preview`: only operations in preview are changed, which may change. */
  readonly effect: "breaking" | "additive" | "preview";
  /** Operation such as `POST /v1/atlas/messages`, `event session.ended`, or a shared part such as `schema Message`. */
  readonly subject: string;
  /** Place within the subject, such as `answer 200.data.text`. Empty for the whole. */
  readonly where: string;
  /** The change in words, such as `removed` or `maxLength 4096 → 1000`. */
  readonly change: string;
  /** Operations and events that it reaches. */
  readonly reaches: readonly string[];
}

const titles = { breaking: "Breaking", preview: "In preview", additive: "Additive" } as const;

const effects = ["breaking", "preview", "additive"] as const;

const countOf = (changes: readonly ContractChange[], effect: ContractChange["effect"]): number =>
  changes.filter((change) => change.effect === effect).length;

/** Returns one line, such as `1 breaking, 0 in preview, 12 additive changes.` */
export const summarizeChanges = (changes: readonly ContractChange[]): string => {
  const [breaking, preview, additive] = effects.map((effect) => countOf(changes, effect));
  return `${breaking} breaking, ${preview} in preview, ${additive} additive changes.`;
};

const reachOf = ({ subject, reaches }: ContractChange): string =>
  reaches.length === 1 && reaches[0] === subject
    ? ""
    : reaches.length > 3
      ? `${reaches.length} operations and events`
      : reaches.join(", ");

/** Returns a table for a terminal, and the summary; of more changes than are shown, if given. */
export const changesAsText = (changes: readonly ContractChange[], all = changes): string => {
  const rows = changes.map((change) => [
    change.effect === "breaking" ? "BREAKING" : change.effect,
    change.subject,
    change.where || "(whole)",
    change.change,
    reachOf(change),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [...lines, summarizeChanges(all)].join("\n");
};

/** Code in a cell of a table. */
const code = (text: string): string =>
  text === "" ? "" : `\`${text.replaceAll("`", "'").replaceAll("|", String.raw`\|`)}\``;

/** Returns a table for each effect, as Markdown, and the summary; of more changes than are shown, if given. */
export const changesAsMarkdown = (changes: readonly ContractChange[], all = changes): string => {
  const parts = effects.flatMap((effect) => {
    const rows = changes.filter((change) => change.effect === effect);
    if (rows.length === 0) return [];
    const lines = rows.map(
      (row) => `| ${code(row.subject)} | ${code(row.where)} | ${code(row.change)} | ${reachOf(row)} |`,
    );
    return [`## ${titles[effect]}`, "", "| Subject | Place | Change | Reaches |", "|---|---|---|---|", ...lines, ""];
  });
  return [...parts, summarizeChanges(all)].join("\n");
};
