import { describe, expectTypeOf, it } from "vitest";
import type { AtlasEvent, EventName, EventOf, SentEventOf } from "./generated/events.ts";
import type { Known } from "./open.ts";
import type {
  BodyOf,
  DataOf,
  ErrorCodeOf,
  ParamsOf,
  QueryOf,
  Schema,
  SuccessOf,
  SuccessStatus,
  ValidBodyOf,
  ValidQueryOf,
} from "./operation.ts";

describe("types of one operation", () => {
  it("knows parameters", () => {
    expectTypeOf<ParamsOf<"channels.get">>().toEqualTypeOf<{ channel_id: string }>();
    expectTypeOf<ParamsOf<"channels.list">>().toEqualTypeOf<Record<string, never>>();
    expectTypeOf<QueryOf<"channels.list">["limit"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<QueryOf<"channels.get">>().toEqualTypeOf<Record<string, never>>();
    expectTypeOf<ValidQueryOf<"channels.list">["limit"]>().toEqualTypeOf<number>();
  });

  it("knows bodies", () => {
    expectTypeOf<BodyOf<"channels.list">>().toEqualTypeOf<undefined>();
    expectTypeOf<undefined>().toExtend<BodyOf<"knowledge.update">>();
    expectTypeOf<undefined>().not.toExtend<BodyOf<"messages.send">>();
    expectTypeOf<{ phone_number: string; text: string }>().toExtend<BodyOf<"messages.send">>();
    expectTypeOf<{ phone_number: string }>().not.toExtend<BodyOf<"messages.send">>();
    expectTypeOf<42>().not.toExtend<BodyOf<"messages.send">>();
  });

  it("takes undefined for what may be left out, and for nothing else", () => {
    const text = "Hello";
    const given: string | undefined = [text].at(0);
    expectTypeOf({ phone_number: text, text, send_at: given }).toExtend<BodyOf<"messages.send">>();
    expectTypeOf({ phone_number: text, text: given }).not.toExtend<BodyOf<"messages.send">>();
    expectTypeOf({ text, url: given, events: [given] }).not.toExtend<BodyOf<"webhooks.create">>();
    expectTypeOf({ status: undefined, limit: undefined }).toExtend<QueryOf<"conversations.list">>();
    expectTypeOf<{ send_at: undefined }>().not.toExtend<ValidBodyOf<"messages.send">>();
  });

  it("knows answers", () => {
    expectTypeOf<SuccessStatus<"messages.send">>().toEqualTypeOf<200>();
    expectTypeOf<DataOf<"messages.get">["message"]>().toEqualTypeOf<Schema<"Message">>();
    expectTypeOf<DataOf<"messages.send">["conversation_id"]>().toEqualTypeOf<string>();
    expectTypeOf<keyof DataOf<"sessions.list">>().toEqualTypeOf<"data" | "has_more" | "next_cursor">();
    expectTypeOf<keyof DataOf<"channels.list">>().toEqualTypeOf<"channels" | "has_more" | "next_cursor">();
    // A plain caller is not answered by a stream.
    expectTypeOf<string>().not.toExtend<DataOf<"toolServer.call">>();
    expectTypeOf<"window_closed">().toExtend<ErrorCodeOf<"messages.send">>();
    expectTypeOf<"window_closed">().not.toExtend<ErrorCodeOf<"channels.list">>();
  });

  it("opens the enums of answers and events, which a later version may add to", () => {
    type Message = DataOf<"messages.get">["message"];
    type Direction = Message["direction"];
    expectTypeOf<"a value of a later version">().toExtend<Direction>();
    expectTypeOf<Known<Direction>>().toEqualTypeOf<"inbound" | "outbound">();
    expectTypeOf<null>().toExtend<Message["delivery_state"]>();
    expectTypeOf<undefined>().not.toExtend<Direction>();
    expectTypeOf<Message["id"]>().toEqualTypeOf<string>();
    type Account = DataOf<"console.serviceAccounts.list">["service_accounts"][number];
    expectTypeOf<"a scope of a later version">().toExtend<Account["keys"][number]["granted_scopes"][number]>();
    type Status = EventOf<"template.status_changed">["template"]["status"];
    expectTypeOf<"a value of a later version">().toExtend<Status>();
    expectTypeOf<Known<Status>>().toEqualTypeOf<SentEventOf<"template.status_changed">["template"]["status"]>();
    expectTypeOf<"draft">().toExtend<Schema<"TemplateStatus">>();
    expectTypeOf<"a value of a later version">().toExtend<Schema<"TemplateStatus">>();
  });

  it("keeps what tells forms apart, so that a program can narrow by it", () => {
    type Content = NonNullable<Schema<"Message">["content"]>;
    expectTypeOf<Content["type"]>().toEqualTypeOf<
      NonNullable<SuccessOf<"messages.get">["data"]["message"]["content"]>["type"]
    >();
    expectTypeOf<Extract<Content, { type: "location" }>["latitude"]>().toEqualTypeOf<number>();
    expectTypeOf<AtlasEvent["event_type"]>().toEqualTypeOf<EventName>();
  });

  it("closes the enums of what a client sends, and of what a server answers", () => {
    type Send = Extract<BodyOf<"messages.send">, { text: string }>;
    expectTypeOf<"a value of a later version">().not.toExtend<Send["category"]>();
    expectTypeOf<"a value of a later version">().not.toExtend<QueryOf<"messages.list">["direction"]>();
    type Sent = SuccessOf<"messages.get">["data"]["message"]["direction"];
    expectTypeOf<Sent>().toEqualTypeOf<"inbound" | "outbound">();
    expectTypeOf<Schema<"SendTextRequest">["category"]>().toEqualTypeOf<Send["category"]>();
  });

  it("tells events apart by their name", () => {
    expectTypeOf<Extract<AtlasEvent, { event_type: "agent.handoff" }>>().toEqualTypeOf<EventOf<"agent.handoff">>();
  });

  it("lists every event with the body of its webhook", () => {
    type Payload = DataOf<"events.list">["data"][number]["payload"];
    expectTypeOf<Payload["event_type"]>().toEqualTypeOf<AtlasEvent["event_type"]>();
  });
});
