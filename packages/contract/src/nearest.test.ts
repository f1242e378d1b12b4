import { parseArgs } from "node:util";
import { describe, expect, it } from "vitest";
import { closest, didYouMean, nearest, unknownOption } from "./nearest.ts";

const members = [
  "send_by_user",
  "phone_number",
  "text",
  "template_id",
  "template_params",
  "category",
  "send_at",
  "idempotency_key",
];

describe("the name that is meant", () => {
  it.each([
    ["txt", "text"],
    ["tetx", "text"],
    ["Text", "text"],
    ["phoneNumber", "phone_number"],
    ["phone-numbr", "phone_number"],
    ["phone", "phone_number"],
    ["customer_phone_number", "phone_number"],
    ["message_text", "text"],
    ["catgeory", "category"],
    ["sendAt", "send_at"],
    ["idempotencyKey", "idempotency_key"],
  ])("by %s is %s", (name, meant) => {
    expect(nearest(name, members)).toBe(meant);
  });

  it.each([
    ["nothing is near", "colour"],
    ["two have its words", "send"],
    ["it has no letter", "_"],
    ["it is short", "to"],
    ["it is empty", ""],
    ["it is as long as a body", "text".repeat(100_000)],
  ])("is none where %s", (_why, name) => {
    expect(nearest(name, members)).toBeUndefined();
    expect(didYouMean(name, members)).toBe("");
  });

  it("is the nearest of several, and the first of the equally near", () => {
    expect(nearest("messages.sent", ["messages.list", "messages.send"])).toBe("messages.send");
    expect(nearest("bot", ["boy", "box"])).toBe("boy");
    expect(nearest("message_received", ["conversation.created", "conversation.message_received"])).toMatch(
      /_received$/,
    );
  });

  it("is never the name itself, which may be known elsewhere", () => {
    expect(nearest("action", ["action"])).toBeUndefined();
    expect(nearest("action", ["action", "action_type"])).toBe("action_type");
  });

  it("ends a message as a question", () => {
    expect(`There is no option seeed.${didYouMean("seeed", ["seed", "clock"])}`).toBe(
      "There is no option seeed. Did you mean seed?",
    );
  });
});

it("counts a swap of neighbours as one edit, and takes no more edits than it is told", () => {
  expect(closest("ab", ["ba"], 1)).toBe("ba");
  expect(closest("abcd", ["abxy"], 1)).toBeUndefined();
  expect(closest("abcd", ["abxy", "abcx"], 2)).toBe("abcx");
});

describe("an unknown option", () => {
  const options = { port: { type: "string" }, "allow-host": { type: "string" } } as const;
  const said = (...args: string[]): string => {
    try {
      return JSON.stringify(parseArgs({ args, options }).values);
    } catch (error) {
      return unknownOption(error, options);
    }
  };
  it.each([
    [["--prot", "1"], "There is no option --prot. Did you mean --port?"],
    [["--allowhost=a"], "There is no option --allowhost. Did you mean --allow-host?"],
    [["--colour"], "There is no option --colour."],
    [["-p"], "There is no option -p."],
    [["--port"], expect.stringContaining("argument missing")],
  ])("of %j is told", (args, message) => {
    expect(said(...args)).toEqual(message);
  });
});
