/** Correction of mistyped words in messages that may be more than a question. */
import { nearestWord, wordsByBeginning } from "../../knowledge/nearest.ts";

/** Words of the cues that are long enough to be mistyped. */
const vocabulary = `
  speak person human agent operator representative manager someone somebody employee customer service support connect transfer supervisor
  refund order parcel package delivery arrived allergic allergy complaint complain disappointed unsubscribe
  mensch menschen mitarbeiter verbinden sprechen jemand jemandem berater bestellung lieferung
  parler conseiller humain personne quelquun responsable commande
  hablar persona humano agente operador asesor alguien encargado pedido
  falar pessoa atendente alguem gerente
  parlare operatore umano qualcuno responsabile ordine
  medewerker spreken iemand persoon bestelling
  temsilci yetkili gorusmek konusmak siparis
  bicara orang manusia pesanan
  поговорить человеком оператором оператора менеджером соедините сотрудником заказ`;

/** Words that look like mistyped ones. */
const others = new Set(
  "personal personally persons speaks spear older border boarder services supports supporting operate manage managed manages customs ordering orders".split(
    " ",
  ),
);

/** Returns a function that replaces mistyped words of a plain text by these words. */
export const spellingOf = (words: string): ((plain: string) => string) => {
  const terms = words.trim().split(/\s+/);
  const known = new Set(terms);
  const termsWith = wordsByBeginning(terms);
  const right = (word: string): string =>
    known.has(word) || others.has(word) ? word : (nearestWord(word, word, termsWith)?.term ?? word);
  return (plain) => plain.split(" ").map(right).join(" ");
};

/** Replaces mistyped words of a plain text. */
export const corrected = spellingOf(vocabulary);
