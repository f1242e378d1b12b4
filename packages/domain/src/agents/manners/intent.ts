/** Names the intent of a message by what a hosted agent hears in it. */
import type { Courtesy } from "./courtesies.ts";
import type { Topic } from "./cues.ts";
import { type Heard, hear } from "./hear.ts";
import { type Subject, subjectsOf } from "./subjects.ts";

export type IntentName = Subject | (typeof topicIntents)[Topic] | "greeting" | "thanks" | "goodbye";

export interface Intent {
  readonly name: IntentName;
  /** 0 to 1. */
  readonly confidence: number;
}

const topicIntents = {
  danger: "danger",
  allergy: "allergy",
  about: "agent_question",
  person: "human_request",
  stopping: "opt_out",
  complaint: "complaint",
  order: "order_status",
} as const satisfies { readonly [Each in Topic]: string };

const courtesyIntents: { readonly [Each in Courtesy]?: IntentName } = {
  greeting: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
};

/** Highest for what an agent acts on. A corrected word may have been another one. */
const confidences = { asWritten: 0.9, named: 0.8, corrected: 0.7 };

/** Detects the intent of a message. Returns null if none is clear, or if it asks about two subjects. */
export const detectIntent = (text: string): Intent | null => {
  const heard = hear(text);
  const name = nameOf(heard);
  if (name) return { name, confidence: heard.isCorrected ? confidences.corrected : confidences.asWritten };
  if (heard.kind !== "question") return null;
  const [subject, another] = subjectsOf(text);
  return subject && !another ? { name: subject, confidence: confidences.named } : null;
};

const nameOf = ({ kind, courtesies: [first] }: Heard): IntentName | null => {
  if (kind === "courtesy") return (first && courtesyIntents[first]) ?? null;
  if (kind === "booking") return kind;
  return kind === "question" || kind === "wordless" ? null : topicIntents[kind];
};
