/** Files: uploaded by a business, sent by a customer, and served for five minutes by an address. */
import { createHash } from "node:crypto";
import { Refusal } from "./errors.ts";
import { fileAddressSeconds, fileDays, fileKinds, maxAnimatedStickerBytes } from "./network.ts";
import { type State, type StoredFile, digitsByChance } from "./state.ts";

interface NewFile {
  readonly mediaType: string;
  readonly filename?: string;
  readonly bytes: Uint8Array;
}

/** Stores a file. */
export const storeFile = (state: State, numberId: string, { mediaType, filename = "", bytes }: NewFile): StoredFile => {
  const copy = new Uint8Array(bytes);
  const file: StoredFile = {
    id: digitsByChance(state, 16),
    numberId,
    mediaType,
    filename,
    bytes: copy,
    sha256: createHash("sha256").update(copy).digest("base64"),
    at: state.clock.now(),
  };
  state.files.set(file.id, file);
  return file;
};

const maxBytesOf = (mediaType: string): number => {
  const kinds = Object.entries(fileKinds).filter(([, { types }]) => types?.some((each) => each === mediaType));
  const [kind] = kinds[0] ?? ["document"];
  return kind === "sticker" ? maxAnimatedStickerBytes : fileKinds[kind as keyof typeof fileKinds].maxBytes;
};

/** Takes the form of `POST /{phone_number_id}/media`. */
export const uploadFile = async (state: State, numberId: string, request: Request): Promise<object> => {
  const form = await request.formData().catch(() => {
    throw new Refusal(100, "The body is no multipart form.");
  });
  // The Graph API takes a parameter in the address, too.
  const product = form.get("messaging_product") ?? new URL(request.url).searchParams.get("messaging_product");
  if (product !== state.product) throw new Refusal(100, `messaging_product must be "${state.product}".`);
  const file = form.get("file");
  if (!(file instanceof Blob)) throw new Refusal(100, "file is required.");
  const named = form.get("type");
  const mediaType = (file.type || (typeof named === "string" ? named : "")).split(";")[0] ?? "";
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(mediaType)) throw new Refusal(100, "Param file must be a file with a media type.");
  const max = maxBytesOf(mediaType);
  if (file.size > max) throw new Refusal(131053, `${mediaType} may have ${max} bytes; it has ${file.size}.`);
  const filename = "name" in file && typeof file.name === "string" ? file.name : "";
  return {
    id: storeFile(state, numberId, { mediaType, filename, bytes: new Uint8Array(await file.arrayBuffer()) }).id,
  };
};

/** Finds a file that is not yet too old. @throws {Refusal} */
export const fileOf = (state: State, id: string): StoredFile => {
  const file = state.files.get(id);
  if (!file || state.clock.now() - file.at > fileDays * 86_400_000)
    throw new Refusal(100, `Object with ID '${id}' does not exist, or cannot be loaded.`, 33);
  return file;
};

/** Describes a file. Its address ends after five minutes. */
export const describeFile = (state: State, { id, mediaType, sha256, bytes }: StoredFile, origin: string): object => ({
  messaging_product: state.product,
  url: `${origin}/files/?mid=${id}&ext=${Math.floor(state.clock.now() / 1_000) + fileAddressSeconds}`,
  mime_type: mediaType,
  sha256,
  file_size: bytes.length,
  id,
});

/** Serves the bytes of `url`. */
export const serveFile = (state: State, query: URLSearchParams): Response => {
  const file = state.files.get(query.get("mid") ?? "");
  if (!file || state.clock.now() / 1_000 > Number(query.get("ext"))) return new Response(null, { status: 404 });
  return new Response(file.bytes, { headers: { "content-type": file.mediaType } });
};
