import type { DataOf } from "@atlas-messaging/contract";
import { Clock } from "../../ui/time.tsx";

type Message = DataOf<"console.listConversationMessages">["messages"][number];

/** The last messages in short, oldest first. */
export const MessageWords = ({ messages }: { readonly messages: readonly Message[] }) => (
  <ol className="said">
    {messages.toReversed().map(({ id, direction, author, text, created_at }) => (
      <li key={id} data-from={direction === "inbound" ? "customer" : "us"}>
        <strong>{direction === "inbound" ? "Customer" : (author?.name ?? "We")}</strong> <Clock at={created_at} />
        <p className="text">{text}</p>
      </li>
    ))}
  </ol>
);
