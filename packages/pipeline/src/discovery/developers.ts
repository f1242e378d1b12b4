/** Start page for agent developers, as Markdown. */
import { contractVersion } from "@atlas-messaging/contract";
import { about } from "./generated/about.ts";
import { filledGroups, mainPagesOf } from "./pages.ts";
import type { Site } from "./site.ts";
import { tokenText, toolServerText } from "./skill.ts";

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
