import { expect, test } from "vitest";
import { type Message, type Note, notShown, timelineOf } from "./timeline.ts";

const at = (hour: number) => new Date(2026, 0, 1, hour).toISOString();
/** Row of a timeline, which reads no other members of a message or a note. */
const rowOf = <Row extends Message | Note>(members: Partial<Row>) => members as Row;
const message = (id: string, hour: number) => rowOf<Message>({ id, created_at: at(hour) });
const note = (id: string, hour: number) => rowOf<Note>({ id, created_at: at(hour) });

const messages = [message("d", 25), message("c", 14), message("b", 13)];
const notes = [note("n", 20), note("m", 12)];

test("has one order, and a day before its first entry", () => {
  const ids = timelineOf(messages, notes, [], true).map(({ id }) => id.replace(/^day .* (\d\d) 2026$/, "day $1"));
  expect(ids).toEqual(["day 01", "m", "b", "c", "n", "day 02", "d"]);
});

test("leaves out what is older than the messages that have come", () => {
  expect(timelineOf(messages, notes, [], false).map(({ id }) => id)).not.toContain("m");
});

test("shows a reply once, although its event comes before its answer", () => {
  const since = Date.parse(at(14));
  const sent = (kind: "message" | "note", text: string) => ({ id: 1, kind, text, since });
  const said = rowOf<Message>({ id: "e", created_at: at(15), text: "Yes." });
  const before = rowOf<Message>({ id: "a", created_at: at(13), text: "Good." });
  const entries = timelineOf([said, before], [], [], true);
  expect(notShown([sent("message", "Yes.")], entries)).toEqual([]);
  const others = [sent("message", "Good."), sent("note", "Yes.")];
  expect(notShown(others, entries)).toEqual(others);
});
