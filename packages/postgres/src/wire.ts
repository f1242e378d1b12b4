/** Encodes values for the database and decodes its answers, for both drivers. */
import { serialize } from "pg-protocol";

export type Value = string | number | boolean | null | readonly (string | null)[] | TextList;

/** The protocol counts values in 16 bits. */
const maxValues = 65_533;

/** A value as it is sent: text, or bytes in binary. */
export type Encoded = string | Buffer | null;

const encoded = (value: Value, index: number): Encoded => {
  if (value === null || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "t" : "f";
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (value instanceof TextList) return value.encoded();
  if (Array.isArray(value)) return `{${value.map(arrayElement).join(",")}}`;
  throw new TypeError(`$${index + 1} is not a value for the database: ${typeof value}`);
};

/** Encodes all values before a message is built: an invalid one leaves no partial message on the connection. */
export const encodeValues = ({ values }: { readonly text: string; readonly values: readonly Value[] }): Encoded[] => {
  if (values.length > maxValues) throw new RangeError(`a statement takes at most ${maxValues} values`);
  return values.map(encoded);
};

type Parse = (text: string) => unknown;

const asNumber: Parse = (text) => Number(text);

const asBoolean: Parse = (text) => text === "t";

const asJson: Parse = (text) => JSON.parse(text);

/** Parsers by type number of PostgreSQL's catalog; other types stay text. */
export const parsers: Readonly<Record<number, Parse>> = {
  16: asBoolean,
  20: asNumber, // bigint, for counts
  21: asNumber,
  23: asNumber,
  114: asJson,
  700: asNumber,
  701: asNumber,
  3802: asJson, // jsonb
};

/** Text that JSON writes with more escapes than an array literal has. */
const escapedByJson = /[\p{Cc}\p{Cs}]/u;

/** Writes an element of an array literal. Most texts are quoted as in JSON, which takes a tenth of the time. */
export const arrayElement = (element: unknown): string => {
  if (element === null) return "NULL";
  if (typeof element !== "string") throw new TypeError("an array value may hold strings and null only");
  return escapedByJson.test(element) ? `"${element.replace(/["\\]/g, "\\$&")}"` : JSON.stringify(element);
};

/** Header of a list in binary: dimensions, nulls, element type, length, and the first place. */
const headBytes = 20;

const textType = 25;

/**
 * A value for `text[]` that is sent in binary. A literal escapes each quote of a JSON text, and PostgreSQL reads it
 * character by character.
 */
export class TextList {
  readonly texts: readonly (string | null)[];

  constructor(texts: readonly (string | null)[]) {
    this.texts = texts;
  }

  /** UTF-16 code units of all texts. */
  get units(): number {
    return this.texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  }

  /** The same as a literal. */
  toString(): string {
    return `{${this.texts.map(arrayElement).join(",")}}`;
  }

  encoded(): Buffer {
    const { texts } = this;
    const sizes = texts.map((text) => (text === null ? -1 : Buffer.byteLength(text)));
    const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + 4 + Math.max(0, size), headBytes));
    bytes.writeInt32BE(1, 0);
    bytes.writeInt32BE(texts.includes(null) ? 1 : 0, 4);
    bytes.writeInt32BE(textType, 8);
    bytes.writeInt32BE(texts.length, 12);
    bytes.writeInt32BE(1, 16);
    let at = headBytes;
    texts.forEach((text, index) => {
      at = bytes.writeInt32BE(sizes[index] ?? -1, at);
      if (text !== null) at += bytes.write(text, at);
    });
    return bytes;
  }
}

/** Smaller messages use the driver's serializer, whose buffer grows to the largest message and stays. */
const large = 65_536;

/** Counts the UTF-16 code units and bytes of all values. */
export const unitsOf = (values: readonly unknown[]): number => {
  let units = 0;
  for (const value of values) {
    if (typeof value === "string" || value instanceof Uint8Array) units += value.length;
    else if (value instanceof TextList) units += value.units;
  }
  return units;
};

/** Builds the protocol's Bind for the unnamed portal, all results as text. Each value is written once. */
export const bindMessage = (statement: string, values: readonly Encoded[]): Buffer =>
  unitsOf(values) < large ? serialize.bind({ statement, values: [...values] }) : largeBind(statement, values);

const encoder = new TextEncoder();

const largeBind = (statement: string, values: readonly Encoded[]): Buffer => {
  const lengths = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const head = Buffer.from(`B\0\0\0\0\0${statement}\0`);
  const size = lengths.reduce((sum, length) => sum + 6 + Math.max(0, length), head.length + 6);
  const bytes = Buffer.allocUnsafe(size);
  head.copy(bytes);
  bytes.writeInt32BE(size - 1, 1);
  let at = bytes.writeUInt16BE(values.length, head.length);
  for (const value of values) at = bytes.writeUInt16BE(typeof value === "object" && value !== null ? 1 : 0, at);
  at = bytes.writeUInt16BE(values.length, at);
  values.forEach((value, index) => {
    at = bytes.writeInt32BE(lengths[index] ?? -1, at);
    if (typeof value === "string") at += encoder.encodeInto(value, bytes.subarray(at)).written;
    else if (value !== null) at += value.copy(bytes, at);
  });
  bytes.writeUInt16BE(0, at);
  return bytes;
};
