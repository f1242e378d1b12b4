/** A callback is read in time that grows with its length, whoever has signed it. */
import { expect, test } from "vitest";
import { cloudApiCallbacks, contentsOf } from "./callbacks.ts";

const read = (value: object) => {
  const about = { metadata: { phone_number_id: "1000" }, ...value };
  const body = { entry: [{ changes: [{ value: about }] }] };
  return cloudApiCallbacks.read(new TextEncoder().encode(JSON.stringify(body)))?.numbers[0];
};

const number = (index: number) => `1555${1_000_000 + index}`;
const messageFrom = (from: string) => ({ id: `m-${from}`, from, type: "text", text: { body: "Hello" } });
const contactOf = (wa_id: string, name = `Customer ${wa_id}`) => ({ wa_id, profile: { name } });

test("each message has the name of its contact, of two the first", () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => number(index));
  const contacts = [...numbers.map((each) => contactOf(each)), contactOf(number(0), "Somebody else")];
  const { received } = read({ messages: numbers.map(messageFrom), contacts }) ?? { received: [] };
  expect(received.map(({ name }) => name)).toEqual(numbers.map((each) => `Customer ${each}`));
  expect(read({ messages: [messageFrom(number(1))], contacts: [] })?.received[0]?.name).toBeNull();
});

test("no text has what a database cannot store, and no type of a file what a header cannot say", () => {
  const media = (mime_type: string) => ({ id: "m", from: "15550000000", type: "image", image: { id: "f", mime_type } });
  const given = [
    "image/png\r\nset-cookie: a=b",
    "image/\0png",
    "image/png\nx",
    "Image/PNG; a=1",
    "png",
    `a/${"b".repeat(255)}`,
  ];
  const received = read({ messages: given.map(media) })?.received ?? [];
  expect(received.map(({ content }) => Reflect.get(content ?? {}, "media_type"))).toEqual([
    undefined,
    "image/png",
    undefined,
    "Image/PNG; a=1",
    undefined,
    undefined,
  ]);
  const text = JSON.stringify(read({ messages: [{ ...messageFrom("15550000000"), text: { body: "a\0b\ud800" } }] }));
  expect(text).toContain('"text":"ab\u{fffd}"');
  const value = {
    message_template_id: 1,
    message_template_name: "a\0b",
    message_template_language: "en",
    event: "APPROVED",
  };
  const entry = { id: "7", changes: [{ field: "message_template_status_update", value }] };
  expect(contentsOf({ entry: [entry] })?.accounts[0]?.templates).toMatchObject([{ name: "ab" }]);
});

test("each contact is looked at once, however many messages there are", () => {
  let looks = 0;
  const contacts = Array.from({ length: 100 }, (_, index) => ({
    get wa_id() {
      looks += 1;
      return number(index);
    },
  }));
  const messages = Array.from({ length: 100 }, () => messageFrom("15550000000"));
  const value = { metadata: { phone_number_id: "1000" }, messages, contacts };
  expect(contentsOf({ entry: [{ changes: [{ value }] }] })?.numbers[0]?.received).toHaveLength(100);
  expect(looks).toBe(100);
});

const noticesOf = (body: unknown) => {
  const raw = new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
  const { numbers, accounts } = cloudApiCallbacks.read(raw) ?? { numbers: [], accounts: [] };
  return [...numbers, ...accounts].flatMap(({ notices }) => notices.map(({ field, received }) => [field, received]));
};

test("what is no callback, names nobody, or has another form than the API's, is kept as it came", () => {
  expect(noticesOf('{"entry":[')).toEqual([["callback", '{"entry":[']]);
  expect(noticesOf([1])).toEqual([["callback", "[1]"]]);
  expect(noticesOf({ entry: [7, { id: "2000", changes: { a: 1 } }] })).toEqual([
    ["callback", "7"],
    ["callback", '{"id":"2000","changes":{"a":1}}'],
  ]);
  const messages = [messageFrom("15550000000")];
  expect(noticesOf({ entry: [{ changes: [{ field: "messages", value: { messages } }, null] }] })).toEqual([
    ["messages", JSON.stringify({ messages })],
    ["callback", "null"],
  ]);
  expect(read({ messages: messages[0] })?.notices).toMatchObject([{ field: "callback" }]);
  const status = { id: "m", status: "warned" };
  const both = read({ statuses: [status, { id: "n", status: "sent" }] });
  expect(both?.notices).toEqual([{ field: "statuses", received: JSON.stringify(status) }]);
  expect(both?.reports).toHaveLength(1);
});

test("a time may be a number, and a reaction of another form takes none away", () => {
  const received = read({ messages: [{ ...messageFrom("15550000000"), timestamp: 1_790_000_000 }] })?.received;
  expect(received).toMatchObject([{ sentAt: "2026-09-21T14:13:20.000Z" }]);
  const reaction = { id: "r", from: "15550000000", type: "reaction", reaction: { message_id: "m", emoji: 7 } };
  expect(read({ messages: [reaction] })).toMatchObject({
    changes: [],
    received: [{ content: { type: "unsupported" } }],
  });
});

test("more members than anybody sends are not parsed, and their beginning is kept", () => {
  const statuses = Array.from({ length: 30_000 }, (_, index) => ({ id: `${index}`, status: "sent" }));
  expect(read({ statuses })).toBeUndefined();
  expect(noticesOf({ entry: [], statuses })).toMatchObject([
    ["callback", expect.stringMatching(/^(?=.{8192}$).* … \(cut: the whole has \d+ characters, and SHA-256 \w{64}\)$/)],
  ]);
  expect(
    read({ statuses: Array.from({ length: 1_000 }, (_, index) => ({ id: `${index}`, status: "sent" })) })?.reports,
  ).toHaveLength(1_000);
});
