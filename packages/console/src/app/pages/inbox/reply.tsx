import {
  consoleConversationsAddNoteMutation,
  consoleTemplatesListOptions,
  consoleConversationsReplyMutation,
  consoleMediaUploadFileMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useState,
  useSyncExternalStore,
} from "react";
import { client } from "../../data/client.ts";
import { isComposing } from "../../keys/composing.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Attached, contentOf, takesCaption, uploadOf } from "./attachment.tsx";
import { useTyping } from "./react.tsx";
import type { Item } from "./views.ts";
import { type Extra, ExtraView, PreviewChoice, contentWith, isWhole, namesPage } from "./extras.tsx";
import { Quoting } from "./content.tsx";
import { readAgain } from "../../ui/announce.tsx";
import type { Message } from "./timeline.ts";
import type { DataOf } from "@atlas-messaging/contract";
import { Field, SelectField } from "../../ui/field.tsx";
import { UploadField, headerTypes } from "../../ui/upload.tsx";
import { headerKinds } from "../templates/types.ts";
import { useSession } from "../../data/session.ts";
import { asSent } from "../../data/look-up.ts";

/** Goes along with the next reply. */
export interface Along {
  readonly file: File | null;
  readonly extra: Extra | null;
  readonly quoted: Message | null;
  readonly setFile: (file: File | null) => void;
  readonly setExtra: (extra: Extra | null) => void;
  readonly setQuoted: (message: Message | null) => void;
}

interface ReplyProps {
  readonly item: Item;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly along: Along;
}

/** A person's answer: text, perhaps with a button, or a file with text below it. A quoted message may stand above. */
export const Reply = ({ item, field, along }: ReplyProps) => {
  const { file, extra, quoted, setFile, setExtra, setQuoted } = along;
  const [text, setText] = useDraft(item.id, "reply");
  const showTyping = useTyping(item);
  const type = (next: string): void => {
    setText(next);
    if (next.trim() !== "") showTyping();
  };
  const [isMarked, setMarked] = useState(false);
  const [hasPreview, setPreview] = useState(true);
  const upload = useMutation(consoleMediaUploadFileMutation(client));
  const reply = useMutation({
    ...consoleConversationsReplyMutation(client),
    onSettled: () => readAgain(["console.conversations.listMessages"]),
  });
  const written = text.trim();
  const quote = quoted === null ? {} : { reply_to: quoted.id };
  /** Puts a draft that could not be sent back into the composer. */
  const back = (draft: string) => ({
    onError: () => {
      setText(draft);
      setFile(file);
      setExtra(extra);
      setQuoted(quoted);
    },
  });
  const clear = (kept: string): void => {
    setText(kept);
    setFile(null);
    setExtra(null);
    setMarked(false);
    setQuoted(null);
  };
  const sendText = (): void => {
    clear("");
    const preview = hasPreview && namesPage(written) ? { link_preview: true } : {};
    const body = extra === null ? { text: written, ...preview } : { content: contentWith(extra, written) };
    reply.mutate({ conversationId: item.id, body: { ...body, ...quote } }, back(written));
  };
  const sendFile = async (sent: File): Promise<void> => {
    const { media } = await upload.mutateAsync({ upload: uploadOf(sent) });
    const content = contentOf(sent, media.id, { caption: written, isMarked });
    clear(takesCaption(sent, isMarked) ? "" : text);
    reply.mutate({ conversationId: item.id, body: { content, ...quote } }, back(written));
  };
  const send = (): void => {
    if (upload.isPending) return;
    // The mutation keeps and shows the error of an upload.
    if (file !== null) void sendFile(file).catch(() => undefined);
    else if (isReady) sendText();
  };
  const isReady = file !== null || (written !== "" && (extra === null || isWhole(extra)));
  const error = upload.error ?? reply.error;
  return (
    <>
      {error && <Problem error={error} />}
      {quoted && <Quoting message={quoted} onRemove={() => setQuoted(null)} />}
      {file && (
        <Attached
          file={file}
          isSending={upload.isPending}
          isMarked={isMarked}
          onMark={setMarked}
          onRemove={() => setFile(null)}
        />
      )}
      {extra && <ExtraView extra={extra} setExtra={setExtra} />}
      {file === null && extra === null && namesPage(text) && (
        <PreviewChoice isShown={hasPreview} onChange={setPreview} />
      )}
      <Writing
        name="Reply to the customer"
        placeholder="Write a reply. Enter sends, Shift+Enter breaks the line"
        sends="Send"
        maxLength={file === null && extra === null ? 4096 : 1024}
        isReady={isReady}
        isBusy={upload.isPending}
        field={field}
        text={text}
        onText={type}
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
    ...consoleConversationsAddNoteMutation(client),
    onSettled: () => readAgain(["console.conversations.listNotes"]),
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

type Template = DataOf<"console.templates.list">["templates"][number];

type Values = Readonly<Record<string, string>>;

/** Reads what this page has kept. */
const valuesIn = (kept: string): Values => (kept === "" ? {} : JSON.parse(kept));

/** Fills in the placeholders that have a value. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => values[name] || whole);

/** An answer by template, which reaches the customer at any time. */
export const TemplateReply = ({ item }: { readonly item: Item }) => {
  const { data, error } = useQuery(consoleTemplatesListOptions(client, { limit: 200 }));
  const approved = data?.templates.filter(({ status }) => status === "approved") ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const template = approved.find(({ id }) => id === chosen) ?? approved[0];
  if (error) return <Problem error={error} />;
  if (!data) return null;
  if (!template) return <p className="quiet">No template is approved yet. Make one on the page of templates.</p>;
  return (
    <>
      <SelectField
        label="Template"
        value={template.id}
        onChange={({ target }) => setChosen(target.value)}
        options={approved.map(({ id, name, language }) => [id, `${name.replaceAll("_", " ")} (${language})`])}
      />
      <TemplateForm key={template.id} item={item} template={template} />
    </>
  );
};

const TemplateForm = ({ item, template }: { readonly item: Item; readonly template: Template }) => {
  const [kept, keep] = useDraft(item.id, `template-${template.id}`);
  const values = valuesIn(kept);
  const setValues = (next: Values): void => keep(Object.keys(next).length === 0 ? "" : JSON.stringify(next));
  const reply = useMutation({
    ...consoleConversationsReplyMutation(client),
    onSettled: () => readAgain(["console.conversations.listMessages"]),
  });
  const [file, setFile] = useState<{ readonly media_id: string; readonly filename: string } | null>(null);
  const { id, category, placeholders, header, header_media, body, footer, samples } = template;
  const kind = header_media ? asSent(header_media.type) : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const params = placeholders.length === 0 ? {} : { template_params: values };
    const named = kind === "document" && file ? { filename: file.filename } : {};
    const along = file === null ? {} : { template_header: { media_id: file.media_id, ...named } };
    reply.mutate(
      { conversationId: item.id, body: { template_id: id, category: asSent(category), ...params, ...along } },
      { onSuccess: () => setValues({}) },
    );
  };
  const sampleOf = (name: string): string => String(Object(samples)[name] ?? "");
  return (
    <form className="template" onSubmit={submit}>
      <div className="fields">
        {kind !== null && (
          <UploadField label={headerKinds[kind]} accept={headerTypes[kind]} required onUploaded={setFile} />
        )}
        {placeholders.map((name) => (
          <Field
            key={name}
            label={name.replaceAll("_", " ")}
            placeholder={sampleOf(name)}
            required
            maxLength={1024}
            value={values[name] ?? ""}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
      </div>
      <div className="preview" aria-label="Preview">
        {header !== null && <strong>{filled(header, values)}</strong>}
        <p className="text">{filled(body, values)}</p>
        {footer !== null && <small>{footer}</small>}
      </div>
      {reply.error && <Problem error={reply.error} />}
      <Button look="primary" icon={Send} submits busy={reply.isPending}>
        Send template
      </Button>
    </form>
  );
};

// Drafts by operator and conversation. They outlive a reload and a lost connection, in this tab alone.

/** Values of a template are a draft as well: its id tells them apart. */
type Kind = "reply" | "note" | `template-${string}`;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const write = (entry: string, text: string): void => {
  if (text === "") sessionStorage.removeItem(entry);
  else sessionStorage.setItem(entry, text);
  for (const listener of listeners) listener();
};

/** Returns the draft, and what writes it. A colleague who signs in to the same tab has drafts of their own. */
export const useDraft = (conversation: string, kind: Kind): readonly [string, (text: string) => void] => {
  const { member } = useSession();
  const entry = `atlas-draft-${member.id}-${kind}-${conversation}`;
  const text = useSyncExternalStore(subscribe, () => sessionStorage.getItem(entry) ?? "");
  return [text, useCallback((next: string) => write(entry, next), [entry])];
};
