/** What the next release brings to the users of packages. */
export interface Change {
  readonly name: string;
  /** The packages that it changes, without their scope. */
  readonly packages: readonly string[];
  /** Markdown. */
  readonly text: string;
}

/** What a release has brought. */
export interface Release {
  readonly version: string;
  readonly changes: readonly Omit<Change, "name">[];
}
