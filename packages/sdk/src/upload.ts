import type { OperationId, QueryOf } from "@atlas-messaging/contract";
import type { CallOptions } from "./call.ts";
import { search } from "./path.ts";

/** Bytes of a file. */
export type FileBytes = Blob | Uint8Array | ReadableStream<Uint8Array>;

/** A file to upload, and what is said about it. */
export type Upload<Id extends OperationId> = QueryOf<Id> & {
  /** The bytes. A stream can be sent only once, so its upload is not retried. */
  readonly file: FileBytes;
  /** Type of the file. By default that of the `Blob`, else `application/octet-stream`. */
  readonly media_type?: string | undefined;
};

type AnyUpload = Pick<Upload<OperationId>, "file" | "media_type">;

/** Returns the query of an upload. A `File` has its own name. */
export const uploadSearch = (upload: AnyUpload): string => {
  const { file, media_type: _, ...query } = upload;
  const { name: filename }: { readonly name?: unknown } = Object(file);
  return search({ filename, ...query });
};

/** Returns the options of an upload: the type of its file, ten minutes by default, and no retries of a stream. */
export const uploadOptions = (upload: AnyUpload, options: CallOptions = {}): CallOptions => {
  const { file, media_type }: Partial<AnyUpload> = Object(upload);
  const { type = "", getReader }: { readonly type?: string; readonly getReader?: unknown } = Object(file);
  return {
    timeout: 600_000,
    attemptTimeout: 600_000,
    ...options,
    ...(getReader ? { retries: 0 } : {}),
    headers: { "content-type": media_type ?? (type || "application/octet-stream"), ...options.headers },
  };
};

/** Returns the file as `fetch` takes it. Runtimes want to be told that a stream ends before the answer begins. */
export const fileInit = ({ file }: AnyUpload): RequestInit => {
  const init = { duplex: "half", body: file as BodyInit }; // Its type excludes bytes that threads share.
  return init;
};
