/** No document of another language, and no odd one, has a say in what is found for a question in English. */
import { sandboxCorpus } from "@atlas-messaging/validators/sandbox-corpus";
import { answerFrom } from "@atlas-messaging/answers/search/answer";
import { describe, expect, test } from "vitest";
import { asInChats } from "../test-support/chat-questions.ts";
import { memoryKnowledge } from "../test-support/memory-knowledge.ts";
import { askedOf, furtherOffTopic, offTopic } from "../test-support/sandbox-questions.ts";
import { whole } from "../test-support/whole.ts";

const texts: { readonly [name: string]: string } = {
  es: "Carta de la casa: la paella de marisco cuesta dieciocho euros y la tortilla de patatas siete. El menú del día, con postre y café, se sirve de lunes a viernes por doce euros. We speak English and you can pay by card. No se admiten perros en el comedor, pero sí en la terraza.",
  de: "Unsere Werkstatt ist montags bis freitags von acht bis siebzehn Uhr geöffnet. Ein Kostenvoranschlag ist kostenlos, die Reparatur dauert in der Regel drei Tage. Wer sein Rad nicht abholt, zahlt nach einer Woche zwei Euro am Tag. Bitte bringen Sie den Schlüssel mit.",
  fr: "Le cabinet est ouvert du lundi au vendredi de neuf heures à dix-huit heures. Les rendez-vous se prennent par téléphone ou sur notre site. En cas d'annulation moins de vingt-quatre heures avant, la consultation est facturée. Les enfants sont les bienvenus avec leurs parents.",
  it: "La pensione si trova a due passi dal mare e dispone di dodici camere. La colazione è servita dalle sette alle dieci in terrazza. Gli animali di piccola taglia sono ammessi senza supplemento. Il saldo si paga all'arrivo, in contanti o con carta di credito.",
  pt: "A loja fica na rua do mercado e abre todos os dias das dez às vinte horas. As encomendas são enviadas em dois dias úteis e o transporte é grátis acima de cinquenta euros. Pode devolver os artigos no prazo de trinta dias com o recibo.",
  nl: "Het zwembad is elke dag open van zeven tot tien uur, behalve op feestdagen. Een kaartje kost zes euro en kinderen tot vier jaar mogen gratis naar binnen. De kluisjes werken met een munt van een euro. Badmutsen zijn niet verplicht.",
  sv: "Biblioteket har öppet på vardagar mellan klockan nio och nitton och på lördagar till sexton. Lånetiden är fyra veckor och kan förlängas två gånger om ingen annan står i kö. För sena böcker tar vi ut fem kronor om dagen.",
  da: "Værkstedet ligger ved havnen og har åbent alle hverdage fra otte til seksten. En almindelig service koster fire hundrede kroner og tager en dag. Vi ringer til dig, når cyklen er klar til at blive hentet.",
  fi: "Kahvila on avoinna joka päivä kello kahdeksasta kahdeksaan. Aamiainen maksaa yhdeksän euroa ja sisältää kahvin tai teen. Koirat ovat tervetulleita terassille, mutta sisätiloihin niitä ei saa tuoda. Varaukset tehdään puhelimitse.",
  ru: "Наша мастерская работает с понедельника по пятницу с девяти до шести. Ремонт обычно занимает три дня, диагностика бесплатна. Если вы не заберёте вещь в течение месяца, хранение стоит двадцать рублей в день. Оплата наличными или картой.",
  tr: "Dükkanımız hafta içi her gün dokuzdan altıya kadar açıktır. Siparişler iki gün içinde kargoya verilir ve iade süresi on dört gündür. Ödemeyi kartla veya nakit yapabilirsiniz, fatura istenirse gönderilir.",
  pl: "Sklep jest otwarty od poniedziałku do piątku w godzinach od dziewiątej do siedemnastej. Wysyłka kosztuje dwanaście złotych, a zwroty przyjmujemy przez trzydzieści dni. Można płacić kartą albo przelewem.",
  initials:
    "A. y B., M. de la E., J. e O., D. o S., L. a M., E. y A., de la Cruz, de los Santos, el Greco, la Fontaine, da Silva, van den Berg, von der Leyen, di Caprio. E. A. y O. de la R., J. M. y P. de la T.",
  numbers: Array.from({ length: 80 }, (_, i) => (i * 7919) % 1000).join(" "),
  letters: "qzx vbn plm okj uhy gtf rde wsa zaq xsw cde vfr bgt nhy mju kil lop ".repeat(5),
  code: "const a = (b) => b.map((c) => c.d ?? null); if (!x) return; export default function main() { await run(); } // what is the end of the line",
};

/** One of a language, and one of none. */
const inRun = new Set(["es", "code"]);

const questions = [askedOf, asInChats].flatMap((asked) => Object.values(asked).flat());
const corpus = sandboxCorpus.map(({ title, text }) => ({ title, text }));
const pure = memoryKnowledge(corpus);

/** Ten documents: the text as it is, and parts of it. */
const tenOf = (text: string) =>
  Array.from({ length: 10 }, (_, index) => ({
    title: `Document ${index}`,
    text:
      index === 0
        ? text
        : `${text
            .split(/(?<=[.,;]) /)
            .slice(index % 3)
            .join(" ")} ${index}`,
  }));

describe.for(Object.entries(texts).filter(([name]) => whole || inRun.has(name)))("ten documents of %s", ([, text]) => {
  const mixed = memoryKnowledge([...corpus, ...tenOf(text)]);

  test("leave the first passage where it was, but for one question of a hundred", () => {
    const moved = questions.filter((each) => mixed(each, 1).hits[0]?.passage !== pure(each, 1).hits[0]?.passage);
    expect(moved.length).toBeLessThanOrEqual(questions.length / 100);
  });

  test("ground no question that they do not answer", () => {
    const grounded = [...offTopic, ...furtherOffTopic].filter(
      (each) =>
        answerFrom(mixed(each, 1)).knowledge_state === "grounded" &&
        answerFrom(pure(each, 1)).knowledge_state !== "grounded",
    );
    expect(grounded).toEqual([]);
  });
});

test("a menu in Spanish with one English sentence answers nothing else", () => {
  const search = memoryKnowledge([...corpus, { title: "Carta", text: texts["es"] ?? "" }]);
  expect(answerFrom(search("what is the capital of mongolia", 5)).knowledge_state).not.toBe("grounded");
  const pizza = answerFrom(search("How much is a pizza?", 5));
  expect(pizza.knowledge_state).toBe("grounded");
  expect(pizza.results[0]?.title).toBe("Menu and prices");
});
