import type { Id } from "@atlas-messaging/service/rows/primitives";
import { Bytes, streamOf } from "@atlas-messaging/service/pipeline/bytes";
import { sha256Of } from "@atlas-messaging/service/pipeline/file-body";
import type { ByteRange, Measured, MediaStore } from "@atlas-messaging/service/pipeline/services";

/** Bytes of media in memory. */
export class MemoryMedia implements MediaStore {
  readonly #bytes = new Map<string, Uint8Array>();

  async keep(organizationId: Id, mediaId: Id, bytes: Uint8Array): Promise<void> {
    this.#bytes.set(keyOf(organizationId, mediaId), bytes);
  }

  async receive(organizationId: Id, mediaId: Id, chunks: AsyncIterable<Uint8Array>): Promise<Measured> {
    const all = new Bytes(65_536);
    for await (const chunk of chunks) all.add(chunk);
    const bytes = all.all().slice();
    this.#bytes.set(keyOf(organizationId, mediaId), bytes);
    return { size_bytes: bytes.length, sha256: await sha256Of(bytes) };
  }

  async drop(organizationId: Id, mediaId: Id): Promise<void> {
    this.#bytes.delete(keyOf(organizationId, mediaId));
  }

  read(organizationId: Id, mediaId: Id, { first, last }: ByteRange): ReadableStream<Uint8Array> {
    const bytes = this.#bytes.get(keyOf(organizationId, mediaId));
    if (!bytes) throw new Error(`media ${mediaId} has no bytes`);
    return streamOf(bytes.slice(first, last + 1));
  }

  /** Returns the bytes of media in base64, for a snapshot. */
  dump(isStored: (organizationId: Id, mediaId: Id) => boolean): { readonly [key: string]: string } {
    const stored = [...this.#bytes].filter(([key]) => {
      const [organizationId = "", mediaId = ""] = key.split("/");
      return isStored(organizationId, mediaId);
    });
    return Object.fromEntries(stored.map(([key, bytes]) => [key, asBase64(bytes)]));
  }

  /** Replaces all bytes by those of a snapshot. */
  restore(dumped: { readonly [key: string]: string }): void {
    this.#bytes.clear();
    for (const [key, text] of Object.entries(dumped)) this.#bytes.set(key, fromBase64(text));
  }
}

const keyOf = (organizationId: Id, mediaId: Id): string => `${organizationId}/${mediaId}`;

/** Maximum arguments of a call in every runtime. */
const callLength = 8_192;

/** Encodes bytes in base64. */
export const asBase64 = (bytes: Uint8Array): string => {
  let units = "";
  for (let at = 0; at < bytes.length; at += callLength) {
    units += String.fromCharCode(...bytes.subarray(at, at + callLength));
  }
  return btoa(units);
};

/** Decodes base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
