import type { ServeMcp } from "@atlas-messaging/service/pipeline/services";
import {
  type McpRequestContext,
  type McpServer,
  type ServerContext,
  createMcpHandler,
  createRequestStateCodec,
  isLegacyRequest,
} from "@modelcontextprotocol/server";
import { offerAsking } from "./asking.ts";
import { offerPrompts } from "./prompts.ts";
import { offerResources } from "./resources.ts";
import { createSessions } from "./sessions.ts";
import { createTasks } from "./tasks.ts";
import { offerTools } from "./tools.ts";

const capabilities = {
  tools: { listChanged: true },
  prompts: { listChanged: true },
  resources: { listChanged: true, subscribe: true },
  completions: {},
  logging: {},
};

/** Accepts only states that were signed here. */
const states = createRequestStateCodec<number>({ key: "known to nobody but this test's server" });

/**
 * Adds the fixtures to each server. The revision of 2025 is served with sessions: without them no answer of a client would
 * find the call that has asked for it.
 */
export const serveWithFixtures: ServeMcp = (make) => {
  const offerTasksTo = createTasks();
  const equipped = (request: McpRequestContext): McpServer => {
    const verify = (state: string, context: ServerContext) => states.verify(state, context);
    const server = make(request, { capabilities, requestState: { verify } });
    offerTools(server, handler.notify);
    offerAsking(server, states);
    offerResources(server, request);
    offerPrompts(server, states);
    offerTasksTo(server, request);
    return server;
  };
  const handler = createMcpHandler(equipped, { legacy: "reject" });
  const sessions = createSessions(equipped);
  return {
    fetch: async (request, options) =>
      (await isLegacyRequest(request, options?.parsedBody))
        ? sessions(request, options)
        : handler.fetch(request, options),
  };
};
