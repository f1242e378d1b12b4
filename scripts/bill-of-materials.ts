/**
 * Bill of materials (CycloneDX 1.6) of the lockfile: everything in a release, and every tool that made it. Reads the
 * lockfile's text form, which `bun ./bun.lockb` prints.
 */

interface Locked {
  readonly name: string;
  readonly version: string;
  /** Folder in this repository. Null for a package from the registry. */
  readonly folder: string | null;
  readonly integrity: string | null;
  /** Dependencies as requested: `name@range`. */
  readonly needs: readonly string[];
}

export interface Release {
  readonly version: string;
  /** Versions of this repository's packages, by name. */
  readonly versions: { readonly [name: string]: string };
}

const rootName = "atlas-messaging";

export const billOfMaterials = (lockfile: string, { version, versions }: Release) => {
  const locked = readLockfile(lockfile);
  const refs = new Map(Array.from(locked, ([asked, each]) => [asked, refOf(each, versions)]));
  const packages = [...new Set(locked.values())];
  const root = `pkg:generic/${rootName}@${version}`;
  const own = packages.filter(({ folder }) => folder !== null).map((each) => refOf(each, versions));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name: rootName, version, "bom-ref": root, purl: root } },
    components: packages.map((each) => componentOf(each, versions)),
    dependencies: [
      { ref: root, dependsOn: own },
      ...packages.map((each) => ({
        ref: refOf(each, versions),
        dependsOn: [...new Set(each.needs.flatMap((need) => refs.get(need) ?? []))].toSorted(),
      })),
    ],
  };
};

const versionOf = ({ name, version, folder }: Locked, versions: Release["versions"]): string =>
  folder === null ? version : (versions[name] ?? "0.0.0");

/** Package URL, which also identifies the component in this document. */
const refOf = (each: Locked, versions: Release["versions"]): string =>
  `pkg:npm/${each.name.replace("@", "%40")}@${encodeURIComponent(versionOf(each, versions))}`;

const componentOf = (each: Locked, versions: Release["versions"]) => {
  const [group, name] = each.name.startsWith("@") ? each.name.split("/") : [undefined, each.name];
  const ref = refOf(each, versions);
  return {
    type: "library",
    "bom-ref": ref,
    ...(group === undefined ? {} : { group }),
    name: name ?? each.name,
    version: versionOf(each, versions),
    purl: ref,
    ...(each.integrity === null ? {} : { hashes: [hashOf(each.integrity)] }),
  };
};

const algorithms: { readonly [name: string]: string } = {
  sha1: "SHA-1",
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
};

/** Converts Subresource Integrity's base64 to CycloneDX's hexadecimal digits. */
const hashOf = (integrity: string) => {
  const [name = "", digest = ""] = integrity.split(/-(.*)/s);
  const alg = algorithms[name];
  if (alg === undefined) throw new Error(`The lockfile has a digest that is not known: ${integrity}`);
  return { alg, content: Buffer.from(digest, "base64").toString("hex") };
};

/** Lists each entry under every name that requests it. */
export const readLockfile = (text: string): ReadonlyMap<string, Locked> => {
  const found = new Map<string, Locked>();
  for (const block of text.split(/\n{2,}/)) {
    const [heading = "", ...lines] = block.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    if (!heading.endsWith(":")) continue;
    const asked = heading.slice(0, -1).split(", ").map(unquoted);
    const entry = entryOf(asked, lines);
    for (const each of asked) found.set(each, entry);
  }
  if (found.size === 0) throw new Error("The lockfile names nothing: print it by bun ./bun.lockb");
  return found;
};

const entryOf = ([asked = ""]: readonly string[], lines: readonly string[]): Locked => {
  const field = (name: string) =>
    unquoted(lines.find((line) => line.startsWith(`  ${name} `))?.slice(name.length + 3) ?? "");
  const version = field("version");
  const folder = version.startsWith("workspace:") ? version.slice("workspace:".length) : null;
  // An alias of ours has another name on the registry.
  const alias = /@npm:(.+)@[^@]+$/.exec(asked)?.[1];
  const needs = lines
    .filter((line) => line.startsWith("    "))
    .map((line) => {
      const [, name = "", range = ""] = /^ {4}("[^"]+"|\S+) "?([^"]*)"?$/.exec(line) ?? [];
      return `${unquoted(name)}@${range}`;
    });
  const integrity = field("integrity");
  // The first `@` may begin a scope. The next one ends the name.
  const name = alias ?? asked.slice(0, asked.indexOf("@", 1));
  return { name, version, folder, integrity: integrity === "" ? null : integrity, needs };
};

const unquoted = (text: string): string => text.replace(/^"(.*)"$/, "$1");
