import { LayoutTemplate, StickyNote } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSession } from "../../data/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { announce } from "../../ui/announce.tsx";
import { durationWords, useNow } from "../../ui/time.tsx";
import { AttachButton, refusalOf } from "./attachment.tsx";
import type { Item } from "./views.ts";
import { type Extra, ExtraButtons } from "./extras.tsx";
import { Note, Reply, TemplateReply, useDraft } from "./reply.tsx";
import type { Message } from "./timeline.ts";

type Mode = "reply" | "note" | "template";

/** Hours in which free text may be sent; null if a template is needed. */
const useWindow = ({ window_expires_at }: Item): string | null => {
  const left = Date.parse(window_expires_at ?? "") - useNow();
  return left > 0 ? durationWords(left) : null;
};

interface ComposerProps {
  readonly item: Item;
  readonly quoted: Message | null;
  readonly setQuoted: (message: Message | null) => void;
  /** A message that failed, whose text is written again. */
  readonly again: Message | null;
  readonly setAgain: (message: Message | null) => void;
}

export const Composer = ({ item, quoted, setQuoted, again, setAgain }: ComposerProps) => {
  const { may } = useSession();
  const left = useWindow(item);
  const [asked, setMode] = useState<Mode>("reply");
  const [file, setFile] = useState<File | null>(null);
  const [extra, setExtra] = useState<Extra | null>(null);
  const mode = asked === "reply" && left === null ? "template" : asked;
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: Mode): void => {
    // At once, so that what is typed next is not taken for keys.
    flushSync(() => setMode(next));
    field.current?.focus();
  };
  const attach = (chosen: File): void => {
    const refusal = refusalOf(chosen);
    if (refusal !== null) return announce(refusal, { bad: true });
    setFile(chosen);
    setExtra(null);
    write("reply");
  };
  const add = (chosen: Extra | null): void => {
    setExtra(chosen);
    setFile(null);
    write("reply");
  };
  useEffect(() => {
    if (quoted !== null) setMode("reply");
  }, [quoted]);
  useEffect(() => {
    if (quoted !== null && mode === "reply") field.current?.focus();
  }, [quoted, mode]);
  const [, setDraft] = useDraft(item.id, "reply");
  useEffect(() => {
    if (again === null) return;
    setDraft(again.text);
    setAgain(null);
    setMode("reply");
    field.current?.focus();
  }, [again, setAgain, setDraft]);
  const manages = may("atlas_api.conversations.manage");
  useKeys(
    manages
      ? [
          { keys: "r", name: "Reply", run: () => write("reply") },
          { keys: "n", name: "Write a note", run: () => write("note") },
          { keys: "m", name: "Send a template", run: () => setMode("template") },
        ]
      : [],
  );
  if (!manages) return <p className="composer quiet">You may read here. Answering needs another role.</p>;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped && left !== null) attach(dropped);
  };
  return (
    <div className="composer" data-mode={mode} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="modes" role="group" aria-label="Kind of answer">
        <button
          type="button"
          aria-pressed={mode === "reply"}
          disabled={left === null}
          title="Reply (R)"
          onClick={() => write("reply")}
        >
          Reply
        </button>
        <button
          type="button"
          aria-pressed={mode === "template"}
          title="Send a template (M)"
          onClick={() => setMode("template")}
        >
          <LayoutTemplate aria-hidden /> Template
        </button>
        <button type="button" aria-pressed={mode === "note"} title="Write a note (N)" onClick={() => write("note")}>
          <StickyNote aria-hidden /> Note
        </button>
        {left !== null && <AttachButton onFile={attach} />}
        {left !== null && <ExtraButtons extra={extra} setExtra={add} />}
        <span className="window" data-open={left !== null} title="A customer may be answered freely for 24 hours">
          {left === null ? "Window closed: only a template reaches the customer" : `Open for ${left}`}
        </span>
      </div>
      {mode === "template" && <TemplateReply item={item} />}
      {mode === "note" && <Note item={item} field={field} />}
      {mode === "reply" && (
        <Reply item={item} field={field} along={{ file, extra, quoted, setFile, setExtra, setQuoted }} />
      )}
    </div>
  );
};
