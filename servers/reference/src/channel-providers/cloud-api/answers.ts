/** Reads the Cloud API's answers. */
import { createHash } from "node:crypto";
import { placeholderNumber } from "@atlas-messaging/service/core/hidden-numbers";
import { type ProviderError, providerError, providerWords } from "@atlas-messaging/service/channels/provider-errors";
import type { ProviderWords } from "@atlas-messaging/service/rows/channels";
import { readRetryAfter } from "@atlas-messaging/service/webhooks/delivery";
import type { OutgoingAnswer } from "../../platform/outgoing-http.ts";
import type { OpenLink, Person } from "../provider.ts";
import { isMediaType } from "@atlas-messaging/service/messages/content";
import { shapeProblem } from "@atlas-messaging/server-stubs/parts";

export const authorization = ({ secrets }: Pick<OpenLink, "secrets">) => ({
  authorization: `Bearer ${secrets.access_token}`,
});

export const isSuccess = ({ status }: OutgoingAnswer): boolean => status >= 200 && status < 300;

/** Returns the consequence of an unsuccessful answer. */
export const refusalOf = (answer: OutgoingAnswer): ProviderError & { readonly words: ProviderWords | null } => {
  const error = member(parsed(answer.body), "error");
  const { failure, rest } = providerError(answer.status, numberAt(error, "code"));
  const words = wordsOf(error);
  return { failure, words, rest: rest === null ? null : Math.max(rest, retryAfterOf(answer)) };
};

/** Reads an error of the API, of an answer or of a callback. */
export const wordsOf = (error: unknown): ProviderWords | null =>
  providerWords(
    numberAt(error, "code"),
    textAt(error, "title") ?? textAt(error, "message"),
    textAt(error, "error_data", "details"),
  );

const maxRetryAfter = 3_600_000;

/** The API sends seconds. A date would need a clock and is ignored. */
export const retryAfterOf = ({ headers }: OutgoingAnswer): number => {
  const wait = readRetryAfter(headers["retry-after"], "9999-12-31T23:59:59.999Z");
  return Math.min(wait ?? 0, maxRetryAfter);
};

// Reads another service's JSON; a value of the wrong type counts as missing.

/** A thousand messages have about half as many members and items. */
const maxParts = 50_000;

export const member = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), value);

/** Reads a text, without what no database stores. Every text of a provider comes this way. */
export const textAt = (value: unknown, ...path: readonly string[]): string | null => {
  const found = member(value, ...path);
  return typeof found === "string" ? storable(found) : null;
};

/** Reads the type of a file; one that no header could name counts as missing. */
export const mediaTypeAt = (value: unknown, ...path: readonly string[]): string | null => {
  const found = textAt(value, ...path);
  return found !== null && isMediaType(found) ? found : null;
};

/** Reads a provider's id; one that no database could store counts as missing. */
export const idAt = (value: unknown, ...path: readonly string[]): string | null => {
  // As it was sent: without its odd characters it would be the id of something else.
  const found = member(value, ...path);
  return typeof found === "string" && /^[\x20-\x7e]{1,512}$/.test(found) ? found : null;
};

/** Reads an id that may be a number. One that a number cannot hold exactly counts as missing. */
export const idOrNumberAt = (value: unknown, ...path: readonly string[]): string | null => {
  const number = numberAt(value, ...path);
  return number === null ? idAt(value, ...path) : Number.isSafeInteger(number) ? String(number) : null;
};

/** PostgreSQL stores neither U+0000 nor half a surrogate pair, which a cut may leave. */
export const storable = (text: string, units?: number): string =>
  text.replaceAll("\0", "").slice(0, units).toWellFormed();

export const numberAt = (value: unknown, ...path: readonly string[]): number | null => {
  const found = member(value, ...path);
  return typeof found === "number" ? found : null;
};

export const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = member(value, ...path);
  return Array.isArray(found) ? found : [];
};

/** Returns the digits of a number as it is shown; null for none. */
export const digitsIn = (shown: string | null): string | null => (shown ?? "").replace(/\D/g, "").slice(0, 20) || null;

/** Returns a number as we have it; null for a user whose number is hidden, or for none. */
const numberIn = (digits: string | null): string | null => {
  if (digits === null || !/^\+?\d{1,20}$/.test(digits)) return null;
  return digits.startsWith("+") ? digits : `+${digits}`;
};

const maxUserIdUnits = 256;

/** Returns who is meant: by a number, or by the user's id where the number is hidden; null for nobody. */
export const personOf = (digits: string | null, userId: string | null): Person | null => {
  const id = userId !== null && userId !== "" && userId.length <= maxUserIdUnits ? userId : null;
  const phoneNumber = numberIn(digits) ?? (id === null ? null : hiddenNumber(id));
  return phoneNumber === null ? null : { phoneNumber, userId: id };
};

/** The same user has the same placeholder each time. */
const hiddenNumber = (userId: string): string =>
  placeholderNumber(createHash("sha256").update(userId).digest("hex").slice(0, 12));

/** Reads when something was sent. The API gives seconds since the epoch, as text or as a number. */
export const sentAtIn = (sent: unknown): string | null => {
  const seconds = textAt(sent, "timestamp") ?? String(numberAt(sent, "timestamp") ?? "");
  return /^\d{1,11}$/.test(seconds) ? new Date(Number(seconds) * 1_000).toISOString() : null;
};

/** Parses JSON; undefined if it is malformed or far too large. */
export const parsed = (bytes: Uint8Array): unknown => {
  try {
    const text = new TextDecoder().decode(bytes);
    return shapeProblem(text, maxParts) === null ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};
