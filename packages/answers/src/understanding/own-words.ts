/** An agent's own sentences. What a business knows is quoted in the business's language. */
export interface OwnWords {
  readonly greeting: string;
  readonly thanks: string;
  readonly praise: string;
  readonly well: string;
  readonly no: string;
  readonly never_mind: string;
  /** To talk about the weather, or the like. */
  readonly chat: string;
  readonly goodbye: string;
  /** Says what it is, and what it can do. */
  readonly about: string;
  /** To a message without words, such as a picture. */
  readonly wordless: string;
  /** To a statement that the knowledge says nothing about. */
  readonly unclear: string;
  readonly nothing: string;
  /** Before a quote of the closest passage, or titles of the closest sources. */
  readonly uncertain: string;
  /** Before a quote in another language than the customer's. */
  readonly foreign: string;
  /** The offer to rephrase, or of a person. */
  readonly offer: string;
  /** The offer of a person below an answer that a person has to complete. */
  readonly further: string;
  readonly handover: string;
  /** `{time}` is a duration. */
  readonly usually: string;
  /** `{time}` is a day and a time. */
  readonly expected: string;
  readonly complaint: string;
  readonly allergy: string;
  readonly health: string;
  /** Below an answer about allergens. */
  readonly care: string;
  /** Below an answer to somebody who has a problem. */
  readonly unsolved: string;
  readonly danger: string;
  readonly order: string;
  readonly booking: string;
  readonly stopping: string;
  /** While a person is awaited. */
  readonly awaited: string;
  /** Once more while a person is awaited. */
  readonly reminder: string;
  /** `{question}` is one of several questions. */
  readonly unanswered: string;
}
