/** SHA-256 (FIPS 180-4) in plain JavaScript: synchronous, like the verbs, and on every runtime. */

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const constants = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/** First 32 bits of the fractional parts of the square roots of the first eight primes. */
const initial = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

const blockLength = 64;

const lengthAt = 56;

const words = new Int32Array(64);

const tail = new Uint8Array(blockLength);

const digits = new TextEncoder().encode("0123456789abcdef");

const hex = new Uint8Array(64);

const decoder = new TextDecoder();

/** Returns the digest of bytes as eight words. */
const digestOf = (bytes: Uint8Array): Int32Array => {
  const state = initial.slice();
  const blocksEnd = bytes.length - (bytes.length % blockLength);
  for (let offset = 0; offset < blocksEnd; offset += blockLength) compress(state, bytes, offset);
  // The tail is the remaining bytes, a one bit, zeros, and the length in bits as the last 64 bits.
  tail.fill(0);
  for (let index = blocksEnd; index < bytes.length; index++) tail[index - blocksEnd] = bytes[index] ?? 0;
  tail[bytes.length - blocksEnd] = 0x80;
  if (bytes.length - blocksEnd >= lengthAt) {
    compress(state, tail, 0);
    tail.fill(0);
  }
  putWord(tail, lengthAt, Math.floor(bytes.length / 0x2000_0000));
  putWord(tail, lengthAt + 4, bytes.length << 3);
  compress(state, tail, 0);
  return state;
};

const putWord = (bytes: Uint8Array, offset: number, word: number): void => {
  for (let index = 0; index < 4; index++) bytes[offset + index] = word >>> (24 - 8 * index);
};

const sha256Of = (bytes: Uint8Array): Uint8Array => bytesOf(digestOf(bytes));

const bytesOf = (state: Int32Array): Uint8Array => {
  const digest = new Uint8Array(32);
  state.forEach((word, index) => putWord(digest, index * 4, word));
  return digest;
};

/** Hex SHA-256 of bytes. */
export const sha256Hex = (bytes: Uint8Array): string => hexOf(digestOf(bytes));

const hexOf = (state: Int32Array): string => {
  for (let place = 0; place < hex.length; place++) {
    hex[place] = digits[((state[place >>> 3] ?? 0) >>> (28 - 4 * (place & 7))) & 0xf] ?? 0;
  }
  return decoder.decode(hex);
};

const rotated = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

const compress = (state: Int32Array, bytes: Uint8Array, offset: number): void => {
  for (let index = 0, at = offset; index < 16; index++, at += 4) {
    words[index] =
      ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
  }
  for (let index = 16; index < 64; index++) {
    const near = words[index - 15] ?? 0;
    const far = words[index - 2] ?? 0;
    const one = rotated(near, 7) ^ rotated(near, 18) ^ (near >>> 3);
    const two = rotated(far, 17) ^ rotated(far, 19) ^ (far >>> 10);
    words[index] = (words[index - 16] ?? 0) + one + (words[index - 7] ?? 0) + two;
  }
  // Separate variables: destructuring a list would take as long as the rounds.
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let index = 0; index < 64; index++) {
    const chosen = (e & f) ^ (~e & g);
    const spread = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + spread + chosen + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const round = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index++) state[index] = (state[index] ?? 0) + (round[index] ?? 0);
};

/** HMAC (RFC 2104) with SHA-256. */
export const hmacOf = (key: Uint8Array, bytes: Uint8Array): Uint8Array => bytesOf(hmacWords(key, bytes));

/** Hex HMAC-SHA256 of bytes. */
const hmacHex = (key: Uint8Array, bytes: Uint8Array): string => hexOf(hmacWords(key, bytes));

const hmacWords = (key: Uint8Array, bytes: Uint8Array): Int32Array => {
  const block = new Uint8Array(blockLength);
  block.set(key.length > blockLength ? sha256Of(key) : key);
  const inner = sha256Of(joined(masked(block, 0x36), bytes));
  return digestOf(joined(masked(block, 0x5c), inner));
};

const masked = (block: Uint8Array, mask: number): Uint8Array => block.map((byte) => byte ^ mask);

export const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

const encoder = new TextEncoder();

/** Hex SHA-256 of a text. */
export const sha256 = (text: string): string => sha256Hex(encoder.encode(text));

/** Hex HMAC-SHA256 of bytes, keyed with the UTF-8 bytes of a secret. */
export const hmacSha256 = (secret: string, bytes: Uint8Array): string => hmacHex(encoder.encode(secret), bytes);

/** Hex HMAC-SHA256 of a text. */
export const macOf = (secret: string, text: string): string => hmacSha256(secret, encoder.encode(text));
