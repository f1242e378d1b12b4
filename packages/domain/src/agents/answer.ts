/** A hosted agent's answer to a customer's message, with its manners: courtesies, wishes for a person, and questions. */
import type { KnowledgeAnswer, KnowledgeHits } from "../knowledge/search.ts";
import { courteous, toCourtesy } from "./courtesy.ts";
import { announcing, handedOver } from "./handover.ts";
import { type Reply, composeReply } from "./reply.ts";
import { toQuestions } from "./to-questions.ts";
import { type People, type TurnReply, plainly } from "./turn-reply.ts";
import { type Understood, firstMessage, understand } from "./understand.ts";

/** Answers a message. `found` has the hits of its questions' queries, in their order. */
export const answer = (said: Understood, found: readonly KnowledgeHits[], people: People): TurnReply => {
  const { heard, words } = said;
  if (heard.kind === "danger") return handedOver(said, people, "danger");
  if (said.isAwaiting) return toWaiting(said, people);
  if (heard.kind === "question") return toQuestions(said, found, people);
  if (heard.kind === "courtesy") return toCourtesy(said, people);
  if (heard.kind === "about" || heard.kind === "stopping" || heard.kind === "wordless") {
    return plainly("agent_courtesy", words[heard.kind]);
  }
  return handedOver(said, people, heard.kind);
};

/** Announces people to somebody who waits, and once more later. A wish for no advertising gets its word first. */
const toWaiting = (said: Understood, people: People): TurnReply => {
  const stopping = said.heard.kind === "stopping" ? [said.words.stopping] : [];
  const again = said.isOverdue ? [said.words.reminder] : [];
  const announcement = said.isAnnounced ? again : [announcing(said, "awaited", people)];
  return plainly("agent_wait_notice", [...stopping, ...announcement].join(" "));
};

/** Replies in a session, which hands nobody over. `isQuestion` is false for a courtesy, or words about the agent. */
export const composeSessionReply = (
  text: string,
  found: KnowledgeAnswer,
): { readonly reply: Reply; readonly isQuestion: boolean } => {
  const said = understand({ ...firstMessage, text });
  const { kind } = said.heard;
  if (kind === "courtesy") return { reply: courteous(said).reply, isQuestion: false };
  if (kind === "about") return { reply: { text: said.words.about, results: [] }, isQuestion: false };
  return { reply: composeReply(text, found, said.words), isQuestion: true };
};
