/** Keeps a file that is the body of its request: piece by piece, and its type is looked at meanwhile. */
import { Bytes } from "../pipeline/bytes.ts";
import { refuseDeclared } from "@atlas-messaging/server-stubs/parts";
import { chunksOf, release } from "../pipeline/body-bytes.ts";
import { type Context, type ReceivedFile, operationOf, principalOf } from "../pipeline/context.ts";
import { Problem } from "../pipeline/problem.ts";
import { type Quota, storageProblem } from "../core/quotas.ts";
import { refuseMember } from "../core/outcome.ts";
import { type Sniffed, isMediaType, isOfType } from "./content.ts";
import { bareType } from "../core/media-content.ts";
import type { Upload } from "./media.ts";
import { signatureOf } from "./serve-media.ts";

/** Milliseconds for a file to arrive: 100 MB at 1.4 Mbit/s. */
const maxArrival = 600_000;

/** Keeps the body under a fresh id. The request drops the bytes unless their media is there in the end. */
export const receiveUpload = async (context: Context): Promise<ReceivedFile> => {
  const { shell, request } = context;
  const named = request.headers.get("content-type") ?? "";
  const max = Math.min(operationOf(context).maxBodyBytes, shell.settings.maxMediaBytes);
  refuseDeclared(request, max);
  const id = shell.newId();
  context.received = { id, file: null };
  const look = new Look();
  const chunks = look.at(chunksOf(request, max, maxArrival), shell.bodiesInMemory !== true);
  const measured = await shell.media.receive(principalOf(context).organizationId, id, chunks);
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) !== measured.size_bytes)
    throw new Problem("unavailable", "The body did not arrive as a whole; try again.");
  if (measured.size_bytes === 0) throw Problem.of(refuseMember("body", "must be the bytes of a file"));
  const fits = isMediaType(named) && isOfType(named, await look.found());
  const file = { media_type: bareType(named), ...measured, isOfType: fits };
  context.received = { id, file };
  return file;
};

/** Concludes an upload whose bytes are kept. */
export const concludeReceived = (
  { quota }: { readonly quota: Quota },
  { received }: Pick<Context, "received">,
): Upload => {
  if (!received?.file) throw new Error("no file was received");
  const { id, file } = received;
  const { media_type, size_bytes, sha256 } = file;
  if (!file.isOfType) {
    const message = `must be the type of the bytes, which are not ${media_type}` as const;
    return { problem: { path: "content-type", message } };
  }
  const full = storageProblem(quota, size_bytes);
  return full === null ? { id, media_type, size_bytes, sha256 } : { full };
};

/** First bytes that are searched for a signature; behind the pictures of a song it may come late. */
const headLength = 1_048_576;

const pieceLength = 262_144;

/** Looks at bytes that pass by, for the type that they are of. */
export class Look {
  readonly #head = new Bytes(65_536);
  readonly #utf8 = new TextDecoder("utf-8", { fatal: true });
  #isText = true;

  /** Passes chunks on. `releases` frees each of them before the next. */
  async *at(chunks: AsyncIterable<Uint8Array>, releases: boolean): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      const room = headLength - this.#head.length;
      if (room > 0) this.#head.add(chunk.subarray(0, room));
      for (let at = 0; at < chunk.length; at += pieceLength) this.#decode(chunk.subarray(at, at + pieceLength));
      yield chunk;
      if (releases) release(chunk);
    }
    this.#decode();
  }

  async found(): Promise<Sniffed> {
    const mediaType = await signatureOf(this.#head.all());
    return { mediaType, isText: mediaType === null && this.#isText };
  }

  #decode(piece?: Uint8Array): void {
    if (!this.#isText) return;
    try {
      if (piece) this.#utf8.decode(piece, { stream: true });
      else this.#utf8.decode();
      this.#isText = !piece?.includes(0);
    } catch {
      this.#isText = false;
    }
  }
}
