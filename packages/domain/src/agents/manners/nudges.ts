/** Words of somebody who waits for an answer: "Well?" */
import type { Cues } from "./cue.ts";
import { patternsOf } from "./patterns.ts";
import { questionMark } from "./question-marks.ts";
import type { Tongue } from "./tongues.ts";

/** Words that nudge only with a question mark. */
const asked: Cues = {
  en: ["^ (?:(?:well|so|and|ok|okay|hello|hi|yes|then|anyone|anybody|someone|sorry|what|huh|eh|pardon|come again) )+$"],
  de: ["^ (?:(?:na|und|also|nun|hallo|ja|dann) )+$"],
  fr: ["^ (?:(?:alors|et|donc|oui|allo) )+$"],
  es: ["^ (?:(?:y|entonces|pues|bueno|hola) )+$"],
  pt: ["^ (?:(?:e|entao|ola|oi) )+$"],
  it: ["^ (?:(?:e|allora|quindi|dunque|pronto) )+$"],
  nl: ["^ (?:(?:en|nou|dus|hallo) )+$"],
  tr: ["^ (?:(?:ee+|peki|yani|alo) )+$"],
  id: ["^ (?:(?:jadi|terus|lalu|halo) )+$"],
  ru: ["^ (?:(?:ну|и|так|алло) )+$"],
  ar: ["^ (?:(?:اذن|اذا|و|الو) )+$"],
  hi: ["^ (?:(?:तो|और|फिर|हैलो) )+$"],
};

/** Greetings alone are no nudge. */
const greetings =
  /^ (?:hello|hi|hallo|allo|hola|ola|oi|pronto|alo|halo|алло|الو|हैलो|yes|ja|oui|ok|okay|sorry|peki|bueno|e) $/u;

const said: Cues = {
  en: [
    "^ (?:(?:hello|hi|so|and|well|is there|are there|do you have|have you|got) )*(?:any|some) (?:news|updates?|luck|progress|answers?|reply|response|word)(?: yet| on (?:this|that|it)| please)* $",
    "^ (?:(?:ok|so|and) )*(?:now what|what now|what happens now|whats happening|whats going on|whats the hold up|what is taking so long|whats taking so long) $",
    "(?:are you |stop )ignoring me|what do you mean$|(?:i )?(?:dont|do not|didnt) (?:understand|get it|get that)$|(?:that )?makes no sense$|(?:hello )?(?:still )?(?:no|waiting for an?|waiting for your) (?:answer|reply|response)$|why (?:are you not|arent you|dont you|wont you|do you not) (?:answer|reply|respond)\\S*|please (?:answer|reply|respond)$|answer me$",
    "^ (?:so |and )*still (?:nobody|no one|noone|nothing|no reply|no answer|no news) $",
    "^ (?:hello|hi|hey) (?:anyone|anybody|someone|somebody) $",
  ],
  de: [
    "^ (?:und |so )*(?:was ist jetzt|was nun|und jetzt|gibt es (?:etwas|was) neues|gibts (?:was )?neues|neuigkeiten|schon was neues) $|noch keine antwort$|(?:bitte )?(?:antworten sie|antwortet|antworte)(?: bitte)?$",
  ],
  fr: [
    "^ (?:et |alors )*(?:du nouveau|des nouvelles|et maintenant|quoi de neuf) $|(?:repondez|reponds)(?: moi)?(?: svp)?$|pas de reponse$",
  ],
  es: [
    "^ (?:y |hay )*(?:alguna novedad|novedades|alguna noticia|y ahora que|ahora que) $|(?:respondan|responda|contesten|conteste)(?: por favor)?$",
  ],
  pt: ["^ (?:e |ha |tem )*(?:alguma novidade|novidades|e agora) $|(?:respondam|responda|responde)(?: por favor)?$"],
  it: [
    "^ (?:e |ci sono |ce )*(?:novita|qualche novita|e adesso|e ora) $|(?:rispondete|risponda|rispondi)(?: per favore)?$",
  ],
  nl: ["^ (?:en |is er |al )*(?:nieuws|al nieuws|en nu|wat nu) $|(?:geef|graag) (?:antwoord|een antwoord)$"],
  tr: ["^ (?:ne oldu|haber var mi|bir gelisme var mi|simdi ne olacak) $|cevap (?:verin|ver|verir misiniz)$"],
  id: [
    "^ (?:jadi )?(?:gimana|bagaimana|ada kabar|ada update|sudah ada kabar) $|(?:tolong )?(?:jawab|balas)(?: dong| ya)?$",
  ],
  ru: [
    "^ (?:ну )?(?:что|ну что|есть новости|что нового|и что теперь|что теперь) $|(?:ответьте|отвечайте|ответь)(?: пожалуиста)?$",
  ],
  ar: ["^ (?:هل من جديد|ماذا الان|اي جديد|هل هناك جديد) $|(?:اجيبوا|ردوا|اجب)$"],
  hi: ["^ (?:क्या हुआ|कोई खबर|अब क्या|कोई अपडेट) $|(?:जवाब|उत्तर) (?:दो|दीजिए)$"],
};

/** Returns the languages in which a text asks for the answer that its author waits for. */
export const nudgesIn = (text: string, plain: string): Tongue[] => {
  const isAsked = questionMark.test(text) && !greetings.test(plain);
  return [...(isAsked ? patternsOf(asked) : []), ...patternsOf(said)].flatMap(([tongue, pattern]) =>
    pattern.test(plain) ? [tongue] : [],
  );
};
