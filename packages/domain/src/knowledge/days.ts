/** Days of the week that English opening hours name only in short or as part of a range: "Sat", "Mon–Fri", "weekdays". */

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const day = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const through = "(?: ?[-–—] ?| (?:to|till?|until|through|thru) )";
/** Matches a day or a range, unless a short name stands in a sentence: "in the sun". */
const named = new RegExp(
  String.raw`\b(${day})(?:${through}(${day}))?\b(?=\.?(?: ?[:&+|,/–-]| (?:and|or) ${day}\b|\s*\d| (?:closed|shut)\b))|\b(${day})${through}(${day})\b|(?<=[:&+|,/] ?)(${day})\b`,
  "g",
);
const anyDay = /\b(?:daily|every day|(?:seven|7) days)\b/;
const weekdays = /\b(?:week|working )days\b/;
/** Tells if a text is about opening hours. */
const hours = /\b(?:open|clos|shut|hours\b|\d{1,2}(?:[:.]\d\d| ?[ap]m\b))/;

/** Returns the days that a folded passage means beyond those that it spells out. */
export const daysIn = (text: string): string[] => {
  if (!hours.test(text)) return [];
  const meant = new Set<number>();
  for (const [, one, other, from, to, last] of text.matchAll(named)) addAll(meant, one ?? from ?? last, other ?? to);
  if (weekdays.test(text)) addAll(meant, "mon", "fri");
  if (anyDay.test(text)) addAll(meant, "mon", "sun");
  return Array.from(meant, (at) => days[at] ?? "").filter((each) => !text.includes(each));
};

const addAll = (meant: Set<number>, from: string | undefined, to = from): void => {
  const [first, last] = [indexOf(from), indexOf(to)];
  for (let at = first; ; at = (at + 1) % days.length) {
    meant.add(at);
    if (at === last) return;
  }
};

const indexOf = (name = ""): number => days.findIndex((each) => each.startsWith(name.slice(0, 3)));
