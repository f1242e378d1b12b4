/** Question words that the lists of stop words lack. */
export const questionWords: { readonly [language: string]: string } = {
  de: "wann wohin woher wieviel seid könnt habt kriege kriegt bekomme bekommt gibt gibts möchte möchten würde darf dürfen",
  fr: "peut peux puis peuvent combien quand comment pourquoi quel quelle quels quelles où est êtes avez veux voudrais dois faut a puisque t",
  es: "cuándo dónde cómo cuál cuáles cuánto cuánta cuántos cuántas quiero quisiera están puede pueden podría hay",
  it: "quando posso possiamo vorrei quanti quante quale potete",
  pt: "onde quanto quantos posso podemos vocês gostaria",
  nl: "wanneer waar hoeveel kun kunnen jullie mag",
  sv: "när var hur mycket får",
  no: "når hvor hvordan mye får",
  da: "hvornår hvor hvordan meget må",
  fi: "milloin missä paljonko miten voiko saako",
  ru: "сколько можно где когда",
};
