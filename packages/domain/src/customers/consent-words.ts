/** Words by which a customer ends and takes up marketing, by language. Only a message of nothing else counts. */
import type { MessageRow } from "../rows.ts";
import type { Marketing } from "./rows.ts";

type Said = Exclude<Marketing, "unknown">;

interface Words {
  readonly language: string;
  readonly stop: readonly string[];
  readonly start: readonly string[];
}

// A word that also answers ordinary questions, such as "cancel" or "no", is none: it would silence a customer by accident.
export const consentWords: readonly Words[] = [
  {
    language: "en",
    stop: ["stop", "stop all", "unsubscribe", "opt out", "stop promotions", "stop marketing"],
    start: ["start", "unstop", "subscribe", "opt in"],
  },
  { language: "de", stop: ["stopp", "abmelden", "abbestellen", "keine Werbung"], start: ["anmelden", "Werbung ja"] },
  {
    language: "fr",
    stop: ["arrêt", "arrêter", "désabonner", "se désabonner", "désinscrire", "stop pub"],
    start: ["réabonner", "s'abonner", "reprendre"],
  },
  {
    language: "es",
    stop: ["baja", "darme de baja", "cancelar suscripción", "no más publicidad"],
    start: ["alta", "darme de alta", "suscribirme"],
  },
  {
    language: "pt",
    stop: ["parar", "sair", "descadastrar", "cancelar inscrição"],
    start: ["voltar a receber", "inscrever", "cadastrar"],
  },
  {
    language: "it",
    stop: ["disiscrivi", "disiscrivimi", "annulla iscrizione", "basta pubblicità"],
    start: ["iscrivi", "iscrivimi"],
  },
  { language: "nl", stop: ["stoppen", "afmelden", "uitschrijven"], start: ["starten", "aanmelden", "inschrijven"] },
  {
    language: "tr",
    stop: ["dur", "durdur", "ret", "abonelikten çık", "listeden çık"],
    start: ["başlat", "abone ol"],
  },
  { language: "id", stop: ["berhenti", "berhenti langganan"], start: ["mulai", "langganan"] },
  { language: "ru", stop: ["стоп", "отписаться"], start: ["старт", "подписаться"] },
  { language: "ar", stop: ["توقف", "إيقاف", "إلغاء الاشتراك"], start: ["ابدأ", "اشتراك"] },
  { language: "hi", stop: ["बंद", "बंद करें", "रोकें"], start: ["शुरू", "शुरू करें", "चालू करें"] },
];

/** A word of consent that a message consists of. */
export interface ConsentWord {
  readonly marketing: Said;
  /** The language that the word belongs to. */
  readonly language: string;
}

/** Latin accents, and the lengthening, vowels and hamza of Arabic. */
const accents = /(?:\p{Script=Inherited}|\u{640})/gu;

/**
 * Reduces a text to its letters and digits, without case and accents. Turkish has a dotless i that upper case hides, and
 * Arabic writes a hamza or leaves it out.
 */
const reduced = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replace(accents, "")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const byWord = new Map<string, ConsentWord>(
  consentWords
    .toReversed()
    .flatMap(({ language, stop, start }) => [
      ...stop.map((word) => [reduced(word), { marketing: "opted_out", language }] as const),
      ...start.map((word) => [reduced(word), { marketing: "opted_in", language }] as const),
    ]),
);

/** No word is longer, so a long message is not read to its end. */
const maxLength = 100;

/** Returns the word of consent that a text consists of; null for any other text. */
export const consentWordIn = (text: string): ConsentWord | null =>
  text.length > maxLength ? null : (byWord.get(reduced(text)) ?? null);

/** Content whose text is a customer's own word or choice. A place may be called Alta, which is a word too. */
const saying: readonly MessageRow["type"][] = ["text", "button_reply", "list_reply"];

/** Returns the word of consent that a customer's message consists of; null for any other message. */
export const consentWordOf = ({ type, text }: Pick<MessageRow, "type" | "text">): ConsentWord | null =>
  saying.includes(type) ? consentWordIn(text) : null;
