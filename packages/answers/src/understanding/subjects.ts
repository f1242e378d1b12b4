/** Subjects of questions that most businesses get, and the wish to book. An agent looks the questions up like any other. */
import { type Cues, patternsOf, spellingOf } from "./patterns.ts";
import { plainOf } from "./locales.ts";

export const subjects = ["booking", "opening_hours", "menu_prices"] as const;
export type Subject = (typeof subjects)[number];

const booking: Cues = {
  en: [
    "(?:to|i|we|u|you|please|pls) (?:re)?book|bookings?|reserv(?:e|ing|ations?)|appointments?",
    "(?:got|have|any|enough|is there) (?:\\S+ )?(?:room|space|seats?|availability) (?:for|tonight|tomorrow)",
    "(?:fit|squeeze) (?:me|us|him|her|them|(?:\\S+ )?of us) in",
    "^ book (?:me|us|a|an|for|the|my|it) ",
    "table (?:for|tonight|tomorrow|free|available|at|on)",
    "(?:get|have|like|want|need|grab|fancy|save|hold|keep) (?:me |us )?(?:a|the|your|our) (?:\\S+ )?table",
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

/** Numbers, days and times, by which a wish to book is more than a question about bookings. */
const details = new Set(
  `two three four five six seven eight nine ten tonight today tomorrow tomorow tommorow tommorrow tomorrows tmrw tmr tmrow 2moro tonite monday tuesday wednesday thursday friday saturday sunday
  zwei drei vier funf sechs acht heute morgen montag dienstag mittwoch donnerstag freitag samstag sonntag
  deux trois quatre cinq six huit soir aujourdhui demain lundi mardi mercredi jeudi vendredi samedi dimanche
  dos tres cuatro cinco seis ocho hoy noche manana lunes martes miercoles jueves viernes sabado domingo
  dois duas quatro oito hoje amanha segunda terca quarta quinta sexta domingo
  due quattro cinque sei otto oggi stasera domani lunedi martedi mercoledi giovedi venerdi sabato domenica
  twee drie vier vijf zes acht vandaag vanavond maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  iki uc dort bes alti sekiz bugun aksam yarin pazartesi sali carsamba persembe cuma cumartesi pazar
  dua tiga empat lima enam hari malam besok senin selasa rabu kamis jumat sabtu minggu
  двоих троих четверых сегодня завтра вечером понедельник вторник среду четверг пятницу субботу воскресенье
  اليوم غدا الليلة لشخصين الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت
  दो तीन चार पांच आज कल रात सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार`.split(/\s+/),
);

/** Beginnings of questions about bookings in general, which the knowledge answers. */
const inGeneral =
  /^ (?:(?:hi|hello|hey|and|so|but|ok|hallo|bonjour|hola|ola|ciao) )*(?:who|whos|what|whats|when|where|which|why|how|hows|do i|do we|(?:do|d) ?(?:you|u|ya) (?:(?:also|ever|still|usually|normally|only|happen to) )*(?:take|accept|need|require|charge|offer|do|cater|host|organi[sz]e|arrange|hire|rent|serve|sell|make|deliver|allow|run|hold|provide|cover|welcome|cook|bake|ship|give|let|have (?!(?:\\S+ ){0,6}(?:tables?|rooms?|space|spaces|seats?|availability|slots?|appointments?|openings?|free|available|left|time) ))|is it|are there|wer|was|wann|wo|wie|warum|welche\S*|brauch\S*|muss|nehmen|qui|que|quel\S*|quand|ou|combien|comment|faut|quien|cuando|donde|cuanto|como|hay|quem|quando|onde|quanto|tem|chi|dove|come|wat|wanneer|waar|hoe|ne|nasil|kac\S*|berapa|bagaimana|kapan|apa|apakah|когда|сколько|как|где|нужно|متى|كم|كيف|اين|هل|कब|कितने|कितना|कैसे|क्या) /u;

/** Questions about the rules of changing a booking. */
const ofRules =
  / (?:can|may|could) (?:i|we) (?:cancel|change|move|reschedule) (?:\S+ ){0,8}(?:before|beforehand|in advance|free of charge|for free|without) | (?:if|in case|what if|suppose|when) (?:i|we|someone|somebody|people|a guest) (?:\S+ ){0,4}(?:cancel|change|move|reschedule|postpone) (?:\S+ ){0,6}(?:how|what|when|is there|are there|do (?:i|we|you)|will (?:i|we|you)|would (?:i|we|you)) | (?:how|what|do (?:i|we|you)|will (?:i|we|you)|is there) (?:\S+ ){0,6}(?:if|in case|when) (?:i|we|someone|somebody|people|a guest) (?:\S+ ){0,4}(?:cancel|change|move|reschedule|postpone) /u;

/** The wish to change or cancel a booking that somebody has made. */
const changing =
  / (?:(?:i|we) (?:\S+ )?(?:need|want|have|wish|would like|must|got)|id like|wed like|ive got|weve got|need|want|please|pls|can you|could you|would you) (?:\S+ ){0,2}(?:cancel|change|move|amend|reschedule|postpone|rearrange|bring forward|push back|add (?:\S+ ){1,4}to) (?:my|our|the|a|his|her) (?:\S+ ){0,2}(?:bookings?|reservations?|tables?|appointments?) /u;

/** Questions about a booking that somebody has made. */
const ownBooking =
  / (?:my|our|meine|unsere|ma|notre|mi|nuestra|minha|nossa|la mia|mijn|onze) (?:\S+ )?(?:reservation|booking|appointment|buchung|reservierung|reserva|prenotazione|reservering) (?:\S+ ){0,3}(?:confirm\S*|conferm\S*|bestatigt|bevestigd|received|still|gone through|ok|okay) /u;

/** Number of guests. With a day or a time it is a wish to book, without the word too. */
const party =
  / (?:\p{N}+|two|three|four|five|six|seven|eight|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|quattro|twee|drie) (?:people|persons|guests|ppl|pax|adults|personen|leute|personnes|personas|pessoas|persone|kisi|kisilik|orang|человека|человек) /u;

/** Words that move something which was asked for before, to another day, time or number. */
const moving =
  / (?:make (?:it|that)|(?:cancel|reschedule|postpone|rearrange)(?! (?:\S+ ){0,4}(?:before|beforehand|advance|notice|free))|(?:cant|wont|cannot|not able to|unable to) (?:make it|come|be there)|(?:change|move|switch|reschedule|postpone|put) (?:it|that|this|them|us)|(?:andern|verschieben|verlegen|umbuchen)|(?:deplacer|decaler|reporter|changer)|(?:cambiarlo|cambiarla|moverlo|cambiar|mover)|(?:mudar|remarcar|adiar)|(?:spostar\S*|cambiarlo)|(?:verzetten|verplaatsen)) /u;

/** Words of somebody who wishes to come at a time. */
const coming =
  / (?:can|could|may|should) (?:i|we) (?:please |just )?(?:come|bring (?:him|her|it|them|my \S+)|pop|drop|swing|stop) (?:in|by|over|round|along|down) (?:\S+ ){0,3}(?:today|tonight|tomorrow|now|this (?:morning|afternoon|evening|week|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day) /u;

/** Words of somebody who is expected, and comes later than expected. */
const late =
  / (?:(?:im|i am|ill be|we are|were|well be|i will be|we will be|gonna be|running|might be|may be) (?:\S+ ){0,6}late(?! (?:fee|night|payment|delivery))|running behind|stuck in traffic|ich (?:verspate|komme (?:\S+ ){0,3}spater)|verspate mich|(?:je serai|jaurai|nous serons|je suis) (?:\S+ )?(?:en retard|du retard)|(?:llego|llegare|llegaremos|voy a llegar) tarde|(?:vou|vamos) (?:me )?atrasar|(?:arrivo|sono|saro|arriviamo) in ritardo|(?:ik ben|ik kom|we zijn) (?:\S+ )?(?:te laat|later)|gec kal\S*|terlambat datang|(?:я )?опаздываю|опоздаю) /u;

/** Words about bookings that are long enough to be mistyped. */
const correctBooking = spellingOf(
  "booking bookings reservation reservations reserve cancel cancelled reschedule table appointment tonight tomorrow",
);

/** Tells if a text wishes to book something, or asks about a booking of its author: a person can do it, the knowledge cannot. */
export const wishesToBook = (plain: string): boolean => isWishToBook(plain) || isWishToBook(correctBooking(plain));

const isWishToBook = (plain: string): boolean => {
  if (ownBooking.test(plain)) return true;
  if (inGeneral.test(plain) || ofRules.test(plain)) return false;
  if (late.test(plain) || coming.test(plain) || changing.test(plain)) return true;
  const words = plain.trim().split(" ");
  const known = words.filter((word) => details.has(word) || /^\p{N}/u.test(word)).length;
  if ((known > 1 && party.test(plain)) || (known > 0 && moving.test(plain))) return true;
  return known > 0 && patternsOf(booking).some(([, pattern]) => pattern.test(plain));
};

/** Words that only say of which booking somebody speaks. A page about bookings need not have them. */
const ofBooking =
  /(?<=\b(?:an?|the|my|our|his|her|their|your) )(?:tables?|rooms?|seats?|dinner|lunch|breakfast|brunch|restaurant|hotel|caf[eé]|dentist|dental|doctors?|gp|vet|hair|haircut|salon|nail|massage|spa|court|class|lesson|tour|taxi|cabin|pitch|desk|studio|physio|barber) (?=(?:bookings?|reserv\p{L}{3,8}|appoint?m\p{L}{2,4}s?)\b)/giu;

/** Leaves out of which booking a question speaks: "cancel a table booking". */
export const withoutKind = (question: string): string => question.replaceAll(ofBooking, "");
