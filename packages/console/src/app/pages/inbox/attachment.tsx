import { FileText, Paperclip, X } from "lucide-react";
import { useRef } from "react";
import { useKeys } from "../../keys/keys.ts";
import { useSent } from "../../data/sending.ts";

/** Chooses a file. Dropping one on the composer, or pasting a picture, does the same. */
export const AttachButton = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = (): void => input.current?.click();
  useKeys([{ keys: "f", name: "Attach a file", run: choose }]);
  return (
    <>
      <button type="button" title="Attach a file (F)" aria-label="Attach a file" onClick={choose}>
        <Paperclip aria-hidden />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to send"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
    </>
  );
};

interface AttachedProps {
  readonly file: File;
  readonly isSending: boolean;
  /** It goes as a voice note, or as a sticker. */
  readonly isMarked: boolean;
  readonly onMark: (isMarked: boolean) => void;
  readonly onRemove: () => void;
}

/** The file that the next reply takes along. */
export const Attached = ({ file, isSending, isMarked, onMark, onRemove }: AttachedProps) => (
  <p className="aside">
    <FileText aria-hidden />
    <span>
      {file.name} <small>{isSending ? <Sent /> : sizeWords(file)}</small>
      {isTooLongToShow(file) && <small> It goes as a document, since it is too large to be shown.</small>}
      {!takesCaption(file, isMarked) && <small> It has no text below it. Your text stays here.</small>}
    </span>
    {markOf(file) !== null && (
      <label className="mark">
        <input type="checkbox" checked={isMarked} onChange={({ target }) => onMark(target.checked)} />{" "}
        {markOf(file) === "voice" ? "As a voice note" : "As a sticker"}
      </label>
    )}
    <button type="button" className="button ghost icon" aria-label="Do not send the file" onClick={onRemove}>
      <X aria-hidden />
    </button>
  </p>
);

/** Progress of the file that is sent. */
const Sent = () => {
  const sent = Math.floor(100 * useSent());
  return (
    <>
      Uploading <progress max={100} value={sent} aria-label="Uploaded" /> {sent} %
    </>
  );
};

// A file that goes to the customer, and its kind for the messaging app.
type Kind = "image" | "audio" | "video" | "document" | "sticker";

/** Bytes that messaging apps take of each kind. */
const maxBytes: { readonly [Each in Kind]: number } = {
  image: 5 * 1024 * 1024,
  audio: 16 * 1024 * 1024,
  video: 16 * 1024 * 1024,
  document: 100_000_000,
  sticker: 512_000,
};

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

const shownAs = (file: File): Kind => kinds[typeOf(file)] ?? "document";

const isTooLongToShow = (file: File): boolean => file.size > maxBytes[shownAs(file)];

const kindOf = (file: File): Kind => (isTooLongToShow(file) ? "document" : shownAs(file));

/** Names what a person may send a file as, beside its own kind. */
const markOf = (file: File): "voice" | "sticker" | null => {
  const type = typeOf(file);
  if (type === "audio/ogg" && file.size <= maxBytes.audio) return "voice";
  return type === "image/webp" && file.size <= maxBytes.sticker ? "sticker" : null;
};

const isSticker = (file: File, isMarked: boolean): boolean => isMarked && markOf(file) === "sticker";

/** Says why a file cannot go; null if it can. */
export const refusalOf = ({ name, size }: File): string | null => {
  if (size === 0) return `${name} is empty.`;
  return size > maxBytes.document ? `${name} is larger than 100 MB, the most that can be sent.` : null;
};

/** Sounds and stickers have no text below them. */
export const takesCaption = (file: File, isMarked: boolean): boolean =>
  kindOf(file) !== "audio" && !isSticker(file, isMarked);

/** Writes a size as people read it. */
const sizeWords = ({ size }: File): string =>
  size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;

/** The upload of a file. */
export const uploadOf = (file: File) => ({ file, media_type: typeOf(file), filename: file.name.slice(-240) });

/** The content of a reply with an uploaded file. */
export const contentOf = (
  file: File,
  media_id: string,
  { caption, isMarked }: { readonly caption: string; readonly isMarked: boolean },
) => {
  if (isSticker(file, isMarked)) return { type: "sticker" as const, media_id };
  const kind = kindOf(file);
  return {
    type: kind,
    media_id,
    ...(kind === "document" ? { filename: file.name.slice(-240) } : {}),
    ...(kind === "audio" && isMarked && markOf(file) === "voice" ? { voice: true } : {}),
    ...(caption === "" || !takesCaption(file, isMarked) ? {} : { caption }),
  };
};
