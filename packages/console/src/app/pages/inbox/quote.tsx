import { CornerUpLeft, X } from "lucide-react";
import type { Message } from "./timeline.ts";

/** Names the writer of a message, as colleagues say it. */
const writerOf = ({ direction, author }: Message): string =>
  direction === "inbound" ? "The customer" : (author?.name ?? "We");

/** The quoted message, above the one that quotes it. It may be older than what is loaded. */
export const Quoted = ({ message }: { readonly message: Message | undefined }) => (
  <blockquote className="quoted">
    {message === undefined ? (
      "An earlier message"
    ) : (
      <>
        <small>{writerOf(message)}</small> {message.text}
      </>
    )}
  </blockquote>
);

interface QuotingProps {
  readonly message: Message;
  readonly onRemove: () => void;
}

/** The message that the next reply quotes. */
export const Quoting = ({ message, onRemove }: QuotingProps) => (
  <p className="aside">
    <CornerUpLeft aria-hidden />
    <span>
      <small>{writerOf(message)}</small> {message.text}
    </span>
    <button type="button" className="button ghost icon" aria-label="Do not quote" onClick={onRemove}>
      <X aria-hidden />
    </button>
  </p>
);
