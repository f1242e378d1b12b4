/** What has changed, and what ends when (interface specification, Versioning 4). */
import { type Operation, contractVersion, operations } from "@atlas-messaging/contract";
import { changes } from "./generated/changes.ts";

/** The changelog as Markdown. */
export const changelogMarkdown = (): string =>
  `${[
    "# Changelog",
    `The contract is version ${contractVersion}. What is deprecated works for at least 90 days more; its answers say so in \`Deprecation\` and \`Sunset\`.`,
    "## Deprecated",
    endings(),
    "## Unreleased",
    ...changes.map(({ name, packages, text }) => `### ${titleOf(name)}\n\n*${packages.join(", ")}*\n\n${text}`),
  ].join("\n\n")}\n`;

const titleOf = (name: string): string => {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const endings = (): string => {
  const ending = Object.values<Operation>(operations).filter(({ deprecation }) => deprecation !== undefined);
  if (ending.length === 0) return "No operation is deprecated.";
  return ending.map(line).join("\n");
};

const line = ({ method, path, deprecation, sunset, migrateTo }: Operation): string =>
  `- \`${method} ${path}\`: since ${deprecation}${sunset === undefined ? "" : `, until ${sunset}`}${migrateTo === undefined ? "" : `; use \`${migrateTo}\``}`;
