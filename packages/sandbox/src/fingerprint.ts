/**
 * Returns 64 bits of a text, by two rounds of multiplying and mixing (cyrb53). Every mutation is compared by it with the
 * request that its key was first used for, so it must be quick. Nothing secret depends on it.
 */
export const fingerprint = (text: string): string => {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    two = Math.imul(two ^ code, 0x5f356495);
  }
  const [left, right] = [mixed(one, two), mixed(two, one)];
  return `${left.toString(16)}-${right.toString(16)}`;
};

const mixed = (own: number, other: number): number => {
  const half = Math.imul(own ^ (own >>> 16), 0x85ebca6b);
  return (half ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)) >>> 0;
};
