/** Long work on a text beside others' long work: its own turns, and few at once. */
import { expect, test } from "vitest";
import { deployment } from "../../test-support/deployment.ts";
import { idOf } from "../../test-support/fake-shell.ts";
import { accept } from "../core/outcome.ts";
import { type OwnFacts, write } from "./handler.ts";
import { Places } from "./places.ts";

const steps = 10;

/** Sends two messages at once, each of which is prepared in steps; returns whose step came when. */
const sendTwo = async (workPlaces?: Places): Promise<string> => {
  const order: unknown[] = [];
  const handler = {
    ...write("messages.send", {
      args: () => ({}),
      prepare: function* (_loaded, { body }) {
        for (let step = 0; step < steps; step++) {
          order.push(Reflect.get(body, "text"));
          yield 4_000;
        }
      },
      decide: (_facts, { body }) =>
        accept(
          {
            ok: true,
            data: {
              accepted: true,
              delivery_state: "queued",
              conversation_id: idOf(1),
              message_type: "text",
              category: null,
              message_id: idOf(2),
              queued: true,
              window_open: true,
              outbox_id: idOf(3),
              send_at: undefined,
              customer_id: idOf(4),
              phone_number: body.phone_number,
            },
          },
          [],
        ),
    }),
    load: async () => ({ stored: null, lives: true, standing: null }) satisfies OwnFacts,
  };
  const places = workPlaces && { workPlaces };
  const { call, tokenWith } = deployment({ "messages.send": handler }, { pause: async () => {}, ...places });
  const token = tokenWith(["atlas.messages.send"]);
  const send = (text: string) => call("messages.send", { token, body: { phone_number: "+15550001111", text } });
  const answers = await Promise.all([send("a"), send("b")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return order.join("");
};

test("goes on by turns, step by step", async () => {
  expect(await sendTwo()).toBe("ab".repeat(steps));
});

test("beyond 24,000 characters waits for the answer of what is as long, in one organization", async () => {
  expect(await sendTwo(new Places({ all: 3, each: 1 }))).toBe(`${"ab".repeat(6)}${"a".repeat(4)}${"b".repeat(4)}`);
});
