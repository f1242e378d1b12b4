/** Choices that a message of a business offers, and the answer that a phone sends for one. */
import { type Json, given, listAt, member, textAt } from "./json.ts";
import type { ReceivedKind } from "./network.ts";
import type { StoredMessage } from "./state.ts";

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly answer: readonly [kind: ReceivedKind, members: Json];
}

/** Lists the choices of a message, as a phone shows them. */
export const choicesOf = ({ body }: Pick<StoredMessage, "body">): readonly Choice[] => {
  const action = member(body, "interactive", "action");
  const buttons = listAt(action, "buttons").map((button) =>
    chosen("button_reply", textAt(button, "reply", "id"), textAt(button, "reply", "title")),
  );
  const rows = listAt(action, "sections").flatMap((section) =>
    listAt(section, "rows").map((row) =>
      chosen("list_reply", textAt(row, "id"), textAt(row, "title"), textAt(row, "description")),
    ),
  );
  const asksForPlace = textAt(body, "interactive", "type") === "location_request_message";
  return [...buttons, ...rows, ...(asksForPlace ? [aPlace] : [])];
};

/** Answers a request for a place. */
const aPlace: Choice = {
  id: "send_location",
  title: "Send location",
  answer: ["location", { location: { latitude: 52.52, longitude: 13.405, name: "Alexanderplatz" } }],
};

const chosen = (type: "button_reply" | "list_reply", id = "", title = "", description?: string): Choice => ({
  id,
  title,
  answer: ["interactive", { interactive: { type, [type]: given({ id, title, description }) } }],
});

/** Returns the answer for a choice by its id or title. Any text taps the button of a template. */
export const choiceOf = (message: StoredMessage, choice: string): Choice["answer"] => {
  const found = choicesOf(message).find(({ id, title }) => id === choice || title === choice);
  if (found) return found.answer;
  if (message.type === "template") return ["button", { button: { payload: choice, text: choice } }];
  throw new Error(`${message.id} has no choice ${choice}`);
};
