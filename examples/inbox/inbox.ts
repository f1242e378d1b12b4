/** The calls behind an inbox page: who waits, and one answer. */
import type { AtlasConsole } from "@atlas-messaging/sdk/console";

/** Returns the conversations that wait for people. Those in which a customer last wrote come first. */
export const waiting = async (atlas: AtlasConsole): Promise<readonly string[]> => {
  const { conversations } = await atlas.conversations.list({ waiting: true, status: "handed_off" });
  return conversations.map(({ id }) => id);
};

/** Takes a conversation over, answers, and leaves a note for colleagues. The agent is silent from now on. */
export const answer = async (atlas: AtlasConsole, conversation: string, text: string, note: string) => {
  await atlas.conversations.takeOver(conversation);
  await atlas.conversations.addNote(conversation, { text: note });
  const { message } = await atlas.conversations.reply(conversation, { text });
  return message;
};

/** Gives the conversation back to the agent, which answers the next question. */
export const handBack = async (atlas: AtlasConsole, conversation: string): Promise<void> => {
  await atlas.conversations.handBack(conversation);
};
