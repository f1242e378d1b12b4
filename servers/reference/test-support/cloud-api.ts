/** A messaging app's Cloud API on this machine: takes messages, responds as scripted, and signs its callbacks. */
import { createHmac } from "node:crypto";
import { type IncomingHttpHeaders, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly [member: string]: unknown };
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: { readonly [name: string]: string };
}

export interface CloudApi {
  readonly url: string;
  readonly senderId: string;
  readonly secrets: { readonly access_token: string; readonly app_secret: string; readonly verify_token: string };
  /** The messages that have come, oldest first. */
  readonly taken: readonly Taken[];
  /** Scripts the responses to the next messages; later ones are accepted. */
  answerNext(...replies: readonly (Reply | "break off")[]): void;
  close(): Promise<void>;
}

/** The provider's id of the nth message. */
export const providerId = (number: number): string => `provider-message-${number}`;

export const errorReply = (status: number, code: number, headers = {}): Reply => ({
  status,
  body: { error: { message: "refused", code } },
  headers,
});

export const startCloudApi = async (): Promise<CloudApi> => {
  const taken: Taken[] = [];
  const replies: (Reply | "break off")[] = [];
  const accepted = (): Reply => ({ status: 200, body: { messages: [{ id: providerId(taken.length) }] } });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const isMessage = request.method === "POST";
      if (isMessage) {
        const body: Taken["body"] = JSON.parse(Buffer.concat(chunks).toString());
        taken.push({ path: request.url ?? "", headers: request.headers, body });
      }
      const reply = isMessage ? (replies.shift() ?? accepted()) : { status: 200, body: { id: "1000" } };
      if (reply === "break off") {
        request.socket.destroy();
        return;
      }
      const { status, body, headers = {} } = reply;
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has one.
  return {
    url: `http://127.0.0.1:${port}/v1`,
    senderId: "1000",
    secrets: { access_token: "access-token-1", app_secret: "app-secret-1", verify_token: "verify-token-1" },
    taken,
    answerNext: (...next) => void replies.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A callback of the API, with the headers it comes with. */
export const callbackOf = ({ senderId, secrets }: Pick<CloudApi, "senderId" | "secrets">, value: object) => {
  const about = { messaging_product: "chatapp", metadata: { phone_number_id: senderId }, ...value };
  const raw = new TextEncoder().encode(JSON.stringify({ entry: [{ changes: [{ field: "messages", value: about }] }] }));
  const signature = createHmac("sha256", secrets.app_secret).update(raw).digest("hex");
  return { raw, headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` } };
};
