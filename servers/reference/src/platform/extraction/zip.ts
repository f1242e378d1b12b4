/** The files of an archive, counted before and while they are unpacked. */
import { unzipSync } from "fflate";

const mostEntries = 2_000;

/** What stands under these names; "too_large" when it would unpack to more than `mostBytes`, null when it is no archive. */
export const unzip = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  mostBytes: number,
): Readonly<Record<string, Uint8Array>> | "too_large" | null => {
  let declared = 0;
  let entries = 0;
  try {
    // An entry gets a buffer of the size that it declares; one that unpacks to more ends there, and is no XML then.
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++entries > mostEntries) throw new TooLarge();
        if (!wanted(name)) return false;
        declared += originalSize;
        if (declared > mostBytes) throw new TooLarge();
        return true;
      },
    });
  } catch (error) {
    return error instanceof TooLarge ? "too_large" : null;
  }
};

class TooLarge extends Error {}
