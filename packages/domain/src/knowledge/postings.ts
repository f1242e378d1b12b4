/** Postings packed into one number each, since they are stored and read by the hundred thousand. */

export interface Posting {
  /** Index of the passage in its document, from 0. */
  readonly position: number;
  /** Indexes of the term among the terms of the passage, from 0. */
  readonly places: readonly number[];
  /** Number of terms of the passage. */
  readonly length: number;
}

const frequencyBits = 6;
const lengthBits = 10;
const placeBits = 16;
/** The lowest bits hold the weight; the position is above them. */
const weightUnits = 2 ** (frequencyBits + lengthBits + placeBits);
const maxFrequency = 2 ** frequencyBits - 1;
const maxLength = 2 ** lengthBits - 1;
const allPlaces = 2 ** placeBits - 1;

/**
 * Packs a posting. Frequency and length are capped, where BM25 hardly changes. Places are kept modulo sixteen.
 */
export const packPosting = ({ position, places, length }: Posting): number => {
  const rests = places.reduce((bits, place) => bits | (1 << (place % placeBits)), 0);
  const frequency = Math.min(places.length, maxFrequency);
  const ofPassage = frequency * 2 ** lengthBits + Math.min(length, maxLength);
  return position * weightUnits + ofPassage * 2 ** placeBits + rests;
};

/** Unpacks the position of a posting. `weightOf` holds the rest: frequency, length and places. */
export const positionOf = (packed: number): number => Math.floor(packed / weightUnits);
export const weightOf = (packed: number): number => packed % weightUnits;
export const frequencyOf = (weight: number): number => weight >>> (lengthBits + placeBits);
export const lengthOf = (weight: number): number => (weight >>> placeBits) & maxLength;
/** Returns a bit for each place of the term modulo sixteen. */
export const placesOf = (weight: number): number => weight & allPlaces;

/**
 * Tells if one term probably stands right before another. It never misses, and errs in one of sixteen cases if each
 * occurs once.
 */
export const areAdjacent = (before: number, after: number): boolean =>
  (((before << 1) | (before >>> (placeBits - 1))) & allPlaces & after) !== 0;
