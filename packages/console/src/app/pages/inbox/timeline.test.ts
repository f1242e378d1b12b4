import { expect, test } from "vitest";
import { type Message, type Note, timelineOf } from "./timeline.ts";

const at = (hour: number) => new Date(2026, 0, 1, hour).toISOString();
// A timeline reads no other members.
const message = (id: string, hour: number) => ({ id, created_at: at(hour), author: null }) as unknown as Message;
const note = (id: string, hour: number) => ({ id, created_at: at(hour) }) as Note;

const messages = [message("d", 25), message("c", 14), message("b", 13)];
const notes = [note("n", 20), note("m", 12)];

test("has one order, and a day before its first entry", () => {
  const ids = timelineOf(messages, notes, [], true).map(({ id }) => id.replace(/^day .* (\d\d) 2026$/, "day $1"));
  expect(ids).toEqual(["day 01", "m", "b", "c", "n", "day 02", "d"]);
});

test("leaves out what is older than the messages that have come", () => {
  expect(timelineOf(messages, notes, [], false).map(({ id }) => id)).not.toContain("m");
});
