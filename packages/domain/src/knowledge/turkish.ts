/** Turkish after folding: `ı` is `i`, so text typed without Turkish letters is found too. */

/** Cuts a word to five letters, which finds about as much as a full analysis (Can et al., 2008). */
export const turkishStem = (word: string): string => word.slice(0, 5);

export const turkishStopWords: ReadonlySet<string> = new Set(
  `acaba ama ancak artik asla aslinda ayrica az bana bazen bazi belki ben benden beni benim beri bile bir biraz birkac biz bizden
  bize bizi bizim boyle bu buna bunda bundan bunu bunun burada bizde bunlar cok cunku da daha de degil diye dolayi dolayisiyla
  edebilir edebilirsiniz ederim ederiz edin ediyor ediyorum ediyoruz ediyorsunuz en fakat falan gibi gore hangi hani hem hemen hep hepsi her hic hicbir icin
  icinde ile ilgili ise iste istiyorum isterim kac kacta kaca kadar karsi kendi ki kim kime misin misiniz miyim miyiz mi mu
  musun musunuz muyum muyuz nasil ne neden nedir nerede nereye neresi neredesiniz niye o olan olarak oldu oldugu olur olsun ona ondan onlar onu onun orada
  oysa rica sadece sanki edebilirim ederim ederler etmek istiyoruz ister isterim yapmak vermek sen senin siz size sizde sizden sizi sizin sonra su suna sunu tarafindan tum uzere var vardir ve veya ya
  yani yok yoksa zaman zaten alabilir alabilirim alabiliriz almak lazim gerekiyor gerek olabilir yapabilir yapabilirim`.split(
    /\s+/,
  ),
);
