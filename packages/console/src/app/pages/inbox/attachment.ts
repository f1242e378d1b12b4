/** A file that goes to the customer: its kind for the messaging app, and its bytes as the upload takes them. */
import type { BodyOf } from "@atlas-messaging/contract";

type Upload = BodyOf<"console.uploadMedia">;
type Kind = "image" | "audio" | "video" | "document";

/** Bytes that an upload may have. */
const maxBytes = 16 * 1024 * 1024;

/** Types that messaging apps show by themselves. Everything else goes as a document. */
const kinds: { readonly [type: string]: Kind } = {
  "image/jpeg": "image",
  "image/png": "image",
  "audio/aac": "audio",
  "audio/amr": "audio",
  "audio/mpeg": "audio",
  "audio/mp4": "audio",
  "audio/ogg": "audio",
  "video/mp4": "video",
  "video/3gpp": "video",
};

const typeOf = ({ type }: File): string => type.split(";")[0] || "application/octet-stream";

const kindOf = (file: File): Kind => kinds[typeOf(file)] ?? "document";

/** Says why a file cannot go; null if it can. */
export const refusalOf = ({ name, size }: File): string | null => {
  if (size === 0) return `${name} is empty.`;
  return size > maxBytes ? `${name} is larger than 16 MB, the most that can be sent.` : null;
};

/** Sounds have no text below them. */
export const takesCaption = (file: File): boolean => kindOf(file) !== "audio";

/** Writes a size as people read it. */
export const sizeWords = ({ size }: File): string =>
  size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;

/** Reads the file for the upload. */
export const uploadOf = async (file: File): Promise<Upload> => ({
  media_type: typeOf(file),
  content: await base64Of(file),
  filename: file.name.slice(-240),
});

/** A data URL has its bytes after the first comma. */
const afterComma = (url: unknown): string => (typeof url === "string" ? url.slice(url.indexOf(",") + 1) : "");

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(afterComma(reader.result)));
    reader.addEventListener("error", () => reject(new Error(`${file.name} cannot be read.`)));
    reader.readAsDataURL(file);
  });

/** The content of a reply with an uploaded file. */
export const contentOf = (file: File, media_id: string, caption: string) => ({
  type: kindOf(file),
  media_id,
  ...(caption === "" || !takesCaption(file) ? {} : { caption }),
});
