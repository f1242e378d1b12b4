import { FileText, Paperclip, X } from "lucide-react";
import { useRef } from "react";
import { useKeys } from "../../keys/keys.ts";
import { sizeWords, takesCaption } from "./attachment.ts";

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
      {file.name} <small>{isSending ? "Uploading" : sizeWords(file)}</small>
      {!takesCaption(file) && <small> A sound has no text below it. Your text stays here.</small>}
    </span>
    <button type="button" className="button ghost icon" aria-label="Do not send the file" onClick={onRemove}>
      <X aria-hidden />
    </button>
  </p>
);
