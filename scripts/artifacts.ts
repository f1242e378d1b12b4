/**
 * `npm run release:artifacts [-- --registry ghcr.io/OWNER] [amd64] [arm64]`: makes what a release brings beside the
 * packages, from the images that `deploy/image/build.sh` built. Everything is final, digests too; only the push is left.
 */
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { asScript, mustRun, repository } from "./command.ts";

interface Published {
  readonly name: string;
  readonly digest: string;
}

export interface Artifacts {
  readonly version: string;
  readonly image: Published;
  readonly chart: Published;
}

const read = async (path: string): Promise<string> => readFile(join(repository, path), "utf8");

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/**
 * Makes an image for all processors, a chart that names it by digest, Compose files that do, and the bill of materials.
 * @throws {Error} if an image was not built or a file has changed its form
 */
export const makeArtifacts = async (out: string, registry: string, processors: readonly string[]) => {
  await rm(out, { recursive: true, force: true });
  await mkdir(join(out, "files"), { recursive: true });
  const { version }: { readonly version: string } = JSON.parse(await read("packages/server/package.json"));
  const archives = processors.map((each) => join(repository, `deploy/image/atlas-server-${version}-${each}.tar`));
  const image = { name: `${registry}/atlas-server`, digest: await makeImage(join(out, "image"), archives, processors) };
  const files = join(out, "files");
  const chart = { name: `${registry}/charts/atlas`, digest: await makeChart(out, files, image, version) };
  await makeCompose(out, files, image, version);
  await writeFile(join(files, "atlas-server.cdx.json"), await billOf(archives, join(out, "parts.json")));
  const made: Artifacts = { version, image, chart };
  await writeFile(join(out, "artifacts.json"), `${JSON.stringify(made, null, 2)}\n`);
  return made;
};

// The image: a list of one image for each processor, in the layout `dir` of skopeo. That of OCI would lose the health check.

const manifestType = "application/vnd.docker.distribution.manifest.v2+json";

const makeImage = async (folder: string, archives: readonly string[], processors: readonly string[]) => {
  const manifests: object[] = [];
  for (const [at, archive] of archives.entries()) {
    await stat(archive).catch(() => {
      throw new Error(`${archive} is missing: run deploy/image/build.sh ${processors[at]}`);
    });
    // Skopeo empties the folder that it writes to.
    const one = `${folder}-${processors[at]}`;
    const copy = ["skopeo", "copy", "--quiet", "--dest-compress", "--format=v2s2"];
    await mustRun([...copy, `docker-archive:${archive}`, `dir:${one}`]);
    const manifest = await readFile(join(one, "manifest.json"));
    const digest = sha256(manifest);
    await cp(one, folder, { recursive: true });
    await rm(one, { recursive: true });
    await writeFile(join(folder, `${digest}.manifest.json`), manifest);
    const platform = { architecture: processors[at], os: "linux" };
    manifests.push({ mediaType: manifestType, size: manifest.length, digest: `sha256:${digest}`, platform });
  }
  const mediaType = "application/vnd.docker.distribution.manifest.list.v2+json";
  const list = JSON.stringify({ schemaVersion: 2, mediaType, manifests });
  await writeFile(join(folder, "manifest.json"), list);
  return `sha256:${sha256(list)}`;
};

// The chart: a package as Helm makes it, and the same in an OCI layout as Helm pushes it.

const makeChart = async (out: string, files: string, image: Published, version: string): Promise<string> => {
  const folder = join(out, "unpacked/atlas");
  await cp(join(repository, "deploy/helm/atlas"), folder, { recursive: true });
  await rewrite(join(folder, "values.yaml"), [
    ["repository: localhost/atlas-server", `repository: ${image.name}`],
    ['digest: ""', `digest: ${image.digest}`],
  ]);
  const chartFile = join(folder, "Chart.yaml");
  await rewrite(chartFile, [
    [/^version: .*$/m, `version: ${version}`],
    [/^appVersion: .*$/m, `appVersion: ${version}`],
  ]);
  const packed = join(files, `atlas-${version}.tgz`);
  await pack(packed, join(out, "unpacked"), "atlas");
  const config = Bun.YAML.parse(await readFile(chartFile, "utf8"));
  const layers = { "application/vnd.cncf.helm.chart.content.v1.tar+gzip": await readFile(packed) };
  const about = { "org.opencontainers.image.title": "atlas", "org.opencontainers.image.version": version };
  return writeLayout(join(out, "chart"), JSON.stringify(config), layers, about);
};

const writeLayout = async (
  folder: string,
  config: string,
  layers: { readonly [type: string]: Uint8Array },
  annotations: object,
): Promise<string> => {
  const blobs = join(folder, "blobs/sha256");
  await mkdir(blobs, { recursive: true });
  const blob = async (mediaType: string, content: string | Uint8Array) => {
    const [bytes, digest] = [Buffer.from(content), sha256(content)];
    await writeFile(join(blobs, digest), bytes);
    return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
  };
  const ociManifest = "application/vnd.oci.image.manifest.v1+json";
  const manifest = {
    schemaVersion: 2,
    mediaType: ociManifest,
    config: await blob("application/vnd.cncf.helm.config.v1+json", config),
    layers: await Promise.all(Object.entries(layers).map(([type, bytes]) => blob(type, bytes))),
    annotations,
  };
  const found = await blob(ociManifest, JSON.stringify(manifest));
  await writeFile(join(folder, "oci-layout"), '{"imageLayoutVersion":"1.0.0"}');
  await writeFile(join(folder, "index.json"), JSON.stringify({ schemaVersion: 2, manifests: [found] }));
  return found.digest;
};

const makeCompose = async (out: string, files: string, image: Published, version: string): Promise<void> => {
  const folder = join(out, "unpacked/compose");
  // Only what is in the repository: a clone may have secrets beside it.
  const names = (await mustRun(["git", "ls-files", "deploy/compose"])).split("\n");
  for (const name of names) await cp(join(repository, name), join(folder, name.replace("deploy/compose/", "")));
  await rewrite(join(folder, "compose.yaml"), [
    [/localhost\/atlas-server:\$\{.*\}$/m, `${image.name}:${version}@${image.digest}`],
  ]);
  await pack(join(files, `atlas-compose-${version}.tar.gz`), join(out, "unpacked"), "compose");
};

const rewrite = async (file: string, changes: readonly (readonly [string | RegExp, string])[]): Promise<void> => {
  let text = await readFile(file, "utf8");
  for (const [from, to] of changes) {
    if (text.split(from).length !== 2) throw new Error(`${file} has not one ${String(from)}.`);
    text = text.replace(from, to);
  }
  await writeFile(file, text);
};

/** The same files make the same bytes. */
const pack = async (to: string, folder: string, name: string): Promise<void> => {
  const same = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner"];
  await mustRun(["tar", "--create", "--gzip", ...same, "--file", to, "--directory", folder, name]);
};

/** The parts of the image: those of this checkout, and the Debian packages that the image itself names. */
const billOf = async (archives: readonly string[], file: string): Promise<string> => {
  await mustRun(["bun", "scripts/sbom.ts", file]);
  const bill: { readonly components: readonly object[] } = JSON.parse(await readFile(file, "utf8"));
  const packages = (await Promise.all(archives.map(packagesIn))).flat();
  // Some are for all processors.
  const once = new Map(packages.map((each) => [each.purl, each])).values();
  return `${JSON.stringify({ ...bill, components: [...bill.components, ...once] }, null, 2)}\n`;
};

const packagesIn = async (archive: string) => {
  const inside = (...names: readonly string[]) => ["tar", "--extract", "--to-stdout", "--file", archive, ...names];
  const manifest = await mustRun(inside("manifest.json"));
  const [{ Layers: [layer = ""] = [] } = {}] = JSON.parse(manifest) as readonly { readonly Layers?: string[] }[];
  const named = "--wildcards 'var/lib/dpkg/status.d/*' usr/lib/os-release";
  const text = await mustRun(["sh", "-c", `${inside(layer).join(" ")} | tar --extract --to-stdout ${named}`]);
  const [, distribution = "debian"] = /^ID=(\w+)$/m.exec(text) ?? [];
  return text.split(/^(?=Package: )/m).flatMap((each) => {
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(each)?.[1] ?? "";
    const [name, version, architecture] = [field("Package"), field("Version"), field("Architecture")];
    if (name === "") return [];
    const purl = `pkg:deb/${distribution}/${name}@${encodeURIComponent(version)}?arch=${architecture}`;
    return [{ type: "library", "bom-ref": purl, name, version, purl }];
  });
};

if (import.meta.main)
  await asScript(async () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { registry: { type: "string" } } });
    const own = process.arch === "x64" ? "amd64" : process.arch;
    const processors = positionals.length === 0 ? [own] : positionals;
    const { registry = "ghcr.io/atlas-messaging" } = values;
    const { version, image, chart } = await makeArtifacts(join(repository, "artifacts"), registry, processors);
    console.log(`artifacts/ has ${version} for ${processors.join(" and ")}, ready to be pushed:`);
    for (const { name, digest } of [image, chart]) console.log(`  ${name}@${digest}`);
  });
