import { describe, expect, test } from "vitest";
import { extractOf } from "./extract.ts";
import { readQuestion } from "../search/question.ts";

const extract = (query: string, passage: string) => extractOf({ passage, title: "Page" }, readQuestion(query));

describe("an extract", () => {
  test.for([
    [
      "of a question about a time alone has up to four",
      "when can my son come",
      "On Monday from 9:00. On Tuesday from 10:00. On Friday from 11:00. On Saturday from 12:00. On Sunday from 13:00.",
      "On Monday from 9:00. On Tuesday from 10:00. On Friday from 11:00. On Saturday from 12:00.",
    ],
    [
      "of a price on a day has two",
      "how much is it tomorrow",
      "A cut costs 20 euros. A shave costs 10 euros. A wash costs 5 euros.",
      "A cut costs 20 euros. A shave costs 10 euros.",
    ],
    [
      "of circumstances alone has two",
      "on Sunday morning",
      "Sunday is quiet. Sunday is calm. Sunday is slow.",
      "Sunday is quiet. Sunday is calm.",
    ],
    [
      "has the time of day that is asked for, from two sentences away",
      "What time do you open on Monday?",
      "We open on Monday and Tuesday. The doors are green. At 9:00 we are there.",
      "We open on Monday and Tuesday. At 9:00 we are there.",
    ],
    [
      "has the price after its thing, not the one before",
      "how much is the airport shuttle for groups",
      "A taxi costs 9 euros. The airport shuttle for groups runs daily. It costs 12 euros.",
      "The airport shuttle for groups runs daily. It costs 12 euros.",
    ],
    [
      "has no price from three sentences away",
      "how much is the airport shuttle for groups",
      "The airport shuttle for groups runs daily. Dogs ride free. Bring a bag. A taxi costs 9 euros.",
      "The airport shuttle for groups runs daily.",
    ],
    [
      "has one of two kinds that are asked for",
      "how long and how much is the tour",
      "The tour is 16 euros. The tour takes two hours. Tours are fun.",
      "The tour is 16 euros. The tour takes two hours.",
    ],
    [
      "leaves out the same words under another title",
      "locker key",
      "**Lockers**\n\nA key is 5 euros.\n\n**Rooms**\n\nA key is for you. Sleep well.",
      "Lockers: A key is 5 euros.",
    ],
    [
      "leaves out a sentence that only its title makes likely",
      "locker key deposit for my family",
      "**Locker key**\n\nA deposit is needed. Ask us. Your family knows.",
      "Locker key: A deposit is needed. Ask us.",
    ],
    [
      "under a title that nobody asks for has its sentence alone",
      "refund",
      "**Tickets**\n\nThey are dear. We give no refund. Ring the bell.",
      "Tickets: We give no refund.",
    ],
    [
      "prefers the word itself to its synonym",
      "refund",
      "We reimburse visitors. A refund takes a week.",
      "A refund takes a week.",
    ],
    [
      "adds the word itself to its synonym before the same again",
      "can I get a refund for a purchase",
      "We reimburse a purchase. We reimburse every purchase. A refund takes a week.",
      "We reimburse a purchase. A refund takes a week.",
    ],
    ["of nothing but spaces is empty", "soup", "   ", ""],
  ] as const)("%s", ([, query, passage, text]) => {
    expect(extract(query, passage).text).toBe(text);
  });

  test.for([
    [
      "the one before it",
      "Tickets are for a day. Otherwise a refund is due.",
      "Tickets are for a day. Otherwise a refund is due.",
    ],
    [
      "two before it",
      "Alpha. They beta. They gamma. They see no refund.",
      "They beta. They gamma. They see no refund.",
    ],
    ["none under another heading", "Bikes.\n\n**Tickets**\n\nThey see no refund.", "Tickets: They see no refund."],
    [
      "none by a word at its end",
      "Tickets are for a day. Our friendly staff at the desk in the main hall gives nobody a refund for such tickets.",
      "Our friendly staff at the desk in the main hall gives nobody a refund for such tickets.",
    ],
  ] as const)("with a sentence that leans on another has %s", ([, passage, text]) => {
    expect(extract("refund", passage).text).toBe(text);
  });

  test("says what it is about and its worth, a label's words counting a little less", () => {
    const { about, worth, possible } = extract(
      "locker key",
      "**Lockers**\n\nA key is 5 euros.\n\n**Rooms**\n\nSleep well.",
    );
    expect(about).toBe("Page\nLockers\nLockers: A key is 5 euros.");
    expect(worth / possible).toBeCloseTo(0.945, 3);
  });

  test("is of the kind that is asked for, if any is", () => {
    const page = "Refunds are for members. A ticket costs 9 euros.";
    expect(extract("refund", page).isOfKind).toBe(true);
    expect(extract("how much is a refund", page)).toMatchObject({ isOfKind: true });
    expect(extract("how much is a refund", "Refunds are for members.")).toMatchObject({ isOfKind: false });
  });
});
