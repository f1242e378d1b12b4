/** Wishes for a person in place of the agent, by language, as patterns of plain text. */
import type { Cues } from "./cue.ts";

const someone = "(?:someone|somebody|anyone|anybody|a person|a human|people|one of (?:you|your \\S+))";
const staff =
  "(?:humans?(?: beings?| agents?)?|agents?|operators?|representatives?|reps?|managers?|supervisors?|employees?|staff(?: members?)?|members? of staff|team members?|customer (?:service|support|care)|support|receptionists?|advisers?|advisors?|colleagues?|bosses|boss|owner|team)";
const kind =
  "(?:(?:a|an|the|your|some|another|any|one of|of|this|that|please) )*(?:(?:real|live|actual|human|proper|different|senior|true|your|customer|service|support) )*";

export const personCues: Cues = {
  en: [
    "(?:id (?:rather|like to|love to|prefer to)|i (?:want|need|wish|would like|would prefer|would rather|must|have)(?: to)?|(?:can|could|may) (?:i|we)(?: please)?|let me|want to|wanna|gonna need to) (?:please )?(?:talk|speak|chat) (?:directly )?(?:to|with)(?! (?:you )?about)",
    "^(?= (?:\\S+ ){2,12}$)(?!.* (?:per|for|one|each|two|three|four|\\d+) (?:person|people) )(?=.* (?:person|people|human|someone|somebody|anyone|anybody|agent|operator|representative|rep|manager|supervisor|employee|colleague|receptionist|assistant|advisor|adviser|owner|boss) )(?=.* (?:talk|talking|speak|speaking|chat|chatting|call|calling|ring|phone|contact|reach|respond|answer|reply) )(?=.* (?:i|id|im|me|us|we|can|could|please|pls|let|want|need) )",
    `(?:speak|talk|chat|speaking|talking|chatting|communicate|spoken) (?:directly )?(?:to|with) (?:\\S+ ){0,3}(?:${staff}|persons?|people|someone|somebody|anyone|anybody|guy|man|woman|lady)`,
    `(?:get|give|send|find|fetch|bring|connect|transfer|put|pass|hand|switch|forward|redirect|escalate|refer|reach|contact)(?: me| us| this)?(?: over| through| on| up)?(?: to| with| in touch with| in contact with)? ${kind}(?:${staff}|person|someone|somebody)(?! (?:number|email|name|address|hours)\\S*)`,
    `(?<!(?:dont|not|no|didnt) )(?:want|need|require|prefer|like) (?:to have )?${kind}${staff}(?! (?:number|email|name|address|meeting|training|id|card|discount)\\S*)`,
    `(?<!(?:dont|not|no|didnt) )(?:want|need|prefer|like) (?:a|an|some) (?:real |live |actual )*person(?= (?:$|please|now|instead|here|not))`,
    "(?:humans?|human beings?)(?! (?:resources?|hair|rights|error|body|trafficking|history|size|friendly|touch|readable)\\S*)|(?:anyone|anybody|someone|somebody) (?:real|human|alive|actual)|(?:real|live) (?:one|chat)",
    "(?:real|live|actual|human) (?:person|human|people|agents?|beings?|support|assistance|help|employee|customer service|operator|representative)",
    "(?:connect|transfer|hand|put|switch) me (?:over|through)|escalate (?:this|it|my)",
    "(?:dont|do not|not|no|hate|instead of|rather than|enough of|tired of|sick of|stop|without|stupid|useless|dumb) (?:\\S+ ){0,6}(?:bots?|robots?|machines?|chatbots?|ai|computers?|automated \\S+)",
    "(?:call|phone|ring|telephone) me(?! (?:a|an|by|mr|mrs|ms) )(?: back)?|give me a (?:call|ring)|callback|call back please",
    `(?:could|can|will|would|may|please|have|is there|are there) ${someone} (?:please )?(?:call|phone|ring|contact|help|answer|reply|respond|get back|look into|talk|speak|assist|text|write|i can|who can|there|available|take over|from|real|human)(?: \\S+)?`,
    `^ (?:(?:hi|hello|hey|ok|please|pls|plz|a|an|the|i|want|need|just|give|me|now|real|live|get) )*(?:${staff}|real person|person)(?: (?:please|pls|plz|now|asap|thanks|here|only|immediately))* $`,
  ],
  de: [
    "(?:ich (?:mochte|moechte|wurde|will|muss|hatte|kann)|kann ich|konnte ich|koennte ich|darf ich) (?:\\S+ ){0,2}mit (?:\\S+ ){1,4}(?:sprechen|reden|telefonieren|schreiben|chatten)",
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:mensch\\S*|mitarbeiter\\S*|person|jemand\\S*|wer|wem|berater\\S*|chef\\S*|kolleg\\S*|ansprechpartner\\S*|kundenservice|kundendienst) )(?=.* (?:sprechen|reden|schreiben|chatten|telefonieren|verbinden|verbunden|anrufen|zuruckrufen|melden|antworten|helfen) )(?=.* (?:ich|mich|mir|wir|uns|bitte) )",
    "(?:mit|zu|an) (?:\\S+ ){0,3}(?:mensch\\S*|mitarbeiter\\S*|jemand\\S*|berater\\S*|kolleg\\S*|chef\\S*|leiter\\S*|manager\\S*|support|kundenservice|kundendienst|operator|ansprechpartner\\S*|person|personal|menschen) (?:\\S+ ){0,3}(?:sprechen|reden|schreiben|verbinden|verbunden|telefonieren|chatten|weiterleiten|weitergeleitet|verbind\\S*|kommunizieren)",
    "(?:sprechen|reden|verbinden|verbinde|verbindet|telefonieren|chatten|leiten) (?:\\S+ ){0,3}(?:mit|an|zu) (?:\\S+ ){0,2}(?:mensch\\S*|mitarbeiter\\S*|jemand\\S*|berater\\S*|kolleg\\S*|chef\\S*|manager\\S*|support|kundenservice|person)",
    "(?:brauche|will|mochte|moechte|hatte gern|haette gern|kann ich|geben sie mir|gib mir|wunsche) (?:\\S+ ){0,2}(?:mensch\\S*|mitarbeiter\\S*|ansprechpartner\\S*|berater\\S*|chef|geschaftsfuhrer\\S*|vorgesetzt\\S*)(?: (?:sprechen|reden|haben))?",
    "(?:ein|einen|einem|echter|echten) mensch\\S*|(?:kann|konnte|koennte|konnen) (?:mich |mir |bitte )*(?:jemand|wer|einer) (?:\\S+ ){0,3}(?:anrufen|helfen|antworten|zuruckrufen|melden|kontaktieren)|jemand(?:en|em)? (?:echtes|vom team|aus dem team)",
    "(?:echte[rnms]?|richtige[rnms]?) (?:mensch\\S*|person|mitarbeiter\\S*)|kein\\S* (?:bot|roboter|computer|maschine|ki)|nicht mit (?:\\S+ )?(?:bot|roboter|computer|maschine|ki)",
    "(?:ruf\\S*|rufen sie|ruft) mich (?:bitte )?(?:an|zuruck|zurueck)|ruckruf|rueckruf",
    "^ (?:(?:bitte|hallo|ein|einen|einem|echter|echten) )*(?:mensch|menschen|mitarbeiter|mitarbeiterin|kundenservice|kundendienst)(?: (?:bitte|jetzt|sofort))* $",
  ],
  fr: [
    "(?:je (?:veux|voudrais|souhaite|prefere|dois|peux)|jaimerais|puis je|est ce que je peux|on peut) (?:\\S+ )?(?:parler|discuter|echanger) (?:a|au|aux|avec)(?! (?:vous|toi))",
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:humaine?|quelquun|conseill\\S*|responsable|agent|operat\\S*|employee?|gerante?|vraie personne|service client) )(?=.* (?:parler|discuter|echanger|joindre|appeler|rappeler|contacter|repondre|ecrire|aider) )(?=.* (?:je|jai|me|moi|nous|on|svp|stp|plait|puis|possible) )",
    "(?:parler|parle|discuter|echanger|communiquer|parlerai|tchatter|chatter) (?:\\S+ ){0,4}(?:humaine?|personne|conseill\\S*|agente?|operat\\S*|responsable|quelquun|employee?|collaborat\\S*|gerante?|manager|patron|service client|vendeu\\S*)",
    "(?:joindre|contacter|transfer\\S*|passez|passer|mettez|besoin|veux|voudrais|souhaite|aimerais|jaimerais) (?:\\S+ ){0,4}(?:humaine?|conseill\\S*|operat\\S*|responsable|quelquun|service client|gerante?)",
    "(?:un|dun|une|etre|vrai) humaine?|humain (?:svp|stp|sil)|conseiller (?:humain|clientele)|(?:quelquun|une personne) _(?:reponde?|rappelle|aide|reel\\S*|en vrai)|(?:avoir|obtenir) (?:\\S+ )?(?:quelquun|conseill\\S*)",
    "(?:vraie?|veritable) (?:personne|humain\\S*|conseill\\S*)|pas (?:\\S+ ){0,3}(?:robot|bot|machine|ia)|(?:rappel\\S*|appel\\S*) moi|me rappeler",
    "^ (?:(?:un|une|vrai|vraie|bonjour) )*(?:humain|conseiller|conseillere|operateur|agent|service client)(?: (?:svp|stp|sil vous plait|sil te plait|merci))* $",
  ],
  es: [
    "(?:quiero|quisiera|necesito|puedo|podria|prefiero|me gustaria|debo) (?:\\S+ )?(?:hablar|conversar|chatear) con(?! (?:usted|ustedes|vosotros) (?:sobre|de))",
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:human[oa]|alguien|agente|asesor\\S*|encargad[oa]|gerente|operador\\S*|responsable|una persona|emplead[oa]) )(?=.* (?:hablar|chatear|llamar|llame|llamen|contactar|contacte|atend\\S*|atiend\\S*|respond\\S*|conteste|comunicar\\S*|escribir) )(?=.* (?:me|nos|quiero|quisiera|puedo|puede|pueden|necesito|favor|yo|podria) )",
    "(?:hablar|hable|hablo|comunicar\\S*|contactar|conversar|chatear|platicar) (?:\\S+ ){0,4}(?:personas?|human[oa]s?|agentes?|operador\\S*|asesor\\S*|representante|encargad[oa]|gerente|responsable|alguien|emplead[oa]|supervisor\\S*|atencion al cliente|soporte|jefe|ejecutiv[oa])",
    "(?:pas[aeo]n?me|pasar|comuni\\S+me|ponga?n?me|quiero|necesito|quisiera|dame|deme|prefiero) (?:\\S+ ){0,3}(?:human[oa]|agente|operador\\S*|asesor\\S*|representante|encargad[oa]|gerente|supervisor\\S*|persona (?:real|de verdad)|atencion humana)",
    "(?:un|una|algun|ser) human[oa]|(?:atienda|atiendan|atender\\S*|ayude|llame|responda|conteste) (?:\\S+ )?(?:una persona|alguien|una? agente|un humano|un asesor)|(?:una persona|alguien) (?:que )?(?:me )?(?:atienda|ayude|llame|responda|conteste)|hay alguien (?:real|humano)",
    "persona (?:real|humana|de verdad)|no (?:\\S+ ){0,4}(?:robot|bot|maquina)|llam[ae]n?me|que me llamen",
    "^ (?:(?:un|una|por favor|hola|quiero) )*(?:humano|agente|operador|operadora|asesor|persona|atencion al cliente)(?: (?:por favor|porfa|ya))* $",
  ],
  pt: [
    "(?:quero|queria|preciso|posso|poderia|prefiro|gostaria de|da pra) (?:\\S+ )?(?:falar|conversar) com(?! (?:voces|voce) (?:sobre|de))",
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:human[oa]|alguem|atendente|gerente|responsavel|operador\\S*|uma pessoa|funcionari[oa]) )(?=.* (?:falar|conversar|ligar|ligue|contat\\S*|atend\\S*|respond\\S*|chamar|ajudar) )(?=.* (?:me|nos|quero|queria|posso|pode|podem|preciso|favor|eu|gostaria) )",
    "(?:falar|falo|conversar|fala|falando|contato|contatar) (?:\\S+ ){0,4}(?:pessoas?|human[oa]s?|atendente|alguem|operador\\S*|gerente|responsavel|funcionari[oa]|suporte|atendimento|supervisor\\S*)",
    "(?:quero|preciso|chama|chame|passa|passe|transfere|transferir|transfira|queria|gostaria) (?:\\S+ ){0,3}(?:atendente|human[oa]|gerente|pessoa (?:real|de verdade)|atendimento humano|supervisor\\S*)",
    "(?:um|uma|algum|ser) human[oa]|(?:atenda|atendid[oa]|ajude|ligue|responda) (?:\\S+ )?(?:por )?(?:uma pessoa|alguem|um atendente)|(?:uma pessoa|alguem) (?:que )?(?:me |para me )?(?:atenda|atender|ajude|ajudar|ligue|responda)",
    "atendimento humano|pessoa (?:real|de verdade)|nao (?:\\S+ ){0,4}(?:robo|bot|maquina)|me lig(?:a|ue|uem)|liguem? (?:para|pra) mim",
    "^ (?:(?:um|uma|ola|por favor|quero) )*(?:humano|atendente|operador|pessoa|gerente)(?: (?:por favor|pfv|pf|agora))* $",
  ],
  it: [
    "(?:voglio|vorrei|posso|potrei|devo|preferisco|preferirei|mi piacerebbe) (?:\\S+ )?(?:parlare|chattare) con",
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:uman[oa]|qualcuno|operator[ei]|operatrice|responsabile|addett[oa]|una persona|consulente|titolare|impiegat[oa]) )(?=.* (?:parlare|parlarne|chiamare|chiamarmi|contattare|contattarmi|rispondere|rispondermi|scrivere|aiutarmi) )(?=.* (?:mi|ci|vorrei|voglio|posso|puo|potete|favore|io|possibile) )",
    "(?:parlare|parlo|parli|comunicare|chattare|parlarne) (?:\\S+ ){0,4}(?:persona|uman[oa]|operator[ei]|operatrice|addett[oa]|responsabile|qualcuno|consulente|assistente|impiegat[oa]|direttore|titolare|servizio clienti|assistenza)",
    "(?:passami|passatemi|passi|voglio|vorrei|bisogno|serve|mettetemi|preferisco) (?:\\S+ ){0,3}(?:operator[ei]|operatrice|uman[oa]|responsabile|addett[oa]|persona (?:vera|reale)|direttore)",
    "(?:un|una|essere) uman[oa]|(?:qualcuno|una persona) (?:che )?(?:mi )?(?:aiuti|risponda|chiami|richiami|possa)",
    "persona (?:vera|reale|in carne)|non (?:\\S+ ){0,4}(?:robot|bot|macchina)|(?:chiamatemi|mi chiami|mi chiamate|richiamatemi|mi richiami)",
    "^ (?:(?:un|una|ciao|vorrei|per favore) )*(?:umano|operatore|operatrice|persona|assistenza clienti)(?: (?:per favore|grazie|subito))* $",
  ],
  nl: [
    "(?:ik (?:wil|zou|moet|kan)|kan ik|mag ik|zou ik) (?:\\S+ ){0,2}(?:met (?:\\S+ ){1,4}(?:spreken|praten|chatten)|(?:spreken|praten) met)",
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:mens|medewerk\\S*|iemand|persoon|collega|manager|klantenservice|leidinggevende|eigenaar) )(?=.* (?:spreken|praten|chatten|bellen|terugbellen|contact|antwoorden|doorverbinden|telefoon) )(?=.* (?:ik|mij|me|wij|we|ons|graag|kunt|kan|mag) )",
    "(?:spreken|praten|chatten|spreek|praat|bellen|contact|doorverbinden) (?:\\S+ ){0,4}(?:mens|mensen|persoon|medewerk\\S*|iemand|collega|manager|klantenservice|chef|leidinggevende)",
    "(?:mens|persoon|medewerk\\S*|iemand|manager|klantenservice|leidinggevende|collega) (?:\\S+ ){0,3}(?:spreken|praten|chatten|bellen|te spreken|lijn)",
    "(?:mag|kan|wil|graag|mogen|kunnen|liever) (?:\\S+ ){0,3}(?:medewerk\\S*|klantenservice|leidinggevende)",
    "(?:een|echt|echte) (?:echt |echte )?mens(?! (?:erger|van)\\S*)|(?:kan|kunt|wil) iemand _(?:bellen|helpen|contact|antwoorden)|iemand _(?:mij|me) (?:bellen|helpen|terugbellen)",
    "(?:echt|echte) (?:mens|persoon|iemand)|geen (?:bot|robot|computer)|niet met (?:\\S+ )?(?:bot|robot)|bel (?:mij|me)(?: terug)?|terugbellen",
    "^ (?:(?:een|hallo|graag|ik|wil|echt|echte) )*(?:mens|medewerker|klantenservice|persoon)(?: (?:graag|alstublieft|aub|alsjeblieft|nu))* $",
  ],
  tr: [
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:insan|yetkili|temsilci|biri|birisi|gercek kisi|mudur|gorevli)\\S* )(?=.* (?:konus|gorus|ara|bagla|aktar|ulas|yaz|cevap|yardim)\\S* )(?=.* \\S*(?:mek|mak|iyorum|ir miyim|ebilir|abilir|misiniz|musunuz|lutfen|isterim|bana|beni)\\S* )",
    "(?:insan|kisi|yetkili|temsilci|biri|birisi|birileri|operator|musteri hizmetleri|mudur|calisan|gorevli)\\S* (?:\\S+ ){0,2}(?:gorus|konus|bagla|yaz|aktar|ulas|iletisim)\\S*",
    "(?:biri|birisi|yetkili)\\S* (?:beni |bana )(?:arasin|ara\\S*|yardim\\S*|cevap\\S*)|insan(?:la|a|i)? (?:istiyorum|lazim|var mi)",
    "canli destek|gercek (?:bir )?(?:insan|kisi)\\S*|(?:beni|bizi) (?:geri )?ara\\S*|(?:bot|robot)\\S* (?:degil|istemiyorum|konusmak istemiyorum)",
    "^ (?:(?:bir|lutfen|merhaba) )*(?:insan|temsilci|yetkili|operator|musteri hizmetleri)(?: (?:lutfen|istiyorum|lazim))* $",
  ],
  id: [
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:orang|manusia|admin|operator|cs|petugas|seseorang|manajer|staf) )(?=.* (?:bicara|berbicara|ngobrol|chat|hubung\\S*|telepon|telpon|jawab|bantu|sambung\\S*) )(?=.* (?:saya|aku|bisa|mau|tolong|boleh|ingin|minta) )",
    "(?:bicara|berbicara|ngobrol|chat|hubungkan|sambungkan|bertemu|ngomong|disambungkan|dihubungkan) (?:\\S+ ){0,4}(?:orang|manusia|admin|operator|cs|customer service|petugas|staf|staff|manajer|agen|seseorang)",
    "orang (?:asli|beneran|sungguhan|nyata)|bukan (?:bot|robot)|(?:telepon|telpon|hubungi) saya|(?:mau|butuh|minta|panggil\\S*) (?:\\S+ )?(?:admin|manusia|operator|cs|petugas)",
    "^ (?:(?:halo|min|tolong|minta) )*(?:admin|manusia|operator|cs|customer service)(?: (?:dong|tolong|ya|please))* $",
  ],
  ru: [
    "(?:хочу|хотел бы|хотела бы|можно|могу|мне нужно|мне надо) (?:\\S+ )?(?:поговорить|связаться|пообщаться) с",
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:человек\\S*|оператор\\S*|менеджер\\S*|сотрудник\\S*|кто нибудь|кем нибудь|кем то|кто то|администратор\\S*|специалист\\S*|руководител\\S*) )(?=.* (?:поговор\\S*|говорить|связ\\S*|свяж\\S*|соедин\\S*|позвон\\S*|перезвон\\S*|позов\\S*|ответ\\S*|помо\\S*|общ\\S*|переключ\\S*) )(?=.* (?:мне|меня|я|нам|хочу|можно|пожалуиста|могу|мог\\S*|нужно|соедините|свяжите) )",
    "(?:поговорить|говорить|связаться|свяжите|соедините|соединить|переключите|переключи|переведите|позовите|позови|пообщаться|общаться|позвать) (?:\\S+ ){0,4}(?:человек\\S*|оператор\\S*|менеджер\\S*|сотрудник\\S*|специалист\\S*|администратор\\S*|кем нибудь|кем то|руководител\\S*|людьми|поддержк\\S*|консультант\\S*)",
    "(?:нужен|нужна|хочу|дайте|можно|требуется) (?:живо\\S* |живого |настоящ\\S* )?(?:человека?|оператора?|менеджера?|сотрудника?|специалиста?|администратора?|консультанта?)(?! (?:на|в|за|с))",
    "(?:кто нибудь|кто то) _(?:позвон\\S*|перезвон\\S*|помо\\S*|ответ\\S*)|(?:позвон|перезвон)\\S* мне",
    "жив\\S* (?:человек\\S*|оператор\\S*)|не (?:\\S+ ){0,4}(?:бот\\S*|робот\\S*)|(?:перезвоните|позвоните) мне",
    "^ (?:(?:пожалуиста|здравствуите) )*(?:оператора?|менеджера?|человека?|администратора?)(?: (?:пожалуиста))* $",
  ],
  ar: [
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:ال|ب|لل|مع )?(?:موظف|شخص|انسان|احد|مسوول|مدير|ممثل|بشري)\\S* )(?=.* \\S*(?:تحدث|تكلم|تواصل|تصال|حول|حديث|كلام|اكلم|يرد|يساعد|اتصل)\\S* )(?=.* (?:اريد|ابغى|ابي|ممكن|احتاج|هل|عايز|بدي|من|لو|يمكنني|استطيع|ارجو) )",
    "(?:اتحدث|التحدث|اتكلم|التكلم|تحدث|الكلام|كلمني|اكلم|التواصل|اتواصل|تواصل|حولني|تحويلي|حولوني|الحديث|الدردشة) (?:\\S+ ){0,3}(?:ال|بال|لل|ب|ل)?(?:موظف\\S*|شخص\\S*|انسان\\S*|احد\\S*|مسوول\\S*|مدير\\S*|ممثل\\S*|خدمة العملاء|بشر\\S*)",
    "(?:اريد|ابغى|ابي|احتاج|عايز|بدي|ممكن) (?:\\S+ )?(?:موظف|شخص حقيقي|انسان|مدير|بشري|خدمة العملاء|ممثل)|شخص حقيقي|(?:لا|مش|ما) (?:\\S+ ){0,3}(?:روبوت|بوت)|(?:اتصلوا|اتصل) بي",
    "^ (?:(?:من فضلك|لو سمحت) )*(?:موظف|انسان|خدمة العملاء|مدير)(?: (?:من فضلك|لو سمحت))* $",
  ],
  hi: [
    "^(?= (?:\\S+ ){2,12}$)(?=.* (?:व्यक्ति|इंसान|आदमी|एजेंट|मैनेजर|किसी|कोई|प्रतिनिधि|कर्मचारी) )(?=.* (?:बात|बातचीत|संपर्क|कॉल|फोन|जवाब|मदद)\\S* )(?=.* (?:मुझे|मुझसे|मैं|हमें|कृपया|क्या|चाहता|चाहती) )",
    "(?:व्यक्ति|इंसान|आदमी|एजेंट|मैनेजर|अधिकारी|कर्मचारी|किसी|प्रतिनिधि|मानव)(?: से)? (?:\\S+ ){0,3}(?:बात|बातचीत|संपर्क|जोड़)\\S*",
    "असली (?:व्यक्ति|इंसान|आदमी)|मुझे (?:कॉल|फोन) कर\\S*|(?:kisi|insaan|insan|agent|manager|vyakti|aadmi) (?:\\S+ ){0,2}(?:se )?(?:\\S+ )?(?:baat|bat) \\S+",
    "^ (?:(?:कृपया|कोई) )*(?:इंसान|एजेंट|मैनेजर|ग्राहक सेवा)(?: (?:चाहिए|कृपया))* $",
  ],
};
