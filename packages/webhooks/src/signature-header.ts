import type { SignatureRefusal } from "./errors.ts";

/** Header with the signature of a delivery. */
export const SIGNATURE_HEADER = "Atlas-Signature";

/** Header with the signature by the old secret, sent during a rotation. */
export const PREVIOUS_SIGNATURE_HEADER = "Atlas-Signature-Previous";

/** `Headers` of the Fetch standard, declared here so that no DOM types are needed. */
export type FetchHeaders = { get(name: string): string | null };

/** `IncomingMessage.headers` of Node, or any plain object of headers. Names may have any case. */
export type PlainHeaders = { readonly [name: string]: string | readonly string[] | undefined };

/**
 * The `Atlas-Signature` value, or all headers of the request. Given all headers, `Atlas-Signature-Previous` counts too.
 * A receiver with the old secret therefore keeps working during a rotation.
 */
export type SignatureSource = string | readonly string[] | FetchHeaders | PlainHeaders | null | undefined;

/** Returns the signature, 64 lower-case hex digits. Empty if the header is missing, repeated or malformed. */
export const signatureOf = (source: SignatureSource, name?: string): string => {
  const value = valueOf(source, name);
  return /^[\da-f]{64}$/.test(value) ? value : "";
};

/** Reason to refuse the signatures of a header. */
export const refusalOf = (source: SignatureSource): SignatureRefusal => {
  if (signatureOf(source)) return "mismatch";
  return valueOf(source) ? "malformed" : "missing";
};

/** Returns the header in lower case. A repeated header is joined by commas, as some platforms do themselves. */
export const valueOf = (source: SignatureSource, name = "atlas-signature"): string =>
  String([isHeaderSet(source) ? headerValue(source, name) : source]).toLowerCase();

/** Strings and lists are values. Only they have `at`. */
const isHeaderSet = (source: SignatureSource): source is FetchHeaders | PlainHeaders =>
  !!source && !(source as readonly string[]).at;

/** Returns a header by its lower-case name, as Node stores it. Other spellings come back as a list. */
export const headerValue = (headers: FetchHeaders | PlainHeaders, name: string): unknown =>
  isFetchHeaders(headers)
    ? headers.get(name)
    : (headers[name] ?? Object.keys(headers).flatMap((key) => (key.toLowerCase() === name ? headers[key] : [])));

const isFetchHeaders = (headers: FetchHeaders | PlainHeaders): headers is FetchHeaders =>
  !!(headers as FetchHeaders).get?.call;
