/** Unpacks archives with limits on count and size. */
import { unzipSync } from "fflate";

const maxEntries = 2_000;

/** Unpacks the wanted entries; "too_large" beyond `maxBytes`, null when it is no archive. */
export const unzip = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  maxBytes: number,
): Readonly<Record<string, Uint8Array>> | "too_large" | null => {
  let declared = 0;
  let entries = 0;
  try {
    // An entry's buffer has its declared size. One that unpacks to more is cut there and is then invalid XML.
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++entries > maxEntries) throw new TooLarge();
        if (!wanted(name)) return false;
        declared += originalSize;
        if (declared > maxBytes) throw new TooLarge();
        return true;
      },
    });
  } catch (error) {
    return error instanceof TooLarge ? "too_large" : null;
  }
};

class TooLarge extends Error {}
