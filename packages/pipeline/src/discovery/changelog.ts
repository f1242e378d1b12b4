/** Changelog and sunset dates (interface specification, Versioning 4). */
import { type Operation, contractVersion, operations } from "@atlas-messaging/contract";
import { about } from "./generated/about.ts";
import { releases } from "./generated/releases.ts";
import { type Release, type ReleasedChange, changeKinds } from "./release.ts";

export const changelogMarkdown = (
  of: readonly Release[] = releases,
  served: readonly Operation[] = Object.values<Operation>(operations),
): string =>
  `${[
    "# Changelog",
    `The contract is version ${contractVersion}. A deprecated operation works for at least 90 more days. Its answers say so in \`Deprecation\` and \`Sunset\`.`,
    "## Deprecated",
    endings(served),
    "## Next release",
    `[\`.changeset/\`](${about.repository}/tree/main/.changeset) has a file for each change.`,
    ...of.flatMap(releaseText),
  ].join("\n\n")}\n`;

const titles = { major: "Breaking", minor: "New", patch: "Fixed" } as const;

const releaseText = ({ version, date, changes }: Release): string[] => [
  `## ${date === null ? version : `${version}, ${date}`}`,
  ...changeKinds.flatMap((kind) => {
    const its = changes.filter((change) => change.kind === kind);
    return its.length === 0 ? [] : [`### ${titles[kind]}`, ...its.map(changeText)];
  }),
];

const changeText = ({ packages, text }: ReleasedChange): string => `*${packages.join(", ")}*\n\n${text}`;

const endings = (served: readonly Operation[]): string => {
  const ending = served.filter(({ deprecation }) => deprecation !== undefined);
  if (ending.length === 0) return "No operation is deprecated.";
  return ending.map(line).join("\n");
};

const line = ({ method, path, deprecation, sunset, migrateTo }: Operation): string =>
  `- \`${method} ${path}\`: since ${deprecation}${sunset === undefined ? "" : `, until ${sunset}`}${migrateTo === undefined ? "" : `; use \`${migrateTo}\``}`;
