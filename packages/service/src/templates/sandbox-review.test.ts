import { sandbox } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { World } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { jobRow, templateRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { later } from "../core/time.ts";
import { playReview, reviewInSandbox } from "./submission.ts";

const { rejected, paused, pending } = sandbox.templateNames;

/** Plays the whole script; returns each status with its time after the creation. */
const play = (name: string): (readonly [number, string])[] => {
  const template = templateRow({ name, status: "pending", created_at: now });
  const { decision, changes } = reviewInSandbox(facts(), template);
  const world = new World([insert("templates", { ...template, ...decision }), ...changes]);
  const history: (readonly [number, string])[] = [[0, decision.status]];
  for (let job = next(world); job; job = next(world)) {
    world.commit(playReview({ ...facts(), newId: () => `${history.length}`, job, template: world.only("templates") }));
    history.push([Date.parse(job.due_at) - Date.parse(now), world.only("templates").status]);
  }
  return history;
};

const next = (world: World) => world.rows("outbox").find(({ kind }) => kind === "review_template");

describe("the sandbox's review", () => {
  test.for([
    ["order_ready", [[0, "approved"]]],
    [
      `${rejected.prefix}once`,
      [
        [0, "pending"],
        [150, "rejected"],
      ],
    ],
    [
      `${paused.prefix}soon`,
      [
        [0, "approved"],
        [150, "paused"],
      ],
    ],
    [`${pending.prefix}for_ever`, [[0, "pending"]]],
    ["once_rejected_", [[0, "approved"]]],
  ] as const)("of %s goes by the beginning of its name", ([name, expected]) => {
    expect(play(name)).toEqual(expected);
  });

  test.for([
    ["changed", { revision: 2 }],
    ["deleted", { live: null }],
  ] as const)("ends for a template that is %s", ([, change]) => {
    const template = templateRow({ name: "rejected_once", ...change });
    const job = jobRow({ kind: "review_template", detail: { step: 0 }, leased_until: later(now, 1) });
    const world = new World([insert("templates", template), insert("outbox", job)]);
    world.commit(playReview({ ...facts(), job, template }));
    expect([world.rows("outbox"), world.only("templates")]).toEqual([[], template]);
  });

  test("approves an edit at once, whatever its name", () => {
    const { decision, changes } = reviewInSandbox(facts(), templateRow({ name: "rejected_once", revision: 2 }));
    expect([decision, changes]).toEqual([{ status: "approved", reason: null }, []]);
  });
});
