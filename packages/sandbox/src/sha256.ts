/** SHA-256 (FIPS 180-4) in plain JavaScript: synchronous, as the verbs are, and on every runtime. */

const isPrime = (candidate: number): boolean => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false;
  return true;
};

const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate++) if (isPrime(candidate)) primes.push(candidate);

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => ((value % 1) * 0x1_0000_0000) | 0;

const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const blockLength = 64;
const words = new Int32Array(64);

const rotated = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The digest of bytes: 32 of them. */
export const sha256Of = (bytes: Uint8Array): Uint8Array => {
  const state = Int32Array.from(initial);
  const padded = pad(bytes);
  const view = new DataView(padded.buffer);
  for (let offset = 0; offset < padded.length; offset += blockLength) compress(state, view, offset);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setInt32(index * 4, word));
  return digest;
};

/** A one bit, zeros, and the length in bits as the last 64 of a block. */
const pad = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockLength) * blockLength);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return padded;
};

const compress = (state: Int32Array, view: DataView, offset: number): void => {
  for (let index = 0; index < 16; index++) words[index] = view.getInt32(offset + index * 4);
  for (let index = 16; index < 64; index++) {
    const near = words[index - 15] ?? 0;
    const far = words[index - 2] ?? 0;
    const one = rotated(near, 7) ^ rotated(near, 18) ^ (near >>> 3);
    const two = rotated(far, 17) ^ rotated(far, 19) ^ (far >>> 10);
    words[index] = (words[index - 16] ?? 0) + one + (words[index - 7] ?? 0) + two;
  }
  // One by one: taking a list apart would take as long as the rounds.
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
export const hmacOf = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const block = new Uint8Array(blockLength);
  block.set(key.length > blockLength ? sha256Of(key) : key);
  const inner = sha256Of(
    joined(
      block.map((byte) => byte ^ 0x36),
      bytes,
    ),
  );
  return sha256Of(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
};

export const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};
