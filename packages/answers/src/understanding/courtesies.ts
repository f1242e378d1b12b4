/** Words of courtesy, by language. A message of nothing else is no question. */
import { type Locale, plainOf } from "./locales.ts";
import { type Cues, patternsOf, questionMark } from "./patterns.ts";
import { segmentsOf } from "../search/tokenize.ts";

export const courtesies = [
  "goodbye",
  "never_mind",
  "no",
  "yes",
  "praise",
  "thanks",
  "greeting",
  "chat",
  "well",
  "parting",
] as const;

/** `parting` greets at the beginning, and takes leave later: ciao. `chat` is small talk (`small-talk.ts`). */
export type Courtesy = (typeof courtesies)[number];

type Phrases = { readonly [Each in Courtesy]?: string };

/** Phrases, separated by commas. Lone `*` are words that go with any of them. */
export const phrasesOf: { readonly [Each in Locale]: Phrases & { readonly beside: string } } = {
  en: {
    greeting:
      "how are you, how r u, how are you doing, how are you today, hows it going, how do you do, whats up, sup, wassup, hi, hello, hey, hiya, heya, hii, helo, hallo, howdy, yo, good morning, good afternoon, good evening, good day, morning, gm, greetings, start, are you there, anyone there, anybody there, is anyone there, is anybody there, hello there, you there",
    thanks:
      "ta, tq, thanku, thank youu, nice one thanks, much obliged, thanks for that, thanks for your time, thats helpful, super helpful, really helpful, so helpful, helpful, you rock, youre a star, you legend, legend, lifesaver, bless you, thanks, thank you, thank u, thankyou, thx, tnx, ty, tysm, tyvm, cheers, thanks a lot, thanks a million, thanks a bunch, many thanks, thank you so much, thank you very much, thanks so much, thanks very much, much appreciated, appreciate it, i appreciate it, appreciated, thanks for your help, thanks for the help, thank you for your help, thanks for the info, thanks for the information, thanks for the quick answer, thanks for the quick reply, thanks for letting me know, thank you for the information, that helps, that helped, that helps a lot, that was helpful, very helpful, youre the best, you are the best",
    goodbye:
      "laters, cheerio, toodles, so long, peace, peace out, over and out, see u, cu, bfn, bye for now, nighty night, speak soon, talk soon, until next time, until tomorrow, have a nice one, have a nice time, you too, same to you, im off, ill be off, bye, goodbye, good bye, bye bye, byebye, cya, see you, see ya, see you later, see you soon, see you then, see you tomorrow, see you there, talk later, later, take care, have a nice day, have a good day, have a great day, have a lovely day, have a good one, have a nice evening, have a good evening, have a nice weekend, have a great weekend, have a good weekend, have a lovely weekend, good night, goodnight, nice day, enjoy your day, gotta go, ttyl, farewell",
    yes: "yes that would be great, yes i do, yes i would, yes thanks, if you could, please, pls, plz, yes pls, yeah please, ok please, ok yes, ok do that, sure thing, by all means, go for it, lets do it, lets do that, do so, affirmative, certainly, yes go ahead, that would help, yes, yes please, yeah, yep, yup, ya, yea, yess, sure, of course, please do, go ahead, do it, absolutely, definitely, that would be great, that would be nice, that would be good, please, yes do, why not, sounds good please",
    well: "isnt it, isnt it though, fab, whatever, grand, ace, mint, brill, super duper, bingo, cool beans, fair, splendid, terrific, marvelous, marvellous, whoa, bravo, lovely jubbly, okey dokey, okie dokie, righto, indeed, exactly, true, same, agreed, correct, meh, sigh, hmmm, mhm, idk, i dont know, dunno, maybe, perhaps, not sure, wait, one sec, one moment, hang on, hold on, brb, let me check, let me think, ill think about it, i will think about it, bummer, shame, thats a shame, too bad, pity, sad, oh no, oh dear, oh well, wonderful news, good stuff, top, class, smashing, champion, ta da, phew, oh nice, oh great, oh ok, ah ok, ah i see, oh i see, sounds perfect, thats all good, all clear, clear, roger, copy that, ten four, aye, so be it, as expected, wonderful, impressive, good job, well done, ok, okay, okey, okie, k, kk, oki, alright, all right, right, fine, got it, gotcha, understood, i see, i understand, noted, great, good, cool, perfect, nice, awesome, excellent, super, wonderful, brilliant, lovely, fantastic, amazing, sounds good, sounds great, nice one, good one, ouch, oops, ooh, damn, dang, gosh, yikes, omg, phew, yay, hooray, woohoo, sweet, sick, neat, legend, no problem, no worries, np, good to know, makes sense, fair enough, haha, hahaha, lol, hehe, wow, oh, ah, hmm, hm, mm, aha, thats great, thats good, thats fine, thats nice, thats perfect, will do, deal, works for me, that works, interesting, sorry, sry, soz, my bad",
    no: "no its fine, its fine, thats fine thanks, thats ok, thats okay, no im fine, not today, another time, maybe later, maybe another time, no not really, negative, no way, none, not interested, no, nope, nah, no thanks, no thank you, not really, not now, not yet, thats all, that is all, thats it, that was all, that will be all, nothing else, nothing, im good, i am good, im fine, all good, not necessary, no need, i dont, dont, no im good, no thats all, rather not, not needed",
    never_mind:
      "someone already told me, somebody already told me, someone told me already, ive found out, i found out, already sorted, its been sorted, all sorted now, forget that, scrap that, leave it, drop it, dont worry then, no matter, not important, its ok now, its fine now, its okay now, solved it, i solved it, its solved, got it working, i changed my mind, changed my mind, just testing, test, testing, ignore this, ignore my message, by mistake, sent by mistake, oops wrong chat, its nothing, never mind, nevermind, nvm, nm, forget it, forget about it, doesnt matter, it doesnt matter, dont bother, dont worry, dont worry about it, ignore that, ignore me, scratch that, cancel that, wrong number, wrong chat, wrong person, i found it, found it, i figured it out, figured it out, sorted, its sorted, all sorted",
    parting: "ciao, tschau",
    chat: "lovely weather, nice weather, beautiful weather, great weather, gorgeous weather, awful weather, terrible weather, horrible weather, lovely day, beautiful day, what a lovely day, what a beautiful day",
    beside:
      "actually, there, all, everyone, everybody, again, team, guys, folks, then, so, very, much, really, for now, now, today, a, the, you, u, to, too, well, anyway, just, and, mate, sir, madam, dear, friend, bro, oh, for, everything, that, thats, it, is, was, i, and you, have, your, help, lot",
  },
  de: {
    greeting:
      "wie gehts, wie geht es ihnen, wie geht es dir, wie gehts dir, hallo, guten tag, guten morgen, guten abend, moin, moin moin, gruss gott, gruezi, hallochen, huhu, tach, morgen, schonen guten tag, guten tag zusammen, hallo zusammen, seid ihr da, sind sie da, jemand da",
    thanks:
      "danke, dankeschon, danke schon, danke sehr, vielen dank, herzlichen dank, besten dank, tausend dank, danke dir, danke ihnen, danke fur die hilfe, danke fur ihre hilfe, danke fur die info, merci vielmals, dankee, super danke, lieben dank, vielen lieben dank",
    goodbye:
      "ciao ciao, tschau tschau, tschusschen, schonen feierabend, bis zum nachsten mal, man sieht sich, lg, viele grusse, mfg, gruss, tschuss, tschuess, auf wiedersehen, bis bald, bis dann, bis spater, bis morgen, schonen tag, schonen tag noch, einen schonen tag, einen schonen tag noch, schonen abend, schonen abend noch, schones wochenende, gute nacht, machs gut, bis dahin, auf wiederhoren, wiedersehen, ade, pfiat di",
    yes: "ja, jo, jep, jap, ja bitte, gerne, gern, ja gerne, ja gern, bitte, naturlich, klar, na klar, auf jeden fall, unbedingt, jawohl, bitte ja, machen sie das",
    well: "na gut, na ja, naja, hm, hmm, mal sehen, weiss nicht, keine ahnung, vielleicht, schade, oh nein, aha ok, ok super, ok gut, jo passt, spitze, geil, mega, top, krass, moment, einen moment, okay, ok, alles klar, gut, sehr gut, prima, super, toll, perfekt, in ordnung, verstanden, verstehe, ach so, achso, passt, schon, klasse, wunderbar, kein problem, geht klar, cool, genau, stimmt, aha",
    no: "nein, nee, ne, no, nein danke, nicht notig, das wars, das war alles, das ist alles, sonst nichts, mehr nicht, nichts, nein das wars, lieber nicht, nein nicht notig, brauche ich nicht",
    never_mind:
      "egal, schon gut, vergiss es, vergessen sie es, hat sich erledigt, erledigt, hat sich schon erledigt, macht nichts, nicht so wichtig, nicht schlimm, falsche nummer, ist egal, schon erledigt",
    parting: "servus, ciao, tschau",
    beside:
      "noch, so, dann, sehr, auch, mal, ihnen, dir, euch, fur alles, alles, und, allerseits, zusammen, na, ach, das, ist, einen, wunsche, ich",
  },
  fr: {
    greeting:
      "ca va, comment allez vous, comment vas tu, comment ca va, bonjour, bonsoir, coucou, bjr, bsr, hello, allo, bonjour a tous, vous etes la, il y a quelquun, quelquun",
    thanks:
      "merci, merci beaucoup, merci bien, mille mercis, un grand merci, merci a vous, merci pour votre aide, merci de votre aide, mrc, merci infiniment, merci pour tout, grand merci, je vous remercie",
    goodbye:
      "au revoir, a bientot, a plus, a plus tard, a tout a lheure, a demain, bonne journee, bonne soiree, bonne nuit, bon week end, bon weekend, adieu, bonne fin de journee, a la prochaine",
    yes: "oui, oui merci, ouais, oui sil vous plait, oui svp, volontiers, bien sur, avec plaisir, sil vous plait, svp, stp, absolument, daccord oui, je veux bien",
    well: "dommage, ah, ah bon, bof, peut etre, je ne sais pas, jsp, sais pas, un instant, oh, mince, ah ok, ah daccord, impeccable, magnifique, daccord, dacc, entendu, parfait, super, tres bien, bien, genial, compris, je vois, je comprends, ca marche, cest bon, cest note, pas de souci, pas de probleme, excellent, cool, top, nickel, ok, bon",
    no: "non, non merci, cest tout, ce sera tout, rien, rien dautre, pas besoin, pas maintenant, nan, non cest bon, non cest tout, pas necessaire",
    never_mind:
      "laissez tomber, laisse tomber, tant pis, ce nest pas grave, cest pas grave, pas grave, peu importe, oubliez, oublie, mauvais numero, ca ne fait rien, erreur de numero",
    parting: "salut, ciao, tchao",
    beside:
      "a vous, vous, a tous, tout, le monde, et, alors, tres, beaucoup, aussi, encore, bien, monsieur, madame, je, cest",
  },
  es: {
    greeting:
      "como estas, como esta, como estan, como va, que hay, hola, buenos dias, buenas tardes, buenas noches, buenas, buen dia, que tal, holaa, holi, saludos, hay alguien, estan ahi, hola que tal, muy buenas",
    thanks:
      "gracias, muchas gracias, mil gracias, muchisimas gracias, gracias por su ayuda, gracias por tu ayuda, gracias por todo, se agradece, te lo agradezco, se lo agradezco, grax, muy amable, muy amables",
    goodbye:
      "adios, hasta luego, hasta pronto, hasta manana, hasta la vista, nos vemos, chao, chau, que tenga buen dia, que tengas buen dia, que tenga un buen dia, que tengas un buen dia, buen fin de semana, que descanse, hasta la proxima, buen dia a todos, cuidese",
    yes: "si, sí, si por favor, claro, claro que si, por supuesto, por favor, porfa, porfavor, sip, desde luego, adelante, de acuerdo si",
    well: "vaya, que pena, lastima, no se, tal vez, quizas, un momento, ah, ah ok, ah vale, uy, ya, anda, guay, chevere, buenisimo, vale, ok, bueno, bien, muy bien, perfecto, de acuerdo, entendido, entiendo, genial, excelente, estupendo, listo, ya veo, sin problema, no hay problema, esta bien, jaja, jajaja, dale, que bien, super",
    no: "no, no gracias, nada, nada mas, eso es todo, es todo, eso seria todo, ya no, no hace falta, ahora no, no es necesario, nop, no nada mas",
    never_mind:
      "no importa, olvidalo, olvidelo, dejalo, dejelo, da igual, ya esta, no pasa nada, numero equivocado, me equivoque, ya lo encontre, no te preocupes, no se preocupe",
    parting: "ciao",
    beside:
      "a todos, y, muy, mucho, por, todo, entonces, pues, senor, senora, amigo, eso, es, que, a, usted, ustedes, ti",
  },
  pt: {
    greeting:
      "como vai, como voce esta, tudo bem com voce, como esta, ola, oi, oie, bom dia, boa tarde, boa noite, opa, e ai, tudo bem, ola tudo bem, oi tudo bem, tem alguem ai, alo",
    thanks:
      "obrigado, obrigada, muito obrigado, muito obrigada, obg, brigado, brigada, valeu, vlw, agradeco, obrigado pela ajuda, obrigada pela ajuda, grato, grata, muitissimo obrigado, obrigadao",
    goodbye:
      "tchau, adeus, ate logo, ate mais, ate breve, ate amanha, ate ja, bom fim de semana, tenha um bom dia, tenha uma boa tarde, tenha um otimo dia, fique bem, ate a proxima, falou, tchau tchau",
    yes: "sim, sim por favor, claro, claro que sim, com certeza, por favor, pode ser, isso, pode sim, quero, quero sim",
    well: "que pena, nao sei, talvez, um momento, ah, ah ta, nossa, uau, poxa, top, massa, bacana, otima, ok, certo, ta bom, ta, beleza, blz, tudo certo, entendi, entendido, perfeito, otimo, legal, bom, muito bom, combinado, excelente, sem problema, show, maravilha, de acordo, fixe, kkk, rsrs",
    no: "nao, nao obrigado, nao obrigada, nada, so isso, e so isso, era so isso, nada mais, por enquanto nao, nao precisa, agora nao, nao e necessario",
    never_mind:
      "deixa, deixa pra la, deixe, esquece, esqueca, nao importa, tanto faz, numero errado, foi engano, nao faz mal, ja resolvi, ja achei",
    parting: "ciao",
    beside:
      "a todos, e, muito, por, tudo, entao, pessoal, amigo, senhor, senhora, para, voce, voces, mesmo, ai, que, um, uma",
  },
  it: {
    greeting:
      "come stai, come sta, come va, tutto bene, buongiorno, buon giorno, buonasera, buona sera, salve, ehi, hey, buon pomeriggio, pronto, ce qualcuno, siete li",
    thanks:
      "grazie, grazie mille, molte grazie, tante grazie, mille grazie, grazie tante, ti ringrazio, la ringrazio, vi ringrazio, grazie per laiuto, grazie di tutto, grazie infinite, gentilissimi, molto gentile",
    goodbye:
      "arrivederci, a presto, a dopo, a domani, buona giornata, buona serata, buonanotte, buona notte, buon weekend, buon fine settimana, alla prossima, addio, ci vediamo",
    yes: "si, sì, si grazie, si per favore, certo, certamente, per favore, volentieri, va bene si, assolutamente, magari",
    well: "peccato, non so, forse, un attimo, ah, boh, mah, vabbe, magnifico, che bello, figo, ok, va bene, bene, perfetto, daccordo, capito, ho capito, ottimo, benissimo, bello, ricevuto, nessun problema, tutto chiaro, chiaro, fantastico, super, molto bene, ah ok",
    no: "no, no grazie, niente, nientaltro, e tutto, basta cosi, non serve, per ora no, non ora, solo questo, non importa grazie, a posto cosi",
    never_mind:
      "lascia stare, lasci stare, lascia perdere, lasci perdere, non importa, fa niente, non fa niente, fa lo stesso, numero sbagliato, ho sbagliato numero, non preoccuparti, non si preoccupi, ho risolto",
    parting: "ciao, ciao ciao",
    beside: "a tutti, e, molto, per, tutto, allora, poi, anche, signore, signora, di, ancora, lei, voi",
  },
  nl: {
    greeting:
      "hoe gaat het, hoe gaat het met u, hoe gaat het met je, alles goed, hallo, hoi, hey, goedemorgen, goedemiddag, goedenavond, goedendag, dag, hoi hoi, goeiemorgen, goeiedag, morgen, iemand daar, ben je daar, bent u daar",
    thanks:
      "dank je, dank je wel, dank u, dank u wel, bedankt, dankjewel, dankuwel, hartelijk dank, heel erg bedankt, hartstikke bedankt, thanks, bedankt voor de hulp, bedankt voor uw hulp, dankje, super bedankt, alvast bedankt, veel dank",
    goodbye:
      "tot ziens, doei, dag hoor, tot later, tot straks, tot morgen, fijne dag, fijne dag nog, fijne avond, prettige dag, prettige avond, fijn weekend, goedenacht, welterusten, tot dan, doeg, houdoe, tot snel, een fijne dag",
    yes: "ja, ja graag, jawel, graag, ja hoor, alstublieft, alsjeblieft, aub, natuurlijk, zeker, jazeker, jep, ja alstublieft, ja doe maar, doe maar",
    well: "jammer, weet niet, misschien, momentje, ah, hmm, tja, lekker, netjes, tof, ah oke, ok, oke, prima, goed, top, perfect, mooi, fijn, begrepen, duidelijk, helder, super, geen probleem, is goed, heel goed, snap ik, leuk, geweldig, akkoord",
    no: "nee, nee bedankt, nee dank je, nee dank u, dat is alles, dat was het, dat was alles, niets, niks, verder niets, niet nodig, nu niet, nee hoor, nee dat was het",
    never_mind:
      "laat maar, maakt niet uit, geeft niet, vergeet het, vergeet het maar, laat zitten, verkeerd nummer, al gevonden, het is al opgelost, niet belangrijk",
    parting: "ciao",
    beside: "allemaal, en, heel, erg, wel, dan, ook, nog, voor, alles, hoor, u, je, het, een, zeer",
  },
  tr: {
    greeting:
      "nasilsin, nasilsiniz, naber, ne haber, merhaba, merhabalar, selam, selamlar, gunaydin, iyi gunler, iyi aksamlar, tunaydin, alo, kimse var mi, orada misiniz, selamun aleykum, hayirli gunler",
    thanks:
      "tesekkurler, tesekkur ederim, cok tesekkurler, cok tesekkur ederim, sagol, sagolun, sag olun, cok sagolun, eyvallah, tesekkur, tsk, tskler, yardiminiz icin tesekkurler, eline saglik",
    goodbye:
      "gorusuruz, hosca kal, hoscakal, hoscakalin, hosca kalin, gule gule, bay bay, iyi geceler, kendine iyi bak, gorusmek uzere, iyi calismalar, iyi hafta sonlari, allahaismarladik, kolay gelsin, bb",
    yes: "evet, evet lutfen, olur, tabii, tabi, tabii ki, lutfen, elbette, aynen, olsun, isterim",
    well: "tamam, peki, anladim, guzel, harika, super, mukemmel, cok iyi, iyi, oldu, sorun degil, tamamdir, ok, cok guzel, anlasildi, tm",
    no: "hayir, yok, yok sagol, hayir tesekkurler, hayir tesekkur ederim, gerek yok, bu kadar, baska bir sey yok, simdi degil, istemiyorum, bosver gerek yok",
    never_mind:
      "bosver, bos ver, neyse, onemli degil, unut, unutun, unut gitsin, yanlis numara, hallettim, buldum, gerek kalmadi, dert degil",
    beside: "herkese, ve, cok, her sey, icin, size, sana, o zaman, simdilik, hocam, abi, hanim, bey, da, de",
  },
  id: {
    greeting:
      "apa kabar, gimana kabarnya, halo, hai, hallo, selamat pagi, selamat siang, selamat sore, selamat malam, pagi, siang, sore, malam, permisi, assalamualaikum, assalamu alaikum, ada orang, hei, halo kak, halo min, hai kak, hai min",
    thanks:
      "terima kasih, terimakasih, makasih, makasi, trims, tks, thank you, terima kasih banyak, makasih banyak, makasih ya, terima kasih ya, makasih kak, trimakasih, matur nuwun, tengkyu",
    goodbye:
      "sampai jumpa, dadah, selamat tinggal, sampai nanti, sampai ketemu, selamat jalan, dah, selamat tidur, sampai besok, sampai jumpa lagi, semoga harimu menyenangkan",
    yes: "ya, iya, ya tolong, boleh, tentu, tolong, silakan, silahkan, mau, ya boleh, iya boleh, ya mau, betul, benar",
    well: "oke, ok, baik, baiklah, sip, siap, bagus, mantap, mengerti, paham, keren, tidak masalah, gak masalah, oh begitu, oh gitu, wah, wkwk, hehe",
    no: "tidak, tidak terima kasih, nggak, enggak, gak, ga, tidak usah, gak usah, tidak perlu, itu saja, cukup, sudah cukup, belum, tidak ada, nggak makasih, tidak itu saja",
    never_mind:
      "lupakan, lupakan saja, tidak apa apa, gapapa, gak apa apa, nggak jadi, ga jadi, gak jadi, tidak jadi, salah nomor, sudah ketemu, sudahlah, abaikan",
    beside:
      "kak, min, pak, bu, mas, mbak, semua, banyak, dan, sekali, lagi, saja, ya, untuk, semuanya, bantuannya, atas, gan, sis",
  },
  ru: {
    greeting:
      "как дела, как вы, как жизнь, привет, здравствуйте, здравствуй, добрый день, доброе утро, добрый вечер, доброго дня, приветствую, хай, алло, вы тут, вы здесь, есть кто, кто нибудь есть, доброго времени суток, здрасьте",
    thanks:
      "спасибо, большое спасибо, спасибо большое, благодарю, огромное спасибо, спасибо огромное, спс, пасиб, спасибо за помощь, спасибо за ответ, благодарю вас, спасибо вам, премного благодарен",
    goodbye:
      "до свидания, пока, до встречи, всего доброго, всего хорошего, хорошего дня, хорошего вечера, хороших выходных, спокойной ночи, до завтра, до скорого, удачи, прощайте, всех благ, пока пока",
    yes: "да, ага, да пожалуйста, конечно, пожалуйста, разумеется, давайте, давай, да конечно, хочу, угу, естественно",
    well: "хорошо, ок, окей, ладно, понятно, понял, поняла, ясно, отлично, супер, класс, прекрасно, здорово, замечательно, круто, договорились, без проблем, принято, норм, ясненько, хаха, ого",
    no: "нет, не, нет спасибо, не надо, не нужно, это все, все, больше ничего, ничего, пока нет, неа, не сейчас, нет это все",
    never_mind:
      "неважно, не важно, забудьте, забудь, проехали, ничего страшного, не беспокойтесь, ошиблась номером, ошибся номером, не туда, уже не надо, уже не нужно, уже нашел, уже нашла, вопрос снят",
    parting: "чао",
    beside: "всем, и, вам, тебе, вас, за, все, очень, тогда, тоже, еще, большое, это, вот, ну",
  },
  ar: {
    greeting:
      "كيف حالك, كيفك, كيف الحال, شلونك, مرحبا, مرحبًا, اهلا, أهلا, اهلين, السلام عليكم, سلام عليكم, صباح الخير, مساء الخير, هاي, هلا, الو, سلام, السلام عليكم ورحمة الله, السلام عليكم ورحمة الله وبركاته, هل من احد, مرحبتين, هلا والله, اهلا وسهلا",
    thanks:
      "شكرا, شكرًا, شكرا جزيلا, شكرا لك, شكرا لكم, مشكور, مشكورين, جزاك الله خيرا, يعطيك العافية, شكرا كثيرا, ألف شكر, تسلم, الف شكر, متشكر, ممنون, شكرا على المساعدة",
    goodbye:
      "مع السلامة, وداعا, الى اللقاء, باي, في امان الله, تصبح على خير, نهارك سعيد, يوم سعيد, اراك لاحقا, مع السلامه, اتمنى لك يوما سعيدا",
    yes: "نعم, اي, ايوه, أيوه, اجل, من فضلك, لو سمحت, بالتاكيد, اكيد, طبعا, نعم من فضلك, تمام نعم, ياريت, اه",
    well: "حسنا, تمام, طيب, اوك, اوكي, جيد, ممتاز, رائع, فهمت, مفهوم, ماشي, لا مشكلة, جميل, حلو, كويس, زين, ههه, هههه",
    no: "لا, لا شكرا, كلا, هذا كل شيء, لا شيء, لا داعي, ليس الان, بس, خلاص شكرا, مو لازم, مش لازم",
    never_mind: "لا يهم, انس الامر, انسى, انسى الموضوع, ما في مشكلة, لا عليك, رقم خطا, خلاص, مش مهم, ولا يهمك, معليش, لا باس",
    beside: "جدا, لك, لكم, يا, كثيرا, اخي, اختي, و, على, كل, شيء, جزيلا, الله",
  },
  hi: {
    greeting:
      "कैसे हैं, कैसे हो, आप कैसे हैं, क्या हाल है, नमस्ते, नमस्कार, हैलो, हेलो, हाय, सुप्रभात, शुभ प्रभात, शुभ संध्या, राम राम, प्रणाम, कोई है, namaste, namaskar",
    thanks: "धन्यवाद, शुक्रिया, बहुत धन्यवाद, बहुत बहुत धन्यवाद, बहुत शुक्रिया, थैंक्यू, थैंक यू, थैंक्स, आभार, dhanyavad, shukriya",
    goodbye: "अलविदा, फिर मिलेंगे, बाय, शुभ रात्रि, टाटा, चलता हूं, चलती हूं, आपका दिन शुभ हो, alvida, phir milenge",
    yes: "हां, हाँ, जी, जी हां, जी हाँ, हां जी, बिल्कुल, कृपया, ज़रूर, जरूर, हां कृपया, haan, ji",
    well: "ठीक है, ठीक, अच्छा, ओके, समझ गया, समझ गई, बढ़िया, बहुत अच्छा, सही है, कोई बात नहीं जी, शानदार, theek hai, accha, achha",
    no: "नहीं, ना, जी नहीं, नहीं धन्यवाद, बस, बस इतना ही, और कुछ नहीं, अभी नहीं, ज़रूरत नहीं, nahi, nahin",
    never_mind:
      "कोई बात नहीं, छोड़ो, छोड़िए, जाने दो, जाने दीजिए, रहने दो, रहने दीजिए, भूल जाओ, गलत नंबर, koi baat nahi, rehne do",
    beside: "जी, बहुत, आपका, आपको, सब, भाई, और, के लिए, है, ji, bhai",
  },
};

/** Emojis that say the same. All others say little. */
export const emojis: readonly (readonly [RegExp, Courtesy])[] = [
  [/[👋🙋]/u, "greeting"],
  [/[🙏🤝💐🌹]/u, "thanks"],
  [/[👎🙅]/u, "no"],
  [/[👍👌✅✔💪🆗☑💯]/u, "yes"],
  [/\p{Extended_Pictographic}/u, "well"],
];

/** Angry faces. */
export const angry = /[😠😡🤬👿💢🖕]/u;

// Talk about the weather, the day and the like. It asks nothing that a business could know.

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

const localesIn = (plain: string): Locale[] =>
  patternsOf(chat).flatMap(([locale, pattern]) => (pattern.test(plain) ? [locale] : []));

/** A guess or a wish beside talk about the weather: "I bet your terrace is packed". */
const guess =
  /^ (?:(?:and|so|but|well|i|we|id|just|oh|really) )*(?:bet|guess|imagine|suppose|expect|hope|hoping|trust|(?:you|it|your \S+|the \S+) (?:all |guys )?must (?:be|have)|how (?:are|is) (?:you|everyone) (?:all )?(?:keeping|coping|holding|surviving)|are you (?:all )?(?:keeping|staying|coping|managing)) (?!(?:\S+ )*(?:have|do|take|open|serve|accept|can|could|will|book|booking|table|tables|free|available|still|sell|stock|deliver|refund|reply|help|allow|me) )(?:\S+ ){0,9}$/u;

/** Parts of a message. A comma separates talk from a guess, too. */
const partsOf = (text: string): string[] =>
  Array.from(segmentsOf(text, "sentence"), ({ segment }) => segment).flatMap((each) => each.split(/[,;–—] /u));

/** Returns the languages in which a text is small talk and nothing else. Guesses count beside it. */
export const chatIn = (text: string): Locale[] => {
  const whole = localesIn(plainOf(text));
  if (whole.length > 0) return whole;
  const rest = partsOf(text)
    .map(plainOf)
    .filter((each) => !guess.test(each));
  return localesIn(plainOf(rest.join(" ")));
};

const isChat = (text: string): boolean => chatIn(text).length > 0;

/** Removes sentences of small talk from a message that says more, and guesses beside them. */
export const withoutChat = (text: string): string => {
  const sentences = Array.from(segmentsOf(text, "sentence"), ({ segment }) => segment);
  if (!sentences.some(isChat)) return text;
  const rest = sentences.filter((each) => !isChat(each) && !guess.test(plainOf(each)));
  return plainOf(rest.join("")).trim() === "" ? text : rest.join("").trim();
};

// Words of somebody who waits for an answer: "Well?"

/** Words that follow up only with a question mark. */
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

/** Greetings alone are no follow-up. */
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
export const followUpsIn = (text: string, plain: string): Locale[] => {
  const isAsked = questionMark.test(text) && !greetings.test(plain);
  return [...(isAsked ? patternsOf(asked) : []), ...patternsOf(said)].flatMap(([locale, pattern]) =>
    pattern.test(plain) ? [locale] : [],
  );
};
