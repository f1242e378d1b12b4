import { consoleSetConversationLabelsMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Tag } from "lucide-react";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { isComposing } from "../../keys/composing.ts";
import { useSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { atOnce } from "./at-once.ts";
import type { Item } from "./conversation-list.tsx";

interface Given {
  readonly conversationId: string;
  readonly body: { readonly labels: readonly string[] };
}

export const Labels = ({ item }: { readonly item: Item }) => {
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const set = useMutation({
    ...consoleSetConversationLabelsMutation(client),
    ...atOnce(item, ({ body }: Given) => ({ labels: [...body.labels] }), null),
  });
  const change = (labels: readonly string[]): void =>
    set.mutate({ conversationId: item.id, body: { labels: [...labels] } });
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const label = text.trim();
    if (label !== "" && !item.labels.includes(label)) change([...item.labels, label]);
    setText("");
    setOpen(false);
  };
  const manages = may("atlas_api.conversations.manage");
  return (
    <div className="labels">
      {item.labels.map((label) => (
        <span key={label} className="label">
          {label}
          {manages && (
            <button
              type="button"
              aria-label={`Remove the label ${label}`}
              onClick={() => change(item.labels.filter((each) => each !== label))}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {manages && !isOpen && (
        <Button keys="l" icon={Tag} look="ghost" name="Add a label" onClick={() => setOpen(true)}>
          <span className="unseen">Add a label</span>
        </Button>
      )}
      {isOpen && (
        <form onSubmit={add}>
          <input
            aria-label="New label"
            placeholder="Label, then Enter"
            autoFocus
            maxLength={64}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => setOpen(false)}
            onKeyDown={({ key, nativeEvent }) => key === "Escape" && !isComposing(nativeEvent) && setOpen(false)}
          />
        </form>
      )}
    </div>
  );
};
