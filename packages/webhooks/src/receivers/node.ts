import type { RawBody } from "../raw-body.ts";
import type { PlainHeaders } from "../signature-header.ts";
import type { ReceiverOptions } from "./options.ts";
import { joined } from "./joined.ts";
import { receiverOf, TooLarge } from "./receive.ts";
import type { Unwrap } from "./receive.ts";

/** The part of `IncomingMessage` that a receiver uses. Requests of Express and others have it, too. */
export interface NodeRequest {
  readonly headers: PlainHeaders;
  /** True once part of the body has been read. */
  readonly readableDidRead?: boolean;
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "end", listener: () => void): unknown;
  on(event: "error" | "close", listener: (error?: Error) => void): unknown;
}

/** The part of `ServerResponse` that a receiver uses. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  once(event: "close", listener: () => void): unknown;
  end(text: string): unknown;
}

/** Request listener for Node's `http`, and handler for Express. */
export type NodeReceiver = (request: NodeRequest, response: NodeResponse) => void;

export const nodeReceiverWith = (unwrap: Unwrap, options: ReceiverOptions): NodeReceiver => {
  const receive = receiverOf(unwrap, options);
  return (request, response) => {
    const incoming = { headers: request.headers, read: (max: number) => readBody(request, max) };
    void receive(incoming).then(({ status, text, after }) => {
      const work = after && new Promise<void>((resolve) => response.once("close", resolve)).then(after);
      if (work) options.waitUntil?.(work);
      response.statusCode = status;
      if (status === 413) response.setHeader("Connection", "close");
      if (text) response.setHeader("Content-Type", "text/plain");
      response.end(text ?? "");
    });
  };
};

/** Members that frameworks add: `rawBody` by NestJS and hosted functions, `app` by Express, `cookies` by Next.js. */
interface FrameworkRequest extends NodeRequest {
  readonly body?: unknown;
  readonly rawBody?: unknown;
  readonly app?: unknown;
  readonly cookies?: unknown;
}

/** Returns the bytes that a parser kept. Otherwise reads the stream, if it is still unread. */
const readBody = (request: FrameworkRequest, max: number): RawBody | Promise<RawBody> => {
  const kept = [request.rawBody, request.body].find(isRaw);
  if (kept !== undefined) return kept;
  if (request.readableDidRead) throw new TypeError(`A body parser has read the webhook's raw body. ${remedy(request)}`);
  return readStream(request, max);
};

const isRaw = (body: unknown): body is Uint8Array | string => typeof body === "string" || body instanceof Uint8Array;

const remedy = ({ app, cookies }: FrameworkRequest): string => {
  if (app)
    return 'In Express, put the receiver before app.use(express.json()), or express.raw({ type: "*/*", limit: "1mb" }) on its route; in NestJS, create the application with rawBody: true.';
  if (cookies) return "In a Next.js API route, export const config = { api: { bodyParser: false } }.";
  return "Let the receiver read the request, or keep its bytes in request.rawBody.";
};

/** Reads up to the limit. The rest is discarded when the connection ends. */
const readStream = (request: NodeRequest, max: number): Promise<RawBody> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    request.on("data", (chunk) => {
      length += chunk.byteLength;
      if (length > max) reject(new TooLarge());
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(joined(chunks)));
    request.on("error", reject);
    request.on("close", () => reject(new Error("The connection ended before the webhook's body did.")));
  });
