/**
 * Short codes of long word lists, in half the bytes. Each bit of a letter is predicted by the letters before it, and coded by arithmetic
 * coding in base 91. The predictions use sums and quotients alone, so every engine computes the same.
 */

/** The letters of texts. The first one ends a text. */
const letters = "\0\n =|abcdefghijklmnopqrstuvwxyz0123456789";
const bitsOfLetter = 6;
/** Digits of the code: printable ASCII that needs no escape in a string. */
const digits = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter(
  (each) => !'"$\\`'.includes(each),
);
const radix = digits.length;
const heldDigits = 6;
const whole = radix ** heldDigits;
const topDigit = whole / radix;

/** Number of preceding letters that predict the next. */
const maxOrder = 3;
const tableBits = 20;
/** Multiplier by Knuth for hashes. */
const golden = 0x9e3779b1;
const maxCount = 250;

/** Predicts the next bit by how often it followed the last letters: none of them, the last one, and so on. */
class Predictor {
  readonly #zeros = new Uint8Array(2 ** tableBits);
  readonly #ones = new Uint8Array(2 ** tableBits);
  readonly #places = new Int32Array(maxOrder + 1);
  #context = 0;
  #node = 1;

  /** Returns the probability of a one. Longer contexts correct shorter ones. */
  predict(): number {
    let one = 0.5;
    let context = 0;
    for (let order = 0; order <= maxOrder; order++) {
      context = this.#context & (2 ** (bitsOfLetter * order) - 1);
      const place = Math.imul(((context << bitsOfLetter) | this.#node) ^ (order << 27), golden) >>> (32 - tableBits);
      this.#places[order] = place;
      const ones = this.#ones[place] ?? 0;
      one = (ones + one) / ((this.#zeros[place] ?? 0) + ones + 1);
    }
    return one;
  }

  learn(bit: number): void {
    const counts = bit === 1 ? this.#ones : this.#zeros;
    for (const place of this.#places) counts[place] = Math.min(maxCount, (counts[place] ?? 0) + 1);
    this.#node = (this.#node << 1) | bit;
    if (this.#node < 1 << bitsOfLetter) return;
    this.#context = (this.#context << bitsOfLetter) | (this.#node & ((1 << bitsOfLetter) - 1));
    this.#node = 1;
  }
}

/** The interval that the code is in. Digits that both ends share are settled. */
class Interval {
  low = 0;
  high = whole - 1;

  /** Returns the end of the part for a one, and at least the low end. */
  split(one: number): number {
    return this.low + Math.floor((this.high - this.low) * one);
  }

  isSettled(): boolean {
    return Math.floor(this.low / topDigit) === Math.floor(this.high / topDigit);
  }

  shift(): void {
    this.low = (this.low % topDigit) * radix;
    this.high = (this.high % topDigit) * radix + radix - 1;
  }
}

export const pack = (text: string): string => {
  const predictor = new Predictor();
  const interval = new Interval();
  let coded = "";
  const digit = () => {
    coded += digits[Math.floor(interval.low / topDigit)];
    interval.shift();
  };
  for (const letter of `${text}\0`) {
    const number = letters.indexOf(letter);
    if (number < 0) throw new Error(`no code for ${JSON.stringify(letter)}`);
    for (let at = bitsOfLetter - 1; at >= 0; at--) {
      const bit = (number >> at) & 1;
      const middle = interval.split(predictor.predict());
      if (bit === 1) interval.high = middle;
      else interval.low = middle + 1;
      predictor.learn(bit);
      while (interval.isSettled()) digit();
    }
  }
  interval.low = interval.high;
  for (let at = 0; at < heldDigits; at++) digit();
  return coded;
};

export const unpack = (coded: string): string => {
  const predictor = new Predictor();
  const interval = new Interval();
  const numbers = new Map(digits.map((each, at) => [each, at]));
  let [code, read, text] = [0, 0, ""];
  const digit = () => (code = (code % topDigit) * radix + (numbers.get(coded.charAt(read++)) ?? 0));
  while (read < heldDigits) digit();
  for (;;) {
    let number = 0;
    for (let at = 0; at < bitsOfLetter; at++) {
      const middle = interval.split(predictor.predict());
      const bit = code <= middle ? 1 : 0;
      if (bit === 1) interval.high = middle;
      else interval.low = middle + 1;
      predictor.learn(bit);
      number = (number << 1) | bit;
      for (; interval.isSettled(); interval.shift()) digit();
    }
    if (number === 0 || read > coded.length + heldDigits) return text;
    text += letters[number];
  }
};
