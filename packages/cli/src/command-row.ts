/** Row of the table of commands, which is made from the contract. */
export interface CommandRow {
  readonly words: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Ids of the path, in their order. */
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  readonly flags: readonly Flag[];
  /** Place of the idempotency key. */
  readonly key?: "body" | "params" | "header";
  /** Member of the answer's data with the items of a page. */
  readonly items?: string;
  /** True if the answer is a stream of events. */
  readonly stream?: true;
  /** Member that asks for a rehearsal by the value `dry_run`. */
  readonly rehearsal?: "execution_mode" | "params.execution_mode";
  /** Arguments of a call that the contract gives as an example. */
  readonly example: readonly string[];
}

/** A flag: a query parameter, or a member of the body. */
export interface Flag {
  /** Name in the contract. The flag is its kebab case. */
  readonly name: string;
  readonly in: "query" | "body";
  readonly kind: "text" | "number" | "boolean" | "list" | "json";
  readonly values?: readonly string[];
  readonly required?: true;
  /** True if the word `null` stands for no value. */
  readonly nullable?: true;
  /** True if no argument may have the value, since histories and lists of processes show it. */
  readonly secret?: true;
  readonly description: string;
}
