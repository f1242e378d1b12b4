import {
  consoleAddConversationNoteMutation,
  consoleReplyToConversationMutation,
  consoleUploadMediaMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type RefObject } from "react";
import { client } from "../../data/client.ts";
import { isComposing } from "../../keys/composing.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Attached } from "./attached.tsx";
import { contentOf, takesCaption, uploadOf } from "./attachment.ts";
import type { Item } from "./conversation-list.tsx";
import { useDraft } from "./drafts.ts";
import { Quoting } from "./quote.tsx";
import { readAgain } from "./read-again.ts";
import type { Message } from "./timeline.ts";

/** Goes along with the next reply. */
export interface Along {
  readonly file: File | null;
  readonly quoted: Message | null;
  readonly setFile: (file: File | null) => void;
  readonly setQuoted: (message: Message | null) => void;
}

interface ReplyProps {
  readonly item: Item;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly along: Along;
}

/** A person's answer: text, or a file with text below it, and perhaps with a quoted message above. */
export const Reply = ({ item, field, along }: ReplyProps) => {
  const { file, quoted, setFile, setQuoted } = along;
  const [text, setText] = useDraft(item.id, "reply");
  const upload = useMutation(consoleUploadMediaMutation(client));
  const reply = useMutation({
    ...consoleReplyToConversationMutation(client),
    onSettled: readAgain("console.listConversationMessages"),
  });
  const written = text.trim();
  const quote = quoted === null ? {} : { reply_to: quoted.id };
  /** Puts a draft that could not be sent back into the composer. */
  const back = (draft: string) => ({
    onError: () => {
      setText(draft);
      setFile(file);
      setQuoted(quoted);
    },
  });
  const clear = (kept: string): void => {
    setText(kept);
    setFile(null);
    setQuoted(null);
  };
  const sendText = (): void => {
    clear("");
    reply.mutate({ conversationId: item.id, body: { text: written, ...quote } }, back(written));
  };
  const sendFile = async (sent: File): Promise<void> => {
    const { media } = await upload.mutateAsync({ body: await uploadOf(sent) });
    const content = contentOf(sent, media.id, written);
    clear(takesCaption(sent) ? "" : text);
    reply.mutate({ conversationId: item.id, body: { content, ...quote } }, back(written));
  };
  const send = (): void => {
    if (upload.isPending) return;
    // The mutation keeps and shows the error of an upload.
    if (file !== null) void sendFile(file).catch(() => undefined);
    else if (written !== "") sendText();
  };
  const error = upload.error ?? reply.error;
  return (
    <>
      {error && <Problem error={error} />}
      {quoted && <Quoting message={quoted} onRemove={() => setQuoted(null)} />}
      {file && <Attached file={file} isSending={upload.isPending} onRemove={() => setFile(null)} />}
      <Writing
        name="Reply to the customer"
        placeholder="Write a reply. Enter sends, Shift+Enter breaks the line"
        sends="Send"
        maxLength={file === null ? 4096 : 1024}
        isReady={file !== null || written !== ""}
        isBusy={upload.isPending}
        field={field}
        text={text}
        onText={setText}
        onSend={send}
        onFile={setFile}
      />
    </>
  );
};

/** A note for colleagues. */
export const Note = ({ item, field }: Pick<ReplyProps, "item" | "field">) => {
  const [text, setText] = useDraft(item.id, "note");
  const note = useMutation({
    ...consoleAddConversationNoteMutation(client),
    onSettled: readAgain("console.listConversationNotes"),
  });
  const written = text.trim();
  const send = (): void => {
    if (written === "") return;
    setText("");
    note.mutate({ conversationId: item.id, body: { text: written } }, { onError: () => setText(written) });
  };
  return (
    <>
      {note.error && <Problem error={note.error} />}
      <Writing
        name="Note for colleagues"
        placeholder="Only colleagues see this"
        sends="Add note"
        maxLength={4096}
        isReady={written !== ""}
        isBusy={false}
        field={field}
        text={text}
        onText={setText}
        onSend={send}
      />
    </>
  );
};

interface WritingProps {
  readonly name: string;
  readonly placeholder: string;
  /** Words of the button. */
  readonly sends: string;
  readonly maxLength: number;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** Takes a file that is pasted. */
  readonly onFile?: (file: File) => void;
}

const Writing = (props: WritingProps) => {
  const { name, placeholder, sends, maxLength, isReady, isBusy, field, text, onText, onSend, onFile } = props;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onSend();
  };
  const paste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    if (!file || !onFile) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <div className="write">
      <textarea
        ref={field}
        aria-label={name}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={2}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      <Button look="primary" icon={Send} disabled={!isReady} busy={isBusy} onClick={onSend}>
        {sends}
      </Button>
    </div>
  );
};
