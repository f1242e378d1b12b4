/** Changelog and sunset dates (interface specification, Versioning 4). */
import { type Operation, contractVersion, operations } from "@atlas-messaging/contract";
import { about } from "./generated/about.ts";
import { releases } from "./generated/releases.ts";
import type { ReleasedChange } from "./release.ts";

export const changelogMarkdown = (): string =>
  `${[
    "# Changelog",
    `The contract is version ${contractVersion}. What is deprecated works for at least 90 days more; its answers say so in \`Deprecation\` and \`Sunset\`.`,
    "## Deprecated",
    endings(),
    "## Unreleased",
    `[\`.changeset/\`](${about.repository}/tree/main/.changeset) lists the changes of the next release.`,
    ...releases.flatMap(({ version, changes: its }) => [`## ${version}`, ...its.map(changeText)]),
  ].join("\n\n")}\n`;

const changeText = ({ packages, text }: ReleasedChange): string => `*${packages.join(", ")}*\n\n${text}`;

const endings = (): string => {
  const ending = Object.values<Operation>(operations).filter(({ deprecation }) => deprecation !== undefined);
  if (ending.length === 0) return "No operation is deprecated.";
  return ending.map(line).join("\n");
};

const line = ({ method, path, deprecation, sunset, migrateTo }: Operation): string =>
  `- \`${method} ${path}\`: since ${deprecation}${sunset === undefined ? "" : `, until ${sunset}`}${migrateTo === undefined ? "" : `; use \`${migrateTo}\``}`;
