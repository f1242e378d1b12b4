/** Released version of the packages. */
export interface Release {
  readonly version: string;
  readonly changes: readonly ReleasedChange[];
}

export interface ReleasedChange {
  /** Changed packages, without their scope. */
  readonly packages: readonly string[];
  /** Markdown. */
  readonly text: string;
}
