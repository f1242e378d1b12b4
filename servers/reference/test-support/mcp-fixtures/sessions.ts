import { randomUUID } from "node:crypto";
import {
  WebStandardStreamableHTTPServerTransport,
  isInitializeRequest,
  legacyStatelessFallback,
} from "@modelcontextprotocol/server";
import type { LegacyHttpHandler, McpRequestContext, McpServer } from "@modelcontextprotocol/server";

interface Session {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  /** Owner; no other token opens the session. */
  readonly clientId: string | undefined;
}

/** Answers requests of 2025-11-25, a server for each session; the sessions end with the process. */
export const createSessions = (make: (request: McpRequestContext) => McpServer): LegacyHttpHandler => {
  const sessions = new Map<string, Session>();
  const stateless = legacyStatelessFallback(make);
  return async (request, options = {}) => {
    const { authInfo, parsedBody } = options;
    const id = request.headers.get("mcp-session-id");
    if (id !== null) {
      const session = sessions.get(id);
      if (session === undefined || session.clientId !== authInfo?.clientId) return new Response(null, { status: 404 });
      return session.transport.handleRequest(request, options);
    }
    if (!isInitializeRequest(parsedBody)) return stateless(request, options);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (made) => void sessions.set(made, { transport, clientId: authInfo?.clientId }),
    });
    const context = { era: "legacy", requestInfo: request, ...(authInfo === undefined ? {} : { authInfo }) } as const;
    await make(context).connect(transport);
    return transport.handleRequest(request, options);
  };
};
