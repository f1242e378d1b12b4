/** Words of consent in customers' messages. */
import { windowOf } from "../conversations/present.ts";
import type { Change } from "../core/changes.ts";
import { queueFirstMessage } from "../messages/send.ts";
import type { Facts } from "../core/outcome.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import type { MessageRow } from "../rows/messages.ts";
import { type ConsentWord, type Consented, auditConsent, consentOf, consentWordOf } from "../customers/consent.ts";

/** A word of consent that a message consists of, and what it did. */
export interface HeardConsent extends Pick<Consented, "read" | "set" | "changes"> {
  /** The word whose effect is to be confirmed; null if it only repeats a stop. */
  readonly confirms: ConsentWord | null;
}

/** Hears a word of consent; null for any other message. A start word means something only after a stop. */
export const hearConsent = (
  facts: Facts,
  customer: CustomerRow,
  written: Pick<MessageRow, "type" | "text" | "content"> & { readonly at: Instant },
  conversationId: Id | null,
): HeardConsent | null => {
  const word = consentWordOf(written);
  if (!word || (word.marketing === "opted_in" && customer.marketing !== "opted_out")) return null;
  // A message may bear a time in the future, by the sender's clock.
  const at = written.at < facts.now ? written.at : facts.now;
  const said = { marketing: word.marketing, origin: "customer", source: null, at } as const;
  const { read, set, changes, changed } = consentOf(facts, customer, said, conversationId);
  const entry = auditConsent(facts, customer.id, said);
  return { read, set, changes: [...changes, entry], confirms: changed ? word : null };
};

/** Confirms a word of consent in its conversation, once, while the window is open. */
export const confirmConsent = (
  facts: Facts,
  { conversation, customer, channel }: { conversation: ConversationRow; customer: CustomerRow; channel: ChannelRow },
  word: ConsentWord,
): readonly Change[] => {
  if (channel.status === "disconnected" || !windowOf(conversation, facts.now).open) return [];
  const text = confirmationOf(word, customer.language);
  const content = { type: "text", text, template_id: null, category: "utility" } as const;
  return queueFirstMessage(facts, conversation, content).changes;
};

// Answers to words of consent, each sent once, in the customer's language.

const texts: { readonly [language: string]: { readonly [Said in ConsentWord["marketing"]]: string } } = {
  en: {
    opted_out: "You will get no more marketing messages from us. Reply START to get them again.",
    opted_in: "You will get marketing messages from us again. Reply STOP to end them.",
  },
  de: {
    opted_out: "Sie erhalten keine Werbung mehr von uns. Mit START erhalten Sie sie wieder.",
    opted_in: "Sie erhalten wieder Werbung von uns. Mit STOP beenden Sie sie.",
  },
  fr: {
    opted_out: "Vous ne recevrez plus de publicité de notre part. Répondez START pour en recevoir à nouveau.",
    opted_in: "Vous recevrez à nouveau notre publicité. Répondez STOP pour y mettre fin.",
  },
  es: {
    opted_out: "Ya no recibirá publicidad nuestra. Responda START para volver a recibirla.",
    opted_in: "Volverá a recibir nuestra publicidad. Responda STOP para dejar de recibirla.",
  },
  pt: {
    opted_out: "Você não receberá mais publicidade nossa. Responda START para voltar a receber.",
    opted_in: "Você voltará a receber nossa publicidade. Responda STOP para deixar de receber.",
  },
  it: {
    opted_out: "Non riceverà più pubblicità da noi. Risponda START per riceverla di nuovo.",
    opted_in: "Riceverà di nuovo la nostra pubblicità. Risponda STOP per non riceverla più.",
  },
  nl: {
    opted_out: "U krijgt geen reclame meer van ons. Antwoord START om die weer te krijgen.",
    opted_in: "U krijgt weer reclame van ons. Antwoord STOP om die te beëindigen.",
  },
  tr: {
    opted_out: "Artık bizden reklam almayacaksınız. Yeniden almak için START yazın.",
    opted_in: "Bizden yeniden reklam alacaksınız. Almamak için STOP yazın.",
  },
  id: {
    opted_out: "Anda tidak akan menerima promosi lagi dari kami. Balas START untuk menerimanya kembali.",
    opted_in: "Anda akan menerima promosi dari kami lagi. Balas STOP untuk berhenti.",
  },
  ru: {
    opted_out: "Вы больше не будете получать нашу рекламу. Ответьте START, чтобы получать её снова.",
    opted_in: "Вы снова будете получать нашу рекламу. Ответьте STOP, чтобы отказаться.",
  },
  ar: {
    opted_out: "لن تصلك رسائل تسويقية منا بعد الآن. أرسل START لاستلامها من جديد.",
    opted_in: "ستصلك رسائلنا التسويقية من جديد. أرسل STOP لإيقافها.",
  },
  hi: {
    opted_out: "अब आपको हमसे प्रचार संदेश नहीं मिलेंगे। इन्हें फिर पाने के लिए START लिखें।",
    opted_in: "आपको हमसे प्रचार संदेश फिर मिलेंगे। इन्हें रोकने के लिए STOP लिखें।",
  },
};

/** Returns the answer to a word, in the customer's language where we have it, else in the word's. */
const confirmationOf = ({ marketing, language }: ConsentWord, preferred: string | null): string => {
  const base = preferred?.split(/[-_]/)[0]?.toLowerCase() ?? language;
  return texts[base]?.[marketing] ?? texts[language]?.[marketing] ?? "";
};
