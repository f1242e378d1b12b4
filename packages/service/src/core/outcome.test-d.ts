import { describe, expectTypeOf, test } from "vitest";
import type { SuccessOf } from "@atlas-messaging/contract";
import type { AnswerOf } from "./outcome.ts";

type Sent = AnswerOf<"messages.send">["data"];
type Message = AnswerOf<"messages.get">["data"]["message"];

describe("an answer", () => {
  test("says each member that the contract declares, those that may be left out as undefined", () => {
    expectTypeOf<Sent>().toEqualTypeOf<Required<Sent>>();
    expectTypeOf<Sent["send_at"]>().toEqualTypeOf<SuccessOf<"messages.send">["data"]["send_at"]>();
    expectTypeOf<SuccessOf<"messages.send">["data"]>().not.toExtend<Sent>();
  });

  test("has stored content in the form of the contract", () => {
    expectTypeOf<Message["content"]>().toEqualTypeOf<SuccessOf<"messages.get">["data"]["message"]["content"]>();
  });
});
