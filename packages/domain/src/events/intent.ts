/** Keyword detection of a message's intent: cheap, deterministic, and null when unsure. */
import { keysOf } from "@atlas-messaging/contract";
import { withFewMarks } from "../marks.ts";

export interface Intent {
  readonly name: IntentName;
  /** 0 to 1. */
  readonly confidence: number;
}

export type IntentName =
  | "booking"
  | "order_status"
  | "opening_hours"
  | "menu_prices"
  | "complaint"
  | "human_request"
  | "greeting";

/** Cues of an intent. One strong cue is enough; weak ones must combine. */
interface Cues {
  readonly strong: readonly RegExp[];
  readonly weak: readonly RegExp[];
}

const cues: { readonly [Name in IntentName]: Cues } = {
  booking: {
    strong: [/\b(book|booking|reserve|reservation|appointment)\b/, /\btable for\b/],
    weak: [/\b(table|seats?)\b/, /\b(tonight|tomorrow|weekend)\b/, /\b(people|persons|guests|party of)\b/],
  },
  order_status: {
    strong: [
      /\b(track|tracking|order status|delivery status)\b/,
      /\bwhere(?:'s| is| are) (?:my|the|our) (?:order|parcel|package|delivery|food|things?)\b/,
      /\b(?:has|have|did|is|when will|when does) (?:my|our) (?:order|parcel|package|delivery)\b/,
    ],
    weak: [/\b(order|ordered|parcel|package|delivery)\b/, /\b(shipped|arrive|arrives|arrived|on its way)\b/],
  },
  opening_hours: {
    strong: [
      /\b(?:opening|business|closing) (?:hours|times?)\b/,
      /\b(?:when|what time|until when|how late|how long)\b.{0,40}\b(?:open|opens|close|closes|closed)\b/,
      /\bare (?:you|they) (?:still )?(?:open|closed)\b/,
    ],
    weak: [/\b(open|opens|close|closes|closed|hours)\b/, /\b(today|sundays?|mondays?|holidays?|weekends?)\b/],
  },
  menu_prices: {
    strong: [/\b(menu|prices?|pricing|price list)\b/, /\bhow much\b/],
    weak: [/\b(costs?|expensive|cheap)\b/, /\b(vegan|vegetarian|dish|dishes|drinks?|coffee|lunch|dinner)\b/],
  },
  complaint: {
    strong: [
      /\b(complain|complaint|unacceptable|terrible|awful|horrible|disgusting|worst)\b/,
      /\b(refund|money back)\b/,
    ],
    weak: [/\b(disappointed|unhappy|angry|rude)\b/, /\b(wrong|broken|cold|missing|late|never again)\b/],
  },
  human_request: {
    strong: [
      /\b(?:speak|talk|chat)(?:ing)? (?:to|with) (?:a |an |the |your |some)?(?:real |live |human )?(?:human|person|someone|somebody|one|agent|operator|representative|manager|staff)\b/,
      /\b(?:real|actual|live) (?:person|human|agent)\b/,
    ],
    weak: [/\b(human|operator|representative)\b/, /\b(call me|bot|robot)\b/],
  },
  greeting: {
    strong: [/^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|again))?\W*$/],
    weak: [],
  },
};

const names = keysOf(cues); // A literal object has exactly its own keys.
const strength = { strong: 0.8, weak: 0.4 };
/** Maximum length of a message. NFKC may turn one letter into eighteen. */
const maxLength = 4_096;
const sureFrom = 0.6;
const leadFrom = 0.15;

/** Detects the intent of a message; null if none is clear or two are close. */
export const detectIntent = (text: string): Intent | null => {
  const plain = withFewMarks(text).normalize("NFKC").slice(0, maxLength).toLowerCase().replaceAll("’", "'");
  const [best, second] = names
    .map((name) => ({ name, confidence: confidenceOf(cues[name], plain) }))
    .toSorted((a, b) => b.confidence - a.confidence);
  if (!best || best.confidence < sureFrom) return null;
  return best.confidence - (second?.confidence ?? 0) < leadFrom ? null : best;
};

/** Each matching cue removes its share of the remaining doubt. */
const confidenceOf = ({ strong, weak }: Cues, text: string): number => {
  const doubt = (cue: number, patterns: readonly RegExp[]) =>
    (1 - cue) ** patterns.filter((each) => each.test(text)).length;
  return Math.round((1 - doubt(strength.strong, strong) * doubt(strength.weak, weak)) * 100) / 100;
};
