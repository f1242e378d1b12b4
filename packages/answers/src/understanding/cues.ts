import { personCues } from "./person.ts";
import type { Cues } from "./patterns.ts";

// Patterns of plain text by which a message is more than a question. `person.ts` has the wish for a person.

/** Things that matter more than a question. The first that a message is about decides. */
export const topics = ["danger", "allergy", "about", "person", "stopping", "complaint", "order"] as const;

export type Topic = (typeof topics)[number];

const danger: Cues = {
  en: [
    "^(?=.* (?:toddler|baby|child|kid|boy|girl|son|daughter|dog|cat|puppy|kitten|i|he|she|someone) )(?=.* (?:ate|eaten|swallowed|drank|drunk|licked|inhaled|chewed) )(?=.* (?:what (?:should|do|can|shall)|help|worried|poison\\S*|toxic|dangerous|vomit\\S*) )",
    "(?:something|anything|house|car|room|building|kitchen|\\S+ \\d+) (?:is |was )?burning|(?:smell|smells|smelling|smelled|stinks|see|seeing|full) (?:of |like )?(?:something )?(?:smoke|burning|burnt|flames)|(?:in|on) flames",
    "(?:cant|cannot|can not|trouble|difficulty|hard to|struggling to|barely|isnt|is not|not|stopped|struggles to) breath(?:e|ing)?",
    "(?:throat|locale|face|lips?|airways?) (?:is|are|feels?|was|keeps)? ?(?:\\S+ )?(?:swelling|swollen|swells|closing|tight)",
    "(?:swelling|swollen|closing) (?:\\S+ )?(?:throat|locale|face|lips?)|turn(?:ed|ing|s) blue|no pulse|foaming",
    "(?:swollen|swelling)(?: \\S+){0,8} (?:fever\\S*|temperature|breath\\S*|swallow\\S*)|(?:fever\\S*|temperature)(?: \\S+){0,8} (?:swollen|swelling)",
    "(?:lost|cant|cannot|no) control (?:of )?(?:my|his|her) (?:bladder|bowels?)",
    "anaphyla\\S*|epi ?pen|(?:is|was|has|just|she|he|they|someone|somebody) collapsed|collapsed (?:on|at|in|next|and|here)|(?:has|have|just|he|she) fainted|unresponsive|wont wake up",
    "(?:chest pains?|heart attack|having a stroke|overdosed?|unconscious|passed out|choking|seizures?|electrocuted|drowning|drowned)",
    "(?:smell|smells|smelling|leaking)(?: like)? (?:of |some |a bit of )?gas|gas (?:leak|smell)|carbon monoxide|(?:swallowed|drank|drunk|inhaled) (?:\\S+ ){0,2}(?:bleach|cleaner|poison|chemicals?|batter(?:y|ies)|pills|magnets?)",
    "(?:is|are|its|caught|on|a) (?:on )?fire(?! ?(?:exit|alarm|place|sale|wood|work|pit|extinguisher|door|drill|safety)\\S*)|smoke (?:is )?(?:coming|everywhere|pouring)|explo(?:ded|sion|ding)|sparks? (?:coming|flying)|(?:is|starts?|started|its) smoking",
    "(?:kill|hurt|harm) (?:myself|himself|herself|themselves|me|him|her)|end my life|want to die|dont want to live|suicid(?:e|al)",
    "(?:call|need|send|get|called) (?:an |me an |the |for an )?(?:ambulance|paramedics?|police|fire brigade|911|112|999)|(?:its|is|this is|have|real|medical) (?:an )?emergency(?! (?:number|service|appointment|contact|exit|line)\\S*)|life threatening|help (?:she|he|someone|somebody)",
    "(?:bleeding (?:\\S+ ){0,3}(?:lot|badly|heavily|stop|profusely|everywhere)|(?:wont|doesnt|cant) stop (?:the )?bleeding|badly burn(?:t|ed)|electric shock|poisoned|food poisoning|been (?:attacked|stabbed|shot|assaulted))",
  ],
  de: [
    "(?:keine luft|nicht (?:mehr )?atmen|atmet nicht|atemnot|bewusstlos|ohnmachtig|umgekippt|zusammengebrochen|kollabiert|herzinfarkt|schlaganfall|erstick\\S*|vergift\\S*|ertrunken|krampfanfall|stromschlag)",
    "(?:hals|zunge|gesicht|lippen) _(?:schwillt|schwellen|geschwollen|zu)|blutet (?:stark|sehr|heftig)|nicht (?:auf zu bluten|aufhoren zu bluten)|brustschmerz\\S*",
    "riecht (?:\\S+ ){0,2}(?:nach )?gas|gasgeruch|gas ausgetreten|es brennt|brennt (?:hier|bei|in)|feuer ausgebrochen|notarzt|krankenwagen|lebensgefahr|(?:ist|ein) (?:ein )?notfall",
    "(?:mich|selbst) (?:umbringen|toten)|selbstmord|suizid\\S*|nicht mehr leben|(?:verschluckt|getrunken) _(?:reiniger|batterie|bleiche|gift|tabletten)",
  ],
  fr: [
    "(?:peux|peut|arrive|arrivons) (?:plus |pas )?(?:a )?respirer|respire (?:plus|pas|mal)|gorge _(?:gonfl\\S*|serre)|inconscient\\S*|evanoui\\S*|perdu connaissance|crise cardiaque|setouffe|sest effondre\\S*|saigne (?:beaucoup|enormement)|malaise",
    "(?:odeur|fuite|sent) (?:de |le )?gaz|au feu|incendie|ambulance|(?:appelez|appeler) (?:le samu|les secours|les pompiers)|empoisonn\\S*|intoxication alimentaire|(?:une|cest une) urgence(?: vitale)?$",
    "me (?:tuer|suicider)|suicide|envie de mourir|plus envie de vivre",
  ],
  es: [
    "no (?:puedo|puede) respirar|no respira|garganta _(?:hinch\\S*|cierra)|inconsciente|desmay\\S*|desplom\\S*|infarto|me ahogo|se ahoga|asfixi\\S*|sangra mucho|convulsi\\S*",
    "(?:olor|huele|fuga|escape) (?:a |de )gas|incendio|ambulancia|envenen\\S*|intoxicacion alimentaria|es una emergencia",
    "(?:matarme|suicidarme|suicidio|quitarme la vida|quiero morir)",
  ],
  pt: [
    "nao (?:consigo|consegue) respirar|nao (?:esta )?respira\\S*|garganta _(?:inch\\S*|fechando)|inconsciente|desmai\\S*|infarto|enfarte|sufoc\\S*|engasg\\S*|sangra\\S* muito|convuls\\S*",
    "(?:cheiro|vazamento|fuga) de gas|incendio|ambulancia|envenen\\S*|intoxicacao alimentar|e uma emergencia",
    "(?:me matar|suicidio|tirar minha vida|quero morrer)",
  ],
  it: [
    "non (?:riesco|riesce) a respirare|non respira|gola _(?:gonfi\\S*|chiude)|privo di sensi|svenut\\S*|collassat\\S*|infarto|soffoc\\S*|sanguina molto|convulsion\\S*",
    "(?:odore|puzza|fuga) di gas|incendio|ambulanza|avvelen\\S*|intossicazione alimentare|e unemergenza",
    "(?:uccidermi|suicid\\S*|togliermi la vita|voglio morire)",
  ],
  nl: [
    "(?:kan|krijg|krijgt) _(?:ademen|geen lucht)|ademt niet|keel _(?:opgezwollen|zwelt|dicht)|bewusteloos|flauwgevallen|ingestort|hartaanval|stikken|stikt|bloedt (?:heel |erg )?(?:hevig|veel)",
    "gaslucht|gaslek|ruik gas|staat in brand|brand uitgebroken|ambulance|vergiftig\\S*|voedselvergiftiging|is een noodgeval",
    "(?:zelfmoord|mezelf (?:doden|van kant)|wil niet meer leven)",
  ],
  tr: [
    "nefes (?:alam\\S*|almi\\S*|alami\\S*|darligi)|bogaz\\S* _sis\\S*|bayil\\S*|yere yigil\\S*|kalp krizi|bogul\\S*|cok kan kaybed\\S*|kanamasi durmuyor",
    "gaz (?:kokusu|kacagi|kokuyor)|yangin|ambulans|zehirlen\\S*|intihar|kendimi oldur\\S*|acil durum$",
  ],
  id: [
    "(?:tidak bisa|tak bisa|gak bisa|susah|sesak|tidak) (?:ber)?na[fp]as|tenggorokan _bengkak|pingsan|tidak sadar|serangan jantung|tercekik|berdarah (?:banyak|terus)",
    "(?:bau|bocor\\S*) gas|kebakaran|ambulans|keracunan|bunuh diri|ini darurat|keadaan darurat",
  ],
  ru: [
    "не (?:могу|может) дышать|не дыш\\S*|задыха\\S*|горло _(?:опух\\S*|отек\\S*)|без сознания|потерял\\S* сознание|упал\\S* в обморок|сердечный приступ|инфаркт|инсульт|сильно(?:е)? кров\\S*|истека\\S* кровью",
    "(?:запах|пахнет|утечка) газ\\S*|пожар|горим|скорую|отрави\\S*|отравлени\\S*|самоубийств\\S*|покончить с собой|не хочу жить",
  ],
  ar: [
    "(?:لا|ما|مش|لم) (?:استطيع|اقدر|قادر|يستطيع|يقدر)? ?(?:ان )?(?:ا|ال|ي)?ت?نفس|اختناق|اختنق|يختنق|فاقد الوعي|فقد الوعي|اغمي|ازمة قلبية|نزيف",
    "(?:رائحة|تسرب|ريحة) (?:ال)?غاز|حريق|اسعاف|تسمم|انتحار|اقتل نفسي|حالة طارئة",
  ],
  hi: [
    "(?:सांस|साँस) (?:नहीं|लेने|फूल)|गल\\S* _सूज\\S*|बेहोश|दिल का दौरा|दम घुट|बहुत खून",
    "गैस (?:की गंध|लीक|रिसाव)|आग लग|एम्बुलेंस|एंबुलेंस|ज़हर|आत्महत्या|खुदकुशी|इमरजेंसी है",
  ],
};

/** Allergies, in no language: the word is nearly the same in all. General questions about allergens are questions. */
const allergy: readonly string[] = [
  "al+ergi?(?!en)[a-z]*(?! (?:info\\S*|menus?|lists?|advice|polic\\S*|notices?|cards?|free))|allerg(?:y|ies)(?! (?:info\\S*|menus?|lists?|advice|polic\\S*|notices?|cards?|free))",
  "(?:co?eliac\\S*|zoliakie|celiac\\S*|celiachia|intoleran[tzc]\\S*|intol+eran[tzc]\\S*|unvertraglichkeit)",
  "alerji(?!en)\\S*|аллерги(?!ен)\\S*|непереносимост\\S*|(?:ال)?حساسية|एलर्जी",
];

const about: Cues = {
  en: [
    "(?:are you|r u|is this|is it|am i (?:talking|speaking|chatting|writing) (?:to|with)) (?:just |really |actually |still )?(?:a |an )?(?:real |live |actual |automated |automatic )?(?:ro)?(?:bot|human|person|machine|ai|computer|program|real|chatbot|human being|automated|automatic|a\\.?i)",
    "(?:who|what) (?:are|r) (?:you|u)|whats your name|what can you do|how can you help(?: me)?",
    "(?:i need |can you |please )?help(?: me)?(?: please)?$",
  ],
  de: [
    "(?:bist du|sind sie|ist das|spreche ich mit) (?:hier )?(?:ein(?:e[mr]?|em)? )?(?:echte[rn]? )?(?:bot|roboter|mensch\\S*|maschine|computer|ki)",
    "wer (?:bist du|sind sie)|was (?:kannst du|konnen sie)",
    "(?:ich brauche )?hilfe$",
  ],
  fr: [
    "(?:etes vous|es tu|cest) (?:une? )?(?:vrai |vraie )?(?:robot|bot|humaine?|machine|ia)|qui etes vous|qui es tu|aide$",
  ],
  es: [
    "(?:eres|es usted|esto es|hablo con) (?:una? )?(?:robot|bot|humano|maquina|ia|persona)|quien (?:eres|es usted)|(?:necesito )?ayuda$",
  ],
  pt: ["(?:voce e|isso e|e) (?:um |uma )(?:robo|bot|humano|maquina|ia|pessoa)|quem e voce|(?:preciso de )?ajuda$"],
  it: [
    "(?:sei|e lei|parlo con) (?:una? |un )?(?:robot|bot|umano|macchina|ia|persona)|chi (?:sei|e lei)|(?:ho bisogno di )?aiuto$",
  ],
  nl: [
    "(?:ben (?:je|jij)|bent u|is dit|spreek ik met) (?:een )?(?:robot|bot|mens|machine|ai)|wie (?:ben je|bent u)|hulp$|help$",
  ],
  tr: ["(?:sen |siz )?(?:bir )?(?:robot|bot|insan|yapay zeka)\\S* (?:mi|mu)\\S*|kimsin(?:iz)?|yardim$"],
  id: ["(?:kamu|anda|ini) (?:robot|bot|manusia|orang)(?: kah| ya)?|siapa (?:kamu|anda)|bantuan$|tolong$"],
  ru: ["(?:ты|вы|это) (?:бот|робот|человек|живой человек)|кто (?:ты|вы)|помогите$|помощь$"],
  ar: ["(?:هل )?(?:انت|انتم) (?:روبوت|بوت|انسان|شخص)|من انت|مساعدة$"],
  hi: ["(?:क्या )?(?:आप|तुम) (?:रोबोट|बॉट|इंसान|मशीन)|(?:आप|तुम) कौन|मदद$"],
};

const stopping: Cues = {
  en: [
    "(?:stop|quit|no more) (?:sending|texting|messaging|contacting|spamming|emailing|writing)(?: to)?(?: me| us)?",
    "(?:dont|do not|never) (?:ever )?(?:text|message|contact|spam|email|write)(?: to)? me",
    "(?:dont|do not) (?:send|want)(?: to (?:get|receive))?(?: me)?(?: any| these| your| more)* (?:messages|ads|adverts|advertising|marketing|promotions?|newsletters?|offers|texts|spam)",
    "(?:remove|delete|take|get|erase) (?:my|this|our) (?:number|phone|email|contact|name|details) (?:from|off|out)",
    "(?<!(?:people|customers|clients|readers|subscribers|contacts|they|someone|somebody|users|to|members) )unsubscribe|opt (?:me )?out|(?:take|get|remove|delete) (?:me )?(?:off|from) (?:\\S+ ){0,3}(?:list|newsletter|messages|mailings?)",
    "no more (?:\\S+ ){0,2}(?:messages|ads|adverts|advertising|marketing|promotions?|newsletters?|texts|spam)",
  ],
  de: [
    "(?:abmelden|abbestellen|austragen|abbestelle) _(?:newsletter|werbung|liste)|(?:newsletter|werbung|liste) _(?:abmelden|abbestellen|austragen)",
    "keine (?:werbung|nachrichten|newsletter|angebote) mehr|schickt? mir nichts mehr|hor\\S* auf _(?:schreiben|schicken|senden)",
  ],
  fr: [
    "desabonner|desinscrire|(?:arretez|cessez|stop) _(?:envoyer|messages|pub|publicites?|ecrire)|plus (?:de|recevoir) _(?:pub|publicites?|messages|newsletter)",
  ],
  es: [
    "(?:dejen?|paren?|no) (?:de )?(?:me )?(?:enviar|envien?|mandar|manden?|escribir|escriban)\\S*|no quiero (?:mas |recibir )+_(?:publicidad|mensajes|ofertas)|darme de baja|dar de baja",
  ],
  pt: [
    "(?:parem?|pare|nao) (?:de )?(?:me )?(?:enviar|enviem?|mandar|mandem?|escrever)\\S*|nao quero (?:mais |receber )+_(?:publicidade|propaganda|mensagens|ofertas)|descadastr\\S*|cancelar (?:a )?inscricao",
  ],
  it: [
    "(?:smettete|smettetela|smetti|basta|non) (?:di )?(?:mi )?(?:mandar\\S*|inviar\\S*|mandate|inviate|scriver\\S*)|disiscriv\\S*|non voglio (?:piu )?(?:ricevere )?_(?:pubblicita|messaggi|offerte)",
  ],
  nl: [
    "(?:stop|geen) (?:\\S+ )?(?:met )?(?:sturen|reclame|berichten|nieuwsbrief|appen)(?: \\S+)?|(?:uitschrijven|afmelden) _(?:nieuwsbrief|reclame|lijst)|(?:nieuwsbrief|reclame) _(?:uitschrijven|afmelden)",
  ],
  tr: [
    "(?:mesaj|reklam|sms)\\S* (?:\\S+ )?(?:gonderme\\S*|atma\\S*|istemiyorum|almak istemiyorum)|abonelik\\S* _(?:iptal|cik)\\S*|listeden _cik\\S*",
  ],
  id: [
    "(?:berhenti|jangan|stop) (?:\\S+ ){0,2}(?:kirim|mengirim|pesan|iklan|promosi)\\S*|berhenti (?:ber)?langganan|tidak mau _(?:iklan|promosi)",
  ],
  ru: [
    "(?:отпис\\S*|не (?:присыл|пиш|отправля|шл)\\S*|перестаньте _(?:писать|присылать)|хватит _(?:писать|слать|рекламы))|(?:без|никакои) реклам\\S*",
  ],
  ar: ["(?:توقفوا?|لا|اوقفوا?|كفى) (?:عن )?(?:ت?رسل\\S*|ارسال\\S*|ترسلوا\\S*|اعلانات|رسائل)|الغاء (?:ال)?اشتراك"],
  hi: ["(?:मैसेज|संदेश|विज्ञापन) (?:\\S+ ){0,2}(?:मत|बंद|नहीं)\\S*|सदस्यता (?:रद्द|समाप्त)"],
};

const complaint: Cues = {
  en: [
    "(?:ordered|asked for|paid for|wanted) (?:\\S+ ){1,6}(?:but|and|instead) (?:i |we |you |they )?(?:got|received|was given|were given|gave|was served|brought|sent|had)|not what (?:i|we) ordered|(?:got|received|brought|given|served) (?:me |us )?(?:the|a) wrong",
    "(?:hairs?|fly|flies|insects?|worm|maggots?|glass|plastic|stones?|cockroach(?:es)?|mouse|mould|mold) in (?:it|(?:my|our|his|her)(?! (?:\\S+ )?(?:window|house|garden|flat|room|car))|the (?:soup|salad|food|pasta|pizza|coffee|drink|meal|dish|bread|cake|sauce))",
    "(?:kept|left|had) (?:me|us) (?:waiting|hanging|standing)|(?:nobody|no one|noone) (?:\\S+ )?(?:cared|bothered|apologi[sz]ed|noticed|came back)",
    "(?:food|meal|pizza|pasta|soup|coffee|steak|chips|fries|room|bed|sheets|toilets?|table|cake|bread|fish|chicken|burger|it|they|everything) (?:was|were) (?:\\S+ )?(?:cold|burn(?:t|ed)|raw|stale|soggy|undercooked|overcooked|inedible|mouldy|moldy|dirty|filthy|disgusting)",
    "(?:service|experience|treatment|support|staff) (?:is|was|were|has been) (?:\\S+ )?(?:bad|poor|slow|awful)|(?:really|so|very|pretty|just) (?:bad|poor|disappointing) $",
    "(?:waited|been waiting|waiting|wait) (?:for )?(?:over |more than |nearly |almost |about |at least )?(?:an?|half an|one|two|three|\\d+) (?:hours?|minutes|mins|days|weeks) (?:for|on|and|already|now)",
    "(?<!be |get )(?:charged|billed|debited|invoiced)(?: \\S+){0,3} (?:twice|double|two times|again)|(?:double|twice) (?:charged|billed)|overcharged|charged (?:me |us )?(?:too much|the wrong)",
    "(?:nobody|no one|noone|you (?:never|dont)) (?:ever )?(?:picks?|picked|answers?|answered) (?:up )?(?:the |your )?(?:phone|calls?|emails?|messages?)|(?:you|youve|they) (?:\\S+ )?(?:sent|gave|delivered|shipped|charged|billed) (?:me|us) (?:the wrong|a wrong|wrong|twice|for \\S+ (?:\\S+ ){0,4}(?:cancel\\S*|never|didnt|return\\S*))|^ rubbish ",
    "(?:never|not|wont|will not|last time) (?:be |i |we |ever )*(?:com(?:e|ing)|go(?:ing)?|order(?:ing)?|book(?:ing)?|buy(?:ing)?|use|using|visit(?:ing)?|return(?:ing)?)(?: \\S+){0,2} (?:again|back)|did (?:absolutely )?(?:nothing|zero)|(?:dont|doesnt|didnt|nobody|no one) (?:even |seems to |seem to )?cares?",
    "(?:shouted|yelled|swore|screamed|cursed|sworn|spat) at (?:me|us|my)|humiliated|insulted|bullied|harassed|discriminated|racist|sexist|treated (?:me|us|like|badly)|(?:made|make) (?:me|us) (?:feel|cry|wait)",
    "(?:not|isnt|wasnt|hardly|un) ?(?:at all |very |really |exactly )?(?:impressed|amused|pleased|professional|what i (?:ordered|paid for|expected))|unimpressed|unprofessional|compensation|compensate|(?:formal|official) complaint|trading standards|my lawyer|sue you|bad (?:service|experience|review)|poor (?:service|quality)|(?:one|1|zero|0) stars?",
    "(?:you|they|your \\S+|driver|waiter|staff) (?:\\S+ )?(?:broke|ruined|damaged|scratched|lost|destroyed|stained|shrank|shrunk|forgot|insulted|yelled|shouted|ignored|overcharged|lied|cheated) (?:at |to )?(?:my|our|me|us)|(?:came|come|is|was|returned) (?:back )?(?:with (?:a |an |some )?(?:hole|stain|scratch|crack|tear|burn)\\S*|ruined|damaged|shrunk|destroyed)",
    "(?:unacceptable|disgust(?:ing|ed)|disgrace(?:ful)?|outrage(?:ous|d)?|appalling|pathetic|shame on you|rip ?off|ripped (?:me )?off|scam(?:med|mers?)?|fraud|liars?|thieves|incompetent|useless)",
    "(?:terrible|awful|horrible|worst|shocking|dreadful|lousy|crap(?:py)?|shit(?:ty)?|bullshit|fucking?|wtf|bloody) (?!time to|day to)\\S*|(?:is|was|were|are|so|really|absolutely) (?:terrible|awful|horrible|the worst|dreadful|lousy|crap|shit|a joke|ridiculous|rubbish)",
    "(?:im|i am|we are|were|so|very|really|extremely|absolutely|totally|am) (?:so |very |really |extremely |absolutely |totally |pretty |quite )*(?:disappointed|upset|angry|furious|annoyed|frustrated|unhappy|fed up|pissed(?: off)?|livid|mad|dissatisfied|not happy|sick of)",
    "(?:fed up|never (?:again|coming back|order\\S* again|buy\\S* again|book\\S* again)|waste of (?:money|time)|nobody (?:cares|helps|answers)|not (?:happy|satisfied|good enough)|rude(?!ly)|ruined|let (?:me|us) down)",
    "(?:i want|i wish|i need|id like|i have|want) (?:to )?(?:make |file |lodge |raise )?(?:a )?(?:formal )?(?:complain|complaint)|(?:i want|give me|i demand|want) my money back",
    "(?:ridiculous|unbelievable|seriously\\?)$|(?:is|so|really|very|honestly|this|its) (?:\\S+ )?(?:annoying|frustrating|irritating)",
  ],
  de: [
    "(?:frechheit|unverschamt\\S*|unmoglich|skandal|sauerei|betrug|abzocke|unzumutbar|inakzeptabel|schweinerei|saftladen|scheiss\\S*|verarsch\\S*)",
    "(?:bin|sind|total|sehr|wirklich|echt|so) _(?:enttauscht|sauer|wutend|verargert|unzufrieden|genervt)|nie wieder|(?:mich|eine) (?:beschwer\\S*)|beschwerde einreichen|ich will mein geld zuruck",
  ],
  fr: [
    "(?:inadmissible|inacceptable|scandaleu\\S*|honteu\\S*|arnaque\\S*|nul a chier|de la merde|cest nul|foutage)|(?:tres|vraiment|suis|trop) (?:\\S+ )?(?:decue?|mecontente?|furieu\\S*|fachee?|enervee?)|plus jamais|porter plainte|(?:une|faire une|deposer une) reclamation|me plaindre",
  ],
  es: [
    "(?:inaceptable|vergonzos\\S*|verguenza|estafa\\S*|asqueros\\S*|horrible|pesim[oa]|una mierda|indignante)|(?:estoy|muy|estamos) (?:\\S+ )?(?:decepcionad\\S*|enfadad\\S*|enojad\\S*|molest\\S*|indignad\\S*|furios\\S*)|nunca mas|poner una (?:queja|reclamacion)|quejarme|quiero mi dinero",
  ],
  pt: [
    "(?:inaceitavel|vergonha|absurdo|golpe|nojent\\S*|horrivel|pessim[oa]|uma merda|palhacada)|(?:estou|muito|estamos) (?:\\S+ )?(?:decepcionad\\S*|irritad\\S*|chatead\\S*|indignad\\S*|insatisfeit\\S*|furios\\S*)|nunca mais|(?:fazer uma )?reclamacao|reclamar|quero meu dinheiro",
  ],
  it: [
    "(?:inaccettabile|vergogn\\S*|scandal\\S*|truff\\S*|schifo|schifos\\S*|orribile|pessim[oa]|una merda)|(?:sono|molto|davvero) (?:\\S+ )?(?:delus[oa]|arrabbiat[oa]|furios[oa]|insoddisfatt[oa]|infuriat[oa])|mai piu|(?:fare un )?reclamo|lamentarmi|rivoglio i (?:miei )?soldi",
  ],
  nl: [
    "(?:onacceptabel|schandalig|schande|belachelijk|oplichter\\S*|oplichting|waardeloos|klote\\S*)|(?:ben|erg|heel|zeer|zo) (?:\\S+ )?(?:teleurgesteld|boos|woedend|ontevreden|kwaad)|nooit meer|(?:een )?klacht (?:indienen|over)|wil mijn geld terug",
  ],
  tr: [
    "(?:rezalet|berbat|kabul edilemez|dolandir\\S*|igrenc|felaket|yazik|utanc verici|skandal)|(?:cok|gercekten) (?:kizgin|sinirli|uzgun|hayal kirikligi|memnuniyetsiz)\\S*|bir daha asla|sikayet (?:etmek|edecegim|ediyorum)\\S*|sikayetim var|parami (?:geri )?istiyorum",
  ],
  id: [
    "(?:mengecewakan|kecewa|parah|penipu\\S*|menjijikkan|buruk sekali|tidak (?:bisa )?diterima|keterlaluan|payah)|(?:saya )?(?:sangat |mau )?(?:marah|komplain|mengeluh|protes)|kapok|uang saya kembali",
  ],
  ru: [
    "(?:безобрази\\S*|возмутительн\\S*|возмущ\\S*|ужасн\\S*|отвратительн\\S*|кошмар|позор|обман\\S*|мошенник\\S*|хамств\\S*|недопустимо)|(?:очень|крайне|сильно) (?:\\S+ )?(?:недовол\\S*|разочаров\\S*|зол|зла|расстроен\\S*)|больше никогда|(?:хочу )?пожаловаться|жалоб[ау]|верните деньги",
  ],
  ar: [
    "(?:غير مقبول|فضيحة|عيب|نصب|نصابين|احتيال|مقرف|سيئة? (?:جدا|للغاية)|اسوا|زفت|مهزلة)|(?:انا )?(?:غاضب|زعلان|مستاء|منزعج|محبط|معصب)\\S*|شكوى|اشتكي|ارجعوا فلوسي",
  ],
  hi: [
    "(?:बकवास|बेकार|घटिया|धोखा\\S*|शर्म|अस्वीकार्य|बहुत बुरा|बहुत खराब)|(?:बहुत )?(?:नाराज|नाराज़|गुस्सा|निराश)\\S*|शिकायत|पैसे वापस",
  ],
};

const ordered =
  "(?:order|orders|parcel|package|packet|delivery|shipment|food|pizza|cake|cakes|meal|bread|flowers|bouquet|purchase|item|items|stuff|things?|goods|courier|driver|bike|laundry|groceries)";

const order: Cues = {
  en: [
    "(?:is|are|will) (?:it|they|that|my \\S+) (?:be )?(?:ready|done|finished|repaired|mended)(?: yet| now| today| tomorrow| for (?:collection|pickup|me))* $|when (?:will|can) (?:it|they|my \\S+) be (?:ready|done|finished|collected|picked up)(?: \\S+)?$",
    "^ (?:(?:so|ok|and|but|hi|hello|hey|well) )*(?:where|wheres) (?:is |are |s )?(?:he|she|they|it)(?: (?:now|then|please|already|though))* $",
    "(?:supposed|meant|due|promised|scheduled|should have) (?:to )?(?:be|been|have|arrived?|come|delivered?)(?: (?:here|there|to|for))?(?: \\S+){0,4} (?:ago|yesterday|already|earlier|morning|by now|today|hours?|minutes|at \\d+)|where (?:is|are|s) my (?:driver|delivery|guy|stuff|courier|rider|technician)|(?:nobody|no one|noone|driver|courier|technician) (?:has |have )?(?:not |never |didnt |hasnt )?(?:came|come|showed up|shown up|turned up|show up|turn up|arrived|here)",
    "^(?=.* (?:ordered|bought|order|orders|parcel|package|delivery|shipment|purchase) )(?=.* (?:(?:still|yet|so far) nothing|nothing (?:yet|so far|here)|no sign|(?:still|hasnt|has not|havent|have not|isnt|is not|not|never|didnt|did not|nothing|no sign|yet to|nowhere)(?: \\S+){0,3} (?:here|arriv\\S*|come|came|receiv\\S*|delivered|turned up|turn up|showed up|show up|got|gotten|get|shown|dispatched|shipped|waiting)) )",
    `(?:where|wheres|where s) (?:the hell |on earth )?(?:is |are |s )?(?:my|our) (?:\\S+ )?${ordered}`,
    `where (?:is|are) the ${ordered} (?:i|we)|wheres the ${ordered} (?:i|we)`,
    `(?<!how |do i |can i |to )(?!.* if i (?:order|buy|pay) )(?:has|have|did|is|was|when will|when does|whens|when is|when s|will) (?:my|our) (?:\\S+ )?${ordered}(?! (?:be )?(?:included|insured|free|safe|ready for|refund\\S*))`,
    `(?:my|our|the) (?:\\S+ ){0,2}${ordered} (?:still )?(?:hasnt|has not|havent|have not|didnt|did not|never|still not|isnt|is not) (?:yet |even |been )*(?:arrived?|come|delivered|here|shipped?|turned up|shown up|show up|received?|dispatched|moved|sent)`,
    `(?:still |been )?waiting (?:\\S+ ){0,3}for (?:my|our|the) (?:\\S+ )?${ordered}`,
    "(?:havent|have not|didnt|did not|never|not|still havent) (?:yet |still )?(?:received|receive|gotten|get|got) (?:my|our|the|anything|it)(?! back)(?! (?:\\S+ ){0,2}(?:e?mails?|links?|codes?|password|sms|texts?|notifications?|reminders?|invoice|point|question)(?: |$))",
    "(?<!how (?:do|can|could) (?:i|we) )(?:status of|track|tracking|update on|news (?:on|about|of)|check on|check) (?:my|our|the) (?:\\S+ )?(?:order|parcel|package|delivery|shipment)",
    "(?:order|delivery|tracking) status|order (?:number|no|nr)? ?\\d+|(?:my )?order (?:number|no|nr) (?:is )?\\S*\\d",
  ],
  de: [
    "^(?=.* (?:bestell\\S*|paket\\S*|lieferung\\S*|sendung\\S*) )(?=.* (?:warte\\S*|immer noch|noch nicht|noch nichts|nicht da|nicht angekommen|nie angekommen|verspat\\S*|wo bleibt) )",
    "wo (?:ist|bleibt|bleiben|sind) (?:meine?|unsere?|die|das|mein) (?:\\S+ )?(?:bestellung|paket|lieferung|essen|pizza|sendung|ware|bestellungen)",
    "(?:bestellung|paket|lieferung|sendung|ware|essen) _(?:nicht|noch nicht|immer noch nicht|nie) (?:\\S+ )?(?:da|angekommen|gekommen|geliefert|erhalten|hier)|wann kommt (?:meine?|unsere?) \\S+|(?:bestell|liefer|sendungs)status|warte (?:\\S+ ){0,3}auf (?:meine?n?|unsere?n?) \\S+",
  ],
  fr: [
    "^(?=.* (?:commande\\S*|colis|livraison) )(?=.* (?:attends|attendons|toujours|pas encore|jamais recu\\S*|rien recu|en retard|pas arrive\\S*|pas recu\\S*) )",
    "ou (?:est|en est|sont|reste) (?:ma|mon|mes|notre|la) (?:commande|colis|livraison|commandes)|(?:commande|colis|livraison) _(?:pas|jamais|toujours pas) (?:\\S+ )?(?:arrivee?|recue?|livree?)|(?:suivi|statut|etat) de (?:ma |la )?commande|pas (?:encore )?recu (?:ma|mon)|quand (?:arrive|va arriver|arrivera) (?:ma|mon)",
  ],
  es: [
    "^(?=.* (?:pedid\\S*|paquete|envio|compra|encargo) )(?=.* (?:esper\\S*|aun no|todavia no|no llega\\S*|no ha llegado|sin recibir|retras\\S*|sigue sin) )",
    "(?:donde|dónde) (?:esta|estan|queda|anda) (?:mi|mis|nuestro|el) (?:pedido|pedidos|paquete|envio|orden|comida|compra)|(?:pedido|paquete|envio|orden|comida) _(?:no|aun no|todavia no|nunca) (?:ha |me |me ha )*(?:llegado|llego|llega|recibido)|no (?:ha llegado|llega|he recibido|me ha llegado|llego) (?:mi|el)|estado de(?:l| mi) pedido|cuando llega (?:mi|el)",
  ],
  pt: [
    "^(?=.* (?:pedid\\S*|pacote|encomenda|entrega|compra) )(?=.* (?:esper\\S*|ainda nao|nao cheg\\S*|nao receb\\S*|atras\\S*) )",
    "(?:onde|cade|aonde) (?:esta |ta )?(?:o |a )?(?:meu|minha|nosso) (?:pedido|pacote|encomenda|entrega|compra|comida)|(?:pedido|pacote|encomenda|entrega|comida) _nao (?:chegou|veio|foi entregue)|nao (?:chegou|recebi) (?:o |a )?(?:meu|minha)|status do (?:meu )?pedido|quando (?:chega|vai chegar) (?:o |a )?(?:meu|minha)",
  ],
  it: [
    "^(?=.* (?:ordine|ordinato|pacco|consegna|spedizione) )(?=.* (?:aspett\\S*|ancora|non (?:e )?arrivat\\S*|mai arrivat\\S*|in ritardo) )",
    "dove? (?:e|sono|si trova) (?:il |la |i )?(?:mio|mia|miei|nostro) (?:ordine|pacco|consegna|spedizione|pizza|cibo)|(?:ordine|pacco|consegna|spedizione) _non _(?:arrivat[oa]|arriva|ricevut[oa])|non (?:e|ho) (?:ancora )?(?:arrivat[oa]|ricevut[oa])|stato de(?:l mio |ll)ordine|quando arriva (?:il|la) (?:mio|mia)|dove il mio ordine",
  ],
  nl: [
    "^(?=.* (?:bestell\\S*|besteld|pakket\\S*|pakje|levering) )(?=.* (?:wacht|nog steeds|nog niet|niet aangekomen|niet ontvangen|te laat) )",
    "waar (?:is|blijft|blijven|zijn) (?:mijn|onze|de|het) (?:bestelling|pakket|pakje|levering|eten|bestellingen)|(?:bestelling|pakket|pakje|levering) _(?:niet|nog niet|nooit) _(?:aangekomen|binnen|ontvangen|geleverd|gekomen)|wanneer komt (?:mijn|onze)|status van mijn bestelling",
  ],
  tr: [
    "^(?=.* (?:siparis\\S*|kargo\\S*|paket\\S*) )(?=.* (?:bekliyor\\S*|hala|gelmedi|ulasmadi|gecikti|almadim) )",
    "(?:siparis|kargo|paket|yemeg)\\S* (?:nerede|nerde|ne zaman|gelmedi|hala|ulasmadi|nereye|durumu)\\S*|(?:nerede|nerde) (?:\\S+ )?(?:siparis|kargo|paket)\\S*",
  ],
  id: [
    "^(?=.* (?:pesan\\S*|paket\\S*|order\\S*|kirim\\S*) )(?=.* (?:belum|menunggu|nunggu|terlambat|masih)(?: \\S+){0,2} (?:sampai|datang|terima|diterima|tiba) )",
    "(?:mana|dimana|di mana|kapan) (?:\\S+ )?(?:pesanan|paket|orderan|kiriman|makanan)\\S*|(?:pesanan|paket|orderan|kiriman)\\S* (?:\\S+ ){0,2}(?:belum|mana|dimana|di mana|kapan|sampai mana)\\S*|status (?:pesanan|order|paket)",
  ],
  ru: [
    "^(?=.* (?:заказ\\S*|посылк\\S*|доставк\\S*) )(?=.* (?:жду|ждем|до сих пор|еще не|все еще|не пришл\\S*|не привезли|опаздыва\\S*|задержива\\S*) )",
    "(?:где|когда) (?:\\S+ ){0,2}(?:заказ|посылк|доставк|курьер|еда|пицц)\\S*|(?:заказ|посылк|доставк|курьер)\\S* _(?:не (?:пришел|пришла|приехал\\S*|доставили|привезли|получил\\S*)|нет)|статус заказа|не (?:пришел|пришла|получил\\S*|привезли) (?:мои |наш )?(?:заказ|посылк)\\S*",
  ],
  ar: [
    "^(?=.* (?:طلب\\S*|الطلب\\S*|شحن\\S*|طرد\\S*) )(?=.* (?:انتظر|لم يصل|لم تصل|ما وصل\\S*|لسه|متاخر\\S*|تاخر\\S*) )",
    "(?:اين|وين|فين|متى) (?:\\S+ )?(?:طلبي|طلبيتي|الطلب|طردي|شحنتي|الشحنة)|(?:طلبي|طلبيتي|شحنتي|الطلب) (?:لم|ما|لسه) \\S+|لم (?:يصل|استلم) (?:طلبي|الطلب)|حالة (?:الطلب|طلبي)",
  ],
  hi: [
    "^(?=.* (?:ऑर्डर|आर्डर|पार्सल|डिलीवरी) )(?=.* (?:अभी तक|नहीं आया|नहीं मिला|नहीं पहुंचा|इंतज़ार|इंतजार|देर) )",
    "(?:मेरा|मेरी|हमारा) (?:ऑर्डर|आर्डर|पार्सल|डिलीवरी|सामान|खाना) (?:\\S+ ){0,2}(?:कहां|कहाँ|कब|नहीं)\\S*|ऑर्डर (?:की स्थिति|स्टेटस)|(?:कहां|कहाँ) है (?:मेरा|मेरी) \\S+",
  ],
};

/** Faults that are a complaint only where two are named, since a shop repairs broken things. */
export const faults: readonly string[] = [
  "(?:hours?|minutes?|mins?|days?|too|very|so|was|came|arrived) late",
  "(?:cold|stale|burnt|burned|raw|soggy|mouldy|moldy|rotten|off|dirty|filthy|dry|inedible)(?! (?:drinks?|water|coffee|brew))",
  "(?:wrong|broken|damaged|missing|smashed|crushed|leaking|faulty|defective)",
  "(?:waited|ignored|no (?:answer|reply|response)|hung up|overcharged|charged (?:me )?twice)",
];

export const cues: { readonly [Each in Exclude<Topic, "allergy">]: Cues } = {
  danger,
  about,
  person: personCues,
  stopping,
  complaint,
  order,
};

export const allergyCues: Cues = { en: allergy };
