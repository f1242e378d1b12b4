import { expect, test } from "vitest";
import { leavesOpen } from "./findings.ts";

test.for([
  ["How do I cancel a reservation?", "Bookings can be cancelled free of charge."],
  ["how can we change our booking", "Bookings can be moved up to 24 hours before."],
  ["Do you host parties?", "A party needs the approval of the manager."],
  ["Do you have anything without nuts?", "Ask us what there is without nuts."],
  ["Haben Sie große Tische?", "Große Tische gibt es auf Anfrage."],
  ["whats teh soup of the day", "The soup of the day costs 6.50."],
  ["What's the special today?", "Special food is on the menu."],
  ["which cake do you have today", "A slice of cake is 4.50."],
  ["Until when do you serve breakfast?", "We open at 10:00 for breakfast."],
] as const)("a person completes the answer to %s", ([question, quote]) => {
  expect(leavesOpen(question, quote)).toBe(true);
});

test.for([
  ["Do I need a reservation?", "You need no reservation."],
  ["What is your phone number?", "Call us on 555 0100."],
  ["Do we need approval for nine people?", "Groups of nine need the approval of the manager."],
  ["How much is the soup of the day?", "The soup of the day costs 6.50."],
  ["What is the soup of the day?", "The soup of the day is tomato."],
  ["Until when do you serve lunch?", "Lunch is served from 11:30 to 14:30."],
  ["Until when are you open?", "We close at 22:00."],
] as const)("nobody completes the answer to %s", ([question, quote]) => {
  expect(leavesOpen(question, quote)).toBe(false);
});
