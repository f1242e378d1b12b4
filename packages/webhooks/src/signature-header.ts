import type { SignatureRefusal } from "./errors.ts";

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

/** The signature in a header, 64 hex digits in lower case; empty if it is absent, repeated or malformed. */
export const signatureOf = (source: SignatureSource, name?: string): string => {
  const value = valueOf(source, name);
  return /^[\da-f]{64}$/.test(value) ? value : "";
};

/** Why nothing in the header can be trusted, when the signatures were refused. */
export const refusalOf = (source: SignatureSource): SignatureRefusal => {
  if (signatureOf(source)) return "mismatch";
  return valueOf(source) ? "malformed" : "missing";
};

/** A header's text in lower case. A repeated header becomes a text with a comma, as a platform may have made of it before. */
export const valueOf = (source: SignatureSource, name = "atlas-signature"): string =>
  String([isHeaderSet(source) ? headerValue(source, name) : source]).toLowerCase();

/** Texts and lists, which have items, are values. */
const isHeaderSet = (source: SignatureSource): source is FetchHeaders | PlainHeaders =>
  !!source && !(source as readonly string[]).at;

/** The value of a header by its name in lower case, as Node has it; or a list of what stands under other spellings. */
export const headerValue = (headers: FetchHeaders | PlainHeaders, name: string): unknown =>
  isFetchHeaders(headers)
    ? headers.get(name)
    : (headers[name] ?? Object.keys(headers).flatMap((key) => (key.toLowerCase() === name ? headers[key] : [])));

const isFetchHeaders = (headers: FetchHeaders | PlainHeaders): headers is FetchHeaders =>
  !!(headers as FetchHeaders).get?.call;
