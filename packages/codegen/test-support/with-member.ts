import { isRecord } from "../src/contract/document.ts";

/**
 * A copy of a JSON value with the member at a path set, or left out where the value is undefined. Objects are made
 * where the path leads to nothing.
 */
export const withMember = (node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(node)) {
    const copy = [...node];
    copy[Number(key)] = withMember(copy[Number(key)], rest, value);
    return copy.filter((item) => item !== undefined);
  }
  const members = isRecord(node) ? node : {};
  const { [key]: old, ...others } = members;
  const member = withMember(old, rest, value);
  return member === undefined ? others : { ...members, [key]: member };
};
