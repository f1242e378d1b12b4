import { consoleAddConversationNoteMutation, consoleReplyToConversationMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { LayoutTemplate, Send, StickyNote } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { durationWords, useNow } from "../../ui/time.tsx";
import type { Item } from "./conversation-list.tsx";
import { useDraft } from "./drafts.ts";
import { readAgain } from "./read-again.ts";
import { TemplateReply } from "./template-reply.tsx";

type Mode = "reply" | "note" | "template";

/** Hours in which free text may be sent; null if a template is needed. */
const useWindow = ({ window_expires_at }: Item): string | null => {
  const left = Date.parse(window_expires_at ?? "") - useNow();
  return left > 0 ? durationWords(left) : null;
};

export const Composer = ({ item }: { readonly item: Item }) => {
  const { may } = useSession();
  const left = useWindow(item);
  const [asked, setMode] = useState<Mode>("reply");
  const mode = asked === "reply" && left === null ? "template" : asked;
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: Mode): void => {
    // At once, so that what is typed next is not taken for keys.
    flushSync(() => setMode(next));
    field.current?.focus();
  };
  const manages = may("atlas_api.conversations.manage");
  useKeys(
    manages
      ? [
          { keys: "r", name: "Reply", run: () => write("reply") },
          { keys: "n", name: "Write a note", run: () => write("note") },
        ]
      : [],
  );
  if (!manages) return <p className="composer quiet">You may read here. Answering needs another role.</p>;
  return (
    <div className="composer" data-mode={mode}>
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
        <button type="button" aria-pressed={mode === "template"} onClick={() => setMode("template")}>
          <LayoutTemplate aria-hidden /> Template
        </button>
        <button type="button" aria-pressed={mode === "note"} title="Write a note (N)" onClick={() => write("note")}>
          <StickyNote aria-hidden /> Note
        </button>
        <span className="window" data-open={left !== null}>
          {left === null ? "Window closed: only a template reaches the customer" : `Window open for ${left}`}
        </span>
      </div>
      {mode === "template" ? (
        <TemplateReply item={item} />
      ) : (
        <TextReply key={mode} item={item} mode={mode} field={field} />
      )}
    </div>
  );
};

interface TextProps {
  readonly item: Item;
  readonly mode: "reply" | "note";
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const TextReply = ({ item, mode, field }: TextProps) => {
  const [text, setText] = useDraft(item.id, mode);
  const reply = useMutation({
    ...consoleReplyToConversationMutation(client),
    onSettled: readAgain("console.listConversationMessages"),
  });
  const note = useMutation({
    ...consoleAddConversationNoteMutation(client),
    onSettled: readAgain("console.listConversationNotes"),
  });
  const { error } = mode === "note" ? note : reply;
  const send = (): void => {
    const written = text.trim();
    if (written === "") return;
    setText("");
    // A text that could not be sent comes back into the field.
    const back = { onError: () => setText(written) };
    if (mode === "note") note.mutate({ conversationId: item.id, body: { text: written } }, back);
    else reply.mutate({ conversationId: item.id, body: { text: written } }, back);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {error && <Problem error={error} />}
      <div className="write">
        <textarea
          ref={field}
          aria-label={mode === "note" ? "Note for colleagues" : "Reply to the customer"}
          placeholder={
            mode === "note" ? "Only colleagues see this" : "Write a reply. Enter sends, Shift+Enter breaks the line"
          }
          maxLength={4096}
          rows={2}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <Button look="primary" icon={Send} disabled={text.trim() === ""} onClick={send}>
          {mode === "note" ? "Add note" : "Send"}
        </Button>
      </div>
    </>
  );
};
