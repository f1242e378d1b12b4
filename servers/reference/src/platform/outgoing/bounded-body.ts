import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { OutgoingError } from "./failure.ts";

/** Reads a response, but rejects once it exceeds `maxBytes`; the caller closes the connection. */
export const readBoundedBody = (response: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  if (Number(response.headers["content-length"]) > maxBytes) return Promise.reject(tooLarge(response, maxBytes));
  const chunks: Uint8Array[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    // No encoding is set on these streams, so chunks are bytes.
    response.on("data", (chunk: Uint8Array) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > maxBytes) reject(tooLarge(response, maxBytes));
    });
    response.once("end", () => resolve(Buffer.concat(chunks, length)));
    response.on("error", reject);
    // Has no effect after `end`.
    response.once("close", () => reject(new OutgoingError("connect_failed", "The connection broke off.")));
  });
};

const tooLarge = ({ statusCode }: IncomingMessage, maxBytes: number): OutgoingError =>
  new OutgoingError("response_too_large", `The response is longer than ${maxBytes} bytes.`, statusCode);
