import { consoleMessagesReactMutation, consoleMessagesShowTypingMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { SmilePlus } from "lucide-react";
import { useRef } from "react";
import { client } from "../../data/client.ts";
import { announce, readAgain } from "../../ui/announce.tsx";
import type { Message } from "./timeline.ts";
import type { Item } from "./views.ts";

/** Emoji that the messaging app offers first, too. */
const offered = ["👍", "❤️", "😂", "😮", "😢", "🙏"];

/** Puts an emoji on a message. The one that stands there is taken back by choosing it again. */
export const ReactButtons = ({ message }: { readonly message: Message }) => {
  const chooser = useRef<HTMLDetailsElement>(null);
  const standing = message.reactions?.find(({ from }) => from === "business")?.emoji ?? null;
  const react = useMutation({
    ...consoleMessagesReactMutation(client),
    onError: ({ message: why }) => announce(why, { bad: true }),
    onSettled: () => readAgain(["console.conversations.listMessages"]),
  });
  const choose = (emoji: string): void => {
    if (chooser.current) chooser.current.open = false;
    react.mutate({ messageId: message.id, body: { emoji: emoji === standing ? null : emoji } });
  };
  return (
    <details className="react" ref={chooser}>
      <summary aria-label={`React: ${message.text.slice(0, 60)}`}>
        <SmilePlus aria-hidden /> React
      </summary>
      <span role="group" aria-label="Emoji">
        {offered.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-pressed={emoji === standing}
            aria-label={emoji === standing ? `Take ${emoji} back` : `React with ${emoji}`}
            onClick={() => choose(emoji)}
          >
            {emoji}
          </button>
        ))}
      </span>
    </details>
  );
};

/** The messaging app shows for 25 seconds that somebody writes. */
const shownEvery = 20_000;

/** Returns what to call while a reply is written: the customer sees it, and that the message was read. */
export const useTyping = ({ last_message }: Item): (() => void) => {
  const shown = useRef(Number.NEGATIVE_INFINITY);
  const show = useMutation(consoleMessagesShowTypingMutation(client));
  return () => {
    const now = performance.now();
    if (last_message?.direction !== "inbound" || now - shown.current < shownEvery) return;
    shown.current = now;
    show.mutate({ messageId: last_message.id });
  };
};
