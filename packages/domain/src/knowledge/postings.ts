/** Which passage has a term how often and where, as one number: it is stored, sent and read by the hundred thousand. */

export interface Posting {
  /** Which passage of its document, from 0. */
  readonly position: number;
  /** Where the term stands among the terms of the passage, from 0. */
  readonly places: readonly number[];
  /** How many terms the passage has. */
  readonly length: number;
}

const frequencyBits = 6;
const lengthBits = 10;
const placeBits = 16;
/** What one posting says of its passage takes so many of the lowest bits; the position stands above them. */
const weightUnits = 2 ** (frequencyBits + lengthBits + placeBits);
const mostFrequency = 2 ** frequencyBits - 1;
const mostLength = 2 ** lengthBits - 1;
const allPlaces = 2 ** placeBits - 1;

/**
 * Frequencies and lengths beyond the field's bound count as that: BM25 hardly tells them apart. Of the places, only their
 * rest by sixteen is kept.
 */
export const packPosting = ({ position, places, length }: Posting): number => {
  const rests = places.reduce((bits, place) => bits | (1 << (place % placeBits)), 0);
  const frequency = Math.min(places.length, mostFrequency);
  const ofPassage = frequency * 2 ** lengthBits + Math.min(length, mostLength);
  return position * weightUnits + ofPassage * 2 ** placeBits + rests;
};

/** The position of a packed posting, and what it says of the passage (`frequencyOf`, `lengthOf`, `placesOf`). */
export const positionOf = (packed: number): number => Math.floor(packed / weightUnits);
export const weightOf = (packed: number): number => packed % weightUnits;
export const frequencyOf = (weight: number): number => weight >>> (lengthBits + placeBits);
export const lengthOf = (weight: number): number => (weight >>> placeBits) & mostLength;
/** A bit for each rest that the places of the term have. */
export const placesOf = (weight: number): number => weight & allPlaces;

/**
 * Whether a term with these places most likely stands directly before one with those: certainly if it does, by chance in
 * one of sixteen cases if each stands once.
 */
export const areAdjacent = (before: number, after: number): boolean =>
  (((before << 1) | (before >>> (placeBits - 1))) & allPlaces & after) !== 0;
