import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Changes of one version, from the packages' changelogs. */
export interface Release {
  readonly version: string;
  readonly changes: readonly ReleasedChange[];
}

interface ReleasedChange {
  /** Changed packages, without their scope. */
  readonly packages: readonly string[];
  /** Markdown. */
  readonly text: string;
}

/** Reads the releases in each package's `CHANGELOG.md`, newest first. Equal entries of several packages are merged. */
export const readReleases = async (repository: string): Promise<Release[]> => {
  const folder = join(repository, "packages");
  const names = (await readdir(folder)).toSorted();
  const versions = new Map<string, Map<string, string[]>>();
  for (const name of names) {
    for (const { version, text } of entriesOf(await changelogIn(join(folder, name)))) {
      const changes = versions.get(version) ?? new Map<string, string[]>();
      versions.set(version, changes.set(text, [...(changes.get(text) ?? []), name]));
    }
  }
  const releases = Array.from(versions, ([version, changes]) => ({
    version,
    changes: Array.from(changes, ([text, packages]) => ({ packages, text })),
  }));
  return releases.toSorted((one, other) => compareVersions(other.version, one.version));
};

const changelogIn = (folder: string): Promise<string> =>
  readFile(join(folder, "CHANGELOG.md"), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });

/**
 * Parses the changelog form of changesets: versions, kinds of change, and a list item for each, starting with its
 * commit.
 */
export const entriesOf = (changelog: string): { readonly version: string; readonly text: string }[] =>
  changelog.split(/^## /m).flatMap((part, index) => {
    const [version = ""] = part.split("\n", 1);
    if (index === 0) return [];
    const items = part.split(/^- /m).slice(1);
    const texts = items.map((item) => textOf(item.replace(/^### [\s\S]*/m, "")));
    return texts.filter((text) => !/^Updated dependencies\b/.test(text)).map((text) => ({ version, text }));
  });

const textOf = (item: string): string =>
  item
    .replaceAll(/^ {2}/gm, "")
    .replace(/^[0-9a-f]{7,40}: /, "")
    .trim();

/** Compares by number. A prerelease (`1.0.0-next.1`) comes before its release. */
const compareVersions = (one: string, other: string): number =>
  `${one}~`.localeCompare(`${other}~`, "en", { numeric: true });
