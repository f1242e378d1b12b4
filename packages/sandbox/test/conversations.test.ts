/** Sixty conversations with a hosted agent, whose every message has its right end. */
import { ownWords } from "@atlas-messaging/answers/understanding/spoken-words";
import { expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";
import { type Conversation, type RightEnd, conversations, documents, hidden } from "./conversations.ts";
import { clientOf } from "./support.ts";

const limits = { messages: 100_000, actions: 100_000, writes: 100_000, reads: 100_000 };
const sandbox = createSandbox({ limits });
const client = clientOf(sandbox);

/** Leaves the sandbox with the bakery's documents alone, and employs an agent. */
const open = async () => {
  const { data } = await client.succeed("knowledge.list", { query: { limit: 200 } });
  for (const { id } of "documents" in data ? data.documents : [])
    await client.succeed("knowledge.update", { params: { id }, body: { status: "archived" } });
  for (const [audience, texts] of [
    ["customers", documents],
    ["developers", hidden],
  ] as const) {
    for (const [title, text] of Object.entries(texts))
      await client.succeed("knowledge.create", { body: { source_type: "text", title, text, audience } });
  }
  await client.succeed("agents.create", { body: { name: "Baker", channels: ["chatapp"] } });
};

/** Says it, and returns what the customer reads. */
const say = async (phone_number: string, text: string) => {
  const body = { channel: "chatapp", customer: { phone_number }, event_type: "message.received", message: { text } };
  const { conversation_id: conversationId } = (await client.succeed("events.ingest", { body })).data;
  await sandbox.advance("1m");
  const { conversation, recent_messages } = (
    await client.succeed("conversations.context", { params: { conversation_id: conversationId } })
  ).data;
  const outbound = recent_messages.filter(({ direction }) => direction === "outbound");
  return { status: conversation.status, texts: outbound.map((each) => each.text) };
};

type Words = (typeof ownWords)["en"];

/** Returns what the customer reads at an end of the agent's own words, and the conversation's status after it. */
const endOf = (end: RightEnd, words: Words): readonly [RegExp | string, status: string] => {
  const handedOver = (before: string) => [`${before} ${words.handover}`.trim(), "handed_off"] as const;
  const own = {
    small_talk: words.about,
    unreadable: words.wordless,
    how_to_stop: words.stopping,
    gap: new RegExp(`${literally(words.offer)}$`),
  };
  if (end === "person") return handedOver("");
  if (end === "gap_again") return handedOver(words.nothing);
  if (end === "danger") return [words.danger, "handed_off"];
  if (end === "complaint" || end === "allergy" || end === "order") return handedOver(words[end]);
  if (end === "stopped") return [/^You will get no more marketing messages from us\./, "open"];
  if (end === "told") return [words.awaited, "handed_off"];
  const text = Reflect.get({ ...words, ...own }, end);
  return [text, "open"];
};

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Tells if a text quotes these documents before all others, and none for developers. */
const quotes = (text: string, end: RightEnd): boolean => {
  const wanted = end.slice("answer ".length).split(" + ");
  const cited = [...new Set(Array.from(text.matchAll(/\((\w+)\)(?=\n|$)/g), ([, title = ""]) => title))];
  return cited.slice(0, wanted.length).join() === wanted.join() && cited.every((title) => !(title in hidden));
};

const isRight = (end: RightEnd, language: string, text: string, status: string): boolean => {
  if (end.startsWith("answer ")) return quotes(text, end) && status === "open";
  const [expected, after] = endOf(end, Reflect.get(ownWords, language));
  return status === after && (typeof expected === "string" ? text === expected : expected.test(text));
};

const judge = async ({ turns, language }: Conversation, index: number): Promise<string[]> => {
  const wrong: string[] = [];
  let heard = 0;
  for (const [text, end] of turns) {
    const { status, texts } = await say(`+1555020${String(index).padStart(4, "0")}`, text);
    const fresh = texts.slice(heard);
    heard = texts.length;
    const right =
      end === "quiet" ? fresh.length === 0 : fresh.length === 1 && isRight(end, language, fresh[0] ?? "", status);
    if (!right) wrong.push(`${text} → ${end}, but ${status}: ${fresh.join(" | ")}`);
  }
  return wrong;
};

test("there are sixty", () => {
  expect(conversations).toHaveLength(60);
});

test("each message has its right end", async () => {
  await open();
  const wrong: string[] = [];
  for (const [index, conversation] of conversations.entries()) wrong.push(...(await judge(conversation, index)));
  expect(wrong).toEqual([]);
});
