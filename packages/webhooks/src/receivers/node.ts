import type { RawBody } from "../raw-body.ts";
import { headerValue } from "../signature-header.ts";
import type { PlainHeaders } from "../signature-header.ts";
import type { ReceiverOptions } from "./options.ts";
import type { Acknowledgement } from "./handle.ts";
import { TooLarge, UnreadableBody, collect, isBytes } from "./body.ts";
import { type Unwrap, logError, receiverOf } from "./receive.ts";
import { type Closing, onceClosed } from "./work-after.ts";

/** The part of `IncomingMessage` that a receiver uses. Requests of Express and others have it, too. */
export interface NodeRequest {
  readonly headers: PlainHeaders;
  /** True once part of the body has been read. */
  readonly readableDidRead?: boolean;
  /** False once the stream has ended, failed or been destroyed. It then emits nothing more. */
  readonly readable?: boolean;
  /** Encoding that `setEncoding` has set. Chunks are text then. */
  readonly readableEncoding?: string | null;
  /** Goes on where something before has paused the stream. */
  resume?(): unknown;
  /** Returns the next chunk, and emits it as `data`; null if none has arrived. */
  read?(): unknown;
  on(event: "data", listener: (chunk: unknown) => void): unknown;
  on(event: "end" | "readable", listener: () => void): unknown;
  on(event: "error" | "close", listener: (error?: Error) => void): unknown;
}

/** The part of `ServerResponse` that a receiver uses. */
export interface NodeResponse extends Closing {
  statusCode: number;
  /** True once something else, a timeout for example, has answered. */
  readonly headersSent?: boolean;
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
}

/** Request listener for Node's `http`, and handler for Express. Who awaits it waits for the answer. */
export type NodeReceiver = (request: NodeRequest, response: NodeResponse) => void;

export const nodeReceiverWith = (unwrap: Unwrap, options: ReceiverOptions): NodeReceiver => {
  const receive = receiverOf(unwrap, options);
  return (request, response) => {
    if (typeof request.on !== "function")
      return logError(new TypeError("nodeReceiver got no request of Node.js. For a Request, use fetchReceiver."));
    const incoming = { headers: request.headers, read: (max: number) => readBody(request, max) };
    // Hardly anybody holds this promise, so that what it rejects with would end the process.
    const answered = receive(incoming)
      .then((acknowledgement) => {
        const work = acknowledgement.after && onceClosed(response, acknowledgement.after);
        answer(response, acknowledgement);
        if (work) options.waitUntil?.(work);
      })
      .catch(logError);
    return answered as never; // Its type would forbid the receiver where nobody waits, as in `createServer`.
  };
};

/** Answers, unless something else has: a second answer is an error of the response, which nobody hears. */
const answer = (response: NodeResponse, { status, text }: Acknowledgement): void => {
  if (response.headersSent) return;
  response.statusCode = status;
  if (status === 413) response.setHeader("Connection", "close");
  if (text) response.setHeader("Content-Type", "text/plain");
  response.end(text ?? "");
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
  if (Number(headerValue(request.headers, "content-length")) > max) throw new TooLarge();
  const kept = [request.rawBody, request.body].find(isRaw);
  if (kept !== undefined) return kept;
  if (request.readableDidRead)
    throw new UnreadableBody(`A body parser has read the webhook's raw body. ${remedy(request)}`);
  return readStream(request, max);
};

const isRaw = (body: unknown): body is Uint8Array | string => typeof body === "string" || isBytes(body);

const remedy = ({ app, cookies }: FrameworkRequest): string => {
  if (app)
    return 'In Express, put the receiver before app.use(express.json()), or express.raw({ type: "*/*", limit: "1mb" }) on its route; in NestJS, create the application with rawBody: true.';
  if (cookies) return "In a Next.js API route, export const config = { api: { bodyParser: false } }.";
  return "Let the receiver read the request, or keep its bytes in request.rawBody.";
};

/**
 * Reads up to the limit. The rest is discarded when the connection ends. What its listeners throw would end the
 * process.
 */
const readStream = (request: NodeRequest, max: number): Promise<RawBody> =>
  new Promise((resolve, reject) => {
    const { add, joined } = collect(max, request.readableEncoding);
    const end = (): void => reject(new Error("The connection ended before the webhook's body did."));
    request.on("data", (chunk) => {
      try {
        add(chunk);
      } catch (error) {
        reject(error);
      }
    });
    request.on("end", () => resolve(joined()));
    request.on("error", reject);
    request.on("close", end);
    // A listener of `readable` holds the flow until somebody reads. All hear as `data` what one of them reads.
    const read = (): void => {
      while ((request.read?.() ?? null) !== null);
    };
    request.on("readable", read);
    request.resume?.();
    read();
    // It has emitted all of these before.
    if (request.readable === false) end();
  });
