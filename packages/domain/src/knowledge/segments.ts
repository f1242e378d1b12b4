type Granularity = "word" | "sentence";

const made: { [Each in Granularity]?: Intl.Segmenter } = {};

/**
 * Splits a text into segments. It uses no locale, since the result must not differ between machines. Segmenters are made
 * on demand, since each takes milliseconds.
 */
export const segmentsOf = (text: string, granularity: Granularity): Intl.Segments => {
  const segmenter = (made[granularity] ??= new Intl.Segmenter("und", { granularity }));
  return segmenter.segment(text);
};
