/** Subjects of questions that most businesses get. An agent looks them up like any other; an event names them. */
import type { Cues } from "./cue.ts";
import { patternsOf } from "./patterns.ts";
import { plainOf } from "./tongues.ts";

export const subjects = ["booking", "opening_hours", "menu_prices"] as const;
export type Subject = (typeof subjects)[number];

const booking: Cues = {
  en: [
    "(?:to|i|we|u|you|please|pls) (?:re)?book|^ book (?:me|us|a|an|for|the|my|it) |bookings?|reserv(?:e|ing|ations?)|appointments?",
    "table (?:for|tonight|tomorrow|free|available|at|on)",
  ],
  de: ["reservier\\S*|buch(?:en|e|ung|ungen)|termine?|tisch (?:fur|am|um|heute|morgen|frei)"],
  fr: ["reserv\\S*|rendez ?vous|rdv|table pour"],
  es: ["reserv\\S*|cita|turno|mesa para"],
  pt: ["reserv\\S*|agendar|agendamento|marcar _(?:consulta|horario|hora)|mesa para"],
  it: ["prenot\\S*|appuntamento|tavolo per"],
  nl: ["reserv\\S*|boek(?:en|ing)|afspraak|tafel voor"],
  tr: ["rezervasyon\\S*|randevu\\S*|masa ayirt\\S*|(?:kisilik|icin) (?:bir )?masa"],
  id: ["reservasi|booking|pesan (?:meja|tempat|kamar)|janji temu"],
  ru: ["заброниров\\S*|бронь|бронирован\\S*|записаться|запись на|столик"],
  ar: ["(?:ال)?حجز|(?:ا|ن)حجز|(?:ال)?موعد|طاولة ل\\S+"],
  hi: ["बुक|बुकिंग|आरक्षण|अपॉइंटमेंट|टेबल चाहिए"],
};

const openingHours: Cues = {
  en: [
    "(?:opening|business|closing|trading|office|store|shop) (?:hours?|times?)",
    "(?:when|what time|until when|till when|how late|how long|(?:what|which) days?) _(?:open|opens|opened|close|closes|closed|shut|shuts)",
    "(?:are|r|is) (?:you|u|they|it|the \\S+|your \\S+) (?:\\S+ )?(?:open|closed)|(?:you|u|they) (?:still )?open (?:now|today|tonight|tomorrow|late|on|at|\\S+days?)",
  ],
  de: [
    "offnungszeiten|(?:wann|wie lange) _(?:offen|geoffnet|geschlossen|offne[nt]|schliess(?:t|en)|auf$)",
    "(?:habt|haben|hat|seid|sind|ist) _(?:offen|geoffnet|geschlossen)",
  ],
  fr: [
    "horaires?|heures douverture|(?:quand|quelle heure|quels jours) _(?:ouvr\\S*|ouvert\\S*|ferm\\S*)",
    "(?:etes vous|vous etes|cest|est) (?:\\S+ ){0,2}(?:ouverte?s?|fermee?s?)",
  ],
  es: [
    "horarios?|(?:que hora|cuando|que dias) _(?:abr\\S*|abiert\\S*|cierr\\S*|cerrad\\S*)",
    "(?:estan|esta|estais) (?:\\S+ ){0,2}(?:abiert\\S*|cerrad\\S*)",
  ],
  pt: [
    "horarios?(?: de (?:funcionamento|abertura|atendimento))?|(?:que horas?|quando|que dias) _(?:abre\\S*|abert\\S*|fecha\\S*)",
    "(?:estao|esta|ta) (?:\\S+ ){0,2}(?:abert\\S*|fechad\\S*)",
  ],
  it: [
    "orari\\S*|(?:che ora|quando|che giorni) _(?:apr\\S*|apert\\S*|chiu\\S*)|siete (?:\\S+ ){0,2}(?:apert\\S*|chius\\S*)",
  ],
  nl: [
    "openings(?:tijden|uren)|(?:wanneer|hoe laat|welke dagen) _(?:open|opent|gesloten|dicht|sluit\\S*)",
    "(?:zijn|bent|ben|is) (?:\\S+ ){0,3}(?:open|gesloten)",
  ],
  tr: [
    "(?:calisma|acilis|kapanis) saat\\S*|(?:ne zaman|kacta|kaca kadar|saat kac\\S*) _(?:acil\\S*|aciyor\\S*|acik\\S*|kapan\\S*|kapat\\S*)",
    "acik m[iı]\\S*",
  ],
  id: [
    "jam (?:buka|tutup|operasional)|(?:kapan|jam berapa) _(?:buka|tutup)|(?:masih|apakah|sudah) (?:\\S+ )?(?:buka|tutup)",
  ],
  ru: [
    "(?:часы|время|график|режим) работы|(?:когда|скольки|сколько|часа) _(?:открыт\\S*|открыва\\S*|закрыт\\S*|закрыва\\S*|работает\\S*)",
    "вы (?:\\S+ ){0,2}(?:открыты|закрыты|работаете)",
  ],
  ar: [
    "(?:ساعات|اوقات|مواعيد) (?:ال)?(?:عمل|دوام|فتح)|(?:متى|ساعة) (?:\\S+ )?(?:[تي]فتح\\S*|[تي]غلق\\S*|مفتوح\\S*)|(?:انتم|انت) (?:مفتوح\\S*|مغلق\\S*)",
  ],
  hi: ["(?:खुलने|बंद होने) का समय|(?:कब|कितने बजे) (?:\\S+ ){0,3}(?:खुल\\S*|बंद)|(?:खुला|खुले|खुली) (?:है|हैं)"],
};

const menuPrices: Cues = {
  en: [
    "menus?|prices?|pricing|price ?lists?|how much(?! (?:time|longer|space|room|notice|of)(?: |$))|(?:does|do|would|will|what) _costs?",
  ],
  de: ["preise?|preisliste|speisekarte|getrankekarte|was (?:kostet|kosten)|wie ?viel (?:kostet|kosten)"],
  fr: ["prix|tarifs?|combien _(?:coute(?:nt)?|vaut)|coute(?:nt)?|combien pour|menus?"],
  es: ["precios?|tarifas?|cuanto (?:cuesta|cuestan|vale|valen|sale|es|cobran)|menus?|(?:la|su) carta"],
  pt: ["precos?|cardapio|ementa|quanto (?:custa|custam|fica|sai|e|cobram)|menu"],
  it: ["prezz[io]|listino|tariffe|quanto (?:costa|costano|viene|vengono)|menu"],
  nl: ["prij(?:s|zen)|prijslijst|(?:hoeveel|wat) kost(?:en)?|menu(?:kaart)?"],
  tr: ["fiyat\\S*|ucret\\S*|ne kadar$|kac (?:para|lira|tl)|menu\\S*"],
  id: ["harga\\S*|berapa (?:biaya|ongkos)\\S*|menu(?:nya)?|tarif"],
  ru: ["цен[аыуе]|прайс\\S*|стоимость|сколько (?:стоит|стоят|будет стоить)|меню"],
  ar: ["(?:ال)?سعر\\S*|(?:ال)?اسعار\\S*|بكم|كم (?:ثمن|[تي]كلف)\\S*|قائمة الطعام|(?:ال)?منيو"],
  hi: ["कीमत\\S*|दाम|कितने (?:का|की|के) (?:है|हैं)|मेन्यू|मेनू"],
};

const cues: { readonly [Each in Subject]: Cues } = {
  booking,
  opening_hours: openingHours,
  menu_prices: menuPrices,
};

/** Returns the subjects that a text names. */
export const subjectsOf = (text: string): Subject[] => {
  const plain = plainOf(text);
  return subjects.filter((subject) => patternsOf(cues[subject]).some(([, pattern]) => pattern.test(plain)));
};
