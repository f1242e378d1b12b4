/** Which passage has a term how often, as one number: it is stored, sent and read by the hundred thousand. */

export interface Posting {
  /** Which passage of its document, from 0. */
  readonly position: number;
  /** How often the passage has the term. */
  readonly frequency: number;
  /** How many terms the passage has. */
  readonly length: number;
}

const lengthBits = 12;
const frequencyBits = 10;
/** What one posting says of its passage takes so many of the lowest bits; the position stands above them. */
const weightUnits = 2 ** (frequencyBits + lengthBits);
const mostFrequency = 2 ** frequencyBits - 1;
const mostLength = 2 ** lengthBits - 1;

/** Frequencies and lengths beyond the field's bound count as that: BM25 hardly tells them apart. */
export const packPosting = ({ position, frequency, length }: Posting): number =>
  position * weightUnits + Math.min(frequency, mostFrequency) * 2 ** lengthBits + Math.min(length, mostLength);

/** The position of a packed posting, and what it says of the passage (`frequencyOf`, `lengthOf`). */
export const positionOf = (packed: number): number => Math.floor(packed / weightUnits);
export const weightOf = (packed: number): number => packed % weightUnits;
export const frequencyOf = (weight: number): number => weight >>> lengthBits;
export const lengthOf = (weight: number): number => weight & mostLength;
