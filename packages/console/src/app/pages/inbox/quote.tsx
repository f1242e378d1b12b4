import { Link } from "@tanstack/react-router";
import { CornerUpLeft, X } from "lucide-react";
import type { Message } from "./timeline.ts";

/** Names the writer of a message, as colleagues say it. */
const writerOf = ({ direction, author }: Message): string =>
  direction === "inbound" ? "The customer" : (author?.name ?? "We");

/** The quoted message, above the one that quotes it. It leads there, and may be older than what has come. */
export const Quoted = ({ id, message }: { readonly id: string; readonly message: Message | undefined }) => (
  <blockquote className="quoted">
    <Link from="/inbox" to="/inbox" search={(before) => ({ ...before, message: id })}>
      {message === undefined ? (
        "An earlier message"
      ) : (
        <>
          <small>{writerOf(message)}</small> {message.text}
        </>
      )}
    </Link>
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
