import type { OperationId } from "@atlas-messaging/contract";
import { describe, expectTypeOf, it } from "vitest";
import { type Answer, type Call, type Reply, encode, replay } from "./answer.ts";
import { type Caller, type Handler, type Handlers, type ServedCall, dispatch, partial } from "./handlers.ts";
import { serve } from "./serve.ts";

interface Context extends Caller {
  readonly shop: string;
}
const request = { requestId: "", site: "" };
const refused = async () => ({ code: "rate_limited", message: "" }) as const;
const none = { channels: [], has_more: false, next_cursor: null };
const context: Context = { organization: "", principal: "", scopes: "all", shop: "" };

describe("handlers", () => {
  it("must all be there", () => {
    expectTypeOf<keyof Handlers<Context>>().toEqualTypeOf<OperationId>();
    expectTypeOf<Omit<Handlers<Context>, "messages.send">>().not.toExtend<Handlers<Context>>();
    // @ts-expect-error all operations but one are missing
    const some: Handlers<Context> = { "messages.send": refused };
    void some;
    // @ts-expect-error all operations but one are missing, and nothing says that this is meant
    serve({ "messages.send": refused }, { authenticate: () => context });
    serve(partial({ "messages.send": refused }), { authenticate: () => context });
    const all = {} as Handlers<Context>; // Only its type matters here.
    serve(all, { authenticate: () => context });
  });

  it("get what validation leaves", () => {
    expectTypeOf<Call<"channels.list">["query"]["limit"]>().toEqualTypeOf<number>();
    expectTypeOf<Call<"channels.get">["params"]["channel_id"]>().toEqualTypeOf<string>();
    expectTypeOf<Call<"channels.get">["body"]>().toEqualTypeOf<undefined>();
    expectTypeOf<ServedCall<"media.uploadFile">["body"]>().toEqualTypeOf<undefined>();
  });

  it("may refuse with a declared code only", () => {
    const declared: Handler<"messages.send", Context> = async () => ({ code: "window_closed", message: "" });
    // @ts-expect-error the operation does not declare this code
    const undeclared: Handler<"channels.list", Context> = async () => ({ code: "window_closed", message: "" });
    void [declared, undeclared];
    // @ts-expect-error the operation does not declare this code
    partial({ "channels.list": async () => ({ code: "window_closed", message: "" }) });
  });

  it("may answer with the declared status and body only", () => {
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

  it("may answer with declared members only, at any depth", () => {
    const secret = { token_hash: "" };
    // @ts-expect-error the body has a member that the operation does not declare
    partial({ "channels.list": async () => ({ status: 200, body: { ok: true, data: { ...none, ...secret } } }) });
    partial({
      // @ts-expect-error an item has a member that the operation does not declare
      "channels.get": async ({ params }) => {
        if (params.channel_id === "") return { code: "not_found", message: "" };
        return { status: 200, body: { ok: true, data: { channel: { ...channel, ...secret } } } };
      },
    });
    partial({
      "channels.get": async () => ({ status: 200, body: { ok: true, data: { channel } } }),
      // A member of any kind may be there.
      "agents.directory": async () => ({
        status: 200,
        body: { ok: true, data: { agents: [], total_count: 0, next_offset: null } },
      }),
    });
    const whole = {} as Handlers<Context>; // Only its type matters here.
    const listed = async () => ({ status: 200, body: { ok: true, data: { ...none, ...secret } } }) as const;
    // @ts-expect-error an undeclared member of one handler, among handlers of all operations
    serve({ ...whole, "channels.list": listed }, { authenticate: () => context });
  });

  it("may answer with values of this version only", () => {
    const other = { ...channel, status: "a value of a later version" };
    // @ts-expect-error the contract has no such status
    partial({ "channels.get": async () => ({ status: 200, body: { ok: true, data: { channel: other } } }) });
  });

  it("are of operations that exist", () => {
    // @ts-expect-error there is no such operation
    partial({ "channels.lisst": async () => ({ code: "not_found", message: "" }) });
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

describe("a context", () => {
  const handlers = partial({
    "channels.list": async (_call, { shop }: Context) => ({ code: "invalid_cursor", message: shop }),
    "agents.list": async (_call, caller) => ({ code: "invalid_cursor", message: caller.organization }),
    "system.health": async (_call, nobody) => {
      expectTypeOf(nobody).toEqualTypeOf<null>();
      return { status: 200, body: { ok: true, data: { status: "ok" } } };
    },
  });

  it("is what the handlers take", () => {
    serve(handlers, { authenticate: async () => context });
    // @ts-expect-error a handler takes the shop, too
    serve(handlers, { authenticate: async () => ({ organization: "", principal: "", scopes: "all" as const }) });
    // @ts-expect-error the credential is not needed, so that there is no context
    partial({ "system.health": async (_call, { shop }: Context) => ({ code: "rate_limited", message: shop }) });
  });

  it("goes to any handler, without a cast", () => {
    const call = <Id extends OperationId>(all: Handlers<Context>, asked: ServedCall<Id>) =>
      dispatch(all, asked, context, request);
    void call;
  });
});

declare const channel: Extract<Reply<"channels.get">, { status: 200 }>["body"]["data"]["channel"];
