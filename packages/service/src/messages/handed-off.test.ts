/** Messages of external agents where people have the conversation, at once and at their time. */
import { describe, expect, test } from "vitest";
import { accepted, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, messageRow, templateRow } from "../../test-support/rows.ts";
import { hour, later } from "../core/time.ts";
import { releaseMessage } from "./delivery.ts";
import type { Json } from "../rows/primitives.ts";
import { sendMessage } from "./send.ts";

const parts = { customer: customerRow(), channel: channelRow() };
const program = { kind: "key", id: idOf(3, 1), name: "Bot server" } as const;
const bot = { ...program, agent: { id: idOf(3, 2), name: "Own bot" } };
const template = { template_id: templateRow().id, category: "utility", template_params: { name: "Ada" } } as const;

type Status = "open" | "handed_off" | "closed";

const send = (actor: typeof program, status: Status, body: object = { text: "Until six." }) =>
  sendMessage(
    {
      ...facts(),
      ...parts,
      actor,
      conversation: conversationRow({ status }),
      template: templateRow(),
      quietHours: null,
    },
    { params: {}, query: {}, body: { phone_number: parts.customer.phone_number, text: "", ...body } },
  );

describe.for(["handed_off", "closed"] as const)("in a conversation that is %s", (status) => {
  test.for([
    ["text", { text: "Until six." }],
    ["a template", template],
  ] as const)("%s of an agent is refused", ([, body]) => {
    expect(refused(send(bot, status, body))).toMatchObject({ code: "handed_off", changes: [] });
  });

  test("goes what says so, and what a program writes", () => {
    const body = { text: "Until six.", while_handed_off: true };
    expect(inserted(accepted(send(bot, status, body)).changes, "messages")).toMatchObject([
      { author: { type: "agent", name: "Own bot" } },
    ]);
    expect(inserted(accepted(send(program, status)).changes, "messages")).toMatchObject([
      { author: { type: "api", name: "Bot server" } },
    ]);
  });
});

test("an agent's message needs the conversation as it was read, and a program's does not", () => {
  const [agents] = accepted(send(bot, "open")).changes;
  expect(agents).toMatchObject({ table: "conversations", where: { status: "open" } });
  const [programs] = accepted(send(program, "open")).changes;
  expect(programs).not.toHaveProperty("where.status");
});

describe("at its time", () => {
  const release = (status: Status, author: "agent" | "api", detail: Json = null) =>
    releaseMessage({
      ...facts(),
      ...parts,
      conversation: conversationRow({ status }),
      job: jobRow({ kind: "release_message", detail }),
      message: messageRow({ delivery_state: "scheduled", send_at: now, author: { type: author, name: "Own bot" } }),
    });
  const isSent = (changes: ReturnType<typeof release>) => outline(changes).includes("update outbox");

  test("an agent's message fails where people have the conversation by then", () => {
    const changes = release("handed_off", "agent");
    expect(isSent(changes)).toBe(false);
    expect(changes[1]).toMatchObject({ set: { delivery_state: "failed", error_code: "handed_off" } });
  });

  test("it goes where it says so, where the agent has the conversation, and from a program", () => {
    expect(isSent(release("handed_off", "agent", { while_handed_off: true }))).toBe(true);
    expect(isSent(release("open", "agent"))).toBe(true);
    expect(isSent(release("handed_off", "api"))).toBe(true);
  });

  test("its job remembers that it says so", () => {
    const body = { text: "Until six.", send_at: later(now, hour), while_handed_off: true };
    const [job] = inserted(accepted(send(bot, "handed_off", body)).changes, "outbox");
    expect(job).toMatchObject({ kind: "release_message", detail: { while_handed_off: true } });
  });
});
