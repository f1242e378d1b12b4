/** Talk about the weather, the day and the like. It asks nothing that a business could know. */
import type { Cues } from "./cue.ts";
import { patternsOf } from "./patterns.ts";
import { segmentsOf } from "../../knowledge/segments.ts";
import { type Tongue, plainOf } from "./tongues.ts";

/** A text of these words and no others, of which one is about the weather. */
const only = (weather: string, beside: string): string =>
  `^ (?=(?:\\S+ )*(?:${weather}) )(?=\\S+ \\S+ )(?:(?:${weather}|${beside}) )+$`;

const chat: Cues = {
  en: [
    only(
      "weather|rain|rains|raining|rainy|rained|snow|snows|snowing|snowy|sunny|sunshine|drizzle|drizzling|drizzly|storm|stormy|windy|wind|foggy|cloudy|freezing|boiling|chilly|miserable|scorching|heatwave|humid|muggy|pouring|tipping|soaked|frosty|icy|gloomy|dreary",
      "what|a|an|the|its|it|is|was|isnt|arent|aint|are|we|were|been|having|some|such|so|very|really|quite|rather|pretty|bit|of|little|just|another|old|grey|gray|wet|cold|hot|warm|nice|lovely|gorgeous|beautiful|glorious|great|good|bad|awful|horrible|terrible|dreadful|rubbish|grim|foul|crazy|mad|perfect|day|days|morning|afternoon|evening|today|last|night|yesterday|tonight|week|weekend|outside|out|there|here|again|still|at|last|finally|down|on|and|for|with|this|that|all|too|enough|isnt|huh|eh|right|innit|hey|hi|hello|oh|wow|ugh|brr|brrr|well|i|you|love|hate|hope|like|enjoying|dont|do|think|cant|believe|stop|stopping|never|stops|cats|and|dogs|proper|cosy|after|until|spring|summer|autumn|winter|typical|english|british|irish|scottish",
    ),
    "^ (?:(?:oh|wow|well|hi|hello|hey|so|its|it|is|it is|isnt it|what) )*(?:a )?(?:(?:so|very|really|absolutely) )?(?:cold|hot|warm|chilly) (?:(?:out|outside|today|out there|again|isnt it|though|eh|huh) )+$",
    "^ (?:(?:hi|hello|hey|so|and|well|there) )*(?:hows|how is|how was|how has|howre|how are) (?:your|the|you|ur) (?:(?:day|morning|evening|afternoon|week|weekend|doing|keeping|things|going|been|so|far|there|all|over|today|lovely|people) )+$",
    "^ (?:(?:hi|hello|hey|so|well|i|we|there|good morning|good afternoon|good evening) )*(?:hope|hoping|trust) (?:you|ur|youre|all|everyone|everything|your) (?:(?:are|is|all|had|have|having|a|an|the|good|great|nice|lovely|well|keeping|doing|fine|okay|ok|day|morning|evening|afternoon|week|weekend|so|far|today|guys|there|going) )*$",
    "^ (?:(?:hi|hello|hey|so|well|ok|and|can you|could you|please|do you|go on) )*(?:tell me|know|got|have you got|heard) (?:(?:a|any|good|another|funny|some) )*(?:jokes?|riddles?|funny story)(?: (?:please|for me|today))* $",
    "^ (?:(?:hi|hello|hey|so|well|ok|and) )*(?:do you (?:like|enjoy|love|ever) (?:working there|your job|work there|coffee|sleep|get tired|get bored|get a break)|are you (?:busy|bored|tired|well|having a (?:good|nice|busy) day)|busy)(?: (?:today|there|tonight|yourself|too))* $",
    "^ (?:(?:happy|merry) (?:\\S+ )?(?:friday|monday|weekend|new year|christmas|easter|halloween|birthday|holidays)|tgif|long time no see|you sound (?:lovely|nice|fun)|its been a long (?:day|week))(?: (?:to|you|all|everyone|and))* $",
    "^ (?:(?:oh|wow|well|hi|hello|hey) )*(?:what|such|its|it is) an? (?:(?:absolutely|really|very) )*(?:lovely|beautiful|gorgeous|glorious|nice|great|perfect|grim|horrible|miserable|awful) (?:day|morning|afternoon|evening)(?: (?:today|outside|out there|again|isnt it|eh))* $",
    "^ (?:(?:i|im|we|were|am|are) )*(?:just|only) (?:saying|wanted to say|saying hi|saying hello|popping in to say) (?:hi|hello|hey)(?: \\S+)? $",
  ],
  de: [
    only(
      "wetter|regen|regnet|schnee|schneit|sonne|sonnig|sonnenschein|scheint|regnerisch|sturmisch|windig|neblig|hitze|sauwetter|mistwetter|traumwetter",
      "was|fur|ein|eine|so|schones|schoner|schone|schlechtes|mieses|tolles|herrliches|furchtbares|grauer|heute|draussen|tag|morgen|abend|es|ist|das|die|der|wieder|schon|nicht|wahr|oder|ja|und|bei|diesem|sehr|echt|ganz|mal|endlich|kalt|warm|heiss|hallo|ach|oh",
    ),
  ],
  fr: [
    only(
      "pluie|pleut|neige|soleil|temps|orage|meteo|canicule",
      "quel|quelle|beau|belle|mauvais|sale|il|fait|encore|toujours|aujourdhui|dehors|ce|cette|le|la|un|une|du|de|journee|matin|soir|hein|nest|pas|bien|tres|si|et|froid|chaud|bonjour|oh|ah",
    ),
  ],
  es: [
    only(
      "lluvia|llueve|lloviendo|nieve|nieva|sol|tiempo|clima|calor|frio|tormenta",
      "que|hace|un|el|la|dia|hoy|tan|muy|bonito|buen|mal|malo|horrible|precioso|otra|vez|afuera|fuera|esta|verdad|no|y|hola|uf|ay",
    ),
  ],
};

const tonguesIn = (plain: string): Tongue[] =>
  patternsOf(chat).flatMap(([tongue, pattern]) => (pattern.test(plain) ? [tongue] : []));

/** A guess or a wish beside talk about the weather: "I bet your terrace is packed". */
const guess =
  /^ (?:(?:and|so|but|well|i|we|id|just|oh|really) )*(?:bet|guess|imagine|suppose|expect|hope|hoping|trust|(?:you|it|your \S+|the \S+) (?:all |guys )?must (?:be|have)|how (?:are|is) (?:you|everyone) (?:all )?(?:keeping|coping|holding|surviving)|are you (?:all )?(?:keeping|staying|coping|managing)) (?!(?:\S+ )*(?:have|do|take|open|serve|accept|can|could|will|book|booking|table|tables|free|available|still|sell|stock|deliver|refund|reply|help|allow|me) )(?:\S+ ){0,9}$/u;

/** Parts of a message. A comma separates talk from a guess, too. */
const partsOf = (text: string): string[] =>
  Array.from(segmentsOf(text, "sentence"), ({ segment }) => segment).flatMap((each) => each.split(/[,;–—] /u));

/** Returns the languages in which a text is small talk and nothing else. Guesses count beside it. */
export const chatIn = (text: string): Tongue[] => {
  const whole = tonguesIn(plainOf(text));
  if (whole.length > 0) return whole;
  const rest = partsOf(text)
    .map(plainOf)
    .filter((each) => !guess.test(each));
  return tonguesIn(plainOf(rest.join(" ")));
};

const isChat = (text: string): boolean => chatIn(text).length > 0;

/** Removes sentences of small talk from a message that says more, and guesses beside them. */
export const withoutChat = (text: string): string => {
  const sentences = Array.from(segmentsOf(text, "sentence"), ({ segment }) => segment);
  if (!sentences.some(isChat)) return text;
  const rest = sentences.filter((each) => !isChat(each) && !guess.test(plainOf(each)));
  return plainOf(rest.join("")).trim() === "" ? text : rest.join("").trim();
};
