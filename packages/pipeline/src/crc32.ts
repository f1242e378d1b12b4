/** What four bits of the rest come to. */
const table = Uint32Array.from({ length: 16 }, (_, bits) => {
  let rest = bits;
  for (let bit = 0; bit < 4; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The CRC-32 of a text's UTF-8 bytes (ISO 3309), as `node:zlib` computes it; a number from 0 to 2³² − 1. */
export const crc32 = (text: string): number => {
  let rest = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte;
    for (let half = 0; half < 2; half++) rest = (table[rest & 15] ?? 0) ^ (rest >>> 4);
  }
  return (rest ^ 0xffffffff) >>> 0;
};
