import { describe, expect, test } from "vitest";
import { World, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import {
  agentRow,
  channelRow,
  conversationRow,
  customerRow,
  hitsOf,
  jobRow,
  messageRow,
  runRow,
} from "../../test-support/rows.ts";
import { insert, update } from "../core/changes.ts";
import { finish } from "../core/jobs.ts";
import { day, later, minute } from "../core/time.ts";
import { enqueueTurn } from "./enqueue.ts";
import { type TurnFacts, beginTurn, concludeTurn } from "./turn.ts";
import { ownWords } from "@atlas-messaging/answers/understanding/spoken-words";

const agent = agentRow({ channels: ["chatapp"] });
const asking = (text: string, created_at = later(now, -minute)) =>
  messageRow({ direction: "inbound", text, delivery_state: null, created_at });
const missed = jobRow({ kind: "agent_turn", detail: { unless_answered: true } });
const toPeople = jobRow({ kind: "agent_turn", detail: { to_people: true } });
const clarification = runRow({ intent: "agent_clarification", created_at: later(now, -minute) });

const turn = (change: Partial<TurnFacts> = {}): TurnFacts => ({
  ...facts(),
  job: jobRow({ kind: "agent_turn" }),
  message: asking("When are you open?"),
  conversation: conversationRow(),
  customer: customerRow(),
  channel: channelRow(),
  agent,
  overtaken: false,
  lastTurn: null,
  earlier: [],
  ...change,
});

const conclude = (relevance: number, change: Partial<TurnFacts> = {}) =>
  concludeTurn(turn(change), agent, [hitsOf(relevance)]);

/** Returns the text sent, the recorded run, and the conversation's new status. */
const outcomeOf = (relevance: number, change: Partial<TurnFacts> = {}) => {
  const known = turn(change);
  const world = new World([insert("conversations", known.conversation), insert("outbox", known.job)]);
  world.commit(conclude(relevance, change));
  const { text } = world.only("messages");
  const { intent, citations } = world.only("runs");
  return { text, intent, cited: citations.length, status: world.only("conversations").status };
};

describe("a turn", () => {
  test.for([
    [-day + 1, 2],
    [-day, 1],
  ] as const)("goes on from a message of %i milliseconds ago in %i searches", ([ago, count]) => {
    const earlier = [asking("When are you open?", later(now, ago))];
    const begun = beginTurn(turn({ message: asking("and on Sundays?"), earlier }));
    expect("searches" in begun && begun.searches.map(({ query }) => query)).toEqual(
      ["and on Sundays?", "When are you open? and on Sundays?"].slice(0, count),
    );
  });

  test("says nothing to somebody who stops advertising, whose confirmation has answered", () => {
    const begun = beginTurn(turn({ message: asking("STOP") }));
    expect("changes" in begun && outline(begun.changes)).toEqual(["remove outbox"]);
  });

  test.for([
    ["all knowledge", [], undefined],
    ["what is linked to it", [idOf(3, 1)], [idOf(3, 1)]],
  ] as const)("belongs to the agent, who looks in %s", ([, source_ids, sourceIds]) => {
    const linked = { ...agent, source_ids };
    const search = { query: "When are you open?", topK: 5, sourceIds, audience: "customers" };
    expect(beginTurn(turn({ agent: linked }))).toEqual({ agent: linked, searches: [search] });
  });

  test.for([
    ["the customer has written again", { overtaken: true }],
    [
      "people have taken over, and were announced",
      { conversation: conversationRow({ status: "handed_off", person_announced: true }) },
    ],
    [
      "somebody has answered what was handed back",
      { job: missed, conversation: conversationRow({ waiting_since: null }) },
    ],
    [
      "people have answered what was written to them, and handed it back",
      { job: toPeople, conversation: conversationRow({ waiting_since: null }) },
    ],
    ["the conversation is closed", { conversation: conversationRow({ status: "closed" }) }],
    ["the window has closed", { conversation: conversationRow({ last_inbound_at: later(now, -day) }) }],
    ["the message came a day late", { message: asking("When are you open?", later(now, -day)) }],
    ["no agent serves the channel any more", { agent: null }],
  ] as const)("ends without a word when %s", ([, change]) => {
    const { job } = turn(change);
    expect(beginTurn(turn(change))).toEqual({ changes: [finish(job)] });
  });

  test.for([
    ["an owner watches over the conversation", { conversation: conversationRow({ owner_id: idOf(9, 1) }) }],
    ["what was handed back still waits", { job: missed }],
    ["what was written to people was handed back, and waits", { job: toPeople }],
    [
      "people have answered, and were not announced",
      { job: toPeople, conversation: conversationRow({ status: "handed_off", waiting_since: null }) },
    ],
    ["an integration wrote before it", { conversation: conversationRow({ waiting_since: null }) }],
  ] as const)("begins also when %s", ([, change]) => {
    expect(beginTurn(turn(change))).toMatchObject({ agent });
  });

  test("tells the stop word to somebody who waits for a person, and announces the person if that was not done", () => {
    const said = (person_announced: boolean) => {
      const conversation = conversationRow({ status: "handed_off", person_announced });
      const known = turn({ conversation, message: asking("stop texting me") });
      expect(beginTurn(known)).toMatchObject({ agent });
      return inserted(concludeTurn(known, agent, []), "messages")[0]?.text;
    };
    expect(said(true)).toBe(ownWords.en.stopping);
    expect(said(false)).toBe(`${ownWords.en.stopping} ${ownWords.en.awaited}`);
  });

  describe("of quick messages", () => {
    const [first, second] = [
      asking("When are you open?", later(now, -3000)),
      asking("We are three", later(now, -2000)),
    ];
    const quick = {
      message: asking("Thanks a lot", later(now, -1000)),
      earlier: [second, first],
      conversation: conversationRow({ waiting_since: first.created_at }),
    };
    const queriesOf = (change: Partial<TurnFacts>) => {
      const begun = beginTurn(turn(change));
      return "searches" in begun ? begun.searches.map(({ query }) => query) : null;
    };

    test("hears them all", () => {
      expect(queriesOf(quick)?.join()).toContain("When are you open?");
      expect(inserted(conclude(0.9, quick), "runs")).toMatchObject([{ intent: "agent_reply" }]);
    });

    test("answers those that are left when the last is taken back", () => {
      const message = { ...quick.message, deleted_at: now };
      expect(queriesOf({ ...quick, message })?.join()).toContain("When are you open?");
      expect(queriesOf({ message })).toBeNull();
    });

    test.for([
      ["an agent that answers at once", { agent: { ...agent, answer_after_seconds: 0 } }],
      ["what was answered", { conversation: conversationRow({ waiting_since: quick.message.created_at }) }],
      ["what was written long before", { earlier: [asking("When are you open?", later(now, -minute))] }],
    ] as const)("leaves out %s", ([, change]) => {
      expect(queriesOf({ ...quick, ...change })).toEqual([]);
    });
  });

  describe("is due", () => {
    const dueOf = (waiting_since: string | null, answer_after_seconds = 3) => {
      const its = { ...agent, answer_after_seconds };
      const [job] = inserted(enqueueTurn(facts(), its, conversationRow({ waiting_since }), turn().message), "outbox");
      return job && Date.parse(job.due_at) - Date.parse(now);
    };

    test.for([
      ["3 s after the only message", now, 3000],
      ["3 s after the last", later(now, -4000), 3000],
      ["10 s after the first at most", later(now, -8000), 2000],
      ["at once where that is over", later(now, -20_000), 0],
      ["3 s after one that nobody answered before", later(now, -minute), 3000],
      ["3 s after one that leaves nobody waiting", null, 3000],
    ] as const)("%s", ([, since, wait]) => {
      expect(dueOf(since)).toBe(wait);
    });

    test("at once with 0 seconds", () => {
      expect(dueOf(now, 0)).toBe(0);
    });
  });

  describe("while a person is awaited", () => {
    const handedOver = (change: Partial<ReturnType<typeof conversationRow>> = {}) =>
      conversationRow({ status: "handed_off", person_announced: true, person_remind_at: now, ...change });

    /** Returns what is sent, and when the customer is told again. */
    const reminded = (text: string, conversation: ReturnType<typeof conversationRow>) => {
      const known = turn({ conversation, message: asking(text) });
      if ("changes" in beginTurn(known)) return null;
      const world = new World([insert("conversations", conversation), insert("outbox", known.job)]);
      world.commit(concludeTurn(known, agent, []));
      return [world.only("messages").text, world.only("conversations").person_remind_at];
    };

    test("tells so once more after ten minutes, to whoever writes again", () => {
      const { awaited, reminder } = ownWords.en;
      expect(reminded("hello?", conversationRow({ status: "handed_off" }))).toEqual([awaited, later(now, 10 * minute)]);
      for (const text of ["human please", "Where is my order?", "is anyone coming", "hello?", "???"])
        expect(reminded(text, handedOver())).toEqual([reminder, null]);
    });

    test.for([
      ["before that", "human please", { person_remind_at: later(now, 1) }],
      ["twice", "human please", { person_remind_at: null }],
      ["to somebody who only says thanks", "ok thank you", {}],
    ] as const)("does not tell so %s", ([, text, change]) => {
      expect(reminded(text, handedOver(change))).toBeNull();
    });

    test("keeps the time of that where it names the stop word", () => {
      const due = later(now, minute);
      const conversation = handedOver({ person_remind_at: due });
      expect(reminded("stop texting me", conversation)).toEqual([ownWords.en.stopping, due]);
    });
  });

  describe("of an external agent that leaves the announcement of people to the service", () => {
    const external = agentRow({ kind: "external", channels: ["chatapp"], announces_people: true });
    const handedOff = conversationRow({ status: "handed_off" });

    test("announces people once, in the name of the agent", () => {
      const known = { agent: external, conversation: handedOff };
      expect(beginTurn(turn(known))).toEqual({ agent: external, searches: [] });
      const changes = concludeTurn(turn(known), external, []);
      expect(inserted(changes, "messages")).toMatchObject([{ author: { type: "agent", name: external.name } }]);
      expect(inserted(changes, "runs")).toMatchObject([{ intent: "agent_wait_notice", agent_id: external.id }]);
    });

    test.for([
      ["the agent has the conversation", conversationRow(), external, 0],
      ["people were announced", { ...handedOff, person_announced: true }, external, 1],
      ["the agent announces them itself", handedOff, { ...external, announces_people: false }, 0],
    ] as const)("is silent when %s, which a message may change: %#", ([, conversation, its, turns]) => {
      const { job, message } = turn();
      expect(beginTurn(turn({ conversation, agent: its }))).toEqual({ changes: [finish(job)] });
      expect(inserted(enqueueTurn(facts(), its, conversation, message), "outbox")).toHaveLength(turns);
    });

    test("is enqueued by a message to people", () => {
      const waits = enqueueTurn(facts(), external, handedOff, turn().message);
      expect(inserted(waits, "outbox")).toMatchObject([
        { kind: "agent_turn", subject_id: turn().message.id, detail: { to_people: true } },
      ]);
    });
  });

  test("waits while its channel is disconnected", () => {
    const known = turn({ channel: channelRow({ status: "disconnected" }) });
    const world = new World([insert("outbox", known.job)]);
    const begun = beginTurn(known);
    world.commit("changes" in begun ? begun.changes : []);
    expect(world.only("outbox")).toMatchObject({ due_at: later(now, minute), leased_until: null });
  });
});

describe("an answer", () => {
  test("is one commit: the job done, the message queued, the run, its event and the audit entry", () => {
    const changes = conclude(0.8);
    expect(outline(changes)).toEqual([
      "remove outbox",
      "update conversations",
      "insert messages",
      "insert outbox",
      "insert runs",
      "insert events",
      "insert outbox",
      "insert audit_events",
    ]);
    expect(changes[0]).toEqual(finish(turn().job));
    expect(inserted(changes, "outbox").map(({ kind }) => kind)).toEqual(["send_message", "expand_event"]);
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
    expect(inserted(changes, "audit_events")).toMatchObject([
      { event_type: "atlas_api.agent.reply", subject_id: agent.id },
    ]);
  });

  test("quotes its sources, and its run cites them", () => {
    const changes = conclude(0.8);
    expect(inserted(changes, "messages")).toMatchObject([
      { direction: "outbound", type: "text", text: "We are open from 9:00. (Opening hours)", delivery_state: "queued" },
    ]);
    expect(inserted(changes, "runs")).toMatchObject([
      {
        intent: "agent_reply",
        agent_id: agent.id,
        status: "completed",
        session_id: null,
        conversation_id: turn().conversation.id,
        tools_called: ["search_knowledge", "send_message"],
        citations: [{ knowledge_id: idOf(3, 1), title: "Opening hours" }],
      },
    ]);
  });

  test("requires that the conversation's window, status and waiting time are still as read", () => {
    const { organization_id, id, last_inbound_at, waiting_since } = conversationRow();
    const read = {
      organization_id,
      id,
      last_inbound_at,
      merged_into: null,
      status: "open",
      waiting_since,
      person_announced: false,
      person_remind_at: null,
    } as const;
    expect(conclude(0.8)[1]).toEqual(update("conversations", read, { waiting_since: null, updated_at: now }));
    expect(inserted(conclude(0.8), "messages")).toMatchObject([{ author: { type: "agent", name: agent.name } }]);
  });
});

describe("a gap", () => {
  test("is met with a question back, once", () => {
    const first = outcomeOf(0);
    expect(first).toMatchObject({ intent: "agent_clarification", cited: 0, status: "open" });
    expect(first.text).toMatch(/put the question differently, or shall I hand you over/);
    const second = outcomeOf(0, { lastTurn: clarification });
    expect(second).toMatchObject({ intent: "agent_handoff", cited: 0, status: "handed_off" });
  });

  test.for([null, clarification])("to which a passage comes close is met with its quote and the offer", (lastTurn) => {
    const { text, ...outcome } = outcomeOf(0.2, { lastTurn });
    expect(outcome).toMatchObject({ intent: "agent_clarification", cited: 1, status: "open" });
    expect(text).toMatch(/^I am not sure.+found: We are open from 9:00\. \(Opening hours\)\n\nCould you .+ person\?$/s);
  });

  test.for([
    ["an answer in between", runRow({ intent: "agent_reply" })],
    ["a day in between", { ...clarification, created_at: later(now, -day) }],
  ] as const)("after %s is met with a question back again", ([, lastTurn]) => {
    expect(outcomeOf(0, { lastTurn })).toMatchObject({ intent: "agent_clarification", status: "open" });
  });

  test("that the customer closes by rephrasing is answered", () => {
    expect(outcomeOf(0.8, { lastTurn: clarification })).toMatchObject({ intent: "agent_reply", status: "open" });
  });
});

describe("a handoff", () => {
  const message = asking("Can I talk to a human, please?");

  test("follows a request for a person, even if the knowledge has an answer", () => {
    expect(outcomeOf(0.8, { message })).toEqual({
      text: "I am handing you over to a person, who will answer you here.",
      intent: "agent_handoff",
      cited: 0,
      status: "handed_off",
    });
  });

  test("is announced to those who take over, and audited", () => {
    const changes = conclude(0, { message });
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "agent.handoff", "conversation.updated"]);
    expect(inserted(changes, "events")[2]?.payload).toMatchObject({
      // A handoff is no answer.
      conversation: { status: "handed_off", waiting_since: turn().conversation.waiting_since },
      previous: { status: "open" },
      changed_by: { type: "agent", name: agent.name },
    });
    expect(inserted(changes, "events")[1]?.payload).toMatchObject({
      conversation_id: turn().conversation.id,
      action: { action_type: "handoff", payload: { text: "The customer asks for a person." } },
    });
    expect(inserted(changes, "audit_events")).toMatchObject([
      { event_type: "atlas_api.agent.handoff", before: { status: "open" }, after: { status: "handed_off" } },
    ]);
  });
});
