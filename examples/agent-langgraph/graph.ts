/** A graph that answers from the knowledge, and hands over to a person where the knowledge has no answer. */
import { type Atlas, HandedOffError } from "@atlas-messaging/sdk";
import type { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { Annotation, END, START, StateGraph } from "@langchain/langgraph";

const State = Annotation.Root({
  conversation_id: Annotation<string>,
  question: Annotation<string>,
  passage: Annotation<string | undefined>,
  outcome: Annotation<"replied" | "handed over">,
});

type Turn = typeof State.State;

export const createGraph = (atlas: Atlas, model: BaseChatModel) => {
  const search = async ({ question }: Turn) => {
    const { data, knowledge_state } = await atlas.knowledge.search(question, { audience: "customers", limit: 1 });
    return { passage: knowledge_state === "grounded" ? data[0]?.passage : undefined };
  };

  const reply = async ({ conversation_id, question, passage }: Turn) => {
    const { text } = await model.invoke(`Answer in one sentence.\nQuestion: ${question}\nSource: ${passage}`);
    try {
      await atlas.actions.execute({ conversation_id, action_type: "reply", payload: { text } });
      return { outcome: "replied" as const };
    } catch (error) {
      // A person took over while the model thought.
      if (!(error instanceof HandedOffError)) throw error;
      return { outcome: "handed over" as const };
    }
  };

  const handOver = async ({ conversation_id }: Turn) => {
    await atlas.actions.execute({ conversation_id, action_type: "handoff" });
    return { outcome: "handed over" as const };
  };

  return new StateGraph(State)
    .addNode("search", search)
    .addNode("reply", reply)
    .addNode("handOver", handOver)
    .addEdge(START, "search")
    .addConditionalEdges("search", ({ passage }) => (passage === undefined ? "handOver" : "reply"), [
      "reply",
      "handOver",
    ])
    .addEdge("reply", END)
    .addEdge("handOver", END)
    .compile();
};
