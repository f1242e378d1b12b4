import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { OutgoingError } from "./failure.ts";

/** Reads a response to its end, or stops and closes the connection as soon as it is longer than `maxBytes`. */
export async function readBoundedBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers["content-length"]) > maxBytes) throw tooLarge(response, maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(response)) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge(response, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** No encoding is ever set on these streams, so that their chunks are bytes. */
function chunksOf(response: IncomingMessage): AsyncIterable<Uint8Array> {
  return response;
}

function tooLarge({ statusCode }: IncomingMessage, maxBytes: number): OutgoingError {
  return new OutgoingError("response_too_large", `The response is longer than ${maxBytes} bytes.`, statusCode);
}
