import type { AskedTerm, PostingList } from "@atlas-messaging/domain";

/** As `packedLists` selects it: language, term, and the blocks of its list in hexadecimal. */
export type PackedList = readonly [language: AskedTerm["language"], term: string, blocks: string];

const blockBits = 10;
const weightBits = 22;
const weightMask = 2 ** weightBits - 1;
const bytesEach = 4;

/** The list of a term from its blocks: each is its number, how many postings it has, and the postings. */
export const unpackList = ([language, term, blocks]: PackedList): PostingList => {
  const bytes = Buffer.from(blocks, "hex");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Uint32Array(bytes.byteLength / bytesEach);
  const weights = new Uint32Array(numbers.length);
  let [found, offset] = [0, 0];
  while (offset < bytes.byteLength) {
    const first = view.getUint32(offset) << blockBits;
    const end = offset + (2 + view.getUint32(offset + bytesEach)) * bytesEach;
    for (offset += 2 * bytesEach; offset < end; offset += bytesEach) {
      const posting = view.getUint32(offset);
      numbers[found] = first + (posting >>> weightBits);
      weights[found++] = posting & weightMask;
    }
  }
  return { language, term, numbers: numbers.subarray(0, found), weights: weights.subarray(0, found) };
};
