/** The client of every request. The browser adds the session's cookie, which no script can read. */
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { connection } from "./connection.ts";

const { origin } = location;

export const client = new AtlasConsole({
  baseUrl: origin,
  consoleUrl: origin,
  agentUrl: origin,
  siteUrl: origin,
  headers: { "X-Atlas-Console": "1" },
  hooks: [connection],
});
