/** Reading JSON that another service writes: whatever is missing or of another type is not there. */
import { shapeProblem } from "@atlas-messaging/pipeline";

/** A thousand messages have about half as many members and items. */
const mostParts = 50_000;

export const member = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), value);

export const textAt = (value: unknown, ...path: readonly string[]): string | null => {
  const found = member(value, ...path);
  return typeof found === "string" ? found : null;
};

/** An id that the provider gives: what no provider would send, and no database keep or look up, is not there. */
export const idAt = (value: unknown, ...path: readonly string[]): string | null => {
  const found = textAt(value, ...path);
  return found !== null && /^[\x20-\x7e]{1,512}$/.test(found) ? found : null;
};

export const numberAt = (value: unknown, ...path: readonly string[]): number | null => {
  const found = member(value, ...path);
  return typeof found === "number" ? found : null;
};

export const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = member(value, ...path);
  return Array.isArray(found) ? found : [];
};

/** The parsed JSON of some bytes; undefined when they are none, or more than anybody sends. */
export const parsed = (bytes: Uint8Array): unknown => {
  try {
    const text = new TextDecoder().decode(bytes);
    return shapeProblem(text, mostParts) === null ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};
