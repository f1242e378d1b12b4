import { expect, test } from "vitest";
import { fileName } from "./media.ts";

test.for<[given: string | null | undefined, name: string | null]>([
  ["menu.txt", "menu.txt"],
  ["Übersicht Mai.pdf", "Übersicht Mai.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\ada\\lamp.png", "lamp.png"],
  ["bill\u{202e}fdp.exe", "billfdp.exe"],
  ["a\r\nX-Header: y.pdf", "aX-Header: y.pdf"],
  [" lamp.png ", "lamp.png"],
  ["..\u{200e}", null],
  ["folder/", null],
  ["", null],
  [null, null],
  [undefined, null],
])("a file called %j is kept as %j", ([given, name]) => {
  expect(fileName(given)).toBe(name);
});
