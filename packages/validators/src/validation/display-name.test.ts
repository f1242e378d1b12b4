import { describe, expect, it } from "vitest";
import { formats } from "./formats.ts";

const isName = formats["display-name"];

describe("a display name", () => {
  it.each([
    "Corner shop",
    "Café Zoë – №1 (“best” in town)",
    "Ωμέγα и Друзья",
    "שלום עולם",
    "مقهى الركن 24",
    "می‌خواهم",
    "क्‍ष शक्‌ति",
    "ශ්‍රී ලංකා",
    "日本語の店",
    "葛\u{E0100}飾",
    "👩‍👩‍👧‍👦 Family",
    "❤️‍🔥 ☎️ 1️⃣",
    "🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪 👋🏽",
    "👩🏽‍💻",
    "한국어 가게",
    "हिन्दी",
    "ร้านกาแฟ",
    "x".repeat(120),
  ])("may be %s", (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    ["U+0000", "Atlas\u0000"],
    ["a line break", "Atlas\nSupport"],
    ["a tab", "Atlas\tSupport"],
    ["a C1 control", "Atlas\u0085"],
    ["DEL", "Atlas\u007F"],
    ...Array.from("\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069").map((mark) => [
      `U+${mark.charCodeAt(0).toString(16)}, which turns the direction`,
      `At${mark}salt`,
    ]),
    ...Array.from(
      "\u00AD\u034F\u061C\u115F\u1160\u17B4\u180E\u200B\u200C\u200D\u200E\u200F\u2060\u2063\u206F\u3164\uFE0F\uFEFF\uFFA0",
    ).map((mark) => [`U+${mark.charCodeAt(0).toString(16)}, which nobody sees`, `At${mark}las`]),
    ["a line separator", "Atlas\u2028Support"],
    ["an annotation", "Atlas\uFFF9x\uFFFB"],
    ["tags beside no flag", "Atlas\u{E0041}\u{E007F}"],
    ["a variation selector after a letter", "Atlas\u{E0100}"],
    ["a keycap's style without a keycap", "Atlas 1\uFE0F"],
    ["two joiners", "می‌‌خواهم"],
    ["a joiner after no picture", "Atlas\u200D👋"],
    ["a direction in Arabic", "مرحبا\u202Eabc"],
    ["spaces alone", "   "],
    ["wide spaces alone", "\u00A0\u3000"],
    ["blank Braille", "\u2800"],
  ])("has not %s", (_what, name) => {
    expect(isName(name)).toBe(false);
  });
});

it.each(["ada\u202E@shop.example", "ada\u200B@shop.example", "ada@sh\u00ADop.example", "\u0000a@shop.example"])(
  "an e-mail address has nothing hidden: %j",
  (address) => {
    expect(formats.email(address)).toBe(false);
  },
);
