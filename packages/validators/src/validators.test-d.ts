import type { AtlasEvent, EventName, SentEventOf } from "@atlas-messaging/contract";
import { describe, expectTypeOf, it } from "vitest";
import { eventValidator, requestValidator } from "./index.ts";
import { validateEvent } from "./events.ts";
import { events as eventsOfCustomers } from "./generated/events/customer.ts";
import { requests as requestsOfChannels } from "./generated/requests/channels.ts";
import { requests as requestsOfMessages } from "./generated/requests/messages.ts";
import { validateRequest } from "./requests.ts";
import { validateResponse } from "./responses.ts";

declare const body: unknown;

describe("a valid value has its type", () => {
  it("a webhook body is an event", () => {
    const checked = validateEvent(body);
    if (!checked.ok) return;
    expectTypeOf(checked.value).toExtend<AtlasEvent>();
    expectTypeOf(checked.value).toEqualTypeOf<{ [Name in EventName]: SentEventOf<Name> }[EventName]>();
    if (checked.value.event_type === "session.ended")
      expectTypeOf(checked.value).toEqualTypeOf<SentEventOf<"session.ended">>();
  });

  it("an answer has the body of its status", () => {
    const sent = validateResponse("messages.send", 200, body);
    if (sent.ok) expectTypeOf(sent.value.data.message_id).toEqualTypeOf<string>();
    const refused = validateResponse("messages.send", 429, body);
    if (refused.ok) expectTypeOf(refused.value.error.code).toEqualTypeOf<"rate_limited">();
    const any = validateResponse("messages.send", 200 as number, body);
    if (any.ok) expectTypeOf(any.value.ok).toEqualTypeOf<boolean>();
  });

  it("a request has parameters with defaults", () => {
    const checked = validateRequest("channels.list", { params: {}, query: {}, body });
    if (checked.ok) expectTypeOf(checked.value.query.limit).toEqualTypeOf<number>();
  });

  it("a group takes its own operations alone", () => {
    const validate = requestValidator(requestsOfMessages, requestsOfChannels);
    validate("messages.send", { params: {}, query: {}, body });
    validate("channels.list", { params: {}, query: {}, body });
    // @ts-expect-error -- An operation of another group.
    validate("customers.get", { params: {}, query: {}, body });
    const checked = eventValidator(eventsOfCustomers)(body);
    if (checked.ok)
      expectTypeOf(checked.value.event_type).toEqualTypeOf<
        | "customer.updated"
        | "customer.opted_in"
        | "customer.opted_out"
        | "customer.erased"
        | "customer.merged"
        | "customer.unmerged"
      >();
  });
});
