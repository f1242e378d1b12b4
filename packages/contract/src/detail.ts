/** One problem of a request, answer or event: an entry of `error.details`. */
export interface Detail {
  /** Dotted path of the member (`message.text`), or the name of the parameter. */
  readonly path: string;
  /** Problem, phrased to follow the path: "is required". */
  readonly message: string;
}
