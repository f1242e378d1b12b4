import { eventNames, keysOf, operations } from "@atlas-messaging/contract";
import { responseModules } from "@atlas-messaging/codegen/response-modules";
import { eventExamples } from "@atlas-messaging/validators/event-examples";
import { describe, expect, test } from "vitest";
import { eventGroups } from "../src/generated/events.ts";
import { events as eventsOfCustomers } from "../src/generated/events/customer.ts";
import { requests as requestsOfChannels } from "../src/generated/requests/channels.ts";
import { requests as requestsOfMessages } from "../src/generated/requests/messages.ts";
import { validateEvent } from "../src/events.ts";
import { eventValidator, requestValidator, responseValidator } from "../src/index.ts";
import { validateRequest } from "../src/requests.ts";
import { responseGroups } from "../src/response-groups.ts";
import { validateResponse } from "../src/responses.ts";
import { validateToolArguments } from "../src/tools.ts";

const body = { phone_number: "+15550100001", text: "Hi" };

describe("a group", () => {
  test("of requests validates its own, and two go together", () => {
    const validate = requestValidator(requestsOfMessages, requestsOfChannels);
    expect(validate("messages.send", { params: {}, query: {}, body })).toEqual({
      ok: true,
      value: { params: {}, query: {}, body },
    });
    expect(validate("channels.list", { params: {}, query: {}, body: undefined })).toMatchObject({
      ok: true,
      value: { query: { limit: 50 } },
    });
  });

  test("of events narrows to them", () => {
    const validate = eventValidator(eventsOfCustomers);
    const event = eventExamples["customer.opted_out"];
    expect(validate(event)).toEqual({ ok: true, value: event });
    expect(validate(eventExamples["session.ended"])).toMatchObject({ ok: false, details: [{ path: "event_type" }] });
  });

  test("of events has each event once", () => {
    expect(eventGroups.flatMap(({ events }) => Object.keys(events)).toSorted()).toEqual([...eventNames].toSorted());
  });

  test("of answers is packed with all that it needs", () => {
    const modules = responseModules(responseGroups);
    const packed = Object.keys(responseGroups).map((section) => {
      const [, json = ""] =
        /JSON\.parse\((.*)\);\n$/s.exec(modules.get(`generated/responses/${section}.js`) ?? "") ?? [];
      return JSON.parse(JSON.parse(json)) as (typeof responseGroups)[string]; // Written by the module's own maker.
    });
    const validate = responseValidator(...packed);
    for (const id of keysOf(operations)) {
      const { status } = operations[id].success;
      expect(validate(id, status, {})).toEqual(validateResponse(id, status, {}));
      expect(validate(id, 429, { ok: false })).toEqual(validateResponse(id, 429, { ok: false }));
    }
  });
});

test("an unknown operation, event or tool is refused in one way, and nothing throws", () => {
  const request = { params: {}, query: {}, body };
  const message = (meant: string) => `is not known. Did you mean ${meant}?`;
  // Names come from elsewhere where types do not hold them.
  const refused = (path: string, meant: string) => ({ ok: false, details: [{ path, message: message(meant) }] });
  expect(validateRequest("messages.sent" as never, request)).toEqual(refused("operation", "messages.send"));
  expect(validateResponse("messages.sent" as never, 200, {})).toEqual(refused("operation", "messages.send"));
  expect(validateToolArguments("send_mesage" as never, {})).toEqual(refused("tool", "send_message"));
  expect(validateEvent({ event_type: "session.end" })).toEqual(refused("event_type", "session.ended"));
  expect(validateEvent({ event_type: "toString" })).toMatchObject({ ok: false, details: [{ path: "event_type" }] });
});

test.each([
  [undefined, "payload", "must be an object"],
  [[], "payload", "must be an object"],
  [{}, "event_type", "is required"],
  [{ event_type: 7 }, "event_type", "must be a string"],
])("a payload that names no event is refused: %j", (payload, path, message) => {
  expect(validateEvent(payload)).toEqual({ ok: false, details: [{ path, message }] });
});
