import type { OwnWords } from "./own-words.ts";

const en: OwnWords = {
  greeting: "Hello! How can I help you?",
  thanks: "You are welcome! Write to me whenever you need something.",
  praise: "Thank you, that is very kind of you!",
  well: "All right. What else would you like to know?",
  no: "All right. I am here if you need something else.",
  never_mind: "No problem. Write to me whenever you like.",
  chat: "I hope that your day is a good one! How can I help you?",
  goodbye: "Goodbye, and thank you for writing to us!",
  about:
    "I am an automatic assistant. Ask me anything about what we offer: I answer from the information that I was given. If you prefer a person, just say so.",
  wordless: "I can only read words. Please write what you would like to know, or ask for a person.",
  unclear: "I am not sure that I can help with this by myself.",
  nothing: "I have found nothing about this, and I will not guess.",
  uncertain: "I am not sure of the answer. The closest that I have found:",
  foreign: "This is from our page, in the language in which it is written:",
  offer: "Could you put the question differently, or shall I hand you over to a person?",
  further: "Shall I hand you over to a person?",
  handover: "I am handing you over to a person, who will answer you here.",
  usually: "This usually takes no longer than: {time}.",
  expected: "You can expect the answer around: {time}.",
  complaint: "I am sorry about this.",
  allergy:
    "With an allergy, please do not rely on me, and eat or use nothing before a person who knows the ingredients has answered you.",
  health:
    "I cannot give medical advice. If it feels serious or gets worse, do not wait: call a doctor or the emergency services.",
  care: "If you have an allergy, ask a person first: just say so.",
  unsolved: "If this does not solve it, ask for a person: just say so.",
  danger:
    "If anybody is in danger, call the emergency services now: 112 in Europe, 911 in North America. I am telling a person here as well, but do not wait for an answer.",
  order: "I cannot look into orders myself.",
  booking: "I cannot make or change bookings myself.",
  stopping: "To get no more marketing messages from us, reply with the one word STOP.",
  awaited: "A person will answer you here. They will read everything that you write.",
  reminder: "Your messages have arrived, and a person has been told. I am sorry that you are still waiting.",
  unanswered: "I have found nothing about “{question}”.",
};

const de: OwnWords = {
  greeting: "Hallo! Wie kann ich Ihnen helfen?",
  thanks: "Gern geschehen! Schreiben Sie mir, wann immer Sie etwas brauchen.",
  praise: "Vielen Dank, das ist sehr freundlich von Ihnen!",
  well: "Alles klar. Was möchten Sie noch wissen?",
  no: "In Ordnung. Ich bin da, wenn Sie noch etwas brauchen.",
  never_mind: "Kein Problem. Schreiben Sie mir jederzeit.",
  chat: "Ich wünsche Ihnen einen schönen Tag! Wie kann ich Ihnen helfen?",
  goodbye: "Auf Wiedersehen, und danke für Ihre Nachricht!",
  about:
    "Ich bin ein automatischer Assistent. Fragen Sie mich nach unserem Angebot: Ich antworte aus dem, was mir bekannt ist. Möchten Sie lieber mit einem Menschen sprechen, sagen Sie es einfach.",
  wordless:
    "Ich kann nur Worte lesen. Bitte schreiben Sie, was Sie wissen möchten, oder fragen Sie nach einem Menschen.",
  unclear: "Ich bin nicht sicher, ob ich Ihnen dabei allein helfen kann.",
  nothing: "Dazu habe ich nichts gefunden, und raten möchte ich nicht.",
  uncertain: "Ich bin mir nicht sicher. Am nächsten kommt, was ich hier gefunden habe:",
  foreign: "Das steht auf unserer Seite, in der Sprache, in der sie geschrieben ist:",
  offer: "Können Sie die Frage anders stellen, oder soll ich Sie mit einem Menschen verbinden?",
  further: "Soll ich Sie mit einem Menschen verbinden?",
  handover: "Ich übergebe an einen Menschen, der Ihnen hier antwortet.",
  usually: "Das dauert gewöhnlich höchstens: {time}.",
  expected: "Die Antwort kommt voraussichtlich gegen: {time}.",
  complaint: "Das tut mir leid.",
  allergy:
    "Verlassen Sie sich bei einer Allergie bitte nicht auf mich. Essen oder verwenden Sie nichts, bevor Ihnen jemand geantwortet hat, der die Zutaten kennt.",
  health:
    "Medizinischen Rat kann ich nicht geben. Wenn es ernst ist oder schlimmer wird, warten Sie nicht: Rufen Sie einen Arzt oder den Notruf an.",
  care: "Wenn Sie eine Allergie haben, fragen Sie zuerst einen Menschen: Sagen Sie es einfach.",
  unsolved: "Wenn das nicht hilft, fragen Sie nach einem Menschen: Sagen Sie es einfach.",
  danger:
    "Wenn jemand in Gefahr ist, rufen Sie sofort den Notruf: 112 in Europa, 911 in Nordamerika. Ich sage auch hier einem Menschen Bescheid, aber warten Sie nicht auf eine Antwort.",
  order: "Bestellungen kann ich selbst nicht einsehen.",
  booking: "Buchungen kann ich selbst nicht vornehmen oder ändern.",
  stopping: "Wenn Sie keine Werbung mehr von uns möchten, antworten Sie nur mit dem Wort STOPP.",
  awaited: "Ein Mensch wird Ihnen hier antworten und liest alles, was Sie schreiben.",
  reminder: "Ihre Nachrichten sind angekommen, und ein Mensch weiß Bescheid. Es tut mir leid, dass Sie noch warten.",
  unanswered: "Zu „{question}“ habe ich nichts gefunden.",
};

const nl: OwnWords = {
  greeting: "Hallo! Waarmee kan ik u helpen?",
  thanks: "Graag gedaan! Schrijf me gerust als u iets nodig hebt.",
  praise: "Dank u, dat is heel aardig van u!",
  well: "Prima. Wat wilt u nog meer weten?",
  no: "Goed. Ik ben er als u nog iets nodig hebt.",
  never_mind: "Geen probleem. Schrijf me gerust.",
  chat: "Ik wens u een fijne dag! Hoe kan ik u helpen?",
  goodbye: "Tot ziens, en bedankt voor uw bericht!",
  about:
    "Ik ben een automatische assistent. Vraag me alles over ons aanbod: ik antwoord met de informatie die ik heb. Wilt u liever een mens spreken, zeg het dan gewoon.",
  wordless: "Ik kan alleen woorden lezen. Schrijf wat u wilt weten, of vraag om een mens.",
  unclear: "Ik weet niet zeker of ik u hier zelf mee kan helpen.",
  nothing: "Hierover heb ik niets gevonden, en ik ga niet gokken.",
  uncertain: "Ik weet het antwoord niet zeker. Het dichtst in de buurt komt:",
  foreign: "Dit staat op onze pagina, in de taal waarin die geschreven is:",
  offer: "Kunt u de vraag anders stellen, of zal ik u doorverbinden met een mens?",
  further: "Zal ik u doorverbinden met een mens?",
  handover: "Ik draag u over aan een mens, die u hier antwoord geeft.",
  usually: "Dat duurt meestal niet langer dan: {time}.",
  expected: "U kunt het antwoord verwachten rond: {time}.",
  complaint: "Dat spijt me.",
  allergy:
    "Vertrouw bij een allergie niet op mij. Eet of gebruik niets voordat iemand die de ingrediënten kent u heeft geantwoord.",
  health:
    "Ik kan geen medisch advies geven. Is het ernstig of wordt het erger, wacht dan niet: bel een arts of het alarmnummer.",
  care: "Hebt u een allergie, vraag het dan eerst aan een mens: zeg het gewoon.",
  unsolved: "Helpt dit niet, vraag dan om een mens: zeg het gewoon.",
  danger:
    "Is er iemand in gevaar, bel dan nu het alarmnummer: 112 in Europa, 911 in Noord-Amerika. Ik waarschuw ook hier een mens, maar wacht niet op een antwoord.",
  order: "Ik kan zelf geen bestellingen inzien.",
  booking: "Reserveringen kan ik zelf niet maken of wijzigen.",
  stopping: "Wilt u geen reclame meer van ons, antwoord dan met alleen het woord STOP.",
  awaited: "Een mens geeft u hier antwoord en leest alles wat u schrijft.",
  reminder: "Uw berichten zijn aangekomen en een mens is ingelicht. Het spijt me dat u nog wacht.",
  unanswered: "Over “{question}” heb ik niets gevonden.",
};

const ru: OwnWords = {
  greeting: "Здравствуйте! Чем могу помочь?",
  thanks: "Пожалуйста! Пишите, если что-нибудь понадобится.",
  praise: "Спасибо, это очень приятно слышать!",
  well: "Хорошо. Что ещё вы хотели бы узнать?",
  no: "Хорошо. Я здесь, если понадобится что-то ещё.",
  never_mind: "Ничего страшного. Пишите в любое время.",
  chat: "Желаю вам хорошего дня! Чем я могу помочь?",
  goodbye: "До свидания! Спасибо, что написали нам.",
  about:
    "Я автоматический помощник. Спрашивайте о том, что мы предлагаем: я отвечаю по сведениям, которые мне дали. Если вам нужен человек, просто скажите.",
  wordless: "Я читаю только слова. Напишите, что вы хотите узнать, или попросите человека.",
  unclear: "Не уверен, что смогу помочь с этим сам.",
  nothing: "Об этом я ничего не нашёл, а гадать не буду.",
  uncertain: "Я не уверен в ответе. Ближе всего из того, что я нашёл:",
  foreign: "Вот что написано на нашей странице, на её языке:",
  offer: "Можете спросить иначе, или передать вас человеку?",
  further: "Передать вас человеку?",
  handover: "Передаю вас человеку, он ответит вам здесь.",
  usually: "Обычно это занимает не дольше чем: {time}.",
  expected: "Ответ ожидается примерно: {time}.",
  complaint: "Мне очень жаль.",
  allergy:
    "При аллергии, пожалуйста, не полагайтесь на меня. Ничего не ешьте и не используйте, пока вам не ответит человек, который знает состав.",
  health:
    "Я не могу давать медицинские советы. Если вам плохо или становится хуже, не ждите: звоните врачу или в экстренную службу.",
  care: "Если у вас аллергия, сначала спросите человека: просто скажите об этом.",
  unsolved: "Если это не поможет, попросите человека: просто скажите.",
  danger:
    "Если кто-то в опасности, немедленно звоните в экстренную службу: 112 в Европе и России, 911 в Северной Америке. Я сообщаю и человеку здесь, но не ждите ответа.",
  order: "Сам я не вижу заказов.",
  booking: "Сам я не могу оформить или изменить бронь.",
  stopping: "Чтобы больше не получать нашу рекламу, ответьте одним словом СТОП.",
  awaited: "Вам ответит здесь человек. Он прочтёт всё, что вы напишете.",
  reminder: "Ваши сообщения получены, человек о них знает. Простите, что вы ещё ждёте.",
  unanswered: "О «{question}» я ничего не нашёл.",
};

export const northern = { en, de, nl, ru };
