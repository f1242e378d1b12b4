/** Correction of mistyped words in messages that may be more than a question. */
import { nearestWord } from "../../knowledge/nearest.ts";

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

const terms = vocabulary
  .trim()
  .split(/\s+/)
  .map((term) => ({ term, count: 1 }));
const known = new Set(terms.map(({ term }) => term));

/** Replaces mistyped words of a plain text. */
export const corrected = (plain: string): string =>
  plain
    .split(" ")
    .map((word) =>
      known.has(word) || others.has(word)
        ? word
        : (nearestWord(word, word, (beginning) => terms.filter(({ term }) => term.startsWith(beginning)))?.term ??
          word),
    )
    .join(" ");
