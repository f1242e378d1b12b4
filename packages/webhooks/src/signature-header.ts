/** The header of every delivery that carries its signature. */
export const SIGNATURE_HEADER = "Atlas-Signature";

/** While a secret is being rotated, the header that carries the signature by the secret that is going out of use. */
export const PREVIOUS_SIGNATURE_HEADER = "Atlas-Signature-Previous";

/** `Headers` of the Fetch standard, in this shape so that no DOM types are needed. */
export type FetchHeaders = { get(name: string): string | null };

/** `IncomingMessage.headers` of Node, or any plain object of headers; names in any case. */
export type PlainHeaders = { readonly [name: string]: string | readonly string[] | undefined };

/**
 * Where the signature is: the value of the `Atlas-Signature` header, or all the headers of the request.
 * Given all headers, `Atlas-Signature-Previous` counts as well, so that a receiver which still has the old secret
 * goes on working through a rotation.
 */
export type SignatureSource = string | readonly string[] | FetchHeaders | PlainHeaders | null | undefined;

const WELL_FORMED = /^[0-9a-fA-F]{64}$/;

/** Returns the signatures to try, each 64 hex digits; empty if `Atlas-Signature` is absent, repeated or malformed. */
export function signatureCandidates(source: SignatureSource): readonly string[] {
  if (isHeaderSet(source)) {
    const current = wellFormed(headerValue(source, SIGNATURE_HEADER));
    if (current === undefined) return [];
    const previous = wellFormed(headerValue(source, PREVIOUS_SIGNATURE_HEADER));
    return previous === undefined ? [current] : [current, previous];
  }
  const only = wellFormed(source);
  return only === undefined ? [] : [only];
}

function isHeaderSet(source: SignatureSource): source is FetchHeaders | PlainHeaders {
  return typeof source === "object" && source !== null && !Array.isArray(source);
}

function headerValue(headers: FetchHeaders | PlainHeaders, name: string): unknown {
  return isFetchHeaders(headers) ? headers.get(name) : plainHeaderValue(headers, name.toLowerCase());
}

function isFetchHeaders(headers: FetchHeaders | PlainHeaders): headers is FetchHeaders {
  return typeof headers.get === "function";
}

/** A header under two spellings is a repeated header: the list of both values is malformed. */
function plainHeaderValue(headers: PlainHeaders, lowerCaseName: string): unknown {
  const names = Object.keys(headers).filter(
    (name) => name.length === lowerCaseName.length && name.toLowerCase() === lowerCaseName,
  );
  const values = names.flatMap((name) => headers[name] ?? []);
  return values.length === 1 ? values[0] : values;
}

/** A repeated header arrives as a list or, joined by a comma, as a string that is too long; neither is a signature. */
function wellFormed(value: unknown): string | undefined {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof only === "string" && WELL_FORMED.test(only) ? only : undefined;
}
