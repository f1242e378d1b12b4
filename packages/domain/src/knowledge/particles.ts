/** Chinese and Japanese particles, in one set, since a text does not show which of the two it is. */
import { stopwords as japanese } from "@orama/stopwords/japanese";
import { stopwords as chinese } from "@orama/stopwords/mandarin";

/** Words of the stop word lists that have meaning: numbers, times, sizes, "excluded", "book". */
const meaningful = new Set("一 二 三 四 五 六 七 八 九 零 年 月 日 时 点 秒 人 大 小 区 本 开始 除外".split(" "));

let particles: ReadonlySet<string> | undefined;

export const isParticle = (segment: string): boolean => {
  particles ??= new Set([...japanese, ...chinese].filter((each) => !meaningful.has(each)));
  return particles.has(segment);
};
