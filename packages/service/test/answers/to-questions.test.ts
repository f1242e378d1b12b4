import { describe, expect, test } from "vitest";
import { type Passage, hitsIn, said } from "@atlas-messaging/service/test-support/conversing";
import { now } from "@atlas-messaging/service/test-support/facts";
import { agentRow } from "@atlas-messaging/service/test-support/rows";
import { answer } from "@atlas-messaging/answers/replying/answer";
import { ownWords } from "@atlas-messaging/answers/understanding/spoken-words";
import { type Said, understand } from "@atlas-messaging/answers/understanding/understand";

const { en, es } = ownWords;
const agent = agentRow({ channels: ["chatapp"] });

/** Answers with what each query of a message finds, the last list for all further ones. */
const answered = (text: string, lists: readonly (readonly Passage[])[], change: Partial<Said> = {}) => {
  const asked = understand(said(text, change));
  const queries = asked.questions.flatMap((each) => each.queries);
  const found = queries.map((_, index) => hitsIn(...(lists[index] ?? lists.at(-1) ?? [])));
  return answer(asked, found, { ...agent, now });
};
const replyTo = (...given: Parameters<typeof answered>) => answered(...given).reply.text;

const nothing: Passage = ["Ask us.", 0];
const open: Passage = ["We are open from 9:00 to 18:00.", 0.9, "Hours"];
const deliver: Passage = ["We deliver to all of the town.", 0.9, "Delivery"];
const unknown = (...lacks: readonly string[]) => `I have found nothing about “${lacks.join("”, “")}”.`;

describe("a second question", () => {
  const hours = "We are open from 9:00 to 18:00. (Hours)";

  test("that found what the first one quotes is answered by it, and still counts as a gap", () => {
    const { intent, reply, gaps } = answered("When are you open? Can I come with my kids?", [
      [open],
      [["We are open from 9:00 to 18:00.", 0.2, "Hours"]],
    ]);
    expect([intent, reply.text, gaps.map(({ question }) => question)]).toEqual([
      "agent_reply",
      hours,
      ["Can I come with my kids?"],
    ]);
  });

  test("that found what one of two quotes is answered too", () => {
    const again: Passage = ["We are open from 9:00 to 18:00.", 0.2, "Hours"];
    expect(
      answered("Do you deliver? When are you open? Can I come with my kids?", [[deliver], [open], [again]]),
    ).toMatchObject({
      intent: "agent_reply",
      reply: { text: `We deliver to all of the town. (Delivery)\n\n${hours}` },
    });
  });

  test.for([
    ["found another page", [["Dogs are welcome.", 0.2, "Dogs"]]],
    ["found nothing", []],
  ] as const)("that %s is repeated as not known, without its question mark", ([, found]) => {
    expect(replyTo("When are you open? Can I come with my kids?", [[open], found])).toBe(
      `${hours}\n\n${unknown("Can I come with my kids")}\n\n${en.further}`,
    );
  });

  test("by a synonym is answered by the quote that comes closest to it", () => {
    const refund = "A refund takes a week.";
    expect(
      answered("How long does a refund take? Do you reimburse?", [[[refund, 0.9]], [[refund, 0.2]]]),
    ).toMatchObject({ intent: "agent_reply", reply: { text: `${refund} (Page)` } });
  });

  test("is quoted the closest, if the first quote is another", () => {
    expect(
      replyTo("When do you open? Do you open on holidays?", [[open], [["On holidays we open at noon.", 0.2]]]),
    ).toBe(`${hours}\n\n${en.uncertain} On holidays we open at noon. (Page)\n\n${en.further}`);
  });

  test("is not answered by words that the page of the first has alone", () => {
    expect(replyTo("When are you open? Are you open tomorrow?", [[open], [["Dogs.", 0.05]]])).toBe(
      `${hours}\n\n${unknown("open")}\n\n${en.further}`,
    );
  });

  test("of which a quote says more than the first one's leaves the shorter quote out", () => {
    const [long, short] = ["We deliver. We deliver on Sunday, too.", "We deliver on Sunday, too."];
    expect(
      answered("Do you deliver? Do you deliver on Sunday?", [[[long, 0.9, "A"]], [[short, 0.9, "B"]]]),
    ).toMatchObject({
      reply: { text: `${long} (A)`, results: [{ title: "A" }, { title: "B" }] },
    });
  });
});

describe("an answer", () => {
  const pizza: Passage = ["Gluten-free pizza is 2.00 extra.", 0.9];

  test("to one of two questions is no reason to ask back for what the other lacks in part", () => {
    expect(answered("Do you have gluten free cake? Do you deliver?", [[pizza], [deliver]])).toMatchObject({
      intent: "agent_reply",
      reply: { text: expect.stringMatching(/pizza.*\n\nWe deliver.*\n\n.*gluten free cake”\.$/s) },
    });
  });

  test("names all that is lacking once, each in its marks", () => {
    expect(
      replyTo("Do you have gluten free cake? Do you have cake?", [
        [pizza],
        [["Gluten-free pizza is 2.00 extra.", 0.2]],
      ]),
    ).toBe(`Gluten-free pizza is 2.00 extra. (Page)\n\n${unknown("gluten free cake", "cake")}\n\n${en.offer}`);
  });

  test("that a person completes offers one, beside another that is complete", () => {
    const cancelled: Passage = ["Bookings are cancelled free of charge.", 0.9];
    expect(
      answered("How do I cancel a table booking? Do you deliver?", [[cancelled], [cancelled], [deliver]]),
    ).toMatchObject({
      intent: "agent_clarification",
      reply: { text: expect.stringMatching(/We deliver.+person\?$/s) },
    });
  });

  test("in the customer's language, or to a question in English, is quoted without a word on its language", () => {
    const wifi = "Wir haben WLAN im ganzen Haus für alle Gäste.";
    expect(replyTo("Haben Sie WLAN?", [[[wifi, 0.9]]])).toBe(`${wifi} (Page)`);
    const pizzas = "La pizza napoli cuesta nueve euros y es para todos los que vienen.";
    expect(replyTo("how much is pizza napoli?", [[[pizzas, 0.9]]])).toBe(`${pizzas} (Page)`);
  });

  test("about lost things is quoted without the words for trouble, if the page speaks of them", () => {
    const text = "I lost my umbrella at your place yesterday";
    const kept = "Lost umbrellas are kept for a week.";
    expect(answered(text, [[[kept, 0.9]]])).toMatchObject({ intent: "agent_reply", reply: { text: `${kept} (Page)` } });
    expect(answered(text, [[["Umbrellas cost 9 euros.", 0.9]]])).toMatchObject({
      intent: "agent_handoff",
      note: expect.stringContaining("lost something"),
    });
  });

  test("that has nothing of what troubles somebody is left to a person", () => {
    expect(answered("something is wrong again", [[["Dogs are welcome.", 0.9]]])).toMatchObject({
      intent: "agent_handoff",
      reply: { text: `${en.complaint} ${en.handover}`, results: [] },
    });
  });

  test.for([
    ["payments for cards, only if they are found as surely as that", "do you take card", "Every payment is due.", 0.45],
    ["one of two words, only if they are found fairly", "is there vegan cake", "Vegan pizza is 9 euros.", 0.3],
  ] as const)("speaks of %s", ([, text, passage, least]) => {
    expect(replyTo(text, [[[passage, least]]])).toContain(passage);
    expect(replyTo(text, [[[passage, least - 0.01]]])).not.toContain(passage);
  });

  test("keeps a page on another meal or diet for a sentence that says most of what is asked", () => {
    const text = "Do you serve vegan pizza on the terrace?";
    const vegan: Passage = ["Vegan pizza is served.", 0.8, "B"];
    expect(replyTo(text, [[["Vegetarian pizza is here. Pizza is served on the terrace.", 0.9, "A"], vegan]])).toBe(
      "Pizza is served on the terrace. (A)\n\nVegan pizza is served. (B)",
    );
    const meals = "We serve lunch until 14:00. We do serve guests until late.";
    expect(
      replyTo("Until when do you serve breakfast?", [
        [
          [meals, 0.9, "A"],
          ["We serve breakfast until 11:00.", 0.8, "B"],
        ],
      ]),
    ).toBe("We serve breakfast until 11:00. (B)");
  });
});

describe("a question in another language", () => {
  const [ask, english, spanish] = ["¿Cuándo abren?", "We are open from 9:00.", "Abrimos a las 9:00 todos los días."];

  test.for([
    ["its own words, as surely", 0.9, 0.9, `${spanish} (Page)`],
    ["its English words, more surely", 0.5, 0.9, `${es.foreign} ${english} (Page)`],
  ] as const)("is answered by what was found by %s", ([, own, others, text]) => {
    expect(replyTo(ask, [[[spanish, own]], [[english, others]]])).toBe(text);
  });

  test("is quoted the closest that its English words found, and nothing that its own found by chance", () => {
    expect(replyTo(ask, [[nothing], [[english, 0.2]]])).toBe(`${es.uncertain} ${english} (Page)\n\n${es.offer}`);
    expect(replyTo(ask, [[[english, 0.2]], [nothing]])).toBe(`${es.nothing} ${es.offer}`);
  });

  test("is named as it was written where nothing is found, its typos too", () => {
    expect(replyTo(ask, [[]])).toBe(`${es.unanswered.replace("{question}", "Cuándo abren")}\n\n${es.offer}`);
    expect(replyTo("¿Venden Adress Stickers?", [[nothing]])).toContain("«Adress Stickers»");
  });
});

describe("at a gap", () => {
  const stuck = { isStuck: true, isOffered: true };

  test("at most two things are named", () => {
    expect(replyTo("Do you sell lamps and carpets and mirrors?", [[nothing]])).toBe(
      `${unknown("lamps", "carpets")}\n\n${en.offer}`,
    );
  });

  test("what is said with the question before counts only if it says something of this one", () => {
    const earlier = ["do you repair screens"];
    const ask = (passage: string) =>
      answered("and on Sundays?", [[["We are closed.", 0.1]], [[passage, 0.9]]], { earlier });
    expect(ask("We repair screens on Sundays.").intent).toBe("agent_reply");
    expect(ask("We repair screens.").intent).toBe("agent_clarification");
  });

  test("a statement is not called a question, and is for people the second time", () => {
    const text = "gift cards for my aunt please";
    expect(answered(text, [[nothing]])).toMatchObject({
      intent: "agent_clarification",
      reply: { text: `${en.unclear} ${en.offer}` },
      gaps: [{ question: text }],
    });
    expect(answered(text, [[nothing]], stuck)).toMatchObject({
      intent: "agent_handoff",
      reply: { text: `${en.unclear} ${en.handover}` },
    });
  });

  test("a close quote for one of two questions is no second gap", () => {
    const lamps: Passage = ["Red lamps are sold in May.", 0.2];
    expect(answered("Do you sell lamps? Do you sell carpets?", [[lamps], [nothing]], stuck)).toMatchObject({
      intent: "agent_clarification",
      reply: { text: `${en.uncertain} ${lamps[0]} (Page)\n\n${unknown("carpets")}\n\n${en.offer}` },
    });
  });

  test("a question without telling words is named beside one with them", () => {
    expect(replyTo("can I pay? can you?", [[nothing]])).toBe(`${unknown("pay", "can you")}\n\n${en.offer}`);
  });

  test("somebody in trouble gets the closest quote of all questions, and one about health gets none", () => {
    const bike = "A broken bike is repaired here.";
    const text = "My bike is broken. Do you sell helmets? Do you repair a broken bike?";
    expect(replyTo(text, [[nothing], [[bike, 0.2]]])).toBe(
      `${en.complaint} ${en.handover}\n\n${en.uncertain} ${bike} (Page)`,
    );
    expect(replyTo("is it normal that it hurts?", [[["It hurts for a day.", 0.2]]])).toBe(
      `${en.health} ${en.handover}`,
    );
  });

  test.for([
    ["yes Maria", stuck, "agent_handoff", en.handover],
    ["no Maria", {}, "agent_clarification", `${unknown("Maria")}\n\n${en.offer}`],
    ["thanks, no Maria", {}, "agent_reply", en.no],
    ["hi, yes Maria", {}, "agent_courtesy", en.greeting],
  ] as const)("a courtesy with a name is met as what it means: %s", ([text, change, intent, reply]) => {
    expect(answered(text, [[nothing]], change)).toMatchObject({ intent, reply: { text: reply } });
  });

  test("a person who takes over after a yes is told that one was asked for", () => {
    expect(answered("yes Maria", [[nothing]], stuck).note).toBe("The customer asks for a person.");
  });
});
