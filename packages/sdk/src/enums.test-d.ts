import { expectTypeOf, it } from "vitest";
import type { Schema } from "@atlas-messaging/contract";
import type { Atlas } from "./raw.ts";

declare const atlas: Atlas;
type Later = "a value of a later version";

it("enums are open in answers, lists and raw answers, and closed in requests", async () => {
  const { message } = await atlas.messages.get("id");
  expectTypeOf(message).toEqualTypeOf<Schema<"Message">>();
  expectTypeOf<Later>().toExtend<typeof message.direction>();
  for await (const { status } of atlas.channels.list()) expectTypeOf<Later>().toExtend<typeof status>();
  const { data, error } = await atlas.raw.GET("/v1/atlas/channels");
  if (data) expectTypeOf<Later>().toExtend<(typeof data.data.channels)[number]["status"]>();
  if (error?.ok === false) expectTypeOf(error.error.message).toEqualTypeOf<string>();
  // @ts-expect-error the contract has no such direction
  atlas.messages.list({ direction: "sideways" });
});
