import type { OperationId } from "@atlas-messaging/contract";
import { describe, expectTypeOf, it } from "vitest";
import { type Answer, type Call, type Handler, type Handlers, type Reply, encode, replay } from "./answer.ts";

type Context = { now: Date };
const request = { requestId: "", site: "" };
const refused = async () => ({ code: "rate_limited", message: "" }) as const;

describe("handlers", () => {
  it("must all be there", () => {
    expectTypeOf<keyof Handlers<Context>>().toEqualTypeOf<OperationId>();
    expectTypeOf<Omit<Handlers<Context>, "messages.send">>().not.toExtend<Handlers<Context>>();
    // @ts-expect-error all operations but one are missing
    const some: Handlers<Context> = { "messages.send": refused };
    void some;
  });

  it("get what validation leaves", () => {
    expectTypeOf<Call<"channels.list">["query"]["limit"]>().toEqualTypeOf<number>();
    expectTypeOf<Call<"channels.get">["params"]["channel_id"]>().toEqualTypeOf<string>();
    expectTypeOf<Call<"channels.get">["body"]>().toEqualTypeOf<undefined>();
  });

  it("may refuse with a declared code only", () => {
    const declared: Handler<"messages.send", Context> = async () => ({ code: "window_closed", message: "" });
    // @ts-expect-error the operation does not declare this code
    const undeclared: Handler<"channels.list", Context> = async () => ({ code: "window_closed", message: "" });
    void [declared, undeclared];
  });

  it("may answer with the declared status and body only", () => {
    const none = { channels: [], has_more: false, next_cursor: null };
    const declared: Handler<"channels.list", Context> = async () => ({ status: 200, body: { ok: true, data: none } });
    // @ts-expect-error the operation does not declare this status
    const status: Handler<"channels.list", Context> = async () => ({ status: 201, body: { ok: true, data: none } });
    // @ts-expect-error a member is missing
    const body: Handler<"channels.list", Context> = async () => ({
      status: 200,
      body: { ok: true, data: { channels: [] } },
    });
    void [declared, status, body];
  });

  it("may answer with their own operation's answer", () => {
    const own: Handler<"messages.send", Context> = async () => encode("messages.send", await refused(), request);
    // @ts-expect-error the answer of another operation
    const other: Handler<"messages.send", Context> = async () => replay("channels.list", 200, "{}");
    void [own, other];
    // @ts-expect-error only `encode` and its like make answers
    const made: Answer<"messages.send"> = { operation: "messages.send", status: 200, text: "{}" };
    void made;
    expectTypeOf<{ status: 200; text: string }>().not.toExtend<Reply<"messages.send">>();
  });
});
