/** Released version of the packages. */
export interface Release {
  readonly version: string;
  /** Day of the release, such as 2026-11-30; null if `docs/releases.json` lacks it. */
  readonly date: string | null;
  readonly changes: readonly ReleasedChange[];
}

/** Kinds of changes, in the order in which users care. */
export const changeKinds = ["major", "minor", "patch"] as const;

export interface ReleasedChange {
  readonly kind: (typeof changeKinds)[number];
  /** Changed packages, without their scope. */
  readonly packages: readonly string[];
  /** Markdown. */
  readonly text: string;
}
