import { describe, expect, test } from "vitest";
import { detectIntent } from "./intent.ts";

describe("an intent", () => {
  test.for([
    ["Hello! Is there a table for two tonight?", "booking"],
    ["I'd like to book for tomorrow", "booking"],
    ["Can I make a RESERVATION?", "booking"],
    ["Where is my order?", "order_status"],
    ["where’s my parcel", "order_status"],
    ["Has my package shipped yet? I ordered last week", "order_status"],
    ["When are you open?", "opening_hours"],
    ["What time do you close on Sundays?", "opening_hours"],
    ["What are your opening hours?", "opening_hours"],
    ["How much is a flat white?", "menu_prices"],
    ["Could you send me the menu", "menu_prices"],
    ["This is unacceptable, I want a refund", "complaint"],
    ["The soup was cold and the waiter was rude.", "complaint"],
    ["Can I talk to a real person please", "human_request"],
    ["I want to speak with someone", "human_request"],
    ["Hi", "greeting"],
    ["  Good morning!! ", "greeting"],
    ["hey there 👋", "greeting"],
  ] as const)("%j is after %s", ([text, name]) => {
    expect(detectIntent(text)?.name).toBe(name);
  });

  test.for([
    ["nothing that is known", "The weather is fine."],
    ["no words", "👍"],
    ["one weak word", "I am on my way to the table"],
    ["a greeting that goes on", "Hello, the key is under the mat"],
    ["part of a word", "I saw it on Facebook, overpriced handbooks"],
    ["two things alike", "Book me a table for two, and how much is the menu?"],
    ["a long text without an end", "when ".repeat(800)],
  ] as const)("stays open with %s", ([, text]) => {
    expect(detectIntent(text)).toBeNull();
  });

  test("is more confident with more cues, but never certain", () => {
    const sure = ["Reservation", "Reservation of a table", "Reservation of a table tonight"].map(
      (text) => detectIntent(text)?.confidence,
    );
    expect(sure).toEqual([0.8, 0.88, 0.93]);
  });
});
