import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What a version brought, as the packages' changelogs tell it. */
export interface Release {
  readonly version: string;
  readonly changes: readonly ReleasedChange[];
}

interface ReleasedChange {
  /** The packages that it changed, without their scope. */
  readonly packages: readonly string[];
  /** Markdown. */
  readonly text: string;
}

/** The releases that `CHANGELOG.md` of each package tells of, the newest first; what several tell alike is told once. */
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

/** In the form that changesets write: versions, kinds of change, and a list item for each, which begins with its commit. */
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

/** By number; a version with a suffix (`1.0.0-next.1`) comes before the one without. */
const compareVersions = (one: string, other: string): number =>
  `${one}~`.localeCompare(`${other}~`, "en", { numeric: true });
