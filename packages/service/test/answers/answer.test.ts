import { describe, expect, test } from "vitest";
import { said } from "@atlas-messaging/service/test-support/conversing";
import { now } from "@atlas-messaging/service/test-support/facts";
import { agentRow, hitsOf } from "@atlas-messaging/service/test-support/rows";
import type { KnowledgeHits } from "@atlas-messaging/answers/search/answer";
import { answer, composeSessionReply } from "@atlas-messaging/answers/replying/answer";
import { type Said, understand } from "@atlas-messaging/answers/understanding/understand";
import { ownWords } from "@atlas-messaging/answers/understanding/spoken-words";

const agent = agentRow({ channels: ["chatapp"] });
const { en, de } = ownWords;

/** Answers with these relevances for the queries of the message. */
const answered = (text: string, relevances: readonly number[] = [], change: Partial<Said> = {}, its = agent) =>
  answeredFrom(
    relevances.map((each) => hitsOf(each)),
    text,
    change,
    its,
  );

const answeredFrom = (found: readonly KnowledgeHits[], text: string, change: Partial<Said> = {}, its = agent) =>
  answer(understand(said(text, change)), found, { ...its, now });

const queriesOf = (text: string, change: Partial<Said> = {}) =>
  understand(said(text, change)).questions.flatMap(({ queries }) => queries);

describe("a person", () => {
  test.for([
    ["wish", "human please", en.handover, /asks for a person/],
    ["complaint", "This is unacceptable!", `${en.complaint} ${en.handover}`, /complains/],
    ["booking", "table for 2 tonight 7:30?", `${en.booking} ${en.handover}`, /book/],
    ["order", "Where is my order?", `${en.order} ${en.handover}`, /order/],
    ["allergy", "I'm allergic to nuts", `${en.allergy} ${en.handover}`, /allergy/],
    ["danger", "I can't breathe", en.danger, /danger/],
    ["wish in German", "Ich möchte mit einem Menschen sprechen", de.handover, /asks for a person/],
  ] as const)("takes over after a %s, and is told why", ([, text, reply, note]) => {
    expect(answered(text)).toMatchObject({
      intent: "agent_handoff",
      reply: { text: reply, results: [] },
      note: expect.stringMatching(note),
      gaps: [],
    });
    expect(queriesOf(text)).toEqual([]);
  });

  test.for([
    ["health, in a statement", "my tooth hurts since yesterday", [0.9], en.health],
    ["health, if nothing is found", "is it normal that it hurts?", [0], en.health],
    ["trouble, if nothing is found", "the zip broke after two days", [0], en.complaint],
    ["trouble, in German", "Die App funktioniert nicht", [0, 0], de.complaint],
  ] as const)(
    "takes over where somebody writes of %s, without being asked to put it differently",
    ([, text, found, opening]) => {
      const { intent, reply, gaps } = answered(text, found);
      expect([intent, reply.text]).toEqual([
        "agent_handoff",
        `${opening} ${opening === de.complaint ? de.handover : en.handover}`,
      ]);
      expect(gaps.length).toBe(found[0] === 0.9 ? 0 : 1);
    },
  );

  test("is announced with the time that people take, if the business has set one", () => {
    const within = agentRow({ people_reply_within_seconds: 1_800 });
    const text = `${en.handover} This usually takes no longer than: 30 minutes.`;
    expect(answered("human please", [], {}, within).reply.text).toBe(text);
    expect(answered("I can't breathe", [], {}, within).reply.text).toBe(en.danger);
  });

  test.each([
    [
      "in the hours, that they take",
      "2026-01-05T08:30:00.000Z",
      1_800,
      "This usually takes no longer than: 30 minutes.",
    ],
    ["in the hours, nothing if no time is set", "2026-01-05T08:30:00.000Z", null, /^$/],
    ["before the hours, their beginning", "2026-01-05T03:00:00.000Z", null, /expect .*Monday.*09:00/],
    ["after the hours, a time in the next", "2026-01-09T20:00:00.000Z", 1_800, /expect .*Monday.*09:30/],
    ["near their end, a time in the next", "2026-01-05T15:50:00.000Z", 1_800, /expect .*Tuesday.*09:20/],
  ] as const)("is announced %s", (_, at, seconds, when) => {
    const days = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
    const people_hours = { time_zone: "Europe/Berlin", weekly: [{ days, start: "09:00", end: "17:00" }] };
    const people = { people_reply_within_seconds: seconds, people_hours, now: at };
    const { text } = answer(understand(said("human please")), [], people).reply;
    expect(text.startsWith(en.handover)).toBe(true);
    expect(text.slice(en.handover.length)).toMatch(when);
  });

  test.for(["yes please", "👍", "yeah go on then"])("takes over when the offer is met with %s", (text) => {
    const relevances = queriesOf(text, { isOffered: true }).map(() => 0);
    expect(answered(text, relevances, { isOffered: true }).reply.text).toBe(en.handover);
    expect(answered(text, relevances).intent).not.toBe("agent_handoff");
  });
});

describe("while a person is awaited", () => {
  const isAwaiting = true;

  test("the customer is told so, whatever they write", () => {
    for (const text of ["When are you open?", "hello?", "human please"])
      expect(answered(text, [], { isAwaiting })).toMatchObject({
        intent: "agent_wait_notice",
        reply: { text: en.awaited },
        note: null,
      });
    expect(queriesOf("When are you open?", { isAwaiting })).toEqual([]);
  });

  test("somebody in danger is told of the emergency services", () => {
    expect(answered("I can't breathe", [], { isAwaiting })).toMatchObject({
      intent: "agent_wait_notice",
      reply: { text: en.danger },
      note: null,
    });
  });
});

describe("a courtesy", () => {
  test.for([
    ["Hi", en.greeting],
    ["thanks a lot!", en.thanks],
    ["bye", en.goodbye],
    ["ok", en.well],
    ["yes", en.well],
    ["ciao", en.greeting],
    ["are you a bot?", en.about],
    ["please stop sending me ads", en.stopping],
    ["???", en.wordless],
  ] as const)("%s is answered in kind, and looks nothing up", ([text, reply]) => {
    expect(queriesOf(text)).toEqual([]);
    expect(answered(text)).toMatchObject({ intent: "agent_courtesy", reply: { text: reply }, note: null, gaps: [] });
  });

  test("that declines ends an offer", () => {
    expect(answered("no thanks")).toMatchObject({ intent: "agent_reply", reply: { text: en.no } });
    expect(answered("never mind")).toMatchObject({ intent: "agent_reply", reply: { text: en.never_mind } });
  });

  test("in a session is none, and has no sources", () => {
    const found = { ...hitsOf(0.9), results: [], knowledge_state: "gap_none" } as never;
    expect(composeSessionReply("thanks", found)).toEqual({
      reply: { text: en.thanks, results: [] },
      isQuestion: false,
    });
    expect(composeSessionReply("yes", found)).toMatchObject({ reply: { text: en.well }, isQuestion: false });
    expect(composeSessionReply("ciao", found)).toMatchObject({ reply: { text: en.greeting }, isQuestion: false });
  });

  test("at the end of a conversation takes leave", () => {
    expect(answered("ciao", [], { earlier: ["When are you open?"] }).reply.text).toBe(en.goodbye);
  });

  test("with a name is one if nothing is found, and a question if something is", () => {
    expect(answered("Hello Maria", [0])).toMatchObject({ intent: "agent_courtesy", reply: { text: en.greeting } });
    expect(answeredFrom([hitsOf(0.9, "Pizza is 9.50.")], "Hello pizza")).toMatchObject({ intent: "agent_reply" });
    expect(answered("ok what is a pizza?", [0])).toMatchObject({ intent: "agent_clarification" });
  });

  test("is said for a picture: the agent reads words alone", () => {
    expect(answered("[image]", [], { isWritten: false, language: "de" }).reply.text).toBe(de.wordless);
  });
});

describe("a question that points back", () => {
  test("is looked up with the question before it, past courtesies", () => {
    const earlier = ["Hi", "When are you open?"];
    expect(queriesOf("and on Sundays?", { earlier })).toEqual([
      expect.stringContaining("and on Sundays?"),
      expect.stringContaining("When are you open"),
    ]);
    expect(queriesOf("and on Sundays?", { earlier: ["Hi"] })).toEqual(["and on Sundays?"]);
  });
});

describe("questions", () => {
  const two = "When are you open and do you deliver?";

  test("are looked up one by one, and both answered", () => {
    expect(queriesOf(two)).toEqual(["When are you open", "do you deliver?"]);
    // The same sentence answers both.
    const both = hitsOf(0.9, "We are open from 9:00 and deliver.");
    const { intent, reply, gaps } = answeredFrom([both, both], two);
    expect([intent, reply.text, gaps]).toEqual([
      "agent_reply",
      "We are open from 9:00 and deliver. (Opening hours)",
      [],
    ]);
  });

  test("of which one is not answered say so, count it as a gap, and offer a person", () => {
    const { intent, reply, gaps } = answered(two, [0.9, 0]);
    expect([intent, reply.text]).toEqual([
      "agent_clarification",
      `We are open from 9:00. (Opening hours)\n\n${en.unanswered.replace("{question}", "deliver")}\n\n${en.further}`,
    ]);
    expect(gaps.map(({ question }) => question)).toEqual(["do you deliver?"]);
  });

  test("that are both unanswered are asked back by the closest and by what is not known, then handed over", () => {
    const first = answered(two, [0.2, 0]);
    expect(first).toMatchObject({ intent: "agent_clarification", reply: { results: [{ title: "Opening hours" }] } });
    expect(first.reply.text).toMatch(/^I am not sure.+9:00.+nothing about “deliver”.+person\?$/s);
    expect(first.gaps).toHaveLength(2);
    const second = answered(two, [0, 0], { isOffered: true, isStuck: true });
    expect([second.intent, second.reply.text]).toEqual(["agent_handoff", `${en.nothing} ${en.handover}`]);
    expect(second.gaps).toHaveLength(2);
  });

  test.for([
    ["how long does that take", ["do you repair screens how long does that take"]],
    ["and on Sundays?", ["and on Sundays?", "do you repair screens and on Sundays?"]],
    ["do you deliver", ["do you deliver"]],
  ] as const)("that go on are looked up with the one before: %s", ([text, queries]) => {
    expect(queriesOf(text, { earlier: ["ok", "do you repair screens", "hi"] })).toEqual(queries);
    expect(queriesOf(text, { earlier: ["hi"] })).toEqual([text]);
  });

  test("are answered by the first query that finds an answer", () => {
    const earlier = ["do you repair screens"];
    const of = (relevances: readonly number[], text = "and open on Sundays?") =>
      answered(text, relevances, { earlier });
    expect(of([0, 0.9])).toMatchObject({ intent: "agent_reply", gaps: [] });
    expect(of([0.9, 0])).toMatchObject({ intent: "agent_reply", gaps: [] });
    expect(of([0, 0.9], "and umbrellas?")).toMatchObject({ intent: "agent_clarification" });
    expect(of([0.1, 0.2]).gaps.map(({ found }: { readonly found: KnowledgeHits }) => found)).toEqual([hitsOf(0.1)]);
  });

  test("that a person completes are answered with the offer of one, and a gap after it is a first one", () => {
    const found = [hitsOf(0.9, "Bookings are cancelled free of charge.")];
    const { intent, reply } = answeredFrom(found, "How do I cancel a table booking?");
    expect([intent, reply.text]).toEqual([
      "agent_clarification",
      `Bookings are cancelled free of charge. (Opening hours)\n\n${en.further}`,
    ]);
    expect(answered("do you deliver?", [0], { isOffered: true }).intent).toBe("agent_clarification");
    expect(answered("yes please", [], { isOffered: true }).intent).toBe("agent_handoff");
  });

  test("of one meal are not answered by another", () => {
    const texts = ["The lunch menu costs 14.90.", "We serve breakfast until 11:00."];
    const [lunch, breakfast] = texts.map((each) => hitsOf(0.9, each));
    const both = lunch && breakfast ? [{ ...lunch, hits: [...lunch.hits, ...breakfast.hits] }] : [];
    expect(answeredFrom(both, "Until when do you serve breakfast?").reply.text).toBe(
      "We serve breakfast until 11:00. (Opening hours)",
    );
  });

  test("that nothing answers name their thing without typos, as it is written", () => {
    expect(answered("whats the adress pls", [0]).reply.text).toContain("“address”");
    expect(answered("¿Se puede pagar con Apple Pay?", [0, 0]).reply.text).toContain("«Apple Pay»");
  });

  test("that are answered beside their qualifying word are gaps", () => {
    const { intent, reply, gaps } = answeredFrom([hitsOf(0.9, "We are open all night.")], "Are dogs allowed at night?");
    expect([intent, reply.text]).toEqual(["agent_clarification", `I have found nothing about “dogs”.\n\n${en.offer}`]);
    expect(gaps).toHaveLength(1);
  });

  test("of which a compound is answered in part are quoted with what is not known", () => {
    const { intent, reply } = answeredFrom(
      [hitsOf(0.9, "Gluten-free pizza is 2.00 extra.")],
      "Do you have gluten free cake?",
    );
    expect([intent, reply.text]).toEqual([
      "agent_clarification",
      `Gluten-free pizza is 2.00 extra. (Opening hours)\n\nI have found nothing about “gluten free cake”.\n\n${en.offer}`,
    ]);
  });

  test("that point at the question before are looked up with it", () => {
    expect(queriesOf("Do you rent bikes? How much are they?")).toEqual([
      "Do you rent bikes?",
      "Do you rent bikes? How much are they?",
    ]);
  });

  test("about health are handed over where what was found does not speak of it", () => {
    expect(answered("is laser hair removal painful?", [0.9])).toMatchObject({ intent: "agent_handoff" });
  });

  test("of somebody in trouble are answered with the way to a person, or handed over with a quote that may help", () => {
    const text = "your doors are open but the machine is broken";
    const doors = hitsOf(0.9, "Machines behind the doors restart by themselves.");
    expect(answeredFrom([doors], text).reply.text).toMatch(
      /^Machines behind the doors.+ask for a person: just say so\.$/s,
    );
    expect(answered("wrong time, when are you open", [0.2]).reply.text).toMatch(
      /^I am sorry.+closest.+: We are open from 9:00\./s,
    );
    expect(answered("the machine is broken", [0.2]).reply.results).toEqual([]);
  });

  test("in another language are answered by their English words, whatever likeness finds", () => {
    expect(queriesOf("¿Cuándo abren?")).toHaveLength(2);
    expect(answered("¿Cuándo abren?", [0.9, 0]).intent).toBe("agent_clarification");
    expect(answered("¿Cuándo abren?", [0, 0.9])).toMatchObject({
      intent: "agent_reply",
      reply: { text: `${ownWords.es.foreign} We are open from 9:00. (Opening hours)` },
    });
  });

  test("about allergens are answered with a word of care", () => {
    const list = hitsOf(0.9, "The allergen list is at the till.");
    expect(answeredFrom([list], "Do you have an allergen list?").reply.text).toBe(
      `The allergen list is at the till. (Opening hours)\n\n${en.care}`,
    );
    expect(answered("Do you have a list?", [0.9]).reply.text).not.toContain(en.care);
  });

  test("are met in the customer's language at a gap", () => {
    expect(answered("Wann haben Sie geöffnet?", [0]).reply.text).toBe(`${de.nothing} ${de.offer}`);
  });
});

describe("a session", () => {
  const found = {
    knowledge_state: "gap_none",
    results: [],
    total_results: 0,
    knowledge_gap: null,
    across_languages: undefined,
  } as const;

  test.for([
    ["Hi", en.greeting, false],
    ["are you a bot?", en.about, false],
    ["Do you deliver?", `${en.nothing} ${en.offer}`, true],
    ["human please", `${en.nothing} ${en.offer}`, true],
    ["Wann haben Sie geöffnet?", `${de.nothing} ${de.offer}`, true],
  ] as const)("answers %s, and hands nobody over", ([text, reply, isQuestion]) => {
    expect(composeSessionReply(text, found)).toEqual({ reply: { text: reply, results: [] }, isQuestion });
  });
});
