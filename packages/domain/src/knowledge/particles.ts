/** What Chinese and Japanese put between the words that say something: a text tells neither language of itself. */
import { stopwords as japanese } from "@orama/stopwords/japanese";
import { stopwords as chinese } from "@orama/stopwords/mandarin";

/** What their lists hold as well: numbers, days and times, sizes, how many persons; the Chinese say what is excluded, the Japanese read a book. */
const telling = new Set("一 二 三 四 五 六 七 八 九 零 年 月 日 时 点 秒 人 大 小 区 本 开始 除外".split(" "));

let particles: ReadonlySet<string> | undefined;

export const isParticle = (segment: string): boolean => {
  particles ??= new Set([...japanese, ...chinese].filter((each) => !telling.has(each)));
  return particles.has(segment);
};
