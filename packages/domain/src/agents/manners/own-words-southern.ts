import type { OwnWords } from "./own-words.ts";

const fr: OwnWords = {
  greeting: "Bonjour ! Comment puis-je vous aider ?",
  thanks: "Je vous en prie ! Écrivez-moi dès que vous avez besoin de quelque chose.",
  praise: "Merci, c’est très gentil de votre part !",
  well: "Très bien. Que souhaitez-vous savoir d’autre ?",
  no: "Très bien. Je suis là si vous avez besoin d’autre chose.",
  never_mind: "Pas de problème. Écrivez-moi quand vous voulez.",
  chat: "Je vous souhaite une belle journée ! Comment puis-je vous aider ?",
  goodbye: "Au revoir, et merci pour votre message !",
  about:
    "Je suis un assistant automatique. Posez-moi vos questions sur notre offre : je réponds avec les informations que l’on m’a données. Si vous préférez une personne, dites-le simplement.",
  wordless: "Je ne sais lire que des mots. Écrivez ce que vous souhaitez savoir, ou demandez une personne.",
  unclear: "Je ne suis pas sûr de pouvoir vous aider seul.",
  nothing: "Je n’ai rien trouvé à ce sujet, et je ne veux pas deviner.",
  uncertain: "Je ne suis pas sûr de la réponse. Ce que j’ai trouvé de plus proche :",
  foreign: "Voici ce que dit notre page, dans la langue où elle est écrite :",
  offer: "Pouvez-vous poser la question autrement, ou dois-je vous passer une personne ?",
  handover: "Je vous passe une personne, qui vous répondra ici.",
  usually: "Délai habituel : {time} au plus.",
  expected: "Réponse attendue vers : {time}.",
  complaint: "Je suis désolé.",
  allergy:
    "En cas d’allergie, ne vous fiez pas à moi. Ne mangez et n’utilisez rien avant qu’une personne qui connaît les ingrédients vous ait répondu.",
  health:
    "Je ne peux pas donner de conseil médical. Si c’est grave ou si cela empire, n’attendez pas : appelez un médecin ou les secours.",
  care: "Si vous avez une allergie, demandez d’abord à une personne : dites-le simplement.",
  unsolved: "Si cela ne suffit pas, demandez une personne : dites-le simplement.",
  danger:
    "Si quelqu’un est en danger, appelez tout de suite les secours : 112 en Europe, 911 en Amérique du Nord. Je préviens aussi une personne ici, mais n’attendez pas de réponse.",
  order: "Je ne peux pas consulter les commandes moi-même.",
  booking: "Je ne peux pas faire ni modifier de réservation moi-même.",
  stopping: "Pour ne plus recevoir notre publicité, répondez par le seul mot STOP.",
  awaited: "Une personne vous répondra ici. Elle lira tout ce que vous écrivez.",
  told: "Vos messages sont bien arrivés, et une personne est prévenue. Je suis désolé que vous attendiez encore.",
  unanswered: "Je n’ai rien trouvé sur « {question} ».",
};

const es: OwnWords = {
  greeting: "¡Hola! ¿En qué puedo ayudarle?",
  thanks: "¡De nada! Escríbame cuando necesite algo.",
  praise: "¡Gracias, es usted muy amable!",
  well: "De acuerdo. ¿Qué más le gustaría saber?",
  no: "De acuerdo. Aquí estoy si necesita algo más.",
  never_mind: "No hay problema. Escríbame cuando quiera.",
  chat: "¡Le deseo un buen día! ¿En qué puedo ayudarle?",
  goodbye: "¡Adiós, y gracias por escribirnos!",
  about:
    "Soy un asistente automático. Pregúnteme por lo que ofrecemos: respondo con la información que me han dado. Si prefiere una persona, solo dígalo.",
  wordless: "Solo sé leer palabras. Escriba lo que quiere saber, o pida una persona.",
  unclear: "No estoy seguro de poder ayudarle yo solo con esto.",
  nothing: "No he encontrado nada sobre esto, y no quiero adivinar.",
  uncertain: "No estoy seguro de la respuesta. Lo más cercano que he encontrado:",
  foreign: "Esto dice nuestra página, en el idioma en que está escrita:",
  offer: "¿Puede hacer la pregunta de otra manera, o le paso con una persona?",
  handover: "Le paso con una persona, que le responderá aquí.",
  usually: "Suele tardar como mucho: {time}.",
  expected: "Puede esperar la respuesta hacia: {time}.",
  complaint: "Lo siento mucho.",
  allergy:
    "Si hay una alergia, no se fíe de mí. No coma ni use nada hasta que le responda una persona que conozca los ingredientes.",
  health: "No puedo dar consejos médicos. Si es grave o empeora, no espere: llame a un médico o a emergencias.",
  care: "Si tiene una alergia, pregunte antes a una persona: solo dígalo.",
  unsolved: "Si esto no lo resuelve, pida una persona: solo dígalo.",
  danger:
    "Si alguien está en peligro, llame ya a emergencias: 112 en España y Europa, 911 en Norteamérica. Aviso también a una persona aquí, pero no espere una respuesta.",
  order: "Yo no puedo consultar pedidos.",
  booking: "Yo no puedo hacer ni cambiar reservas.",
  stopping: "Para no recibir más publicidad nuestra, responda solo con la palabra BAJA.",
  awaited: "Una persona le responderá aquí. Leerá todo lo que escriba.",
  told: "Sus mensajes han llegado y una persona está avisada. Siento que siga esperando.",
  unanswered: "No he encontrado nada sobre «{question}».",
};

const pt: OwnWords = {
  greeting: "Olá! Como posso ajudar?",
  thanks: "De nada! Escreva sempre que precisar.",
  praise: "Obrigado, é muita gentileza sua!",
  well: "Certo. O que mais você gostaria de saber?",
  no: "Certo. Estou aqui se precisar de mais alguma coisa.",
  never_mind: "Sem problema. Escreva quando quiser.",
  chat: "Desejo-lhe um bom dia! Como posso ajudar?",
  goodbye: "Até logo, e obrigado pela mensagem!",
  about:
    "Sou um assistente automático. Pergunte sobre o que oferecemos: respondo com as informações que recebi. Se preferir uma pessoa, é só dizer.",
  wordless: "Só consigo ler palavras. Escreva o que gostaria de saber, ou peça uma pessoa.",
  unclear: "Não tenho certeza de conseguir ajudar sozinho com isso.",
  nothing: "Não encontrei nada sobre isso, e não vou adivinhar.",
  uncertain: "Não tenho certeza da resposta. O mais próximo que encontrei:",
  foreign: "Isto diz a nossa página, na língua em que está escrita:",
  offer: "Pode fazer a pergunta de outro modo, ou passo você para uma pessoa?",
  handover: "Vou passar você para uma pessoa, que responderá aqui.",
  usually: "Isso costuma levar no máximo: {time}.",
  expected: "A resposta é esperada por volta de: {time}.",
  complaint: "Sinto muito por isso.",
  allergy:
    "Em caso de alergia, não confie em mim. Não coma nem use nada antes que uma pessoa que conhece os ingredientes responda.",
  health:
    "Não posso dar conselhos médicos. Se for grave ou piorar, não espere: ligue para um médico ou para a emergência.",
  care: "Se tem alergia, pergunte antes a uma pessoa: é só dizer.",
  unsolved: "Se isto não resolver, peça uma pessoa: é só dizer.",
  danger:
    "Se alguém está em perigo, ligue já para a emergência: 112 na Europa, 192 no Brasil, 911 na América do Norte. Também aviso uma pessoa aqui, mas não espere pela resposta.",
  order: "Eu não consigo consultar pedidos.",
  booking: "Eu não consigo fazer nem alterar reservas.",
  stopping: "Para não receber mais publicidade nossa, responda apenas com a palavra SAIR.",
  awaited: "Uma pessoa responderá aqui. Ela lerá tudo o que você escrever.",
  told: "Suas mensagens chegaram, e uma pessoa foi avisada. Sinto muito que ainda esteja esperando.",
  unanswered: "Não encontrei nada sobre “{question}”.",
};

const it: OwnWords = {
  greeting: "Buongiorno! Come posso aiutarla?",
  thanks: "Prego! Mi scriva quando ha bisogno di qualcosa.",
  praise: "Grazie, è molto gentile!",
  well: "Va bene. Che cos’altro vorrebbe sapere?",
  no: "Va bene. Sono qui se le serve altro.",
  never_mind: "Nessun problema. Mi scriva quando vuole.",
  chat: "Le auguro una buona giornata! Come posso aiutarla?",
  goodbye: "Arrivederci, e grazie per averci scritto!",
  about:
    "Sono un assistente automatico. Mi chieda della nostra offerta: rispondo con le informazioni che ho ricevuto. Se preferisce una persona, lo dica semplicemente.",
  wordless: "So leggere solo parole. Scriva che cosa vuole sapere, o chieda di una persona.",
  unclear: "Non sono sicuro di poterla aiutare da solo.",
  nothing: "Non ho trovato nulla su questo, e non voglio tirare a indovinare.",
  uncertain: "Non sono sicuro della risposta. La cosa più vicina che ho trovato:",
  foreign: "Questo dice la nostra pagina, nella lingua in cui è scritta:",
  offer: "Può fare la domanda in un altro modo, o la passo a una persona?",
  handover: "La passo a una persona, che le risponderà qui.",
  usually: "Di solito ci vuole al massimo: {time}.",
  expected: "Può aspettarsi la risposta verso: {time}.",
  complaint: "Mi dispiace molto.",
  allergy:
    "In caso di allergia non si fidi di me. Non mangi e non usi nulla finché non le ha risposto una persona che conosce gli ingredienti.",
  health: "Non posso dare consigli medici. Se è grave o peggiora, non aspetti: chiami un medico o i soccorsi.",
  care: "Se ha un’allergia, chieda prima a una persona: lo dica semplicemente.",
  unsolved: "Se questo non basta, chieda una persona: basta dirlo.",
  danger:
    "Se qualcuno è in pericolo, chiami subito i soccorsi: 112 in Europa, 911 in Nord America. Avviso anche una persona qui, ma non aspetti una risposta.",
  order: "Io non posso vedere gli ordini.",
  booking: "Non posso fare o modificare prenotazioni da solo.",
  stopping: "Per non ricevere più la nostra pubblicità, risponda con la sola parola STOP.",
  awaited: "Le risponderà qui una persona. Leggerà tutto quello che scrive.",
  told: "I suoi messaggi sono arrivati e una persona è stata avvisata. Mi dispiace che stia ancora aspettando.",
  unanswered: "Non ho trovato nulla su «{question}».",
};

export const southern = { fr, es, pt, it };
