/** A local stand-in for API Gateway: turns requests into Lambda events. It is not deployed. */
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { handler } from "./handler.ts";

const invoke = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const body = (await buffer(request)).toString("base64");
  const answer = await handler({ headers, body, isBase64Encoded: true });
  response.writeHead(answer.statusCode).end(answer.body);
};

const server = createServer((request, response) => void invoke(request, response));
server.listen(Number(process.env.PORT ?? 3000), "127.0.0.1");
