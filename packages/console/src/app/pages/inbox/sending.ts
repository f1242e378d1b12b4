/** Replies and notes on their way. They show at once, and give way to what the service has taken in. */
import { queryKeyOf } from "@atlas-messaging/query";
import { useMutationState } from "@tanstack/react-query";
import { client } from "../../data/client.ts";

export interface OnItsWay {
  readonly id: number;
  readonly text: string;
  readonly kind: "message" | "note";
  /** Milliseconds since 1970, by the browser's clock. */
  readonly since: number;
}

interface Given {
  readonly conversationId?: string;
  readonly body?: { readonly text?: string; readonly content?: { readonly caption?: string } };
}

const wordsOf = ({ body }: Given): string =>
  body?.text ?? (body?.content === undefined ? "A template" : (body.content.caption ?? "A file"));

const useKind = (conversation: string, kind: OnItsWay["kind"]): readonly OnItsWay[] => {
  const operation = kind === "note" ? "console.addConversationNote" : "console.replyToConversation";
  const found = useMutationState({
    filters: { mutationKey: queryKeyOf(client, operation), status: "pending" },
    select: ({ mutationId, state }) => ({
      mutationId,
      given: Object(state.variables) as Given,
      since: state.submittedAt,
    }), // Ours, or empty.
  });
  return found
    .filter(({ given }) => given.conversationId === conversation)
    .map(({ mutationId, given, since }) => ({ id: mutationId, text: wordsOf(given), kind, since }));
};

export const useSending = (conversation: string): readonly OnItsWay[] => [
  ...useKind(conversation, "message"),
  ...useKind(conversation, "note"),
];
