/** Every operation of operators has a place in the console, or a reason why it has none. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { operations } from "@atlas-messaging/contract";
import { expect, test } from "vitest";

const reasons: { readonly [id: string]: string } = {
  "console.approveDraft": "An approval is approved by its own id, a draft too.",
  "console.createVoucher": "Vouchers come from the shop's own system. Approvals name them.",
  "console.downloadMedia": "A message has the address, and the browser asks for it.",
  "console.getAgentSession": "The list of sessions has all of it.",
  "console.getChannel": "The list of channels has all of it.",
  "console.getMedia": "A message says what it carries.",
  "console.getMessage": "Its conversation shows it, at an address of its own.",
  "console.getTemplate": "The list of templates has all of it.",
  "console.listConversationEvents":
    "It begins with the oldest. The timeline reads the list of all events, the newest first.",
  "console.overview": "Today is made of lists, so that each number leads to its rows.",
};

const folder = fileURLToPath(new URL("app", import.meta.url));
const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(`${folder}/${path}`, "utf8"))
  .join("\n");

/** The name in the generated options, the client or an address. */
const isUsed = (id: string, path: string): boolean => {
  const name = id.slice("console.".length);
  const options = `console${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    new RegExp(`\\b(${options}(Options|InfiniteOptions|Mutation)|client\\.${name})\\b`).test(source) ||
    source.includes(path)
  );
};

test("every operation of operators has a place or a reason", () => {
  const missing = Object.entries(operations).flatMap(([id, { path }]) =>
    id.startsWith("console.") && !isUsed(id, path) ? [id] : [],
  );
  expect(missing.toSorted()).toEqual(Object.keys(reasons));
});
