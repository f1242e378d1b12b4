/** Home page, as Markdown: an introduction, a first call and links. */
import { contractVersion } from "@atlas-messaging/contract";
import { about } from "./generated/about.ts";
import type { Site } from "./site.ts";
import { tokenText } from "./skill.ts";

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
