import type { OperationId } from "@atlas-messaging/contract";
import { queryKeyOf } from "@atlas-messaging/query";
import { client } from "../../data/client.ts";
import { queries } from "../../data/queries.ts";

const operations: readonly OperationId[] = [
  "console.getConversation",
  "console.listConversationMessages",
  "console.listConversationNotes",
  "console.listConversationEvents",
  "console.listConversations",
  "console.countConversations",
];

/** Reads conversations again after an own change, which may come before its event. */
export const readConversations = async (): Promise<void> => {
  await Promise.all(operations.map((id) => queries.invalidateQueries({ queryKey: queryKeyOf(client, id) })));
};
