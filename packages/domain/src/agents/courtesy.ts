/** Answers to courtesies. A yes to an offer hands over. */
import { handedOver } from "./handover.ts";
import type { Courtesy } from "./manners/courtesies.ts";
import { type People, type TurnReply, plainly } from "./turn-reply.ts";
import type { Understood } from "./understand.ts";

export const toCourtesy = (said: Understood, people: People): TurnReply =>
  said.isOffered && said.heard.courtesies.includes("yes") ? handedOver(said, people, "offer") : courteous(said);

/** Declining an offer ends it, so the next gap is a first one again. */
const declining: readonly Courtesy[] = ["no", "never_mind"];

export const courteous = ({ heard: { courtesies }, words, earlier }: Understood): TurnReply => {
  const [first = "well", second] = courtesies;
  const meant = first === "yes" && second !== undefined ? second : first;
  return plainly(declining.includes(meant) ? "agent_reply" : "agent_courtesy", words[sayingOf(meant, earlier)]);
};

const sayingOf = (meant: Courtesy, earlier: readonly string[]) => {
  if (meant === "parting") return earlier.length > 0 ? "goodbye" : "greeting";
  return meant === "yes" ? "well" : meant;
};
