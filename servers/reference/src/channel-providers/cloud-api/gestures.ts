/** Reads what customers do beside writing: reactions, edits, deletions, and the ad that brought them. */
import type { Referral } from "@atlas-messaging/service/rows/conversations";
import type { ReceivedChange } from "../provider.ts";
import { idAt, member, sentAtIn, storable, textAt } from "./answers.ts";
import { asReceived, receiverOf, writerOf } from "./as-it-came.ts";

const [maxEmojiUnits, maxTextUnits] = [64, 4_096];

/** Reads a change of a message; null for any other message. */
export const changeOf = (message: unknown, by: ReceivedChange["by"] = "customer"): ReceivedChange | null => {
  const person = by === "customer" ? writerOf(message) : receiverOf(message);
  const read = readChange(message);
  if (person === null || read === null || read.targetId === null) return null;
  const { targetId, change } = read;
  return { ...person, by, targetId, change, sentAt: sentAtIn(message), received: asReceived(message) };
};

interface Read {
  readonly targetId: string | null;
  readonly change: ReceivedChange["change"];
}

const readChange = (message: unknown): Read | null => {
  switch (textAt(message, "type") ?? "") {
    case "reaction": {
      const given = member(message, "reaction", "emoji") ?? "";
      if (typeof given !== "string") return null;
      const emoji = storable(given, maxEmojiUnits) || null;
      return { targetId: idAt(message, "reaction", "message_id"), change: { kind: "reaction", emoji } };
    }
    case "edit": {
      const text = editedText(member(message, "edit", "message"));
      const targetId = idAt(message, "edit", "original_message_id");
      const cut = text.length > maxTextUnits ? ({ truncated: true } as const) : {};
      return text === "" ? null : { targetId, change: { kind: "edit", text: storable(text, maxTextUnits), ...cut } };
    }
    case "revoke":
      return { targetId: idAt(message, "revoke", "original_message_id"), change: { kind: "deletion" } };
    default:
      return null;
  }
};

/** Returns the new text, or the new caption of a file. */
const editedText = (edited: unknown): string => {
  const type = textAt(edited, "type") ?? "";
  return textAt(edited, type, "body") ?? textAt(edited, type, "caption") ?? "";
};

const bounds = {
  source_type: ["source_type", 64],
  source_id: ["source_id", 256],
  source_url: ["source_url", 2_048],
  headline: ["headline", 1_024],
  body: ["body", 4_096],
  click_id: ["ctwa_clid", 1_024],
} as const;

/** Reads the ad that a message came from; null for none. */
export const referralOf = (message: unknown): Referral | null => {
  const read = Object.entries(bounds).flatMap(([name, [told, units]]) => {
    const text = storable(textAt(message, "referral", told) ?? "", units);
    return text === "" ? [] : [[name, text] as const];
  });
  return read.length === 0 ? null : Object.fromEntries(read);
};
