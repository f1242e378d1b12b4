type Granularity = "word" | "sentence";

const made: { [Each in Granularity]?: Intl.Segmenter } = {};

/**
 * The segments of a text. No locale: dictionary segmentation goes by script, and must not differ between machines. A
 * segmenter takes milliseconds to make, so it is made when one is first needed.
 */
export const segmentsOf = (text: string, granularity: Granularity): Intl.Segments => {
  const segmenter = (made[granularity] ??= new Intl.Segmenter("und", { granularity }));
  return segmenter.segment(text);
};
