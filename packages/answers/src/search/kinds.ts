/** Kinds of answers: asked for by small words (when, how much, where), and detected in passages. */
import type { Language } from "./language.ts";

/** Detects the kinds of answers in a folded passage. */
export const kindsIn = (text: string, language: Language): Kind[] =>
  kinds.filter((kind) => heldAnywhere[kind]?.test(text) || held[language]?.[kind]?.test(text));

/** Detects the kinds that a folded question asks for. */
export const kindsAsked = (query: string, language: Language): Kind[] =>
  kinds.filter((kind) => questionPatterns[language]?.[kind]?.test(query));

/** Returns words for the kinds, for a question that has no other word. */
export const topicsOf = (asksFor: readonly string[], language: Language): string[] =>
  kinds.flatMap((kind) => (asksFor.includes(kind) ? (kindTopics[language]?.[kind] ?? []) : []));

// Patterns by which folded text asks for a kind of answer, or holds one.

const kinds = ["@time", "@price", "@place", "@duration", "@contact"] as const;

export type Kind = (typeof kinds)[number];

type KindPatterns = { readonly [Each in Kind]?: RegExp };

/** Patterns that are the same in every language. */
const heldAnywhere: KindPatterns = {
  "@time": /\b\d{1,2}:\d\d\b/u,
  "@price":
    /[€£$₺]\s?\d|\b\d+(?:[.,]\d+)? ?(?:€|£|\$|₺|eur|euros?|dollars?|pounds?|usd|gbp|chf|%)|(?<!\b(?:version|release|v|at|from|to|until|by|before|after|and) ?)\b\d+[.,]\d\d\b(?![.,]\d)/u,
  "@contact": /@[\w-]+\.\w|\b\+?\d[\d ]{6,}\d\b|\be-?mail\b/u,
};

export const held: { readonly [Name in Language]?: KindPatterns } = {
  en: {
    "@time":
      /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o['’]?clock)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:midnight|noon|weekdays?|weekends?|daily)\b|\b(?:at|from|to|until|by|before|after|and) \d{1,2}\.\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? (?:jan|febr|march|april|may|june|july|aug|sept|oct|nov|dec)/u,
    "@price":
      /\b(?:free of charge|for free|for nothing|at no (?:cost|charge))\b|\b\d+(?:[.,]\d+)? (?:a|an|per|each) [a-z]/u,
    "@place":
      /\b(?:street|road|avenue|square|lane|row|floor|building|corner|opposite|next to|behind|station|entrance|address)\b/u,
    "@duration":
      /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an|few|several|half)[ -](?:working |business |calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/u,
    "@contact": /\b(?:call|phone)\b/u,
  },
  de: {
    "@time":
      /\b\d{1,2} ?uhr\b|\b(?:mon|diens|donners|frei|sams|sonn)tags?\b|\b(?:mittwochs?|mittags?|mitternacht|taglich|wochenende|werktags)\b/u,
    "@price": /\b(?:kostenlos|kostenfrei|gratis|umsonst)\b/u,
    "@place":
      /(?:strasse|platz|gasse|allee)\b|\b(?:stock|etage|erdgeschoss|gegenuber|neben|hinter|ecke|bahnhof|adresse|anfahrt)\b/u,
    "@duration":
      /\b(?:\d+|ein(?:e[nrm]?)?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|wenige|einige|halbe) (?:werk|arbeits)?(?:sekunde|minute|stunde|tag|woche|monat|jahr)(?:n|en|e|s)?\b/u,
    "@contact": /\b(?:telefon\w*|anruf\w*|rufen|erreichen)\b/u,
  },
  fr: {
    "@time":
      /\b\d{1,2} ?h(?:eures?)?(?: ?\d\d)?\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|minuit)s?\b/u,
    "@price": /\b(?:gratuit\w*|offerte?s?|sans frais)\b/u,
    "@place": /\b(?:rue|avenue|place|boulevard|quai|etage|en face|a cote|derriere|adresse|gare|se trouve)\b/u,
    "@duration":
      /\b(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quelques) (?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|annees?)\b/u,
    "@contact": /\b(?:telephone|appel\w*|courriel|joindre)\b/u,
  },
  es: {
    "@time":
      /\b\d{1,2} ?(?:h|horas?)\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|mediodia|medianoche|fines? de semana)\b/u,
    "@price": /\b(?:gratis|gratuit[oa]s?|sin coste)\b/u,
    "@place": /\b(?:calle|avenida|plaza|paseo|piso|planta|junto a|frente a|detras|esquina|direccion|estacion)\b/u,
    "@duration":
      /\b(?:\d+|una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|unos) (?:segundos?|minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?)\b/u,
    "@contact": /\b(?:telefono|llam\w+|correo)\b/u,
  },
  tr: {
    "@time":
      /\bsaat \d|\b(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|hafta (?:ici|sonu)|her gun|gece yarisi)/u,
    "@price": /\b\d+ ?(?:lira|tl)|\b(?:ucretsiz|bedava)/u,
    "@place": /\b(?:sokak|sokag|cadde|mahalle|meydan|karsisi|yaninda|arkasinda|adres)/u,
    "@duration": /\b(?:\d+|bir|iki|uc|dort|bes|alti|yedi|sekiz|on) (?:saniye|dakika|saat|gun|hafta|ay|yil)/u,
    "@contact": /\b(?:telefon|numara|eposta|e-posta|aray)/u,
  },
  it: {
    "@time": /\bore \d|\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|mezzogiorno|mezzanotte)\b/u,
    "@price": /\bgratis|gratuit[oaie]\b/u,
    "@place": /\b(?:via|viale|piazza|piano|di fronte|accanto|indirizzo|stazione)\b/u,
    "@duration":
      /\b(?:\d+|un[oa]?|due|tre|quattro|cinque|sei|sette|otto|dieci) (?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])\b/u,
    "@contact": /\b(?:telefon\w+|chiam\w+)\b/u,
  },
  pt: {
    "@time": /\b\d{1,2} ?(?:h|horas?)\b|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b/u,
    "@price": /\b(?:gratis|gratuit[oa]s?)\b/u,
    "@place": /\b(?:rua|avenida|praca|andar|em frente|ao lado|endereco|estacao)\b/u,
    "@duration":
      /\b(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|dez) (?:minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?)\b/u,
    "@contact": /\b(?:telefone|lig\w+)\b/u,
  },
  nl: {
    "@time": /\b\d{1,2} ?uur\b|\b(?:maan|dins|woens|donder|vrij|zater|zon)dag\b/u,
    "@price": /\b(?:gratis|kosteloos)\b/u,
    "@place": /(?:straat|plein|laan|weg)\b|\b(?:verdieping|tegenover|naast|achter|adres)\b/u,
    "@duration":
      /\b(?:\d+|een|twee|drie|vier|vijf|zes|zeven|acht|tien) (?:werk)?(?:minuut|minuten|uur|dag|dagen|weken|week|maand|maanden|jaar)\b/u,
    "@contact": /\b(?:telefoon\w*|bel|bellen)\b/u,
  },
};

const questionPatterns: { readonly [Name in Language]?: KindPatterns } = {
  en: {
    "@time":
      /\b(?:when(?! (?:should|must|not|to)\b)|what time|until when|how late|opening hours?|open(?:ed)?|clos(?:e|ed|ing)|what hours)\b/u,
    "@price":
      /\b(?:how (?:much|expensive)|costs?|prices?|fees?|charges?|discounts?|set (?:me|us) back|for free|euros?|dollars?|pounds?|pay)\b/u,
    "@place": /\b(?:where|address|located|which street|how do (?:i|we) (?:get|find) (?:to|there|you))\b/u,
    "@duration": /\bhow (?:long|soon|quickly|fast|many (?:days|weeks|hours|months|minutes))\b/u,
    "@contact":
      /\b(?:(?:tele)?phone(?: number)?|your number|number of|call you|e-?mail|contact|reach you|get in touch)\b/u,
  },
  de: {
    "@time":
      /\b(?:wann|uhrzeit|wie viel uhr|offnungszeit\w*|geoffnet|offen|geschlossen|wie lange (?:\w+ ){0,2}(?:offen|auf))\b/u,
    "@price": /\b(?:wie ?viel (?!uhr)|kostet|kosten|preise?|teuer|gebuhr)/u,
    "@place": /\b(?:wo|wohin|adresse|standort)\b/u,
    "@duration": /\bwie (?:lange|schnell|viele (?:tage|wochen|stunden|monate|minuten))\b/u,
    "@contact": /\b(?:telefon\w*|telefonnummer|anrufen|kontakt\w*|erreiche\w*)\b/u,
  },
  fr: {
    "@time": /\b(?:quand|quelle heure|quelles heures|horaires?|ouv(?:ert|r)\w*|ferme\w*)\b/u,
    "@price": /\b(?:combien (?!de)|prix|tarifs?|cout\w*)/u,
    "@place": /^ou\b|\bou (?:est|sont|etes|se|puis|peut|vous|exactement)\b|\b(?:adresse|situe\w*)\b/u,
    "@duration": /\bcombien de (?:temps|jours|semaines|heures|mois)\b|\bdelais?\b/u,
    "@contact": /\b(?:telephon\w*|numero|joindre|contacter|appeler)\b/u,
  },
  es: {
    "@time": /\b(?:cuando|que hora|hasta cuando|horarios?|abren|abre|abiert\w+|cierran?|cerrad\w+)\b/u,
    "@price": /\b(?:cuanto (?:cuesta\w*|vale\w*|es|cobra\w*|sale)|precios?|tarifas?|cuestan?)\b/u,
    "@place": /\b(?:donde|direccion|ubica\w+)\b/u,
    "@duration": /\bcuanto (?:tiempo|dura|tarda)\w*|\bcuant[oa]s (?:dias|semanas|horas|meses)\b/u,
    "@contact": /\b(?:telefono|numero|llamar\w*|contact\w+)\b/u,
  },
  tr: {
    "@time": /\b(?:ne zaman|saat kac|kacta|kaca kadar|acik|kapali|acil|kapan|calisma saat)/u,
    "@price": /\b(?:ne kadar(?! sur)|kac (?:para|lira|tl)|fiyat|ucret)/u,
    "@place": /\b(?:nere|adres|konum)/u,
    "@duration": /\b(?:ne kadar sur|kac (?:gun|saat |hafta|ay))/u,
    "@contact": /\b(?:telefon|numara|iletisim|ulas)/u,
  },
  it: {
    "@time": /\b(?:quando|che ora|orari[oe]?|apert\w+|chius\w+|aprite|chiudete)\b/u,
    "@price": /\b(?:quanto cost\w*|prezz\w+|tariff\w+|costa\w*)\b/u,
    "@place": /\b(?:dov\w*|indirizzo)\b/u,
    "@duration": /\bquanto (?:tempo|dura)\b|\bquanti (?:giorni|mesi)\b/u,
    "@contact": /\b(?:telefon\w+|contatt\w+|chiamar\w*)\b/u,
  },
  pt: {
    "@time": /\b(?:quando|que horas?|horarios?|abert\w+|abrem|fecha\w*)\b/u,
    "@price": /\b(?:quanto (?:custa\w*|e)|precos?|custam?)\b/u,
    "@place": /\b(?:onde|endereco)\b/u,
    "@duration": /\bquanto (?:tempo|dura)\b|\bquantos (?:dias|meses)\b/u,
    "@contact": /\b(?:telefone|contact\w+|ligar)\b/u,
  },
  nl: {
    "@time": /\b(?:wanneer|hoe laat|openingstijden|open|gesloten)\b/u,
    "@price": /\b(?:hoeveel kost|kost|kosten|prijs|prijzen)\b/u,
    "@place": /\b(?:waar|adres)\b/u,
    "@duration": /\bhoe (?:lang|snel)\b/u,
    "@contact": /\b(?:telefoon\w*|contact|bellen|bereik\w*)\b/u,
  },
};

/** Topics of questions without other words: "Where are you?" asks for the address. */
const kindTopics: { readonly [Name in Language]?: { readonly [Each in Kind]?: string } } = {
  en: { "@time": "opening", "@price": "price", "@place": "address", "@contact": "contact" },
  de: { "@time": "geoffnet", "@price": "preis", "@place": "adresse", "@contact": "kontakt" },
  fr: { "@time": "ouvert", "@price": "prix", "@place": "adresse", "@contact": "contact" },
  es: { "@time": "horario", "@price": "precio", "@place": "direccion", "@contact": "contacto" },
  tr: { "@time": "acilis", "@price": "fiyat", "@place": "adres", "@contact": "iletisim" },
};
