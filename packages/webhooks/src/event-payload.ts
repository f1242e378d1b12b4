import { AtlasPayloadError } from "./errors.ts";

/**
 * Parses a body whose signature has been verified.
 * The cast rests on that signature: only the service writes these bytes, and it writes them by the contract.
 *
 * @throws {AtlasPayloadError} if the bytes are not a JSON object in UTF-8
 */
export function parseVerified<Event>(body: Uint8Array | string): Event {
  const value = parseJson(body);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new AtlasPayloadError();
  return value as Event;
}

/** Refuses what is not UTF-8, and keeps a byte order mark, which JSON does not allow, so that it is refused too. */
function decodeExactly(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
}

function parseJson(body: Uint8Array | string): unknown {
  try {
    return JSON.parse(typeof body === "string" ? body : decodeExactly(body));
  } catch (cause) {
    throw new AtlasPayloadError(cause);
  }
}
