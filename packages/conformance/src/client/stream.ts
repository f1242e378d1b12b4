/** Server-sent events (HTML Living Standard, 9.2), read as they come. */
import type { Frame } from "../calls.ts";

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
