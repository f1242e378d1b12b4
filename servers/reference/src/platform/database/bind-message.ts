import { serialize } from "pg-protocol";

/** Smaller messages use the driver's serializer, whose buffer grows to the largest message and stays. */
const large = 65_536;

/** Counts the UTF-16 code units of all values. */
export const unitsOf = (values: readonly unknown[]): number => {
  let units = 0;
  for (const value of values) if (typeof value === "string") units += value.length;
  return units;
};

/** Builds the protocol's Bind for the unnamed portal, all values and results as text. Each value is written once. */
export const bindMessage = (statement: string, values: readonly (string | null)[]): Buffer =>
  unitsOf(values) < large ? serialize.bind({ statement, values: [...values] }) : largeBind(statement, values);

const encoder = new TextEncoder();

const largeBind = (statement: string, values: readonly (string | null)[]): Buffer => {
  const lengths = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const head = Buffer.from(`B\0\0\0\0\0${statement}\0\0\0`);
  const size = lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), head.length + 4);
  const bytes = Buffer.allocUnsafe(size);
  head.copy(bytes);
  bytes.writeInt32BE(size - 1, 1);
  let at = bytes.writeUInt16BE(values.length, head.length);
  values.forEach((value, index) => {
    at = bytes.writeInt32BE(lengths[index] ?? -1, at);
    if (value !== null) at += encoder.encodeInto(value, bytes.subarray(at)).written;
  });
  bytes.writeUInt16BE(0, at);
  return bytes;
};
