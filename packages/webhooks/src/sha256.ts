/** SHA-256 (FIPS 180-4) in plain JavaScript: synchronous, like the verbs, and on every runtime. */

/** The first 64 primes. */
const primes: number[] = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime > 0)) primes.push(number);

/** Returns the first 32 bits of the fraction of a root of each prime: computed, since a list would be half of the verifier. */
const fractions = (some: readonly number[], root: (prime: number) => number): Int32Array =>
  Int32Array.from(some, (prime) => ((root(prime) % 1) * 2 ** 32) | 0);

const constants = fractions(primes, Math.cbrt);

const initial = fractions(primes.slice(0, 8), Math.sqrt);

const blockLength = 64;

const lengthAt = 56;

const words = new Int32Array(64);

const tail = new Uint8Array(blockLength);

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

const hexOf = (state: Int32Array): string =>
  Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

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

/** Made when it is needed: React Native may lack it until an app has loaded its own. */
const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Hex SHA-256 of a text. */
export const sha256 = (text: string): string => sha256Hex(encoded(text));

/** Hex HMAC-SHA256 of bytes, keyed with the UTF-8 bytes of a secret. */
export const hmacSha256 = (secret: string, bytes: Uint8Array): string => hmacHex(encoded(secret), bytes);

/** Hex HMAC-SHA256 of a text. */
export const macOf = (secret: string, text: string): string => hmacSha256(secret, encoded(text));
