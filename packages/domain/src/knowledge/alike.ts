/** Words that customers and businesses use for the same thing. */
import type { Language } from "./language.ts";
import { termOf } from "./tokenize.ts";

const english = `
open opening close closed closing shut
price cost fee charge rate tariff expensive cheap dear paid pay
refund reimburse reimbursement return
deliver delivery ship shipping shipment dispatch courier parcel
book booking reserve reservation appointment
cancel cancellation withdraw
change move reschedule postpone amend switch alter modify
pay payment card cash instalment invoice bill bank
arrive arrival checkin
leave departure depart vacate checkout
park parking car
car vehicle van
pet dog cat animal
kid child children baby toddler infant teenager
mum parent mother father family
phone call ring telephone mobile
contact reach write email mail
repair fix mend broken broke damage damaged crack
guarantee warranty
discount voucher coupon reduction reduced concession offer
wifi wlan internet
buy purchase sell sale shop
order purchase
rent hire rental lend lent borrow loan
human person staff colleague operator employee team somebody
error fail failed failure fault problem wrong issue
retry repeat again resend
begin start
end stop finish terminate
eat food meal dish dinner lunch kitchen serve
drink beverage wine beer coffee
allergy allergic gluten lactose nut intolerance
vegan vegetarian
wheelchair disabled accessible accessibility lift elevator stairs
address located location directions street
account login
password credential token
late later delay overdue
group party
free included complimentary gratis
message text sms
check verify examine inspect
approve approval confirm confirmation consent permission sign
client customer shopper guest visitor patient member
cart basket
abandoned incomplete unfinished
test trial try
tool capability function feature
simulate pretend preview dry rehearse
doctor gp dentist physician
pain ache hurt sore
ill sick unwell
teacher instructor trainer tutor
lesson class course session
exam test
job vacancy hiring recruit apply
register registration enrol join membership
document paper paperwork proof passport
insurance insured insurer
invoice receipt
lost missing forget forgot
exchange replace replacement swap
size fit measure
new latest
old used secondhand
fast quick express hurry urgent
early earlier beforehand advance
weekend saturday sunday
holiday vacation
train bus station
taxi transfer shuttle
sleep bed cot
shower bath bathroom toilet
luggage bag suitcase baggage
collect pickup fetch
send post mail
wait waiting queue
minimum least
maximum limit most
age old under
student pensioner senior
wedding marry married
flower bouquet
present gift
picture photo photograph image
rubbish waste garbage trash dispose recycling bulky
tax duty vat
complain complaint unhappy dissatisfied
privacy gdpr personal
server host hosted stored storage
export download
upload import
settings configure configuration
delete erase remove
update upgrade
subscription plan
user seat coworker
security secure safe safety
shop store branch
bike bicycle cycle
puncture flat tyre
hair haircut
teeth tooth
vaccine vaccination jab
swim pool
bread loaf
cake pastry
event party function
smoke smoking
noise noisy quiet
key card code
signature signed sign
notify notification inform
human agent handoff handover transfer escalate
recommend suitable suit fit
discover find list enumerate
identifier id number
`;

const wordsOf: { readonly [Name in Language]?: string } = { en: english };

const tables = new Map<Language, ReadonlyMap<string, readonly string[]>>();

/** The other terms that mean about the same, in the language of a term. */
export const alikeTo = (term: string, language: Language): readonly string[] => tableOf(language).get(term) ?? [];

const tableOf = (language: Language): ReadonlyMap<string, readonly string[]> => {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const line of (wordsOf[language] ?? "").trim().split("\n")) {
    const terms = [...new Set(line.split(" ").flatMap((word) => termOf(word, language) ?? []))];
    for (const term of terms) {
      const others = table.get(term) ?? [];
      table.set(term, [...new Set([...others, ...terms.filter((each) => each !== term)])]);
    }
  }
  tables.set(language, table);
  return table;
};

/** Several words of a question that stand for one. */
const phrases: { readonly [Name in Language]?: readonly (readonly [RegExp, string])[] } = {
  en: [
    [/\bmoney back\b/g, "refund"],
    [/\b(?:your|the) hours\b/g, "open"],
    [/\bgood for\b/g, "suitable"],
    [/\bw[io]n(?:ning)? back\b/g, "recover"],
    [/\b(?:hand|pass)(?:ed|ing)? (?:over|on) to\b/g, "handoff"],
    [/\bget in touch\b/g, "contact"],
    [/\bget (?:there|here|to you)\b/g, "arrive"],
    [/\b(?:get|come) in\b/g, "enter"],
    [/\b(?:leave|put) (?:my|our|the) car\b/g, "park car"],
    [/\bcall(?:ed)? off\b/g, "cancel"],
    [/\bput off\b/g, "postpone"],
    [/\bset (?:me|us|you) back\b/g, "cost"],
    [/\bpick(?:ed)? up\b/g, "collect"],
    [/\bsign(?:ing)? up\b/g, "register"],
    [/\b(?:log|sign)(?:ged|ed|ging|ing)? in\b/g, "login"],
    [/\bget rid of\b/g, "dispose"],
    [/\bhow (?:much|expensive)\b/g, "price"],
  ],
};

export const rephrased = (query: string, language: Language): string =>
  (phrases[language] ?? []).reduce((text, [pattern, word]) => text.replace(pattern, word), query);
