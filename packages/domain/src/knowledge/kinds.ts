/** Kinds of answers: questions ask for them by small words (when, how much, where), and passages are seen to hold them. */
export const kinds = ["@time", "@price", "@place", "@duration", "@contact"] as const;
export type Kind = (typeof kinds)[number];

const held: { readonly [Each in Kind]: RegExp } = {
  "@time":
    /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o['’]clock|uhr)\b|\b\d{1,2}:\d\d\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:midnight|noon|weekdays?|weekends?|daily)\b/iu,
  "@price":
    /[€£$]\s?\d|\b\d+(?:[.,]\d+)? ?(?:€|£|\$|eur|euros?|dollars?|pounds?|usd|gbp|%)|\b\d+\.\d\d\b|\bfree of charge\b|\bfor free\b/iu,
  "@place":
    /\b(?:street|road|avenue|square|lane|row|floor|building|corner|opposite|next to|behind|station|entrance|address)\b/iu,
  "@duration":
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an|few|several|half) (?:working |business )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/iu,
  "@contact": /@[\w-]+\.\w|\b\+?\d[\d ]{6,}\d\b|\bcall\b|\bphone\b|\be-?mail\b/iu,
};

const askedFor: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:when|what time|until when|opening hours?|open(?:ed)?|clos(?:e|ed|ing)|what hours)\b/iu, "@time"],
  [
    /\b(?:how (?:much|expensive)|costs?|prices?|fees?|charges?|set (?:me|us) back|for free|euros?|dollars?|pounds?|pay)\b/iu,
    "@price",
  ],
  [/\b(?:where|address|located|which street|how do (?:i|we) (?:get|find) (?:to|there|you))\b/iu, "@place"],
  [/\b(?:how (?:long|soon|quickly|fast|many (?:days|weeks|hours|months|minutes)))\b/iu, "@duration"],
  [/\b(?:phone|call you|e-?mail|contact|reach you|get in touch|number)\b/iu, "@contact"],
];

/** The kinds of what a passage says. */
export const kindsIn = (text: string): Kind[] => kinds.filter((kind) => held[kind].test(text));

/** The kinds that a question asks for. */
export const kindsAsked = (query: string): Kind[] => [
  ...new Set(askedFor.flatMap(([pattern, kind]) => (pattern.test(query) ? [kind] : []))),
];
