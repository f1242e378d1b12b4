/** CRC-32 remainder of each four-bit value. */
const table: readonly number[] = [
  0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c, 0xedb88320,
  0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
];

/** Returns the CRC-32 of a text's UTF-8 bytes (ISO 3309), as `node:zlib` does: a number from 0 to 2³² − 1. */
export const crc32 = (text: string): number => {
  let rest = 0xffffffff;
  const bytes = new TextEncoder().encode(text);
  for (let index = 0; index < bytes.length; index++) {
    rest ^= bytes[index] ?? 0;
    for (let half = 0; half < 2; half++) rest = (table[rest & 15] ?? 0) ^ (rest >>> 4);
  }
  return (rest ^ 0xffffffff) >>> 0;
};
