/** Media of the Cloud API: `POST {base_url}/{sender_id}/media` gives a file an id, `GET {base_url}/{id}` an id its address. */
import { Buffer } from "node:buffer";
import type { OutgoingFailure, OutgoingHttp, OutgoingResult } from "../../platform/outgoing-http.ts";
import { type Followed, type Following, follow } from "../../pages/redirects.ts";
import type { MediaFetch, MediaFile, MediaHandover, OpenLink } from "../provider.ts";
import { authorization, idAt, isSuccess, mediaTypeAt, numberAt, parsed, refusalOf, textAt } from "./answers.ts";

const milliseconds = 60_000;
const maxAnswerBytes = 65_536;

/** Hands over a file. */
export const takeMedia = async (
  outgoing: OutgoingHttp,
  link: OpenLink,
  product: string,
  file: MediaFile,
): Promise<MediaHandover> => {
  const boundary = `atlas-${crypto.randomUUID()}`;
  const answer = await outgoing.post(`${link.base_url}/${link.sender_id}/media`, {
    headers: { ...authorization(link), "content-type": `multipart/form-data; boundary=${boundary}` },
    body: await formOf(boundary, product, file),
    timeoutMs: milliseconds,
    maxResponseBytes: maxAnswerBytes,
  });
  if (answer.error !== undefined) return { kind: "put_off", failure: "provider_unavailable", rest: 2_000 };
  const providerMediaId = isSuccess(answer) ? idAt(parsed(answer.body), "id") : null;
  if (providerMediaId !== null) return { kind: "taken", providerMediaId };
  const { failure, rest, words } = refusalOf(answer);
  return rest === null ? { kind: "failed", failure, words } : { kind: "put_off", failure, rest, words };
};

/** The file is read into its place in the form, so that we have it in memory once. */
const formOf = async (
  boundary: string,
  product: string,
  { mediaType, filename, ...file }: MediaFile,
): Promise<Uint8Array<ArrayBuffer>> => {
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const name = filename.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const head = `${field("messaging_product", product)}${field("type", mediaType)}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${mediaType}\r\n\r\n`;
  const [first, last] = [Buffer.from(head), Buffer.from(`\r\n--${boundary}--\r\n`)];
  const form = new Uint8Array(first.length + file.size + last.length);
  form.set(first);
  await readInto(form, file, first.length);
  form.set(last, first.length + file.size);
  return form;
};

/** Reads the bytes of a file into their place. */
export const readInto = async (
  target: Uint8Array,
  { pieces }: Pick<MediaFile, "pieces">,
  start: number,
): Promise<void> => {
  let at = start;
  for await (const piece of pieces) {
    target.set(piece, at);
    at += piece.length;
  }
};

/** Fetches a file by its id: first its address, then its bytes. Only the API's own host gets the access token. */
export const fetchMedia = async (
  outgoing: OutgoingHttp,
  link: OpenLink,
  providerMediaId: string,
  { maxBytes, keep }: Pick<Following, "maxBytes" | "keep">,
  now = () => performance.now(),
): Promise<MediaFetch> => {
  const deadline = now() + milliseconds;
  const left = () => deadline - now();
  const described = await outgoing.get(`${link.base_url}/${encodeURIComponent(providerMediaId)}`, {
    headers: authorization(link),
    timeoutMs: milliseconds,
    maxResponseBytes: maxAnswerBytes,
  });
  if (described.error !== undefined) return unreached(described);
  if (!isSuccess(described)) return refused(described);
  const about = parsed(described.body);
  const [url, mediaType] = [textAt(about, "url"), mediaTypeAt(about, "mime_type")];
  if (url === null) return { kind: "failed", error_code: "not_found" };
  if ((numberAt(about, "file_size") ?? 0) > maxBytes) return tooLarge;
  const trusted = trustedWith(link, url);
  return fetchedAs(
    await follow(outgoing, url, {
      headersFor: (next) => ({ accept: "*/*", ...(trusted(next) ? authorization(link) : {}) }),
      refuse: async () => null,
      maxBytes,
      ...(keep && { keep }),
      left,
    }),
    mediaType ?? "application/octet-stream",
  );
};

/** The API names the address, and its first host asks for the token. A redirect to another host does not get it. */
const trustedWith = ({ base_url }: OpenLink, first: string) => {
  const origins = [base_url, first].map((url) => URL.parse(url)?.origin);
  return (url: string): boolean => origins.includes(URL.parse(url)?.origin);
};

const tooLarge: MediaFetch = { kind: "failed", error_code: "too_large" };

const fetchedAs = (followed: Followed, mediaType: string): MediaFetch => {
  if ("refused" in followed) return { kind: "failed", error_code: "unreachable" };
  if ("error" in followed && followed.error !== undefined) return unreached(followed);
  if (!("answer" in followed)) return { kind: "failed", error_code: "unreachable" };
  const { answer } = followed;
  return answer.status === 200 ? { kind: "fetched", mediaType } : refused(answer);
};

/** Errors that another attempt does not change. */
const unreached = ({ error }: OutgoingFailure): MediaFetch => {
  if (error === "response_too_large") return tooLarge;
  if (error === "invalid_url" || error === "blocked_address") return { kind: "failed", error_code: "unreachable" };
  return { kind: "put_off", failure: "provider_unavailable", rest: 2_000 };
};

const refused = (answer: Exclude<OutgoingResult, OutgoingFailure>): MediaFetch => {
  const { failure, rest } = refusalOf(answer);
  return rest === null ? { kind: "failed", error_code: "not_found" } : { kind: "put_off", failure, rest };
};
