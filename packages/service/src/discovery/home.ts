/** Home page, as Markdown: an introduction, a first call and links. */
import { type Operation, contractVersion, operations } from "@atlas-messaging/contract";
import { about } from "./generated/about.ts";
import type { Site } from "../pipeline/website.ts";
import { tokenText, toolServerText } from "./skill.ts";
import { filledGroups, mainPagesOf } from "./pages.ts";
import { releases } from "./generated/releases.ts";
import { type Release, type ReleasedChange, changeKinds } from "./release.ts";

export const homeMarkdown = (site: Site): string => {
  const { api, site: home } = site.hosts;
  return `${[
    "# Atlas",
    `${about.summary} The environment is ${site.environment}, the contract version ${contractVersion}.`,
    "## Get a token",
    ...tokenText(site),
    "## Read on",
    [
      `- [Start in five minutes](${home}/docs/start): a first message and a first webhook`,
      `- [Build agents on Atlas](${home}/developers/agents): tools, the API, and all guides`,
      `- [Overview](${home}/docs/overview): the service, from a first message to its operation`,
      `- [Directory](${home}/agents): the published agents of all organizations`,
      `- [Changelog](${home}/developers/changelog): changes and deprecations`,
    ].join("\n"),
    "## For programs",
    [
      `- [OpenAPI](${api}/openapi.json): the contract, with the stage of each operation here`,
      ...(site.offers("toolServer.call")
        ? [`- [Tool server](${api}/.well-known/mcp.json): for clients of MCP and plain JSON-RPC`]
        : []),
      `- [llms.txt](${home}/llms.txt), [skill](${home}/skill.md) and [agents.json](${home}/agents.json): for models and agents`,
      `- [Health](${api}/health) and [version](${api}/version): its state, and what is deployed`,
    ].join("\n"),
  ].join("\n\n")}\n`;
};

// Start page for agent developers, as Markdown.

export const developersTitle = "Build agents on Atlas";

export const developersMarkdown = (site: Site): string => {
  const { api, agent, console: consoleHost, site: home } = site.hosts;
  const mcp = site.offers("toolServer.call");
  return `${[
    `# ${developersTitle}`,
    `${about.summary} The environment is ${site.environment}, the contract version ${contractVersion}.`,
    "## Get a token",
    ...tokenText(site),
    ...(mcp ? toolServerText(site) : []),
    "## Where everything is",
    [
      "| What | Where |",
      "|---|---|",
      `| Public API | \`${api}/v1/atlas\` |`,
      `| Agent API: the tools as plain HTTP | \`${agent}/agent/v1\` |`,
      ...(mcp ? [`| Tool server | \`${site.toolServer}\` |`] : []),
      `| Developer console | \`${consoleHost}/operator\` |`,
      `| Contract, OpenAPI 3.1 | [openapi.json](${api}/openapi.json) |`,
      `| What is deployed, and how far to rely on it | [version](${api}/version) |`,
    ].join("\n"),
    "## For agents themselves",
    [
      `- [Skill](${home}/skill.md): how an agent uses the service, listed in the [index of skills](${home}/.well-known/agent-skills/index.json)`,
      `- [agents.json](${home}/agents.json): what the service is, and whom it fits`,
      `- [llms.txt](${home}/llms.txt) and [llms-full.txt](${home}/llms-full.txt): the documentation for models`,
      `- [AI catalog](${home}/.well-known/ai-catalog.json) and [API catalog](${home}/.well-known/api-catalog)`,
      `- [Directory](${home}/agents): the published agents of all organizations`,
    ].join("\n"),
    ...filledGroups.flatMap((group) => [
      `## ${group}`,
      mainPagesOf(group)
        .map(({ title, path, description }) => `- [${title}](${home}${path}): ${description}`)
        .join("\n"),
    ]),
  ].join("\n\n")}\n`;
};

// Changelog and sunset dates (interface specification, Versioning 4).

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
