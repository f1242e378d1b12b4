/** An app that describes itself at an address (a client metadata document). */
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { redirectUri } from "./oauth-app.ts";

export interface Document {
  readonly [member: string]: unknown;
}

/** Serves an app's description; returns its URL. */
export const describedAt = async () => {
  const fetched: string[] = [];
  let answer = (document: Document, response: ServerResponse): void =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
  const server = createServer((request: IncomingMessage, response) => {
    fetched.push(request.url ?? "");
    const client_id = `${url}${request.url}`;
    answer(
      { client_id, client_name: "Cat", redirect_uris: [redirectUri], grant_types: ["authorization_code"] },
      response,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has one.
  const url = `http://127.0.0.1:${port}`;
  const usual = answer;
  return {
    url,
    fetched,
    answerBy: (other: typeof answer | null) => void (answer = other ?? usual),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

export const answerJson = (response: ServerResponse, document: Document): void =>
  void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
