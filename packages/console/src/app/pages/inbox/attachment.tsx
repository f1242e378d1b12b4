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
  readonly onRemove: () => void;
}

/** The file that the next reply takes along. */
export const Attached = ({ file, isSending, onRemove }: AttachedProps) => (
  <p className="aside">
    <FileText aria-hidden />
    <span>
      {file.name} <small>{isSending ? <Sent /> : sizeWords(file)}</small>
      {isTooLongToShow(file) && <small> It goes as a document, since it is too large to be shown.</small>}
      {!takesCaption(file) && <small> A sound has no text below it. Your text stays here.</small>}
    </span>
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
type Kind = "image" | "audio" | "video" | "document";

/** Bytes that messaging apps take of each kind. */
const maxBytes: { readonly [Each in Kind]: number } = {
  image: 5 * 1024 * 1024,
  audio: 16 * 1024 * 1024,
  video: 16 * 1024 * 1024,
  document: 100_000_000,
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

/** Says why a file cannot go; null if it can. */
export const refusalOf = ({ name, size }: File): string | null => {
  if (size === 0) return `${name} is empty.`;
  return size > maxBytes.document ? `${name} is larger than 100 MB, the most that can be sent.` : null;
};

/** Sounds have no text below them. */
export const takesCaption = (file: File): boolean => kindOf(file) !== "audio";

/** Writes a size as people read it. */
const sizeWords = ({ size }: File): string =>
  size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;

/** The upload of a file. */
export const uploadOf = (file: File) => ({ file, media_type: typeOf(file), filename: file.name.slice(-240) });

/** The content of a reply with an uploaded file. */
export const contentOf = (file: File, media_id: string, caption: string) => ({
  type: kindOf(file),
  media_id,
  ...(kindOf(file) === "document" ? { filename: file.name.slice(-240) } : {}),
  ...(caption === "" || !takesCaption(file) ? {} : { caption }),
});
