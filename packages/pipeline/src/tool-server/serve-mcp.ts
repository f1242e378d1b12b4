import type { McpHttpHandler, McpRequestContext, McpServer, McpServerOptions } from "@modelcontextprotocol/server";

/** Makes the server of a request, or of a session. */
type MakeServer = (request: McpRequestContext, more?: McpServerOptions) => McpServer;

/** How servers answer the requests that they are made for. */
export type ServeMcp = (make: MakeServer) => Pick<McpHttpHandler, "fetch">;
