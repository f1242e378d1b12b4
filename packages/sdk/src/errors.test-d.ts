import { describe, expectTypeOf, it } from "vitest";
import type { DataOf } from "@atlas-messaging/contract";
import { type Atlas, AtlasError, type UnknownCode, WindowClosedError } from "./index.ts";

declare const caught: unknown;
declare const atlas: Atlas;

describe("an error", () => {
  it("is narrowed by its code", () => {
    if (!(caught instanceof AtlasError)) return;
    expectTypeOf(caught.status).toEqualTypeOf<number>();
    expectTypeOf(caught.docs).toEqualTypeOf<string | null>();
    if (caught.code === "HITL_REQUIRED") expectTypeOf(caught.approvalId).toEqualTypeOf<string>();
    else if (caught.code === "version_unsupported") expectTypeOf(caught.migrateTo).toEqualTypeOf<string>();
    else expectTypeOf(caught.migrateTo).toEqualTypeOf<string | null>();
    expectTypeOf<"window_closed">().toExtend<typeof caught.code>();
    // @ts-expect-error The contract has no such code.
    if (caught.code === "window_close") expectTypeOf(caught.status).toEqualTypeOf<number>();
  });

  it("may have a code that is not known yet", () => {
    if (caught instanceof AtlasError) expectTypeOf<UnknownCode>().toExtend<typeof caught.code>();
  });

  it("is narrowed by the class of its code", () => {
    if (caught instanceof WindowClosedError) expectTypeOf(caught.code).toEqualTypeOf<"window_closed">();
  });
});

describe("a list", () => {
  it("has the items of its page", async () => {
    for await (const channel of atlas.channels.list())
      expectTypeOf(channel).toEqualTypeOf<DataOf<"channels.list">["channels"][number]>();
    for await (const { passage } of atlas.knowledge.search("When?")) expectTypeOf(passage).toEqualTypeOf<string>();
    for await (const { training_status } of atlas.knowledge.list()) expectTypeOf(training_status).toExtend<string>();
    for await (const { organization_name } of atlas.agents.directory())
      expectTypeOf(organization_name).toEqualTypeOf<string>();
    expectTypeOf(await atlas.channels.list()).toEqualTypeOf<DataOf<"channels.list">>();
  });
});
