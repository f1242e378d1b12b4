import type { McpHttpHandler, McpRequestContext, McpServer, McpServerOptions } from "@modelcontextprotocol/server";

/** Makes the server of a request, or of a session. */
type MakeServer = (request: McpRequestContext, more?: McpServerOptions) => McpServer;

/** Creates the handler of MCP requests from a factory of servers. */
export type ServeMcp = (make: MakeServer) => Pick<McpHttpHandler, "fetch">;
