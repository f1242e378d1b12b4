const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The CRC-32 of a text's UTF-8 bytes (ISO 3309), as `node:zlib` computes it; a number from 0 to 2³² − 1. */
export const crc32 = (text: string): number => {
  let rest = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
};
