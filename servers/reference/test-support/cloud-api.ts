/** A messaging app's Cloud API on this machine: takes messages, responds as scripted, and signs its callbacks. */
import { createHmac } from "node:crypto";
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ProviderMedia, createProviderMedia } from "./cloud-api-media.ts";
import { type ProviderTemplates, type Reply, createProviderTemplates } from "./cloud-api-templates.ts";

export interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly [member: string]: unknown };
}

export interface CloudApi {
  readonly url: string;
  readonly senderId: string;
  readonly businessAccountId: string;
  readonly secrets: { readonly access_token: string; readonly app_secret: string; readonly verify_token: string };
  /** The messages that have come, oldest first. */
  readonly taken: readonly Taken[];
  /** Scripts the responses to the next messages; later ones are accepted. */
  answerNext(...replies: readonly (Reply | "break off")[]): void;
  /** Refuses every request with this access token from now on. */
  refuseToken(token: string): void;
  /** The templates of the business account. */
  readonly templates: ProviderTemplates;
  /** The files of customers, and those that it was handed. */
  readonly media: ProviderMedia;
  close(): Promise<void>;
}

/** The provider's id of the nth message. */
export const providerId = (number: number): string => `provider-message-${number}`;

export const errorReply = (status: number, code: number, headers = {}): Reply => ({
  status,
  body: { error: { message: "refused", code } },
  headers,
});

const businessAccountId = "102290129340398";

export const startCloudApi = async (): Promise<CloudApi> => {
  const taken: Taken[] = [];
  const refused = new Set<string>();
  const replies: (Reply | "break off")[] = [];
  const templates = createProviderTemplates(businessAccountId);
  const media = createProviderMedia("1000");
  const accepted = (): Reply => ({ status: 200, body: { messages: [{ id: providerId(taken.length) }] } });
  const answer = async (request: IncomingMessage, response: ServerResponse, raw: Buffer): Promise<void> => {
    if (await media.answer(request, raw, response)) return;
    const text = raw.toString();
    const { method = "", url = "" } = request;
    const refusal = refused.has(request.headers.authorization ?? "") ? errorReply(401, 190) : null;
    const handled = refusal ?? templates.answer({ method, path: url.replace(/^\/v1\//, ""), text });
    const isMessage = handled === null && method === "POST";
    if (isMessage) {
      const body: Taken["body"] = JSON.parse(text);
      taken.push({ path: url, headers: request.headers, body });
    }
    const reply = handled ?? (isMessage ? (replies.shift() ?? accepted()) : { status: 200, body: { id: "1000" } });
    if (reply === "break off") {
      request.socket.destroy();
      return;
    }
    const { status, body, headers = {} } = reply;
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void answer(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has one.
  return {
    url: `http://127.0.0.1:${port}/v1`,
    senderId: "1000",
    businessAccountId,
    secrets: { access_token: "access-token-1", app_secret: "app-secret-1", verify_token: "verify-token-1" },
    taken,
    templates,
    media,
    answerNext: (...next) => void replies.push(...next),
    refuseToken: (token) => void refused.add(`Bearer ${token}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A callback of the API about a message, with the headers it comes with. */
export const callbackOf = ({ senderId, secrets }: Pick<CloudApi, "senderId" | "secrets">, value: object) => {
  const about = { messaging_product: "chatapp", metadata: { phone_number_id: senderId }, ...value };
  return signedBy(secrets, { entry: [{ changes: [{ field: "messages", value: about }] }] });
};

interface TemplateCallback {
  readonly field?: string;
  /** In whole seconds. */
  readonly time: number;
  readonly value: object;
}

/** A callback of the API about a template. */
export const templateCallbackOf = (
  { businessAccountId: id, secrets }: Pick<CloudApi, "businessAccountId" | "secrets">,
  { field = "message_template_status_update", time, value }: TemplateCallback,
) => signedBy(secrets, { object: "business_account", entry: [{ id, time, changes: [{ field, value }] }] });

const signedBy = ({ app_secret }: CloudApi["secrets"], body: object) => {
  const raw = new TextEncoder().encode(JSON.stringify(body));
  const signature = createHmac("sha256", app_secret).update(raw).digest("hex");
  return { raw, headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` } };
};
