/**
 * Checks whether a text exceeds a number of characters (code points, as in JSON Schema). They are counted only if the
 * length in code units does not decide it: a base64 file has fourteen million.
 */
export const longerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || characterCount(text) > max);

/** Checks whether a text has fewer characters than a bound. */
export const shorterThan = (text: string, min: number): boolean => text.length < 2 * min && characterCount(text) < min;

const characterCount = (text: string): number => {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const pair = isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1));
    if (!pair) continue;
    count -= 1;
    index += 1;
  }
  return count;
};

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Compares two JSON values. The order of members does not matter. */
export const deepEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const members = Object.entries(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(([name, value]) => Object.hasOwn(other, name) && deepEqual(value, Reflect.get(other, name)))
  );
};
