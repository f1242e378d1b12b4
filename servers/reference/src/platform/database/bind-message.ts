import { serialize } from "pg-protocol";
import { TextList } from "./text-list.ts";
import type { Encoded } from "./wire.ts";

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
