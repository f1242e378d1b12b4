import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Changes of one version, from the packages' changelogs. */
export interface Release {
  readonly version: string;
  /** Day of the release; null if `docs/releases.json` lacks it. */
  readonly date: string | null;
  readonly changes: readonly ReleasedChange[];
}

type Kind = "major" | "minor" | "patch";

interface ReleasedChange {
  /** Greatest kind of change that a package declares. */
  readonly kind: Kind;
  /** Changed packages, without their scope. */
  readonly packages: readonly string[];
  /** Markdown. */
  readonly text: string;
}

/** Days of the releases by version. */
export const datesFile = "docs/releases.json";

/** Reads the releases in each package's `CHANGELOG.md`, newest first. Equal entries of several packages are merged. */
export const readReleases = async (repository: string): Promise<Release[]> => {
  const folder = join(repository, "packages");
  const dates: { readonly [version: string]: string } = JSON.parse(await textIn(join(repository, datesFile), "{}"));
  const versions = new Map<string, Map<string, ReleasedChange>>();
  for (const name of (await readdir(folder)).toSorted()) {
    for (const { version, kind, text } of entriesOf(await textIn(join(folder, name, "CHANGELOG.md")))) {
      const changes = versions.get(version) ?? new Map<string, ReleasedChange>();
      const known = changes.get(text);
      const packages = [...(known?.packages ?? []), name];
      versions.set(version, changes.set(text, { kind: greater(kind, known?.kind), packages, text }));
    }
  }
  const releases = Array.from(versions, ([version, changes]) => ({
    version,
    date: dates[version] ?? null,
    changes: [...changes.values()],
  }));
  return releases.toSorted((one, other) => compareVersions(other.version, one.version));
};

const kinds: readonly Kind[] = ["major", "minor", "patch"];

const greater = (one: Kind, other: Kind = "patch"): Kind => (kinds.indexOf(one) < kinds.indexOf(other) ? one : other);

const textIn = (file: string, otherwise = ""): Promise<string> =>
  readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return otherwise;
    throw error;
  });

/**
 * Parses the changelog form of changesets: versions, kinds of change, and a list item for each, starting with its
 * commit.
 */
export const entriesOf = (
  changelog: string,
): { readonly version: string; readonly kind: Kind; readonly text: string }[] =>
  changelog.split(/^## /m).flatMap((part, index) => {
    const [version = ""] = part.split("\n", 1);
    if (index === 0) return [];
    const groups = part.split(/^### /m).slice(1);
    return groups.flatMap((group) => {
      const kind = kinds.find((each) => group.toLowerCase().startsWith(each)) ?? "patch";
      const texts = group.split(/^- /m).slice(1).map(wordsOfItem);
      return texts.filter((text) => !/^Updated dependencies\b/.test(text)).map((text) => ({ version, kind, text }));
    });
  });

const wordsOfItem = (item: string): string =>
  item
    .replaceAll(/^ {2}/gm, "")
    .replace(/^[0-9a-f]{7,40}: /, "")
    .trim();

/** Compares by number. A prerelease (`1.0.0-next.1`) comes before its release. */
const compareVersions = (one: string, other: string): number =>
  `${one}~`.localeCompare(`${other}~`, "en", { numeric: true });
