/** Every operation of operators has a place in the console, or a reason why it has none. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { operations } from "@atlas-messaging/contract";
import { expect, test } from "vitest";

const reasons: { readonly [id: string]: string } = {
  "console.agentSessions.get": "The list of sessions has all of it.",
  "console.channels.get": "The list of channels has all of it.",
  "console.conversations.listEvents":
    "It begins with the oldest. The timeline reads the list of all events, the newest first.",
  "console.drafts.approve": "An approval is approved by its own id, a draft too.",
  "console.media.download": "A message has the address, and the browser asks for it.",
  "console.media.get": "A message says what it carries.",
  "console.messages.get": "Its conversation shows it, at an address of its own.",
  "console.overview.get": "Today is made of lists, so that each number leads to its rows.",
  "console.templates.get": "The list of templates has all of it.",
  "console.vouchers.create": "Vouchers come from the shop's own system. Approvals name them.",
};

const folder = fileURLToPath(new URL("app", import.meta.url));
const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(`${folder}/${path}`, "utf8"))
  .join("\n");

/** The name in the generated options, the client or an address. */
const isUsed = (id: string, path: string): boolean => {
  const method = id.slice("console.".length).replace(/\.list(?=[A-Z])/, ".");
  const options = `console${method.replace(".", "")}(Options|InfiniteOptions|Mutation)`;
  const called = new RegExp(String.raw`\b(${options}|client\.${method.replace(".", String.raw`\.`)})\b`, "i");
  return called.test(source) || source.includes(path);
};

test("every operation of operators has a place or a reason", () => {
  const missing = Object.entries(operations).flatMap(([id, { path }]) =>
    id.startsWith("console.") && !isUsed(id, path) ? [id] : [],
  );
  expect(missing.toSorted()).toEqual(Object.keys(reasons));
});
