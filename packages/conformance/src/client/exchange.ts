/** A request and its answer on the wire, and the request as curl. */
import type { Patience } from "../until.ts";
import type { Frame } from "../calls.ts";

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array<ArrayBuffer> | string | null;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds by which a busy target may be late. */
  readonly late: number;
}

/** Connection to an in-memory target. */
export type Fetch = (request: Request) => Promise<Response>;

/** Sends a request, by the platform's `fetch` if none is given. The answer must end while the patience lasts. */
export const open = (
  fetch: Fetch | undefined,
  { method, url, headers, body }: Sent,
  patience: Patience,
  stop: AbortSignal,
): Promise<Response> => {
  const signal = AbortSignal.any([AbortSignal.timeout(patience.limits.request), stop]);
  // On a busy machine an idle connection may be closed by the time it is used again.
  const kept = patience.isSlow ? { keepalive: false } : {};
  const init: RequestInit = { method, headers, body, redirect: "manual", signal, cache: "no-store", ...kept };
  // The platform's makes a request of its own, also of another.
  return fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init);
};

const encoder = new TextEncoder();

export const exchange = async (
  fetch: Fetch | undefined,
  sent: Sent,
  patience: Patience,
  stop: AbortSignal,
): Promise<Omit<Received, "late">> => {
  const response = await open(fetch, sent, patience, stop);
  const { status, headers } = response;
  const bytes = isStream(response)
    ? encoder.encode(await textSoFar(response))
    : new Uint8Array(await response.arrayBuffer());
  return { status, headers, text: new TextDecoder().decode(bytes), bytes };
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const shownBytes = 2_000;

/** Returns the request as a curl command. The token becomes a shell variable, and long bodies are cut. */
export const asCurl = ({ method, url, headers, body }: Sent): string => {
  const parts = ["curl", "-sS", "-X", method, quoted(url)];
  for (const [name, value] of Object.entries(headers))
    parts.push("-H", name === "authorization" ? `"Authorization: Bearer $TOKEN"` : quoted(`${name}: ${value}`));
  if (body === null) return parts.join(" ");
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  parts.push("--data-raw", text.length > shownBytes ? `"<${text.length} characters>"` : quoted(text));
  return parts.join(" ");
};

// Server-sent events (HTML Living Standard, 9.2), read as they come.

/** Recognizes a stream of server-sent events. */
export const isStream = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") === true;

/** Yields the text by its blocks, each with its blank line. Ending the iteration ends the stream. */
const blocksOf = async function* ({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) yield `${block}\n\n`;
    }
  } finally {
    await reader.cancel();
  }
};

/** Blocks of a stream that are read. One that never pauses is read no further. */
const maxBlocks = 10_000;

/** Reads a stream until the service says, by a comment, that nothing more has happened, or until its end. */
export const textSoFar = async (response: Response): Promise<string> => {
  let [text, blocks] = ["", 0];
  for await (const block of blocksOf(response)) {
    text += block;
    blocks += 1;
    if (block.startsWith(":") || blocks === maxBlocks) break;
  }
  return text;
};

/** Yields the frames of a stream. */
export const framesIn = async function* (response: Response): AsyncGenerator<Frame> {
  for await (const block of blocksOf(response)) yield frameOf(block);
};

/** Returns the frames of a text. */
export const framesOf = (text: string): readonly Frame[] => text.split(/(?<=\n\n)/).map(frameOf);

const frameOf = (block: string): Frame => {
  const fields = new Map(
    block.split("\n").map((line) => {
      const [, name = "", value = ""] = /^(\w*):? ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  const data = fields.get("data");
  return { id: fields.get("id") ?? null, data: data === undefined ? null : JSON.parse(data) };
};
