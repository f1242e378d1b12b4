/** Statements without a question: praise, trouble with something, and matters of health. */
import { type Cues, patternsOf } from "./patterns.ts";
import { asksSomething } from "./questions.ts";
import { type Locale, plainOf } from "./locales.ts";

const fine =
  "(?:wonderful|amazing|awesome|brilliant|fantastic|great|excellent|lovely|best|fab|fabulous|incredible|superb|perfect|delicious|gorgeous|beautiful|outstanding|stunning|tasty|yummy|divine|spotless|good|nice)";

/** Superlatives of praise: "the loveliest lunch". */
const finest =
  "(?:loveliest|nicest|finest|tastiest|yummiest|sweetest|kindest|friendliest|happiest|greatest|best|cosiest|coziest|prettiest|freshest|warmest welcome|most \\S+(?:ful|ous|ing|ble|ent|ant|ic|ed))";

const praise: Cues = {
  en: [
    `(?:had|ate|enjoyed|got|spent|was|were|thats|thatis|tasted|drank|tried) (?:\\S+ )?(?:the|our|my|your|such an?|an?|one of (?:the|our|my)) (?:(?:absolute|absolutely|very|really|truly|single) )*${finest} \\S+`,
    `(?:had|enjoyed|spent|ate) (?:such )?(?:an?|the|our|some) (?:(?:absolutely|very|really|truly|most) )*(?:${fine}|wonderful|memorable|magical) (?:\\S+ )?(?:time|evening|night|day|meal|stay|lunch|dinner|breakfast|brunch|coffee|cake|pizza|experience|visit|weekend|afternoon|morning|food|party|birthday)`,
    `(?:is|are|was|were|youre) (?:(?:just|simply|honestly|by far|absolutely) )*the ${finest}`,
    `^ (?:(?:the|honestly|simply|still|easily|absolutely) )*best (?:\\S+ ){1,3}(?:in (?:the )?\\S+|ever|around|by far)(?: \\S+)? $`,
    `(?:you|youre|ur|u|this|it|its|that|thats|everything|all|food|meal|staff|service|team|place|guys|people|waiter|waitress|waiters|server|barista|chef|lunch|dinner|breakfast|brunch|coffee|pizza|cake|driver|she|he|they) (?:is |are |was |were |have been |has been |r )?(?:all )?(?:so |very |really |truly |just |absolutely |simply |honestly |such (?:an? )?|the |an? |pretty )*${fine}`,
    "^ (?:\\S+ )?\\S+ (?:is|was|are|were) (?:so |very |really |truly |just |absolutely |simply |honestly )*(?:wonderful|amazing|awesome|brilliant|fantastic|great|excellent|lovely|the best|incredible|superb|perfect|delicious|outstanding)",
    "(?:was|were|is|are|youre|been) (?:so|very|really|super|incredibly|such|extremely|just|truly) (?:\\S+ )?(?:kind|friendly|gentle|helpful|lovely|nice|patient|sweet|polite|caring|quick|fast|generous|thoughtful|attentive|professional|welcoming)",
    "(?<!id |would |to |wed |you )(?:love|loved|loves|adore|adored|loving|enjoyed) (?:your|ur|the|this|it|my|that|them|everything|what you|every)|(?:was|were) (?:a |such a |so )?(?:delight|pleasure|treat|joy)",
    `${fine} (?:service|work|job|food|products?|shop|place|team|staff|experience|people|company|app|coffee|cake|job done)|well done|keep (?:it up|up the)|(?:made|made all) (?:\\S+ )?day|saved (?:me|my|us)|best (?:\\S+ ){1,3}(?:ever|in town|around|ive)`,
    "^ (?:(?:oh|wow|honestly|thanks|thank|cheers) )*(?:you|u|ya|ur|youre|yall) (?:(?:guys|lot|people|all|really|absolutely|totally|just|are|r|a|an|an absolute|absolute) )*(?:rock|rule|legends?|stars?|lifesavers?|life savers?|gems?|heroe?s?|angels?|champions?|champs?|ace|top notch|brill|smashing)(?: \\S+)? $",
    "(?:my |our )?compliments to|highly recommend|(?:so|very|really|super) (?:happy|pleased|impressed|grateful|satisfied) (?:with|about|for)|couldnt be happier|(?:very|so|really|all|most|truly|extremely) (?:\\S+ )?(?:grateful|thankful|thrilled|delighted)|the \\S+est (?:\\S+ ){0,2}(?:ive|i have|weve|we have|i|we) ever|hats off|five stars|5 stars|10 10",
  ],
  de: [
    "(?:ihr seid|sie sind|du bist|das war|es war|alles war|das ist|ist|war|waren|sind) (?:wirklich |echt |so |sehr |einfach |richtig |total |die |das |der )*(?:toll|super|klasse|besten?|grossartig|spitze|wunderbar|lecker|hervorragend|fantastisch|nett|freundlich|hilfsbereit|liebevoll|perfekt|lieb)",
    "(?:liebe|lieben|mag) (?:eure?n?|ihre?n?|euren)|(?:tolle[rs]?|super|grossartige[rs]?|klasse) (?:service|laden|team|arbeit|essen|beratung)|gut gemacht|weiter so|(?:sehr|total|super) (?:zufrieden|begeistert|glucklich)|kompliment|hat (?:\\S+ )?(?:super|toll|sehr gut|wunderbar) (?:geschmeckt|geklappt|gefallen)",
  ],
  fr: [
    "(?:vous etes|tu es|cetait|cest|tout etait|etait|etaient|est) (?:vraiment |tres |trop |tellement |les |le |la |absolument )*(?:formidables?|geniaux?|geniale?|super|gentille?s?|adorables?|meilleure?s?|excellente?s?|parfaite?s?|delicieux|delicieuse|magnifiques?|top|incroyables?)",
    "(?:jadore|nous adorons|on adore) (?:votre|vos|le|la|les|ce|cette)|bravo|felicitations|bon travail|continuez comme|excellent (?:service|travail|accueil)|(?:tres|vraiment) (?:contente?s?|satisfaite?s?|heureuse|heureux) (?:de|du|avec)",
  ],
  es: [
    "(?:sois|son|eres|es usted|fue|estuvo|estaba|todo|es|esta) (?:todo |realmente |muy |super |tan |los |las |el |la )*(?:geniales?|mejores|mejor|increibles?|estupend[oa]s?|maravillos[oa]s?|excelentes?|fantastic[oa]s?|ric[oa]s?|delicios[oa]s?|simpatic[oa]s?|perfect[oa]s?|encantador\\S*)",
    "me (?:encanta|encantan|encanto)|nos (?:encanta|encanto)|buen trabajo|felicidades|felicitaciones|enhorabuena|excelente (?:servicio|atencion|trabajo)|muy (?:content[oa]s?|satisfech[oa]s?) con",
  ],
  pt: [
    "(?:voces sao|voce e|foi|estava|e|sao|tudo) (?:mesmo |realmente |muito |super |tao |os |as |o |a )*(?:otim[oa]s?|maravilhos[oa]s?|melhores|melhor|incriveis|incrivel|excelentes?|fantastic[oa]s?|delicios[oa]s?|simpatic[oa]s?|perfeit[oa]s?|demais)",
    "(?:amo|adoro|adorei|amei) (?:o|a|os|as|voces|tudo|esse|essa)|parabens|bom trabalho|excelente (?:servico|atendimento|trabalho)|muito (?:feliz|satisfeit[oa]|content[oa]) com",
  ],
  it: [
    "(?:siete|sei|e stato|e stata|era|e|tutto|sono) (?:davvero |molto |proprio |cosi |i |le |il |la )*(?:fantastic[aoi]|migliori|migliore|meraviglios[aoi]|eccellent[ei]|brav[aoi]|bravissim[aoi]|buonissim[aoi]|squisit[aoi]|gentilissim[aoi]|gentil[ei]|perfett[aoi]|ottim[aoi])",
    "(?:adoro|amo) (?:il|la|i|le|vostr[oaie])|complimenti|bel lavoro|ottimo (?:servizio|lavoro)|(?:molto|davvero) (?:content[oa]|soddisfatt[oa]) (?:di|del|della)",
  ],
  nl: [
    "(?:jullie zijn|u bent|je bent|het was|alles was|is|was|waren|zijn) (?:echt |heel |erg |zo |super |de |het )*(?:geweldig|fantastisch|top|beste|lekker|heerlijk|aardig|vriendelijk|prachtig|uitstekend|behulpzaam|lief)",
    "(?:hou|houd) van (?:jullie|uw|de|het)|goed gedaan|complimenten|ga zo door|(?:heel|erg|zeer) (?:blij|tevreden) met|geweldige service",
  ],
  tr: [
    "(?:harikasin\\S*|supersin\\S*|cok iyisin\\S*|mukemmelsin\\S*|bayildi\\S*|cok begendi\\S*|cok memnun\\S*|elinize saglik|cok lezzetli\\S*|tebrik\\S*)",
  ],
  id: [
    "(?:kalian|anda|pelayanan\\S*|makanan\\S*) (?:\\S+ )?(?:hebat|luar biasa|terbaik|keren|enak|ramah|mantap|bagus)\\S*|(?:suka|puas) (?:sekali|banget)|mantap (?:sekali|banget)|kerja bagus",
  ],
  ru: [
    "(?:вы|все|это|было|были|очень) (?:\\S+ )?(?:лучшие|замечательн\\S*|прекрасн\\S*|отличн\\S*|супер|молодцы|вкусно|чудесн\\S*|великолепн\\S*|понравил\\S*)|(?:обожаю|люблю) (?:ваш|вас)\\S*|так держать|очень довол\\S*",
  ],
  ar: ["(?:انتم|انت|خدمتكم|كان|كانت)(?: \\S+)? (?:رائع\\S*|ممتاز\\S*|الافضل|لذيذ\\S*)|احب (?:متجركم|خدمتكم)|احسنتم"],
  hi: ["(?:आप|सब|खाना|सेवा)(?: \\S+){0,3} (?:बढ़िया|शानदार|कमाल|अच्छे|अच्छी|स्वादिष्ट|बेहतरीन)|बहुत (?:बढ़िया|शानदार)"],
};

/** Words that take praise back. */
const reserved =
  / (?:but|not|never|isnt|wasnt|arent|didnt|dont|doesnt|cant|except|until|unfortunately|however|if|would|could|should|want|need|looking|id|wed|wondering|book|reserve|aber|nicht|kein\S*|leider|mais|pas|malheureusement|pero|no|mas|nao|ma|non|maar|niet|geen|ama|degil|tapi|tidak|но|не|لكن|लेकिन|नहीं) /u;

/** Longest praise in words. A longer message says more. */
const maxPraise = 25;

const localesWith = (its: Cues, plain: string): Locale[] =>
  patternsOf(its).flatMap(([locale, pattern]) => (pattern.test(plain) ? [locale] : []));

const wishToSay = / (?:want|wanted|(?:would|id|wed) (?:just |only )?(?:like|love)) to (?:say|tell|let) /u;

/** Tags that make no question of praise: "it was the best, wasn't it?" */
const tag =
  /[,;]? *\b(?:wasn['’]?t it|weren['’]?t (?:they|you)|isn['’]?t it|aren['’]?t (?:they|you)|don['’]?t you think|didn['’]?t it)(?: just)?(?: \w+)? *\?/giu;

const extreme = new RegExp(` (?:was|were|had|did|${finest}) `, "u");

const untagged = (text: string): string => (extreme.test(plainOf(text)) ? text.replace(tag, "") : text);

/** Returns the languages in which a text is praise and nothing else. */
export const praiseIn = (text: string): Locale[] => {
  const said = untagged(text);
  const plain = plainOf(said);
  return asksSomething(said) ||
    reserved.test(plain.replace(wishToSay, " ")) ||
    plain.split(" ").length > maxPraise ||
    matterOf(plain) !== null
    ? []
    : localesWith(praise, plain);
};

const trouble: Cues = {
  en: [
    "(?:doesnt|does not|dont|do not|didnt|did not|isnt|is not|arent|wasnt|not|wont|will not|cant|cannot|can not|couldnt|stopped|no longer|unable to|never) (?:\\S+ ){0,2}(?:works?|working|load(?:s|ing)?|opens?|opening|start(?:s|ing)?|turn(?:s|ing)? on|charg(?:e|es|ing)|connect(?:s|ing)?|sync(?:s|ing)?|print(?:s|ing)?|fits?|clos(?:e|es|ing)|log in|login|sign in|get in|get into|access|find|see|send|sends|upload|download|save|update|show(?:s|ing)?|respond(?:s|ing)?|arriv\\S*)",
    "(?:forgot|forgotten) (?:my|the)|(?:errors?|bugs?|glitch\\S*|crash\\S*|freez(?:es|ing)|frozen|stuck|broke|broken|fell (?:off|out|apart|down)|snapped|leak\\S*|torn|ripped|lost|stolen|missing|damaged|faulty|wrong|expired|blocked|locked out|disappeared|vanished|gone|failed|failing|fails|cracked|chipped|scratched|stained|shrank|shrunk|peeling|rattling|squeaking|too (?:big|small|tight|loose|long|short|large)|declined|rejected|hacked|unreachable|(?:is|are|was|went|still|completely) (?:down|offline|dead|slow)|coming off|came off|comes off|noises?)",
    "(?:logs?|logged|kick(?:s|ed)|throws?|threw|locked) (?:me|us) out|(?:wont|will not|doesnt|does not|didnt) let (?:me|us)",
    "(?:charged|billed|paid|debited|invoiced|taken)(?: \\S+){0,3} (?:twice|double|two times|again)|(?:double|twice) (?:charged|billed)|(?:problems?|issues?|trouble) (?:with|logging|getting|opening)|keeps? (?:\\S+ )?\\S+ing|(?:something|whats|what is|somethings) wrong|went wrong",
  ],
  de: [
    "(?:funktioniert|geht|gehen|klappt|ladt|offnet|startet|finde|lasst|passt|kann|komme|kommt) (?:\\S+ ){0,5}nicht|(?:kaputt|defekt|abgebrochen|gerissen|undicht|verloren|verschwunden|gestohlen|fehlt|fehlen|falsch\\S*|fehler\\S*|absturz\\S*|sturzt\\S*|hangt|gesperrt|abgelaufen|beschadigt|zerkratzt|doppelt (?:\\S+ )?(?:abgebucht|berechnet|bezahlt)|(?<!(?:no|a|any|kein) )problem\\S*|zu (?:gross|klein|eng|weit|lang|kurz))",
  ],
  fr: [
    "(?:ne )?(?:marche|fonctionne|arrive|peux|charge|souvre|demarre|trouve) (?:\\S+ )?(?:pas|plus)|(?:casse\\S*|cassee?s?|abime\\S*|perdu\\S*|vole\\S*|manque\\S*|erreur\\S*|panne|plante|bloque\\S*|expire\\S*|fuit|dechire\\S*|debite\\S* (?:\\S+ )?(?:deux fois|double)|probleme\\S*|trop (?:grande?|petite?|serree?|long|courte?))",
  ],
  es: [
    "no (?:\\S+ ){0,2}(?:funciona\\S*|carga|abre|puedo|encuentro|va|arranca|entra|deja)|(?:rot[oa]s?|rompio|averiad[oa]|perdi\\S*|robad[oa]|robaron|falta\\S*|error\\S*|fallo|falla|bloquead[oa]|caducad[oa]|danad[oa]|cobrad\\S* (?:\\S+ )?(?:dos veces|doble)|problema\\S*|demasiado (?:grande|pequen[oa]|largo|corto)|se (?:\\S+ )?(?:cayo|cuelga|cierra))",
  ],
  pt: [
    "nao (?:\\S+ ){0,2}(?:funciona\\S*|carrega|abre|consigo|encontro|liga|entra|da)|(?:quebrou|quebrad[oa]|estragad[oa]|perdi\\S*|roubad[oa]|roubaram|falta\\S*|erro\\S*|falha\\S*|trav\\S*|bloquead[oa]|expir\\S*|danificad[oa]|cobrad\\S* (?:\\S+ )?(?:duas vezes|em dobro)|problema\\S*|caiu|(?:muito|demasiado) (?:grande|pequen[oa]))",
  ],
  it: [
    "non (?:\\S+ ){0,2}(?:funziona\\S*|carica|si apre|riesco|trovo|parte|va|entra)|(?:rott[oa]|rotti|guast[oa]|pers[oa]|rubat[oa]|manca\\S*|errore|errori|blocca\\S*|scadut[oa]|danneggiat[oa]|addebitat\\S* (?:\\S+ )?(?:due volte|doppio)|problema|problemi|troppo (?:grande|piccol[oa]|lung[oa]|cort[oa])|caduto|caduta)",
  ],
  nl: [
    "(?:werkt|laadt|opent|start|kan|lukt|vind|past|gaat) (?:\\S+ ){0,4}niet|(?:kapot|stuk|defect|gebroken|lekt|kwijt|verloren|gestolen|ontbreekt|fout\\S*|storing|crasht|geblokkeerd|verlopen|beschadigd|dubbel (?:\\S+ )?(?:afgeschreven|betaald)|probleem|problemen|te (?:groot|klein|strak|lang|kort))",
  ],
  tr: [
    "(?:calismiyor|acilmiyor|giremiyorum|bulamiyorum|bozul\\S*|bozuk|kirildi|kayboldu|kaybettim|calindi|eksik|hata|sorun\\S*|iki kez|donuyor)",
  ],
  id: ["(?:tidak bisa|tak bisa|gak bisa|rusak|error|hilang|dicuri|salah|macet|bocor|kadaluarsa|masalah|dua kali)\\S*"],
  ru: [
    "не (?:работает|открывается|загружается|могу|получается|нахожу|включается|подходит)|(?:сломал\\S*|сломан\\S*|потерял\\S*|украли|ошибк\\S*|не хватает|завис\\S*|дважды|проблем\\S*|порвал\\S*|поврежд\\S*)",
  ],
  ar: ["(?:لا يعمل|لا تعمل|لا استطيع|لا يفتح|معطل\\S*|مكسور\\S*|انكسر\\S*|ضاع\\S*|فقدت|سرق\\S*|خطا|مشكلة|مرتين|ناقص\\S*)"],
  hi: ["(?:काम नहीं|नहीं खुल|नहीं चल|टूट|खराब|खो गया|खो गई|चोरी|गलत|गड़बड़|समस्या|दो बार)\\S*"],
};

const lost: Cues = {
  en: [
    "(?<!is |are |was |were |got |how much |much |many |one |two |any |nothing |space |spaces |tables? )(?:left|forgot|forgotten|lost|misplaced|dropped) (?:behind )?(?:my|our|her|his|a|an|the|some) (?!\\S* ?(?:message|review|voicemail|comment|note|tip|feedback|deposit|card details|way|booking|password|pin|login|appointment|order|reservation)\\S* )(?:\\S+ ){1,6}(?:at|in|on|with|behind|there|by|under|yesterday|today|last|this|when|earlier|somewhere|around)",
    "(?:think|sure|afraid|believe|might have|may have|must have|seem to have|mustve|mightve) (?:that )?(?:(?:i|we|my \\S+) )?(?:have |has )?(?:just )?(?:left|forgotten|forgot|lost|dropped|misplaced)",
    "(?:lost property|lost and found|handed in|hand (?:it|them|one|anything|something|a \\S+|my \\S+) in|left (?:\\S+ ){1,4}behind|left something|forgot something)",
    "(?:did|has|have) (?:you|anyone|anybody|someone|somebody|u|your \\S+|the \\S+) (?:\\S+ )?(?:find|found|seen|see|picked up|pick up|hand in|handed in) (?:my|our|a|an|any|it|them)",
    "^ (?:(?:hi|hello|hey|please|help|oh|no) )*(?:(?:i|ive|we|weve|my \\S+) )(?:have |has |just |have just )?(?:lost|forgot|forgotten|left|misplaced) (?:my|our|his|her) (?:coat|jacket|scarf|umbrella|brolly|hat|cap|gloves?|bag|handbag|backpack|rucksack|purse|phone|glasses|sunglasses|keys|jumper|cardigan|hoodie|book|laptop|charger|toy|teddy|ring|earring|necklace|bracelet|watch|headphones|airpods|water bottle|cane|stick)(?: \\S+){0,4} $",
  ],
  de: [
    "(?:habe?|haben|hab) (?:\\S+ ){1,8}(?:vergessen|liegen ?(?:ge)?lassen|verloren|stehen ?(?:ge)?lassen)|(?:wurde|haben sie|habt ihr) (?:\\S+ ){1,5}gefunden|fundsachen",
  ],
  fr: ["(?:ai|avons|a) (?:oublie|laisse|perdu) (?:\\S+ ){1,6}(?:chez|hier|ce|au|dans|sur)|objets? trouves?"],
  es: ["(?:he|hemos|me) (?:olvid\\S*|dej\\S*|perd\\S*) (?:\\S+ ){1,5}(?:ahi|alli|aqui|en|ayer|hoy)|objetos perdidos"],
  it: ["(?:ho|abbiamo) (?:dimenticato|lasciato|perso) (?:\\S+ ){1,5}(?:da|li|ieri|oggi|nel|al|sul|stamattina)"],
  nl: ["(?:heb|hebben) (?:\\S+ ){1,6}(?:vergeten|laten liggen|verloren)|gevonden voorwerpen"],
  pt: ["(?:esqueci|deixei|perdi) (?:\\S+ ){1,5}(?:ai|ontem|hoje|no|na|em)|perdidos e achados"],
};

/** Words of a page about things that were left behind. */
const ofLost =
  / (?:lost|found|left behind|leave behind|forgotten|fundsachen|fundburo|liegengeblieben\S*|vergessen\S*|objets trouves|objetos perdidos|smarrit\S*|gevonden) /u;

/** Tells if a text about a matter helps with it: about health, or about lost things. */
export const speaksOf = (matter: Matter, plain: string): boolean => {
  if (matter === "lost") return ofLost.test(plain);
  return matter === "trouble" || matterOf(plain) === matter;
};

const health: Cues = {
  en: [
    "(?:\\S*aches?|aching|pains?|painful|hurts?|hurting|sore|swell\\S*|swollen|bleed\\S*|blood|(?<!yellow |hay |dengue |scarlet )fever\\S*|rash|itch\\S*|vomit\\S*|nause\\S*|dizzy|infect\\S*|pus|numb|numbness|pregnan\\S*|breastfeed\\S*|diabet\\S*|asthma\\S*|medications?|medicines?|antibiotics?|tablets?|dosage|side effects?|symptoms?|poorly|unwell|limp(?:s|ed|ing)?|sneez\\S*|cough\\S*|diarrh\\S*|throwing up|threw up|stitche?s? (?:\\S+ )?(?:open|opened|came)\\S*|(?:not|isnt|wont|stopped|hasnt|has not) (?:been )?(?:eat|eaten|eating|drinking|moving|peeing)|(?:dog|cat|puppy|kitten|rabbit|pet|he|she) (?:has |just |has just )?(?:ate|eaten|swallowed|licked|chewed))",
  ],
  de: [
    "(?:\\S*schmerz\\S*|tut (?:\\S+ ){0,2}weh|weh|geschwoll\\S*|blutet|blutung\\S*|fieber\\S*|ausschlag|juck\\S*|ubel\\S*|erbr\\S*|schwindel\\S*|entzund\\S*|schwanger\\S*|diabet\\S*|medikament\\S*|tabletten|antibiotik\\S*|nebenwirkung\\S*|blutverdunner)",
  ],
  fr: [
    "(?:mal (?:a|au|aux)|douleur\\S*|douloureu\\S*|enfle\\S*|gonfle\\S*|saign\\S*|fievre|infect\\S*|vom\\S*|nausee\\S*|vertige\\S*|enceinte|diabet\\S*|medicament\\S*|antibiotique\\S*|effets secondaires)",
  ],
  es: [
    "(?:duele\\S*|dolor\\S*|hinchad\\S*|hinchaz\\S*|sangr\\S*|fiebre|infecc\\S*|infectad\\S*|vomit\\S*|nausea\\S*|mareo\\S*|mareado|embarazada|diabet\\S*|medicament\\S*|antibiotico\\S*|efectos secundarios)",
  ],
  pt: [
    "(?:doi|doendo|dor|dores|inchad\\S*|inchaco|sangr\\S*|febre|infec\\S*|vomit\\S*|enjo\\S*|tontur\\S*|gravida|diabet\\S*|remedio\\S*|medicament\\S*|antibiotico\\S*)",
  ],
  it: [
    "(?:fa male|dolor\\S*|mal di \\S+|gonfi\\S*|sanguin\\S*|febbre|infe[zt]\\S*|vomit\\S*|nausea|vertigin\\S*|incinta|diabet\\S*|farmac[io]|medicin\\S*|antibiotic\\S*)",
  ],
  nl: [
    "(?:\\S*pijn\\S*|doet zeer|gezwollen|opgezwollen|bloed\\S*|koorts|ontst[eo]\\S*|misselijk|overge\\S*|duizelig|zwanger|diabet\\S*|medicijn\\S*|antibiotic\\S*)",
  ],
  tr: [
    "(?:agri\\S*|agriyor|sisti\\S*|sislik|kaniyor|kanama\\S*|ates\\S*|enfeksiyon|kusma|hamile\\S*|ilac\\S*|antibiyotik)",
  ],
  id: ["(?:sakit|nyeri|bengkak|berdarah|demam|infeksi|muntah|mual|pusing|hamil|obat|antibiotik)"],
  ru: [
    "(?:болит|боль|боли|опух\\S*|отек\\S*|кров\\S*|температура|инфекц\\S*|тошн\\S*|рвот\\S*|беременн\\S*|диабет\\S*|лекарств\\S*|антибиотик\\S*)",
  ],
  ar: ["(?:الم|وجع|يؤلم\\S*|تورم\\S*|متورم\\S*|ينزف|حمى|حرارة|التهاب|غثيان|حامل|سكري|دواء|مضاد حيوي)"],
  hi: ["(?:दर्द|सूजन|खून|बुखार|उल्टी|चक्कर|गर्भवती|दवा|दवाई|संक्रमण)"],
};

const relief: Cues = {
  en: [
    "(?:it|its|everything|all|that|this|thats) (?:now |just )?(?:works|worked|is working|working|is back|is fixed|fixed|is sorted|is solved|has arrived|arrived|came)(?: again| now| fine| perfectly| today| back)* $",
  ],
  de: [
    "(?:geht|funktioniert|klappt|lauft) (?:jetzt |nun )?(?:wieder|jetzt|alles)(?: wieder)?$|(?:ist|hat sich) (?:jetzt )?(?:da|geklart|angekommen)$",
  ],
  fr: ["(?:ca|tout) (?:re)?(?:marche|fonctionne)(?: a nouveau| maintenant| de nouveau)* $"],
  es: ["(?:ya |todo )+(?:funciona|va|llego|esta solucionado)(?: bien| de nuevo| otra vez)* $"],
};

/** Returns the languages in which a text says that all is well again. */
export const reliefIn = (text: string, plain: string): Locale[] =>
  asksSomething(text) || reserved.test(plain) ? [] : localesWith(relief, plain);

/** A matter in which nobody should be asked to put it differently. */
export type Matter = "health" | "lost" | "trouble";

/** Returns the matter that a text is about, if any. It counts only where the knowledge has no answer. */
export const matterOf = (plain: string): Matter | null => {
  if (localesWith(health, plain).length > 0) return "health";
  if (localesWith(lost, plain).length > 0) return "lost";
  return localesWith(trouble, plain).length > 0 ? "trouble" : null;
};
