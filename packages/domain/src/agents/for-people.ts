/** Answers that a person has to complete: a booking to cancel, a manager to ask, today's soup. */
import { plainOf } from "./manners/tongues.ts";

/** Questions how to do with a booking what the agent cannot do. */
const toAct =
  / how (?:do|can|could|would|should|to|does one) (?:\S+ ){0,3}?(?:cancel|chang|mov|reschedul|amend|postpon|rearrang|book|reserv|mak)\w* (?:\S+ ){0,4}(?:bookings?|reserv\w+|appointments?|tables?|visits?|slots?) /u;

/** Sentences that send the reader to people. */
const sending =
  / (?:approv\S+|managers?|(?:ask|call|ring|phone|contact|message|consult|email|write to|speak to|talk to) us|get in touch|on request|genehmig\S+|geschaftsfuhr\S+|auf anfrage|(?:fragen|rufen|schreiben|kontaktieren) sie uns|sur demande|(?:demandez|appelez|contactez|ecrivez) nous|bajo peticion|(?:llamenos|llamanos|consultenos|preguntenos|contactenos)|su richiesta|(?:chiamateci|contattateci)|op aanvraag|(?:bel|vraag) ons) /u;

/** Questions for the way to people, which such a sentence answers. */
const forContact =
  / (?:phone|telephone|number|calls?|contact|reach|e ?mail|speak|talk|write|touch|get hold|who|approv\S+|managers?) /u;

/** Questions which thing there is today, and those for something else about it. */
const ofToday =
  / (?:wh?at|wh?ats|which|wots?) (?!time |kind of )(?:\S+ ){0,6}(?:today|todays|tonight|tonights|of the (?:day|week|month)) /u;
const otherwise = / (?:price|prices|cost|costs|much|charge|time|times|hours|open|close|in|come with) /u;
const today = / (?:today|todays|tonight|of the (?:day|week|month)|daily) /u;
const price = /[€$£] ?\d|\d[.,]\d\d\b|\b\d+ (?:euros?|pounds?|dollars?)\b/u;

/** Questions for an end, other than that of opening, and sentences that tell one. */
const forEnd = / (?:(?:un)?til+ (?:when|what time)|how late|what time (?:\S+ ){1,4}(?:stop|finish|end)) /u;
const ofOpening = / (?:open|opens|opened|opening|close|closes|closed|closing|shut) /u;
const end =
  /\b(?:until|till|last orders?|stops?|ends?|finish\w*|before)\b|(?:\bto|[-–]) ?\d\d?(?:[:.]\d\d| ?[ap]\.?m)|\bhour before\b/iu;

/** Tells if a person has to complete what is quoted for a question. */
export const leavesOpen = (question: string, quote: string): boolean => {
  const [asked, quoted] = [plainOf(question), plainOf(quote)];
  return (
    toAct.test(asked) ||
    (sending.test(quoted) && !forContact.test(asked)) ||
    (ofToday.test(asked) && !otherwise.test(asked) && (price.test(quote) || !today.test(quoted))) ||
    (forEnd.test(asked) && !ofOpening.test(asked) && !end.test(quote))
  );
};
