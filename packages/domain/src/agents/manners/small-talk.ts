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

/** Returns the languages in which a text is small talk and nothing else. */
export const chatIn = (plain: string): Tongue[] =>
  patternsOf(chat).flatMap(([tongue, pattern]) => (pattern.test(plain) ? [tongue] : []));

/** Removes sentences of small talk from a message that says more. */
export const withoutChat = (text: string): string => {
  const sentences = Array.from(segmentsOf(text, "sentence"), ({ segment }) => segment);
  const rest = sentences.filter((each) => chatIn(plainOf(each)).length === 0);
  return rest.length === sentences.length || plainOf(rest.join("")).trim() === "" ? text : rest.join("").trim();
};
