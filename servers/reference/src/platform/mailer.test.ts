import { expect, test } from "vitest";
import { needsTls } from "./mailer.ts";

test.for([
  ["smtp://user:secret@mail.example:587", true],
  ["smtp://mail.example:25", false],
  ["smtp://user:secret@127.0.0.1:1025", false],
  ["smtps://user:secret@mail.example:465", false],
] as const)("a login by %s asks for TLS before it: %s", ([url, needs]) => {
  expect(needsTls(url)).toBe(needs);
});
