import { expect, test } from "vitest";
import { foreignLanguage } from "./answer.ts";

test.for([
  ["Um wie viel Uhr macht ihr auf?", ["en"], "de"],
  ["À quelle heure ouvrez-vous le samedi ?", ["en", "de"], "fr"],
  ["¿Cuánto cuesta la entrega a domicilio?", ["en"], "es"],
  ["Saat kaçta açılıyorsunuz?", ["en"], "tr"],
  ["何時に開きますか", ["en"], "ja"],
  ["营业时间是什么", ["en"], "zh"],
  ["متى تفتحون؟", ["en"], "ar"],
  ["When do you open on Sundays?", ["de"], "en"],
] as const)("%s is in another language than the documents", ([query, spoken, language]) => {
  expect(foreignLanguage(query, spoken)).toBe(language);
});

test.for([
  ["When do you open?", ["en", "de"]],
  ["Wann macht ihr auf?", ["en", "de"]],
  ["pizza", ["en"]],
  ["何時に開きますか", ["en", "und"]],
  ["Saat kaçta açılıyorsunuz?", ["tr"]],
  ["Wann macht ihr auf?", []],
] as const)("%s may be in a language of the documents", ([query, spoken]) => {
  expect(foreignLanguage(query, spoken)).toBeNull();
});
