import { array, assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { idOf, now } from "../../test-support/facts.ts";
import { jobRow } from "../../test-support/rows.ts";
import type { JobRow } from "../rows/jobs.ts";
import { turnsIn } from "./turns.memory.ts";

const waiting = (conversation: number, event: number): JobRow =>
  jobRow({
    id: idOf(11, conversation * 1_000 + event),
    kind: "deliver_webhook",
    endpoint_id: idOf(2, 6),
    conversation_id: idOf(12, conversation),
    event_row_id: idOf(13, event),
    created_at: now,
  });

interface Step {
  readonly conversation: number;
  /** The delivery under way is taken or given up; else it is tried again later. */
  readonly ends: boolean;
}

const steps = array(record({ conversation: integer({ min: 0, max: 3 }), ends: boolean() }), { maxLength: 80 });

const made = array(constantFrom(0, 1, 2, 3), { maxLength: 30 });

test("any mix of outcomes keeps the order in each conversation, and stalls no other", () => {
  assert(
    property(made, steps, (events, outcomes) => {
      const jobs = new Map(events.map((conversation, event) => [event, waiting(conversation, event)]));
      const isUnderWay = ({ waited_ms }: JobRow): boolean => waited_ms !== null;
      const turn = (): void => {
        for (const next of turnsIn(jobs.values(), now)) {
          const number = [...jobs].find(([, { id }]) => id === next.id)?.[0] ?? -1;
          jobs.set(number, next);
        }
      };
      const ended: number[] = [];
      const go = ({ conversation, ends }: Step): void => {
        turn();
        for (const each of new Set([...jobs.keys()].map((event) => events[event]))) {
          const own = [...jobs].filter(([event]) => events[event] === each);
          // Its first event is under way, and no other.
          expect(own.map(([, job]) => isUnderWay(job))).toEqual(own.map((_, place) => place === 0));
        }
        const [first] = [...jobs.keys()].filter((event) => events[event] === conversation);
        if (first === undefined || !ends) return;
        jobs.delete(first);
        ended.push(first);
      };
      outcomes.forEach(go);
      for (const conversation of [0, 1, 2, 3])
        events.forEach((each) => each === conversation && go({ conversation, ends: true }));
      expect(jobs.size).toBe(0);
      for (const conversation of [0, 1, 2, 3]) {
        const own = ended.filter((event) => events[event] === conversation);
        expect(own).toEqual(own.toSorted((one, other) => one - other));
      }
    }),
  );
});

test("a job that is set aside holds up nobody", () => {
  const dead = { ...waiting(0, 0), waited_ms: 5, dead_at: now };
  expect(turnsIn([dead, waiting(0, 1)], now)).toMatchObject([{ event_row_id: idOf(13, 1), due_at: now }]);
});
