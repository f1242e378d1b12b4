/** From which cosine on two texts are near: models differ, so each is asked about texts of which that is known. */

const questions = [
  "When are you open on Saturdays?",
  "How much does delivery cost?",
  "Can I cancel my booking?",
  "Where is your office?",
  "How do I reset my password?",
  "Which cards can I pay with?",
  "What is your refund policy?",
  "How long is the guarantee?",
];
/** Each answers the question at its place, and no other. */
const answers = [
  "Opening hours: Monday to Friday from 9 to 18, at the weekend until 14 o'clock.",
  "We ship every order within two days. Shipping is 5 euros, and free from 50 euros on.",
  "Reservations may be called off free of charge up to 24 hours before.",
  "You find us at 12 Church Street, next to the town hall.",
  "If you have forgotten your login, choose a new one by the link in our mail.",
  "We accept Visa, Mastercard and cash.",
  "You get your money back if you send the goods back within 30 days.",
  "All our products have a warranty of two years.",
];

/** What a model is asked to embed, at once, before its first question. */
export const calibrationTexts: readonly string[] = [...questions, ...answers];

/** Where a model tells nothing of these texts, or does not answer. */
export const usualNear = 0.5;

/** By less, the model does not tell them apart. */
const leastGap = 0.02;

/**
 * The middle between what most of the right answers reach and what hardly any other does.
 *
 * @param vectors of `calibrationTexts`, in their order
 * @returns null when the model does not tell them apart
 */
export const nearOf = (vectors: readonly (readonly number[])[]): number | null => {
  const alike: number[] = [];
  const unlike: number[] = [];
  for (const at of questions.keys()) {
    for (const other of answers.keys()) {
      (at === other ? alike : unlike).push(cosineOf(vectors[at] ?? [], vectors[questions.length + other] ?? []));
    }
  }
  const [least, most] = [quantile(alike, 0.25), quantile(unlike, 0.95)];
  return least - most < leastGap ? null : Math.min(mostNear, Math.max(0, (least + most) / 2));
};

const mostNear = 0.99;

/** How relevant a passage is by its nearness: a half where it is just near enough, 1 where it says the same. */
export const relevanceOfNearness = (similarity: number, near: number): number =>
  1 - (0.5 * (1 - similarity)) / (1 - Math.min(near, mostNear));

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.round(share * (values.length - 1))] ?? 0;

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

const cosineOf = (one: readonly number[], other: readonly number[]): number => {
  return product(one, other) / (Math.sqrt(product(one, one) * product(other, other)) || 1);
};
