import { expectTypeOf, it } from "vitest";
import type { AtlasEvent, EventOf } from "./index.ts";

it("opens the enums of events, and keeps what tells events and contents apart", () => {
  type Received = EventOf<"conversation.message_received">;
  expectTypeOf<"a value of a later version">().toExtend<Received["message"]["type"]>();
  expectTypeOf<undefined>().not.toExtend<Received["message"]["type"]>();
  type Content = NonNullable<Received["message"]["content"]>;
  expectTypeOf<"a value of a later version">().not.toExtend<Content["type"]>();
  expectTypeOf<Extract<Content, { type: "location" }>["latitude"]>().toEqualTypeOf<number>();
  expectTypeOf<"a value of a later version">().not.toExtend<AtlasEvent["event_type"]>();
});
